import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { anyCharacter } from '#tests/shared/any-character.ts';
import { type Paths, pathsOf } from '../paths.ts';
import { fieldsOf, type QueryOf, type QueryRoute, queryOf, searchOf } from './queries.ts';
import { type DeclaredQuery, queries } from './query-table.ts';

const search = (text: string) => new URLSearchParams(text);
const routes = Object.entries<DeclaredQuery>(queries).map(([name, query]) => ({
  name: name as QueryRoute,
  urlNames: Object.entries(query).map(([key, { urlName = key }]) => urlName),
}));

/** Text that people, browsers and other programs might write, with reserved signs and words of the shop. */
const words = [
  'modifier',
  'ajoutee',
  'part',
  'pro',
  '1',
  '0',
  '12',
  '33380',
  'FR',
  'CMD-26-000123',
  'c5:a:b',
  'refused',
];
const odd = [
  '',
  ' ',
  'a\u0000b',
  '\ud83d',
  '%zz',
  '//evil.example',
  '/checkout/livraison?a=1#b',
  '6A 1560 2676 300',
  'ab.mode.3',
];
const anyText = fc.oneof(
  fc.constantFrom(...words, ...odd, '3202005.no-stock.2', 'enregistre', 'access_denied', 'signalement', 'inconnue'),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.string({ maxLength: 20 }),
  fc.nat().map(String),
);

describe.each(routes)('the query of $name', ({ name, urlNames }) => {
  const read = (address: string) => queryOf(name, search(address));

  test('a query is read from an address as it was written, for every legal value', () => {
    const given = fc.record(Object.fromEntries(urlNames.map((key) => [key, fc.array(anyText, { maxLength: 3 })])));
    fc.assert(
      fc.property(given, (texts) => {
        const written = Object.entries(texts).flatMap(([key, all]) => all.map((one) => [key, one]));
        const legal = queryOf(name, new URLSearchParams(written));
        expect(read(searchOf(name, legal))).toEqual(legal);
      }),
    );
  });

  test('a query is read without control characters, and with a limited length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const key of urlNames) {
          const asked = Object.values(queryOf(name, new URLSearchParams([[key, text]])));
          expect(asked.flat(2).join(' ')).not.toMatch(/[\u0000-\u001f\u007f]/);
        }
      }),
    );
    for (const key of urlNames)
      expect(searchOf(name, queryOf(name, new URLSearchParams([[key, 'x'.repeat(5000)]]))).length).toBeLessThan(250);
  });

  test('a query is empty where the address has none', () => {
    expect(searchOf(name, queryOf(name))).toBe('');
    expect(queryOf(name)).toEqual(read('?neverHeardOf=1&constructor=1&__proto__=1'));
  });
});

test('a page reads the values that it declares, and no others', () => {
  expect(queryOf('delivery', search('note=ajoutee&adresse=modifier&toutes=1&nombre=16'))).toMatchObject({
    note: 'ajoutee',
    address: 'modifier',
    all: true,
    count: 16,
    entry: null,
  });
  expect(queryOf('delivery', search('note=x&adresse=&toutes=oui&nombre=101&ville=Ly%00on&motif=solde'))).toEqual({
    ...queryOf('delivery'),
    city: 'Ly on',
  });
});

test('the first value of a name counts, and of a list as many as it may have', () => {
  expect(queryOf('payment', search('motif=solde&motif=mode')).reason).toBe('solde');
  const facets = Array.from({ length: 40 }, (_, place) => `f=format:${place}`).join('&');
  expect(queryOf('search', search(`${facets}&f=format&f=:c5`)).f).toHaveLength(30);
});

test('typed text is read with single spaces, and cut between two characters', () => {
  expect(queryOf('search', search('q=++carnet+++rouge%0A')).q).toBe('carnet rouge');
  expect(queryOf('search', new URLSearchParams({ q: `${'x'.repeat(199)}🎁` })).q).toBe('x'.repeat(199));
});

