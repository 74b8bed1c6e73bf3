import { describe, expect, test } from 'vitest';
import { identityForTests, minute, pass, signedIn } from '#tests/shared/identity.ts';

const { aShop, tokenCalls } = identityForTests();

describe('the access token', () => {
  test('the access token stays the same while it lasts', async () => {
    const shop = aShop();
    const session = await shop.signIns.open(await signedIn(shop));
    const calls = tokenCalls();
    const first = await session?.accessToken();
    pass(9 * minute);
    expect(await session?.accessToken()).toBe(first);
    expect(calls()).toBe(0);
  });

  test('the access token is renewed once for ten simultaneous calls of two requests', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    const sessions = await Promise.all([shop.signIns.open(id), shop.signIns.open(id)]);
    const before = await sessions[0]?.accessToken();
    pass(9.6 * minute);
    const calls = tokenCalls();
    const tokens = await Promise.all(Array.from({ length: 10 }, async (_, at) => sessions[at % 2]?.accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^eyJ/);
    expect(tokens[0]).not.toBe(before);
    expect(calls()).toBe(1);
    expect(await sessions[1]?.accessToken()).toBe(tokens[0]);
    expect(calls()).toBe(1);
  });

  test('the access token is renewed once by two processes that share the records', async () => {
    const shop = aShop();
    const other = aShop({}, shop.records);
    const id = await signedIn(shop);
    pass(10 * minute);
    const sessions = await Promise.all([shop.signIns.open(id), other.signIns.open(id)]);
    const calls = tokenCalls();
    const [one, two] = await Promise.all(sessions.map(async (session) => session?.accessToken()));
    expect(one).toMatch(/^eyJ/);
    expect(two).toBe(one);
    expect(calls()).toBe(1);
  });

  test('the access token is refreshed repeatedly for the same shopper', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    for (let times = 0; times < 3; times += 1) {
      pass(10 * minute);
      expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
    }
    expect((await shop.signIns.open(id))?.shopper.email).toBe('particulier@exemple.fr');
  });

  test('the access token is null when the provider refuses to renew it, and the session ends', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    await shop.records.change('session', { refreshToken: 'revoked' });
    const session = await shop.signIns.open(id);
    pass(10 * minute);
    expect(await session?.accessToken()).toBeNull();
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('renewed by one request is not lost to another that read the record before', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    pass(10 * minute);
    const { store } = shop.records;
    const read = store.get;
    store.get = async (key) => {
      const old = await read(key);
      store.get = read;
      await (await shop.signIns.open(id))?.accessToken();
      return old;
    };
    await shop.signIns.open(id);
    pass(10 * minute);
    expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
  });
});

test('a session that is looked at ends when it would have, and one that is asked for lasts longer', async () => {
  const shop = aShop();
  const [looked, asked] = [await signedIn(shop), await signedIn(shop)];
  pass(20 * minute);
  await shop.signIns.open(looked, { prolongs: false });
  await shop.signIns.open(asked);
  pass(11 * minute);
  expect([await shop.signIns.open(looked), (await shop.signIns.open(asked))?.shopper.email]).toEqual([
    null,
    'particulier@exemple.fr',
  ]);
});
