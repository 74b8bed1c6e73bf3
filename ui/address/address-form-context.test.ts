import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { anEntry } from './address.examples.ts';
import { addressFormContextOf, contextOf } from './address-form-context.server.ts';

const away = fails(new Fault('unavailable', 'countries'));
const book: GivenPorts['addressBooks'] = {
  entries: async () => [
    anEntry(),
    anEntry({ id: 'adr-be', address: anAddress({ country: 'BE' }) }),
    anEntry({ id: 'ctc', kind: 'contact', address: null }),
  ],
};
const offered = async (ports: GivenPorts, typed?: string) =>
  (await addressFormContextOf(aRequest({ ports }), typed)).countries;

const france = [{ code: 'FR', name: 'France' }];
const around = () =>
  addressFormContextOf(
    aRequest({ ports: { addressBooks: book, deliveries: { countries: async () => france } } }),
    'DE',
  );

test('a new address may be in every country that the backend delivers to, and in no other', async () => {
  expect(contextOf(await around(), null).countries).toEqual(france);
});

test('an address of the book is edited in its own country, although nothing is delivered there', async () => {
  expect(contextOf(await around(), 'adr-be').countries).toEqual([...france, { code: 'BE', name: 'Belgique' }]);
});

test('the countries are France, the typed one and those of the book, each once, when their list is away', async () => {
  expect(await offered({ addressBooks: book, deliveries: { countries: away } }, 'DE')).toEqual([
    { code: 'FR', name: 'France' },
    { code: 'DE', name: 'Allemagne' },
    { code: 'BE', name: 'Belgique' },
  ]);
});

test.each(['', 'de', 'DEU', 'XDE', 'DEx', undefined])('« %s » is no country, and breaks nothing', async (typed) => {
  const nothing = { addressBooks: { entries: away }, deliveries: { countries: away } };
  expect(await offered(nothing, typed)).toEqual([{ code: 'FR', name: 'France' }]);
});
