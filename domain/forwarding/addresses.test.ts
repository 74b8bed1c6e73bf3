import { expect, test } from 'vitest';
import { withPasted } from './addresses.ts';
import { theForwardingAnswers } from './examples.ts';

const pasted = { lastName: 'Ruiz', streetName: 'Calle Mayor 5', codePostal: '28013', city: 'Madrid', country: 'ES' };

test('a pasted address abroad does not become one in France, whether mail comes from there or goes there', () => {
  for (const party of ['from', 'to'] as const) {
    const next = withPasted(theForwardingAnswers(), { party, pasted });
    expect(next[`${party}.city`]).toBe('28013 Madrid');
    expect(next[`${party}.codePostal`]).toBeUndefined();
  }
});

test('a pasted address of the chosen country brings its postal code', () => {
  const next = withPasted(theForwardingAnswers({ 'to.country': 'ES' }), { party: 'to', pasted });
  expect(next).toMatchObject({ 'to.codePostal': '28013', 'to.city': 'Madrid' });
});
