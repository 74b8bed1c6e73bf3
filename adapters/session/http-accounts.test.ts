import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();

async function holderAt(url: string) {
  const shop = shopOn(url);
  try {
    return await shop.portsFor(signedIn('particulier@exemple.fr')).accounts.holder();
  } finally {
    await shop.close();
  }
}

test('the holder of an account has civility, names and a main address', async () => {
  expect(await holderAt(`${backend.url}/occ/ecommerce`)).toMatchObject({
    civility: 'mrs',
    firstName: 'Compte',
    lastName: 'Particulier',
    address: { streetName: '12 rue de la République', isPrimary: true },
  });
});

test('an account that says little has an unknown civility and no address', async () => {
  server.play(json({ uid: 'compte', titleCode: 'dr' }));
  expect(await holderAt(server.url)).toEqual({
    id: 'compte',
    civility: '',
    firstName: '',
    lastName: '',
    address: null,
    connection: null,
    company: null,
  });
});

test.each([
  [{ titleCode: 'mr', sex: 'F' }, 'mr'],
  [{ titleCode: 'MRS' }, 'mrs'],
  [{ sex: 'F' }, 'mrs'],
  [{ titleCode: 'dr', sex: 'm' }, 'mr'],
  [{ sex: 'X' }, ''],
])('the civility of %j is « %s »: the sex stands for it where there is none', async (user, civility) => {
  server.play(json({ uid: 'compte', ...user }));
  expect((await holderAt(server.url)).civility).toBe(civility);
});

test.each([
  [
    { name: 'PASSWORD', mfaMethod: 'SMS' },
    { method: 'password', secondFactor: 'sms' },
  ],
  [{ name: 'digital_identity' }, { method: 'digital-identity', secondFactor: null }],
  [
    { name: 'PASSKEY', mfaMethod: 'KEY' },
    { method: 'other', secondFactor: 'other' },
  ],
  [{}, { method: 'other', secondFactor: null }],
])('a sign-in by %j is read as %j', async (connectionMethod, connection) => {
  server.play(json({ uid: 'compte', connectionMethod }));
  expect((await holderAt(server.url)).connection).toEqual(connection);
});
