import { expect, test } from 'vitest';
import { pastedWithin, withPastedParty } from './fill-party.ts';

const madrid = { lastName: 'Ruiz', codePostal: '28013', city: 'Madrid', country: 'ES' };

test.each([
  ['FR', madrid, { codePostal: '', city: '28013 Madrid' }],
  [undefined, madrid, { codePostal: '', city: '28013 Madrid' }],
  ['ES', madrid, { codePostal: '28013', city: 'Madrid' }],
  ['FR', { ...madrid, country: 'GP' }, { codePostal: '28013', city: 'Madrid' }],
  ['ES', { ...madrid, country: 'FR' }, { codePostal: '', city: '28013 Madrid' }],
])('where the page asks for an address in %s, %o brings %o', (country, pasted, place) => {
  expect(pastedWithin(pasted, country)).toMatchObject(place);
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
