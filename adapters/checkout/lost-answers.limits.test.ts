import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payingRuns, payingShopForTests } from '#tests/shared/paying/many-payers.ts';
import { type BreakingPoint, breakingPoints, type Payer } from '#tests/shared/paying/paying-shop.ts';

const shop = payingShopForTests();

const committed: readonly BreakingPoint[] = ['after-commit', 'in-the-answer', 'died'];

/** Once calls are answered again, the shopper sees the recorded outcome, and a paid amount has its order. */
async function expectTrueOutcome(payer: Payer): Promise<void> {
  const outcome = await payer.conclude();
  const { orders, charges, refunds } = payer.books();
  expect(charges - refunds, 'charges').toBeLessThanOrEqual(orders.length);
  expect(orders.length, 'orders').toBeLessThanOrEqual(1);
  const [order] = orders;
  if (order) expect(outcome).toEqual({ kind: 'ordered', orderCode: order });
  else expect(outcome.kind).not.toBe('ordered');
}

describe.each(['nothing', 'posts again', 'looks, then posts again'] as const)('a shopper who presses %s', (does) => {
  describe.each(['the same server', 'a server that was restarted'] as const)('on %s', (server) => {
    const again = async (payer: Payer, mode: string) => {
      if (server !== 'the same server') payer.restart();
      if (does === 'looks, then posts again') await payer.conclude();
      return does === 'nothing' ? null : payer.order(mode);
    };

    test.each(breakingPoints)('a deferred payment that broke %s makes one order at most', async (point) => {
      const payer = await shop.payer();
      payer.breakNext('startPayment', point);
      expect(await payer.order('deferred')).toMatchObject({ kind: 'unknown' });
      const posted = await again(payer, 'deferred');
      if (posted) expect(posted).toMatchObject({ kind: 'verify' });
      await expectTrueOutcome(payer);
      const isPlaced = posted !== null || committed.includes(point);
      expect(payer.books().orders).toHaveLength(isPlaced ? 1 : 0);
      payer.leave();
    });

    test.each(breakingPoints.flatMap((point) => ['card', 'paypal'].map((mode) => ({ point, mode }))))(
      'a payment by $mode whose start broke $point is never started twice',
      async ({ point, mode }) => {
        const payer = await shop.payer();
        payer.breakNext('startPayment', point);
        expect(await payer.order(mode)).toMatchObject({ kind: 'unknown' });
        const posted = await again(payer, mode);
        if (posted) expect(posted).toMatchObject({ kind: 'redirect' });
        expect(payer.payments()).toHaveLength(posted !== null || committed.includes(point) ? 1 : 0);
        await payer.notification('AUTHORISED');
        await expectTrueOutcome(payer);
        payer.leave();
      },
    );

    test.each(breakingPoints)('a paid cart whose order broke %s gets that order', async (point) => {
      const payer = await shop.payer();
      await payer.order();
      await payer.takesMoney();
      const id = payer.payments()[0]?.id ?? null;
      payer.breakNext('placeOrder', point);
      expect(await payer.conclude(id)).toEqual({ kind: 'unknown', resumeUrl: null });
      const posted = await again(payer, 'card');
      if (posted) expect(posted).toMatchObject({ kind: 'verify' });
      expect(await payer.conclude(id)).toMatchObject({ kind: 'ordered' });
      expect(payer.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
      payer.leave();
    });
  });
});

test('whichever calls break, in any order, nobody pays twice and everybody sees the true outcome', async () => {
  const broken = fc.option(
    fc.record({
      operation: fc.constantFrom(
        'startPayment',
        'cancelPayment',
        'placeOrder',
        'getPayment',
        'getPayments',
        'setPaymentMode',
      ),
      point: fc.constantFrom(...breakingPoints),
    }),
  );
  const step = fc.record({
    does: fc.constantFrom('order', 'order', 'look', 'money', 'paid', 'refused', 'cancelled', 'restart'),
    mode: fc.constantFrom('card', 'paypal', 'deferred'),
    broken,
  });
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    const payer = await shop.payer();
    for (const { does, mode, broken: fault } of steps) {
      if (fault) payer.breakNext(fault.operation, fault.point);
      await play(payer, does, mode).catch((error: unknown) => expect(error).toMatchObject({ name: 'Fault' }));
    }
    payer.mend();
    await expectTrueOutcome(payer);
    payer.leave();
  });
  await fc.assert(property, { numRuns: 3 * payingRuns });
});

async function play(payer: Payer, does: string, mode: string): Promise<void> {
  if (does === 'order') await payer.order(mode);
  if (does === 'look') await payer.conclude();
  if (does === 'money') await payer.takesMoney();
  if (does === 'paid') await payer.notification('AUTHORISED');
  if (does === 'refused') await payer.notification('REFUSED');
  if (does === 'cancelled') await payer.notification('CANCELLED');
  if (does === 'restart') payer.restart();
}
