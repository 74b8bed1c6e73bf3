import { expect, test } from 'vitest';
import { isLaterPath, isPublicPath, leavesTheShop } from './prefixes.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './route-table.ts';
import { variantsOf } from './variants.ts';

const addresses = (routeTable as readonly RouteEntry[]).flatMap((entry) =>
  variantsOf(entry).map(({ id, path }) => ({ ...entry, id, path })),
);

test.each(addresses)('a link to $id is followed by the router only if the shop has a page there', ({ path, kind }) => {
  expect(leavesTheShop(path)).toBe(kind === 'externalRedirect' || kind === 'endpoint');
});

test.each(addresses)('$id may be kept for everybody unless it is a page of a session', ({ path, kind, guard }) => {
  if (kind === 'public') expect(isPublicPath(path)).toBe(true);
  if (guard === 'signedIn') expect(isPublicPath(path)).toBe(false);
});

test('a prefix is made of whole segments', () => {
  for (const path of ['/checkout', '/professionnel/checkout/livraison', '/ecom/visiteur'])
    expect(isPublicPath(path)).toBe(false);
  for (const path of ['/', '/professionnel', '/checkouts', '/boutique/checkout', '/professionnels/checkout'])
    expect(isPublicPath(path)).toBe(true);
});

test('a link to a file is left to the browser', () => {
  expect(leavesTheShop('/medias/conditions.pdf')).toBe(true);
  expect(leavesTheShop('/mediatheque')).toBe(false);
});

test('no visit begins on a page of a purchase or on an endpoint', () => {
  expect(['/checkout/paiement', '/professionnel/checkout/recapitulatif', '/ecom/connexion'].every(isLaterPath)).toBe(
    true,
  );
  expect(['/', '/mes-commandes/detail/:code', '/*'].some(isLaterPath)).toBe(false);
});
