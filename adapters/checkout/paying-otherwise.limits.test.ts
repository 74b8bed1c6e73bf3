import fc from 'fast-check';
import { expect } from 'vitest';
import { manyPayers } from '#tests/shared/paying/many-payers.ts';
import type { Payer } from '#tests/shared/paying/paying-shop.ts';

const payers = manyPayers();

/** Something that happens at a moment of its own: in a tab, at the provider, or to the shop's server. */
const happening = fc.record({
  what: fc.oneof(
    fc.record({ does: fc.constant('orders' as const), mode: fc.constantFrom('card', 'paypal', 'deferred') }),
    fc.record({
      does: fc.constant('is told' as const),
      at: fc.nat({ max: 3 }),
      status: fc.constantFrom('AUTHORISED', 'REFUSED', 'CANCELLED'),
    }),
    fc.record({ does: fc.constant('restarts' as const) }),
  ),
  /** The number of event-loop ticks before it. */
  after: fc.nat({ max: 20 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never;

async function happens(payer: Payer, { what, after }: Happening): Promise<void> {
  for (let tick = 0; tick < after; tick += 1) await new Promise((next) => setImmediate(next));
  if (what.does === 'orders') await payer.order(what.mode);
  else if (what.does === 'is told') await payer.lateNotification(what.at, what.status);
  else payer.restart();
}

payers(
  'times any modes in any tabs, with notifications that come late, take the money of one payment at most',
  fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  async (payer, rounds) => {
    for (const round of rounds) {
      await Promise.all(round.map((each) => happens(payer, each)));
      expect(payer.payments().filter(({ status }) => status === 'PENDING').length, 'open').toBeLessThanOrEqual(1);
    }
    // At the end the bank says of every payment that it was made, even of those that were given up.
    for (const at of payer.payments().keys()) await payer.lateNotification(at, 'AUTHORISED');
    const { charges, refunds, orders } = payer.books();
    expect(orders.length, 'orders').toBeLessThanOrEqual(1);
    const paid = payer.payments().filter(({ status }) => status === 'AUTHORISED' || status === 'CAPTURED');
    expect(paid.length, 'paid').toBe(orders.length);
    expect(charges - refunds, 'what the shopper lost').toBe(paid.filter(({ mode }) => mode !== 'deferred').length);
    for (const { id } of payer.payments().filter(() => orders.length > 0))
      expect(await payer.conclude(id), 'every page of a provider leads to the order').toEqual({
        kind: 'ordered',
        orderCode: orders[0],
      });
  },
);
