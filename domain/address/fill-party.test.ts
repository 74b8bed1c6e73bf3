import { expect, test } from 'vitest';
import { fitsCountry, pastedWithin, withPastedParty } from './fill-party.ts';

test.each([
  [true, undefined, 'FR'],
  [true, undefined, 'ES'],
  [false, 'ES', undefined],
  [false, 'ES', 'FR'],
  [true, 'ES', 'ES'],
  [true, 'GP', 'FR'],
  [false, 'FR', 'ES'],
])('that it fits is %s of an address in %s where the page asks for one in %s', (fits, country, wanted) => {
  expect(fitsCountry({ city: 'Sens', ...(country && { country }) }, wanted)).toBe(fits);
});

test.each([
  ['FR', '1000', 'BE', '1000'],
  ['FR', '10115', 'DE', ''],
  ['ES', '69002', 'FR', ''],
  ['DE', '10115', 'DE', '10115'],
])('where the page asks for one in %s, the code %s of %s is filled in as « %s »', (wanted, code, country, filled) => {
  expect(pastedWithin({ codePostal: code, city: 'Sens', country }, wanted)).toMatchObject({
    codePostal: filled,
    city: 'Sens',
  });
});

const fields = ['firstName', 'lastName', 'email', 'city'] as const;
const typed = { 'to.lastName': 'Martin', 'to.email': 'destinataire@exemple.fr' };

test.each([
  ['an e-mail address stays with the same person', { lastName: 'MARTIN', city: 'Lyon' }, 'destinataire@exemple.fr'],
  ['an e-mail address stays where a paste has no name', { city: 'Lyon' }, 'destinataire@exemple.fr'],
  ['somebody else does not get the e-mail address of who was there before', { lastName: 'Roux' }, undefined],
])('%s', (_, pasted, email) => {
  expect(withPastedParty<keyof typeof typed>(typed, { party: 'to', fields, pasted })['to.email']).toBe(email);
});
