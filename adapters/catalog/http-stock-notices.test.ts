import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const portsIn = (testWorld = crypto.randomUUID()) => shop.portsFor(aScope({ testWorld }));
const email = 'nom@exemple.fr';

test('what is out of stock says how long an address waits for it', async () => {
  expect(await portsIn().products.ofCode(knownProducts.outOfStock)).toMatchObject({ stock: 'out', noticeMonths: 6 });
  expect(await portsIn().products.ofCode(knownProducts.forwarding)).toMatchObject({ noticeMonths: null });
});

test('an address is taken, and taken again with the same answer', async () => {
  const { stockNotices } = portsIn();
  const wanted = { code: knownProducts.outOfStock, email };
  expect(await stockNotices.ask(wanted)).toBe('taken');
  expect(await stockNotices.ask(wanted)).toBe('taken');
  expect(await stockNotices.ask({ ...wanted, email: 'autre@exemple.fr' })).toBe('taken');
});

test.each([
  [knownProducts.booklet, email, 'in-stock'],
  [knownProducts.forwarding, email, 'in-stock'],
  [knownProducts.outOfStock, 'nom@exemple', 'email'],
  ['inconnu', email, 'unknown-product'],
])('for %s, %s is refused: %s', async (code, address, kind) => {
  expect(await portsIn().stockNotices.ask({ code, email: address })).toBe(kind);
});

test('a backend that fails is a fault', async () => {
  const world = crypto.randomUUID();
  setScenario({ operation: 'addProductInterest', effect: 'unavailable', world });
  await expect(portsIn(world).stockNotices.ask({ code: knownProducts.outOfStock, email })).rejects.toMatchObject({
    name: 'Fault',
    kind: 'unavailable',
  });
  clearScenarios({ world });
});
