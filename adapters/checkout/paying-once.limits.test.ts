import fc from 'fast-check';
import { expect } from 'vitest';
import { manyPayers, paidOnce } from '#tests/shared/paying/many-payers.ts';
import type { Payer, PayingMode } from '#tests/shared/paying/paying-shop.ts';

const payers = manyPayers();
/** The number of event-loop ticks by which one call starts before the other. */
const lead = fc.nat({ max: 12 });
const hosted = fc.constantFrom<PayingMode>('card', 'paypal');
const chances = fc.record({ one: lead, two: lead, mode: hosted, other: hosted });

async function after<Result>(ticks: number, run: () => Promise<Result>): Promise<Result> {
  for (let tick = 0; tick < ticks; tick += 1) await new Promise((next) => setImmediate(next));
  return run();
}

/** The shopper pays, comes back, and every page shows the same order. */
async function paysAndSeesTheOrder(payer: Payer): Promise<void> {
  await payer.notification('AUTHORISED');
  const payment = payer.payments().at(-1);
  const outcomes = await Promise.all([payer.conclude(payment?.id), payer.conclude(payment?.id)]);
  const { orders } = payer.books();
  expect(outcomes).toEqual([1, 2].map(() => ({ kind: 'ordered', orderCode: orders[0] })));
  expect(payer.books()).toEqual(paidOnce);
}

payers('double clicks start one payment and make one order', chances, async (payer, { one, mode }) => {
  const outcomes = await Promise.all([payer.order(mode), after(one, () => payer.order(mode))]);
  expect(outcomes[0]).toMatchObject({ kind: 'redirect' });
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(payer.payments()).toHaveLength(1);
  await paysAndSeesTheOrder(payer);
});

payers('times Enter and a click, on either server of the shop, make one order', chances, async (payer, chance) => {
  const enter = after(chance.one, () => payer.order(chance.mode));
  payer.restart();
  const click = after(chance.two, () => payer.order(chance.mode));
  expect(await click).toEqual(await enter);
  expect(payer.payments()).toHaveLength(1);
  await paysAndSeesTheOrder(payer);
});

payers(
  'times two tabs, even with two modes, leave one payment open',
  chances,
  async (payer, { one, two, mode, other }) => {
    const outcomes = await Promise.all([after(one, () => payer.order(mode)), after(two, () => payer.order(other))]);
    expect(outcomes.map(({ kind }) => kind)).toContain('redirect');
    for (const { kind } of outcomes) expect(['redirect', 'verify', 'unknown']).toContain(kind);
    expect(await payer.conclude(), 'who came second is led to the same page').toMatchObject({
      kind: 'unknown',
      resumeUrl: expect.stringContaining('http'),
    });
    expect(payer.payments().filter(({ status }) => status === 'PENDING')).toHaveLength(1);
    await paysAndSeesTheOrder(payer);
  },
);
