import { expect, test } from 'vitest';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { fromAddress, toAddress, toEntries } from './address-mapping.ts';

test('an address is written in OCC’s words where OCC has one', () => {
  expect(fromAddress(aWholeAddress())).toMatchObject({
    titleCode: 'mr',
    firstName: 'firstName',
    lastName: 'lastName',
    companyName: 'companyName',
    line1: 'streetName',
    line2: 'additionalStreetName',
    postalCode: '69002',
    town: 'Lyon',
    country: { isocode: 'FR' },
    cellphone: '+33698765432',
    email: 'nom@domaine.fr',
    defaultAddress: true,
  });
});

test('absent fields of an address are not sent', () => {
  expect(fromAddress(anAddress({ civility: '', mobilePhone: '' }))).toEqual({
    firstName: 'Compte',
    lastName: 'Particulier',
    line1: "12 bis rue de l'Église",
    postalCode: '33380',
    town: 'Mios',
    country: { isocode: 'FR' },
    defaultAddress: false,
  });
});

test('a backend that knows a phone, another title or no name of the country is understood', () => {
  const wire = { ...fromAddress(anAddress({ mobilePhone: '' })), titleCode: 'dr', phone: '0556000000' };
  expect(toAddress(wire)).toMatchObject({ civility: '', mobilePhone: '0556000000', countryName: 'FR' });
});

test('a mobile phone is read before another phone', () => {
  const wire = { ...fromAddress(anAddress()), cellphone: '0612345678', phone: '0556000000' };
  expect(toAddress(wire).mobilePhone).toBe('0612345678');
});

test.each([
  ['Compte', 'Particulier', 'Compte Particulier'],
  ['', 'Particulier', 'Particulier'],
  ['Compte', '', 'Compte'],
])('a contact named « %s » « %s » without an address is « %s », and may be chosen', (firstName, lastName, name) => {
  expect(toEntries({ addresses: [], contacts: [{ id: 'ctc-1', firstName, lastName }] })).toEqual([
    { id: 'ctc-1', kind: 'contact', name, isPrimary: false, isEligible: true, address: null },
  ]);
});

test('a place without a street is OCC’s first line, which is never empty, and a place again when it is read', () => {
  const wire = fromAddress(anAddress({ streetName: '', additionalStreetName: 'BP 40012' }));
  expect(wire).toMatchObject({ line1: 'BP 40012', withoutStreet: true });
  expect(wire.line2).toBeUndefined();
  expect(toAddress(wire)).toMatchObject({ streetName: '', additionalStreetName: 'BP 40012' });
});

test('an address of which neither street nor place is known is no place, and nothing is made up for it', () => {
  expect(fromAddress(anAddress({ streetName: '', additionalStreetName: '' }))).not.toHaveProperty('withoutStreet');
  const { line1, ...untold } = fromAddress(anAddress());
  for (const wire of [untold, { ...untold, withoutStreet: true }])
    expect(toAddress(wire)).toMatchObject({ streetName: '', additionalStreetName: '' });
});

test('the verification mark comes back as it was sent; without a mark the address counts as checked', () => {
  const there = (isVerified: boolean) => fromAddress(anAddress({ isVerified }));
  expect([there(true).verified, there(false).verified]).toEqual([undefined, false]);
  expect([there(true), there(false)].map((wire) => toAddress(wire).isVerified)).toEqual([true, false]);
});
