import { expect, test } from 'vitest';
import { paymentsIn } from '#mocks/checkout/records.ts';
import { changePayment } from '#mocks/checkout/settlement.ts';
import { ordersIn } from '#mocks/orders/records.ts';
import { type Effect, setScenario } from '#mocks/shared/scenarios.ts';
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
    suffers: (operation: string, effect: Effect) => setScenario({ operation, effect, world: world.name, calls: 1 }),
  };
}

async function timed<Result>(run: () => Promise<Result>) {
  const started = performance.now();
  return { outcome: await run(), milliseconds: performance.now() - started };
}

test.concurrent.each(['card', 'paypal', 'deferred'])(
  'a payment by %s that hangs is unknown after a deadline of its own, and not before',
  async (mode) => {
    const payer = await sufferingPayer();
    payer.suffers('startPayment', 'hang');
    const { outcome, milliseconds } = await timed(() => payer.order(mode));
    expect(outcome).toEqual({ kind: 'unknown', cartCode: payer.cartCode });
    expect(milliseconds).toBeGreaterThan(own - 50);
  },
);

test.concurrent('an order that hangs while it is placed is unknown after a deadline of its own, and there when it is asked again', async () => {
  const payer = await sufferingPayer();
  await payer.order('card');
  const [payment] = paymentsIn(payer.world).all();
  if (payment) await changePayment(payer.world, payment, { status: 'AUTHORISED', debited: true });
  payer.suffers('placeOrder', 'hang');
  const { outcome, milliseconds } = await timed(payer.conclude);
  expect(outcome).toEqual({ kind: 'unknown', resumeUrl: null });
  expect(milliseconds).toBeGreaterThan(own - 50);
  expect(await payer.conclude()).toMatchObject({ kind: 'ordered' });
  expect(ordersIn(payer.world).count()).toBe(1);
});
