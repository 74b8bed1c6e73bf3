import { expect, test } from 'vitest';
import type { Address } from '#domain/address/address.ts';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, fails } from '#ui/request/request.examples.ts';
import { anEntry } from './address.examples.ts';
import { bookCare } from './address-book-actions.server.ts';

const care = bookCare((_, { entry, note }) => `/carnet/${entry}/${note}`);
const abroad = { country: 'BE', countryName: 'Belgique', codePostal: '1000' };

test.each<[string, Address]>([
  ['in every field', aWholeAddress()],
  ['unchecked', aWholeAddress({ isVerified: false, isPrimary: false })],
  ['with a number of a telephone that is no mobile', anAddress({ mobilePhone: '0556010203' })],
  ['in its country, though the list of countries is away', anAddress({ ...abroad, mobilePhone: '+33612345678' })],
])('an address that was deleted comes back as it was: %s', async (_, address) => {
  const book = [anEntry({ address })];
  const added: Address[] = [];
  const context = aRequest({
    ports: {
      addressBooks: {
        entries: async () => [...book],
        remove: async () => (book.pop(), 'removed'),
        add: async (one) => (added.push(one), { id: 'adr-2' }),
      },
      deliveries: { countries: fails(new Fault('unavailable', 'countries')) },
    },
  });
  const removed = await care.remove(context, 'adr-domicile');
  const hidden = removed.kind === 'displayed' ? removed.state?.undo.hidden : {};
  expect(await care.restore.save(context, aForm({ ...hidden }))).toMatchObject({ to: '/carnet/adr-2/retablie' });
  expect(added).toEqual([{ ...address, id: null }]);
});

test('an address that the backend would not take again is deleted for good, and offers no undo', async () => {
  const entries = [anEntry({ address: anAddress({ lastName: '' }) })];
  const context = aRequest({
    ports: { addressBooks: { entries: async () => entries, remove: async () => 'removed' } },
  });
  expect(await care.remove(context, 'adr-domicile')).toMatchObject({
    kind: 'displayed',
    state: null,
    notices: [{ tone: 'success', text: expect.stringContaining('supprimée') }],
  });
});

test('an address that could not be deleted says that it was not deleted', async () => {
  const remove = fails(new Fault('unavailable', 'removeAccountAddress'));
  const context = aRequest({ ports: { addressBooks: { entries: async () => [anEntry()], remove } } });
  expect(await care.remove(context, 'adr-domicile')).toMatchObject({
    kind: 'failed',
    notices: [{ tone: 'error', text: 'Votre adresse n’a pas pu être supprimée, veuillez réessayer.' }],
  });
});
