import { expect, test } from 'vitest';
import { aScope, signedIn } from '#adapters/testing/shop.ts';
import { confirmInterest, interestsIn } from '#mocks/catalog/interests.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const portsIn = (testWorld = crypto.randomUUID()) => shop.portsFor(aScope({ testWorld }));
const email = 'nom@exemple.fr';

test('a product that is out of stock has the months that a stock notice lasts', async () => {
  expect(await portsIn().products.ofCode(fixedProducts.outOfStock)).toMatchObject({ stock: 'out', noticeMonths: 6 });
  expect(await portsIn().products.ofCode(fixedProducts.forwarding)).toMatchObject({ noticeMonths: null });
});

test('an address is to be confirmed, and asked for again with the same answer once it is', async () => {
  const world = crypto.randomUUID();
  const { stockNotices } = portsIn(world);
  const wanted = { code: fixedProducts.outOfStock, email };
  expect(await stockNotices.ask(wanted)).toBe('to-confirm');
  const interests = () => interestsIn(worldNamed(world)).all();
  expect(interests()).toMatchObject([{ email, isConfirmed: false }]);
  await confirmInterest(worldNamed(world), interests()[0]?.id ?? '');
  expect(await stockNotices.ask(wanted)).toBe('to-confirm');
  expect(await stockNotices.ask({ ...wanted, email: 'autre@exemple.fr' })).toBe('to-confirm');
  expect(interests().map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
});

test('the address of the account needs no confirmation, and an account confirms no stranger’s address', async () => {
  const account = 'particulier@exemple.fr';
  const { stockNotices } = shop.portsFor(signedIn(account, { testWorld: crypto.randomUUID() }));
  expect(await stockNotices.ask({ code: fixedProducts.outOfStock, email: account })).toBe('taken');
  expect(await stockNotices.ask({ code: fixedProducts.outOfStock, email })).toBe('to-confirm');
});

test.each([
  [fixedProducts.booklet, email, 'in-stock'],
  [fixedProducts.forwarding, email, 'in-stock'],
  [fixedProducts.outOfStock, 'nom@exemple', 'email'],
  ['inconnu', email, 'unknown-product'],
])('a stock notice for %s at %s is refused: %s', async (code, address, kind) => {
  expect(await portsIn().stockNotices.ask({ code, email: address })).toBe(kind);
});

test('a backend that fails is a fault', async () => {
  const world = crypto.randomUUID();
  setScenario({ operation: 'addProductInterest', effect: 'unavailable', world });
  await expect(portsIn(world).stockNotices.ask({ code: fixedProducts.outOfStock, email })).rejects.toMatchObject({
    name: 'Fault',
    kind: 'unavailable',
  });
  clearScenarios({ world });
});
