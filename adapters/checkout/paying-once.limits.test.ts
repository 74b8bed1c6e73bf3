import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Payer, type PayingMode, payingShop } from '#tests/shared/paying.ts';

const RUNS = 1000;
const WAIT = 120_000;
let shop: ReturnType<typeof payingShop>;
beforeAll(() => {
  shop = payingShop();
});
afterAll(() => shop.close());

/** How many turns of the event loop one lets the other go ahead. */
const lead = fc.nat({ max: 12 });
const hosted = fc.constantFrom<PayingMode>('card', 'paypal');
const once = { charges: 1, refunds: 0, orders: [expect.any(String)] };

async function after<Result>(turns: number, run: () => Promise<Result>): Promise<Result> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
  return run();
}

/** The shopper pays what was started, comes back, and every page tells of the same order. */
async function paysAndSeesTheOrder(payer: Payer): Promise<void> {
  await payer.news('AUTHORISED');
  const [payment] = payer.payments();
  const told = await Promise.all([payer.conclude(payment?.id), payer.conclude(payment?.id)]);
  const { orders } = payer.books();
  expect(told).toEqual([1, 2].map(() => ({ kind: 'ordered', orderCode: orders[0] })));
  expect(payer.books()).toEqual(once);
}

async function runs(arbitrary: fc.Arbitrary<[number, number, PayingMode, PayingMode]>, play: Play): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arbitrary, async ([one, two, mode, other]) => {
      const payer = await shop.payer();
      await play(payer, { one, two, mode, other });
      payer.leave();
    }),
    { numRuns: RUNS },
  );
}
type Play = (payer: Payer, chance: { one: number; two: number; mode: PayingMode; other: PayingMode }) => Promise<void>;
const chances = fc.tuple(lead, lead, hosted, hosted);

const payments = (payer: Payer) => payer.payments().length;

test(`${RUNS} double clicks start one payment and make one order`, { timeout: WAIT }, async () => {
  await runs(chances, async (payer, { one, mode }) => {
    const outcomes = await Promise.all([payer.order(mode), after(one, () => payer.order(mode))]);
    expect(outcomes[0]).toMatchObject({ kind: 'redirect' });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(payments(payer)).toBe(1);
    await paysAndSeesTheOrder(payer);
  });
});

test(`${RUNS} times Enter and a click, on either server of the shop, make one order`, { timeout: WAIT }, async () => {
  await runs(chances, async (payer, { one, two, mode }) => {
    const enter = after(one, () => payer.order(mode));
    payer.restart();
    const click = after(two, () => payer.order(mode));
    expect(await click).toEqual(await enter);
    expect(payments(payer)).toBe(1);
    await paysAndSeesTheOrder(payer);
  });
});

test(`${RUNS} times two tabs, even with two modes, start one payment`, { timeout: WAIT }, async () => {
  await runs(chances, async (payer, { one, two, mode, other }) => {
    const outcomes = await Promise.all([after(one, () => payer.order(mode)), after(two, () => payer.order(other))]);
    expect(outcomes.map(({ kind }) => kind)).toContain('redirect');
    for (const { kind } of outcomes) expect(['redirect', 'verify', 'unknown']).toContain(kind);
    expect(await payer.conclude(), 'who came second is led to the same page').toMatchObject({
      kind: 'unknown',
      resumeUrl: expect.stringContaining('http'),
    });
    expect(payments(payer)).toBe(1);
    await paysAndSeesTheOrder(payer);
  });
});
