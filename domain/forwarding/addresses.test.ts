import { expect, test } from 'vitest';
import { officeFaults, takesPasted, withPasted } from './addresses.ts';
import { theForwardingAnswers, theForwardingOptions } from './examples.ts';

const pasted = { lastName: 'Ruiz', streetName: 'Calle Mayor 5', codePostal: '28013', city: 'Madrid', country: 'ES' };

const options = theForwardingOptions();

test('a pasted address abroad is told to be elsewhere, whether mail comes from there or goes there', () => {
  for (const party of ['from', 'to'] as const) {
    const next = withPasted(theForwardingAnswers(), { party, pasted, options });
    expect([next[`${party}.codePostal`], next[`${party}.city`]]).toEqual([undefined, 'Madrid']);
    expect(takesPasted(next, { party, pasted })).toBe(false);
  }
});

test('a pasted address brings its country to a contract for abroad', () => {
  const abroad = theForwardingAnswers({ offer: 'definitive-international-6' });
  const next = withPasted(abroad, { party: 'to', pasted: { ...pasted, country: 'BE' }, options });
  expect(next['to.country']).toBe('BE');
  expect(takesPasted(next, { party: 'to', pasted: { ...pasted, country: 'BE' } })).toBe(true);
});

test.each([
  ['75002', 'Lyon', ['Paris'], { 'to.city': { code: 'town', towns: 'Paris' } }],
  ['42000', 'St-Étienne', ['Saint-Étienne'], {}],
  ['75002', 'Lyon', [], {}],
  ['69002', 'Lyon 2e', ['Lyon'], {}],
  ['69002', 'LYON 02', ['Lyon'], {}],
  ['75002', 'Paris 2ème arrondissement', ['Paris'], {}],
  ['75002', 'Paris Cedex 02', ['Paris'], {}],
  ['12420', 'Argences', ['Argences en Aubrac'], {}],
  ['06250', 'Mougins le Haut', ['Mougins'], {}],
])('poste restante at %s %s, whose code has the towns %o, has the faults %o', async (code, city, towns, faults) => {
  const answers = theForwardingAnswers({ offer: 'restante-1', 'to.codePostal': code, 'to.city': city });
  expect(await officeFaults({ answers, options }, { towns: async () => towns })).toEqual(faults);
});
