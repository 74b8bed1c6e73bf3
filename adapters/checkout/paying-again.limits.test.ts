import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payingShop } from '#tests/shared/paying.ts';

const RUNS = 1000;
const WAIT = 120_000;
let shop: ReturnType<typeof payingShop>;
beforeAll(() => {
  shop = payingShop();
});
afterAll(() => shop.close());

const mode = fc.constantFrom('card', 'paypal');
const once = { charges: 1, refunds: 0, orders: [expect.any(String)] };
const times = (count: number) => Array.from({ length: count });

test(`${RUNS} times back and resubmit leads to the same payment, then to the order`, { timeout: WAIT }, async () => {
  const property = fc.asyncProperty(mode, mode, fc.boolean(), async (first, second, restarts) => {
    const payer = await shop.payer();
    const started = await payer.order(first);
    if (restarts) payer.restart();
    expect(await payer.order(second), 'back from the provider, even with another mode').toEqual(started);
    await payer.news('AUTHORISED');
    expect(await payer.order(second), 'back once it is paid').toMatchObject({ kind: 'verify' });
    expect(payer.books()).toEqual(once);
    payer.leave();
  });
  await fc.assert(property, { numRuns: RUNS });
});

test(`${RUNS} times the return page is refreshed, while and after the money comes`, { timeout: WAIT }, async () => {
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.boolean(), async (refreshes, restarts) => {
    const payer = await shop.payer();
    await payer.order();
    const id = payer.payments()[0]?.id ?? null;
    const [early] = await Promise.all([payer.conclude(id), payer.news('AUTHORISED')]);
    expect(['unknown', 'ordered']).toContain(early.kind);
    if (restarts) payer.restart();
    const told = await Promise.all(times(refreshes).map(() => payer.conclude(id)));
    for (const outcome of told) expect(outcome).toEqual({ kind: 'ordered', orderCode: payer.books().orders[0] });
    expect(payer.books()).toEqual(once);
    payer.leave();
  });
  await fc.assert(property, { numRuns: RUNS });
});

test(`${RUNS} times three posts at the same moment start one payment`, { timeout: WAIT }, async () => {
  const property = fc.asyncProperty(mode, async (with_) => {
    const payer = await shop.payer();
    const outcomes = await Promise.all(times(3).map(() => payer.order(with_)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(payer.payments()).toHaveLength(1);
    await payer.news('AUTHORISED');
    expect(payer.books()).toEqual(once);
    payer.leave();
  });
  await fc.assert(property, { numRuns: RUNS });
});

test(`${RUNS} times two posts of a deferred payment place one order`, { timeout: WAIT }, async () => {
  const property = fc.asyncProperty(fc.boolean(), async (restarts) => {
    const payer = await shop.payer();
    const first = payer.order('deferred');
    if (restarts) payer.restart();
    const outcomes = await Promise.all([first, payer.order('deferred')]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'verify' });
    expect(payer.books()).toEqual({ charges: 0, refunds: 0, orders: [expect.any(String)] });
    payer.leave();
  });
  await fc.assert(property, { numRuns: RUNS });
});
