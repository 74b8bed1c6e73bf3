import { expect, test } from 'vitest';
import { modeOf, partPath, proPath } from './mode.ts';

test.each([
  ['/', '/professionnel'],
  ['/boutique/c/timbres', '/professionnel/boutique/c/timbres'],
  ['/boutique/recherche?q=a&page=2#liste', '/professionnel/boutique/recherche?q=a&page=2#liste'],
  ['/?session=expiree', '/professionnel?session=expiree'],
  ['/#choix', '/professionnel#choix'],
])('%s is %s for professionals, and back', (part, pro) => {
  expect([modeOf(part), modeOf(pro)]).toEqual(['part', 'pro']);
  expect(proPath(part)).toBe(pro);
  expect([partPath(pro), partPath(part)]).toEqual([part, part]);
});

test('the prefix is a whole segment', () => {
  for (const path of ['/professionnels', '/professionnelle/aide', '/boutique/professionnel', '/PROFESSIONNEL']) {
    expect(modeOf(path)).toBe('part');
    expect(partPath(path)).toBe(path);
  }
  expect(partPath('/professionnel/')).toBe('/');
});
