import { individual } from '../../journeys/purchase.ts';
import { expect, test } from './visitor.ts';

test('a link of another site to the end of the session asks first, without scripts', async ({ visitor }) => {
  await visitor.signsIn(individual);
  const isSignedIn = async () => {
    await visitor.opens('/mon-compte');
    return visitor.url.pathname === '/mon-compte';
  };
  for (const path of ['/deconnexion?redirect=%2Faide', '/deconnexion?expiree=1&redirect=%2Faide']) {
    await visitor.arrives(path, 'cross-site');
    expect([visitor.status, visitor.title]).toEqual([403, 'Voulez-vous vous déconnecter ?']);
    expect(await isSignedIn(), path).toBe(true);
  }
  await visitor.arrives('/deconnexion?redirect=%2Faide', 'cross-site');
  await visitor.follows('Rester connecté');
  expect(await isSignedIn()).toBe(true);
  await visitor.arrives('/deconnexion?redirect=%2Faide', 'cross-site');
  await visitor.follows('Me déconnecter');
  expect(visitor.at).toBe('/aide');
  expect(await isSignedIn()).toBe(false);
});
