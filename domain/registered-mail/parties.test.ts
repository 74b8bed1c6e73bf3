import { expect, test } from 'vitest';
import { theMailAnswers } from './examples.ts';
import { takesPasted, withPasted } from './parties.ts';

const pasted = { lastName: 'Ruiz', streetName: 'Calle Mayor 5', codePostal: '28013', city: 'Madrid', country: 'ES' };

test('a pasted address abroad fills the fields, and is told to be elsewhere than the sender or the destination', () => {
  for (const party of ['sender', 'recipient'] as const) {
    const next = withPasted(theMailAnswers({ destination: 'FR' }), { party, pasted });
    expect([next[`${party}.codePostal`], next[`${party}.city`]]).toEqual([undefined, 'Madrid']);
    expect(takesPasted(next, { party, pasted })).toBe(false);
  }
});

test('a pasted address of the chosen destination brings its postal code', () => {
  const next = withPasted(theMailAnswers({ destination: 'ES' }), { party: 'recipient', pasted });
  expect(next).toMatchObject({ 'recipient.codePostal': '28013', 'recipient.city': 'Madrid' });
  expect(takesPasted(next, { party: 'recipient', pasted })).toBe(true);
});

test.each(['sender', 'recipient'] as const)('a pasted address overseas is not the mainland’s of a %s', (party) => {
  for (const there of [
    { codePostal: '97111', city: 'Morne-à-l’Eau' },
    { codePostal: '98000', city: 'Monaco', country: 'MC' },
  ])
    expect(
      takesPasted(theMailAnswers({ destination: 'FR' }), { party, pasted: { ...there, lastName: 'Martin' } }),
    ).toBe(false);
  const lyon = { codePostal: '69002', city: 'Lyon', country: 'FR' };
  expect(takesPasted(theMailAnswers({ destination: 'FR' }), { party, pasted: lyon })).toBe(true);
});
