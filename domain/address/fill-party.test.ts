import { expect, test } from 'vitest';
import { pastedWithin } from './fill-party.ts';

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
