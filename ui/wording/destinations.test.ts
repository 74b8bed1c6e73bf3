import { expect, test } from 'vitest';
import { destinationChoices } from './destinations.ts';
import { wordingOf } from './wording.server.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const codes = ['CA', 'FR', 'DE', 'RE', 'BE', 'US', 'ES', 'IT', 'MQ', 'MA', 'CH', 'JP'];
const list = codes.map((code) => ({ code, name: code }));

test('a long list of destinations is in four parts: France, overseas, Europe and the rest of the world', () => {
  const choices = destinationChoices(list, fr);
  expect(choices.map(({ name, below = [] }) => `${name}: ${below.map(({ code }) => code).join(' ')}`)).toEqual([
    'France: FR',
    'Outre-mer: RE MQ',
    'Europe: DE BE ES IT CH',
    'Reste du monde: CA US MA JP',
  ]);
});

test('a country is marked when it has no postal codes, and no other is', () => {
  const marked = destinationChoices([...list, { code: 'HK', name: 'Hong Kong' }], fr).flatMap(
    ({ below = [] }) => below,
  );
  expect(marked.filter(({ postal }) => postal === 'none').map(({ code }) => code)).toEqual(['HK']);
});

test('a short list of destinations keeps its order, without headings', () => {
  expect(destinationChoices(list.slice(0, 3), fr)).toEqual(list.slice(0, 3));
});
