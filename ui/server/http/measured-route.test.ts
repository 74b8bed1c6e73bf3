import { expect, test } from 'vitest';
import { measuredRoutes } from './measured-route.ts';

const measuredRouteOf = measuredRoutes(['favicon.svg', 'healthz', '.well-known/security.txt']);

test.each([
  ['/', 'home', '/'],
  ['/professionnel', 'homePro', '/professionnel'],
  ['/boutique/c/timbres', 'plp', '/boutique/c/:code'],
  ['/professionnel/boutique/c/timbres', 'plpPro', '/professionnel/boutique/c/:code'],
  ['/boutique/c/timbres.data', 'plp', '/boutique/c/:code'],
  ['/_.data', 'home', '/'],
  ['/_root.data', 'home', '/'],
  ['/professionnel/_.data', 'homePro', '/professionnel'],
  ['/ecom/connexion', 'signIn', '/ecom/connexion'],
  ['/assets/home-Bk3x9Yz1.js', 'asset', '/assets/*'],
  ['/medias/1126001', 'media', '/medias/:name'],
  ['/favicon.svg', 'file', '/favicon.svg'],
  ['/.well-known/security.txt', 'file', '/.well-known/security.txt'],
  ['/quelqu-un@exemple.fr', 'catchAll', '*'],
  ['/%0d%0aforged', 'catchAll', '*'],
])('%s is counted as %s', (path, id, pattern) => {
  expect(measuredRouteOf(path)).toMatchObject({ id, pattern });
});

test('the health checks of a load balancer are marked', () => {
  expect(measuredRouteOf('/healthz').isCheck).toBe(true);
  expect(measuredRouteOf('/').isCheck).toBeFalsy();
});

test('any number of addresses gives only a few hundred measured routes', () => {
  const asked = Array.from({ length: 500 }, (_, each) => [
    `/boutique/c/c${each}`,
    `/x${each}`,
    `/medias/m${each}`,
  ]).flat();
  expect(new Set(asked.map((path) => measuredRouteOf(path).id)).size).toBe(3);
});
