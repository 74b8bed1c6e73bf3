import fc from 'fast-check';
import { expect } from 'vitest';
import { manyPayers, paidOnce } from '#tests/shared/paying/many-payers.ts';

const payers = manyPayers();
const mode = fc.constantFrom('card', 'paypal');
const times = (count: number) => Array.from({ length: count });

payers(
  'times back and resubmit leads to a payment by the mode that is chosen, the only one, then to the order',
  fc.tuple(mode, mode, fc.boolean()),
  async (payer, [first, second, restarts]) => {
    const started = await payer.order(first);
    if (restarts) payer.restart();
    const resumed = await payer.order(second);
    if (first === second) expect(resumed, 'back from the provider').toEqual(started);
    else expect(resumed, 'back from the provider, with another mode').not.toEqual(started);
    const open = payer.payments().filter(({ status }) => status === 'PENDING');
    expect(open.map((payment) => payment.mode)).toEqual([second]);
    await payer.notification('AUTHORISED');
    expect(await payer.order(second), 'back once it is paid').toMatchObject({ kind: 'verify' });
    expect(payer.books()).toEqual(paidOnce);
  },
);

payers(
  'times the return page is refreshed, while and after the money comes',
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()),
  async (payer, [refreshes, restarts]) => {
    await payer.order();
    const id = payer.payments()[0]?.id ?? null;
    const [early] = await Promise.all([payer.conclude(id), payer.notification('AUTHORISED')]);
    expect(['unknown', 'ordered']).toContain(early.kind);
    if (restarts) payer.restart();
    const outcomes = await Promise.all(times(refreshes).map(() => payer.conclude(id)));
    for (const outcome of outcomes) expect(outcome).toEqual({ kind: 'ordered', orderCode: payer.books().orders[0] });
    expect(payer.books()).toEqual(paidOnce);
  },
);

payers('times three posts at the same moment start one payment', mode, async (payer, chosen) => {
  const outcomes = await Promise.all(times(3).map(() => payer.order(chosen)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(payer.payments()).toHaveLength(1);
  await payer.notification('AUTHORISED');
  expect(payer.books()).toEqual(paidOnce);
});

payers('times two posts of a deferred payment place one order', fc.boolean(), async (payer, restarts) => {
  const first = payer.order('deferred');
  if (restarts) payer.restart();
  const outcomes = await Promise.all([first, payer.order('deferred')]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'verify' });
  expect(payer.books()).toEqual({ charges: 0, refunds: 0, orders: [expect.any(String)] });
});
