import { expect, test } from 'vitest';
import type { ErrorView } from '#ui/request/error/error.view.ts';
import { aRequest, argsOf, ledTo, noSession } from '#ui/request/request.examples.ts';
import { loader } from './other-profile.route.ts';

const path = '/ecom/autre-profil?mode=pro&redirect=/professionnel/checkout/livraison';

test('a shopper with the other profile’s account signs in with another one, and is led on from there', async () => {
  const thrown: unknown = await loader(argsOf(aRequest({ mode: 'pro' }), { path })).catch((error: unknown) => error);
  const { data, init } = thrown as { data: ErrorView; init: ResponseInit };
  expect(init.status).toBe(403);
  const ways = JSON.stringify(data);
  expect(ways).toContain('redirect=%2Fprofessionnel%2Fcheckout%2Flivraison');
  expect(ways).toContain('autre=');
});

test('a visitor without a session signs in first, and one with the right profile is led on', async () => {
  const visitor = aRequest({ mode: 'pro', session: noSession });
  expect(await ledTo(loader(argsOf(visitor, { path })))).toMatch(
    /^\/ecom\/connexion\?redirect=%2Fprofessionnel%2Fcheckout%2Flivraison&fallback=%2Fprofessionnel&profile=pro$/,
  );
  const own = '/ecom/autre-profil?mode=part&redirect=/checkout/livraison';
  expect(await ledTo(loader(argsOf(aRequest(), { path: own })))).toBe('/checkout/livraison');
});
