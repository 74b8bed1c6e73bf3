import { expect, test } from 'vitest';
import { inOtherMode, pathsOf } from './paths.ts';
import { routeTable } from './route-table.ts';

test('every path of the shop reads as the specification writes it; a new one by `npx vitest run --config vitest.node.config.ts ui/routing -u`', () => {
  expect(routeTable.map(({ name, path }) => `${name} ${path}`)).toMatchSnapshot();
});

test('the professional version has the same path below /professionnel', () => {
  expect(pathsOf('part').home()).toBe('/');
  expect(pathsOf('pro').home()).toBe('/professionnel');
  expect(pathsOf('pro').plp({ code: 'timbres' })).toBe('/professionnel/boutique/c/timbres');
  expect(pathsOf('pro').signIn({ redirect: '/checkout/livraison' })).toBe(
    '/professionnel/ecom/connexion?redirect=%2Fcheckout%2Flivraison',
  );
});

test('a name in a path is encoded, so that it cannot leave its segment', () => {
  expect(pathsOf('part').product({ slug: 'a/../b', code: '?x' })).toBe('/boutique/a%2F..%2Fb/p/%3Fx');
});

test('a page leads to its variant in the other mode and back', () => {
  for (const { path } of routeTable.filter(({ proVariant, kind }) => proVariant && kind !== 'endpoint')) {
    const there = inOtherMode(path, 'part');
    expect(inOtherMode(there, 'pro')).toBe(path);
  }
  expect(inOtherMode('/boutique/recherche?q=a%3Fb&page=2', 'part')).toBe(
    '/professionnel/boutique/recherche?q=a%3Fb&page=2',
  );
});

test.each([
  ['/professionnel/mon-timbre-en-ligne/logo/parcours/choix', 'pro', '/'],
  ['/ecom/e-service/colis/CMD-1/labels', 'part', '/professionnel'],
  ['/ecom/connexion', 'part', '/professionnel'],
  ['/nulle-part', 'part', '/professionnel'],
  ['/professionnel/nulle-part', 'pro', '/'],
] as const)('%s has no variant in the other mode, so that it leads to the other home', (path, mode, home) => {
  expect(inOtherMode(path, mode)).toBe(home);
});
