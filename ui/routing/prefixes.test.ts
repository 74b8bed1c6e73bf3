import { expect, test } from 'vitest';
import { isLaterPath, isPublicPath, leavesTheShop } from './prefixes.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable, variantsOf } from './route-table.ts';

const addresses = (routeTable as readonly RouteEntry[]).flatMap((entry) =>
  variantsOf(entry).map(({ id, path }) => ({ ...entry, id, path })),
);

test.each(addresses)('a link to $id is followed by the router only if there is a page of ours', ({ path, kind }) => {
  expect(leavesTheShop(path)).toBe(kind === 'externalRedirect' || kind === 'endpoint');
});

test.each(addresses)('$id is fetched before it is wanted only if it is nobody’s own', ({ path, kind, guard }) => {
  if (kind === 'public') expect(isPublicPath(path)).toBe(true);
  if (guard === 'signedIn') expect(isPublicPath(path)).toBe(false);
});

test('a prefix is made of whole segments', () => {
  for (const path of ['/checkout', '/professionnel/checkout/livraison', '/ecom/visiteur'])
    expect(isPublicPath(path)).toBe(false);
  for (const path of ['/', '/professionnel', '/checkouts', '/boutique/checkout', '/professionnels/checkout'])
    expect(isPublicPath(path)).toBe(true);
});

test('a file is the browser’s business', () => {
  expect(leavesTheShop('/medias/conditions.pdf')).toBe(true);
  expect(leavesTheShop('/mediatheque')).toBe(false);
});

test('nobody lands first on a purchase or behind an endpoint', () => {
  expect(['/checkout/paiement', '/professionnel/checkout/recapitulatif', '/ecom/connexion'].every(isLaterPath)).toBe(
    true,
  );
  expect(['/', '/mes-commandes/detail/:code', '/*'].some(isLaterPath)).toBe(false);
});