test('an empty postal code is read as empty, and any other empty text as absent', () => {
  expect(queryOf('delivery', search('cp=&ville=+'))).toMatchObject({ postalCode: '', city: null });
  expect(pathsOf('part').delivery({ postalCode: '', city: '' })).toBe('/checkout/livraison?cp=');
});

test.each([
  ['n° CMD-26-1', 'CMD-26-1'],
  ['#CMD\u201126\u20131', 'CMD-26-1'],
  ['Commande CMD\u201126\u20111', 'CMD-26-1'],
  ['N° de commande CMD-26-1', 'CMD-26-1'],
  ['prêt\u2011à\u2011poster 20 g', 'prêt-à-poster 20 g'],
  ['enveloppe – lot de 100', 'enveloppe – lot de 100'],
])('orders are searched by « %s » as by « %s »', (typed, searched) => {
  expect(queryOf('orderList', new URLSearchParams({ q: typed })).q).toBe(searched);
});

test('the days of a search are read as people write them, and one that the calendar has not is absent', () => {
  expect(queryOf('orderList', search('du=01/11/2026&au=٣٠/11/2026'))).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(queryOf('orderList', search('du=31/04/2026&au=2026-02-30'))).toMatchObject({ from: null, to: null });
});

test('a redirect leads to a page of the shop only', () => {
  const redirect = (to: string) => queryOf('signIn', new URLSearchParams({ redirect: to })).redirect;
  expect(redirect('/checkout/livraison?adresse=modifier')).toBe('/checkout/livraison?adresse=modifier');
  for (const other of ['https://evil.example', '//evil.example', '/%2F/evil.example', 'compte'])
    expect(redirect(other)).toBeNull();
});

test('parameters stand in the order of their declaration, without what is empty', () => {
  const { delivery, payment } = pathsOf('part');
  expect(delivery({ note: 'modifiee', entry: 'adr-2', address: 'modifier' })).toBe(
    '/checkout/livraison?adresse=modifier&entree=adr-2&note=modifiee',
  );
  expect(payment({ reason: 'solde', choice: '', note: null })).toBe('/checkout/paiement?motif=solde');
  expect(delivery({})).toBe('/checkout/livraison');
});

test('a form that leads to a page carries its query in fields', () => {
  expect(fieldsOf('delivery', { pickupOf: 'boutique', tries: 2, city: '' })).toEqual({
    retrait: 'boutique',
    essai: '2',
  });
});

test('no address can be written that its page would not understand', () => {
  type Delivery = Parameters<Paths['delivery']>[0];
  expectTypeOf<{ note: 'ajoutee'; count: 16 }>().toExtend<Delivery>();
  expectTypeOf<{ note: 'x' }>().not.toExtend<Delivery>();
  expectTypeOf<{ notes: 'ajoutee' }>().not.toExtend<Delivery>();
  expectTypeOf<{ count: '16' }>().not.toExtend<Delivery>();
  expectTypeOf<{ reason: string }>().not.toExtend<QueryOf<'payment'>>();
  expectTypeOf<Paths['help']>().parameters.toEqualTypeOf<[]>();
  expectTypeOf<Paths['stampsFile']>().parameters.toEqualTypeOf<[params: { code: string }]>();
});

test('the values of a query have the types of their declaration', () => {
  expectTypeOf(queryOf('paymentReturn')).toEqualTypeOf<{
    readonly payment: string | null;
    readonly cart: string | null;
    readonly tries: number | null;
    readonly reason: 'autre' | null;
  }>();
  expectTypeOf(queryOf('cookies').choice).toEqualTypeOf<'enregistre' | null>();
  expectTypeOf(queryOf('cart').leftOut[0]).toEqualTypeOf<
    [string, 'no-stock' | 'less-stock' | 'maximum' | 'unavailable' | 'to-compose', number] | undefined
  >();
});
