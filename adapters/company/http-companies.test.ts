import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();

async function companyOf(email: string, url = `${backend.url}/occ/ecommerce`) {
  const shop = shopOn(url);
  try {
    return await shop.portsFor(signedIn(email, { mode: 'pro' })).companies.mine();
  } finally {
    await shop.close();
  }
}

test.each([
  ['pro-certifie', 'active'],
  ['pro-en-cours', 'pending'],
  ['pro-sans-demande', 'inactive'],
])('the company of %s has the certification that the backend says', async (name, certification) => {
  expect(await companyOf(`${name}@exemple.fr`)).toMatchObject({ id: `ent-${name}`, certification });
});

test('the case of its letters changes no certification', async () => {
  server.play(json({ uid: 'pro', legalEntity: { id: 'ent-1', certificationStatus: 'ACTIVE' } }));
  expect(await companyOf('pro@exemple.fr', server.url)).toMatchObject({ certification: 'active' });
});

test('an individual buys for no company', async () => {
  expect(await companyOf('particulier@exemple.fr')).toBeNull();
});

test.each(['suspended', '', undefined])(
  'a certification « %s » is one that this shop does not know',
  async (status) => {
    server.play(json({ uid: 'pro', legalEntity: { id: 'ent-1', certificationStatus: status } }));
    expect(await companyOf('pro@exemple.fr', server.url)).toEqual({
      id: 'ent-1',
      name: null,
      siret: null,
      certification: null,
    });
  },
);

test('an expired token ends the session of a company', async () => {
  server.play(json({ errors: [{ type: 'InvalidTokenError' }] }, 401));
  await expect(companyOf('pro@exemple.fr', server.url)).rejects.toMatchObject({ kind: 'signed-out' });
});
