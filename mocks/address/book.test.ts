import { describe, expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { SHOPPER } from '../records/shoppers.ts';

describe('an address book', () => {
  const account = '/address/part/account';
  interface Book {
    addresses: { id: string; defaultAddress: boolean; eligible: boolean; lastName: string }[];
    contacts: { id: string; address?: { town: string } }[];
  }
  const aShopper = (as = SHOPPER) => {
    const { call } = newBackend();
    return {
      book: async () => (await call<Book>('GET', account, { as })).body,
      ask: <Body>(method: string, path: string, body?: unknown) =>
        call<Body>(method, `${account}/addresses${path}`, { as, body }),
      usable: async () =>
        (await call<Book>('GET', '/users/current/addresses', { as })).body.addresses.map(({ id }) => id),
    };
  };
  const change = {
    firstName: 'Compte',
    lastName: 'Particulier',
    line1: '5 rue Haute',
    postalCode: '44000',
    town: 'Nantes',
    country: { isocode: 'FR' },
  };

  test('the demonstration’s address book has one entry in each state', async () => {
    const { addresses, contacts } = await aShopper().book();
    expect(
      addresses.map(({ id, defaultAddress, eligible, lastName }) => [id, defaultAddress, eligible, lastName !== '']),
    ).toEqual([
      ['adr-domicile', true, true, true],
      ['adr-vacances', false, true, true],
      ['adr-canada', false, false, true],
      ['adr-incomplete', false, true, false],
    ]);
    expect(contacts).toMatchObject([{ id: 'ctc-destinataire' }]);
    expect(contacts[0]).not.toHaveProperty('address');
  });

  test('an address book shares its usable addresses with the account of OCC', async () => {
    expect(await aShopper().usable()).toEqual(['adr-domicile', 'adr-vacances']);
  });

  test('an address book has one main address; the next one takes its place when it is removed', async () => {
    const { ask, book } = aShopper();
    await ask('PUT', '/adr-vacances/main');
    expect((await book()).addresses.filter((each) => each.defaultAddress).map(({ id }) => id)).toEqual([
      'adr-vacances',
    ]);
    await ask('PUT', '/adr-vacances', { ...change, defaultAddress: false });
    expect((await book()).addresses[0]).toMatchObject({ id: 'adr-vacances', defaultAddress: true });
    await ask('DELETE', '/adr-vacances');
    expect((await book()).addresses[0]).toMatchObject({ id: 'adr-domicile', defaultAddress: true });
  });

  test('an address book adds a postal address to a contact', async () => {
    const { ask, book, usable } = aShopper();
    await ask('PUT', '/ctc-destinataire', change);
    expect((await book()).contacts).toMatchObject([
      { id: 'ctc-destinataire', address: { town: 'Nantes', id: 'ctc-destinataire' } },
    ]);
    expect(await usable()).toContain('ctc-destinataire');
  });

  test('a full address book refuses new addresses, and its own can still be changed', async () => {
    const { ask } = aShopper('carnet-plein@exemple.fr');
    const refused = await ask<{ errors: unknown[] }>('POST', '', change);
    expect(refused.body.errors).toMatchObject([{ type: 'AddressBookFullError', subject: '100' }]);
    expect((await ask('PUT', '/adr-plein-7', change)).status).toBe(200);
    await ask('DELETE', '/adr-plein-8');
    expect((await ask('POST', '', change)).status).toBe(201);
  });

  test.each([
    [{ addressName: ' VACANCÉS ' }, 'DuplicateAddressNameError'],
    [{ postalCode: '99999' }, 'AddressNotEligibleError'],
    [{ country: { isocode: 'CA' } }, 'AddressNotEligibleError'],
    [{ lastName: ' ' }, 'ValidationError'],
    [{ line1: '' }, 'ValidationError'],
  ])('an address book refuses %o', async (over, type) => {
    const { ask } = aShopper();
    expect((await ask('POST', '', { ...change, ...over })).body).toMatchObject({ errors: [{ type }] });
  });
});
