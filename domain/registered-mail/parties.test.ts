import { expect, test } from 'vitest';
import { theMailAnswers } from './examples.ts';
import { withPasted } from './parties.ts';

const pasted = { lastName: 'Ruiz', streetName: 'Calle Mayor 5', codePostal: '28013', city: 'Madrid', country: 'ES' };

test('a pasted address abroad does not become one in France, for the sender nor for a recipient in France', () => {
  for (const party of ['sender', 'recipient'] as const) {
    const next = withPasted(theMailAnswers({ destination: 'FR' }), { party, pasted });
    expect(next).toMatchObject({ [`${party}.lastName`]: 'Ruiz', [`${party}.city`]: '28013 Madrid' });
    expect(next[`${party}.codePostal`]).toBeUndefined();
  }
});

test('a pasted address of the chosen destination brings its postal code', () => {
  const next = withPasted(theMailAnswers({ destination: 'ES' }), { party: 'recipient', pasted });
  expect(next).toMatchObject({ 'recipient.codePostal': '28013', 'recipient.city': 'Madrid' });
});
