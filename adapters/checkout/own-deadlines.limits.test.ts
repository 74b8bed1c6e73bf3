import { expect, test } from 'vitest';
import { changePayment } from '#mocks/checkout/settlement.ts';
import { ordersIn } from '#mocks/records/orders.ts';
import { paymentsIn } from '#mocks/records/payments.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { readyPayer } from '#tests/shared/paying/ready-payer.ts';

/** Milliseconds: what a page waits, and what each of the three waits. */
const [page, own] = [1500, 2500];
const env = {
  FORWARD_TEST_HEADER: 'x-mock-world',
  TIMEOUT_DEFAULT: String(page),
  TIMEOUT_PAYMENT: String(own),
  TIMEOUT_PAYPAL: String(own),
  TIMEOUT_PLACE_ORDER: String(own),
};

const shop = shopOnMocks(env);

async function sufferingPayer() {
  const payer = await readyPayer(() => shop);
  const { world } = payer;
  return {
    ...payer,
    conclude: () => payer.conclude(paymentsIn(world).all()[0]?.id),
  };
}

/** What comes of it while these calls hang, and after how long. */
async function whileLost<Result>(of: RegExp, run: () => Promise<Result>) {
  const clock = moveClock();
  const began = clock.now();
  clock.loseCalls(of);
  const outcome = await run();
  clock.mend();
  return { outcome, milliseconds: clock.now() - began };
}

test.each(['card', 'paypal', 'deferred'])(
  'a payment by %s that hangs is unknown after a deadline of its own, and not before',
  async (mode) => {
    const payer = await sufferingPayer();
    const { outcome, milliseconds } = await whileLost(/^POST .*\/payments/, () => payer.order(mode));
    expect(outcome).toEqual({ kind: 'unknown', cartCode: payer.cartCode });
    expect(milliseconds).toBe(own);
  },
);

test('an order that hangs while it is placed is unknown after a deadline of its own, and there when it is asked again', async () => {
  const payer = await sufferingPayer();
  await payer.order('card');
  const [payment] = paymentsIn(payer.world).all();
  if (payment) await changePayment(payer.world, payment, { status: 'AUTHORISED', debited: true });
  const { outcome, milliseconds } = await whileLost(/^POST .*\/orders/, payer.conclude);
  expect(outcome).toEqual({ kind: 'unknown', resumeUrl: null });
  expect(milliseconds).toBe(own);
  expect(await payer.conclude()).toMatchObject({ kind: 'ordered' });
  expect(ordersIn(payer.world).count()).toBe(1);
});
