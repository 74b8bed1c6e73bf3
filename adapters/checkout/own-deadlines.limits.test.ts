import { expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import { concludePayment } from '#domain/checkout/conclude-payment.ts';
import { startPayment } from '#domain/checkout/start-payment.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { paymentsIn } from '#mocks/checkout/records.ts';
import { changePayment } from '#mocks/checkout/settlement.ts';
import { providerStates } from '#mocks/features.ts';
import { ordersIn } from '#mocks/orders/records.ts';
import { type Effect, setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const pro = 'pro-certifie@exemple.fr';
/** Milliseconds: the deadline of a page, and of each of the three long calls. */
const [page, own] = [1500, 2500];
const env = {
  FORWARD_TEST_HEADER: 'x-mock-world',
  TIMEOUT_DEFAULT: String(page),
  TIMEOUT_PAYMENT: String(own),
  TIMEOUT_PAYPAL: String(own),
  TIMEOUT_PLACE_ORDER: String(own),
};

const shop = shopOnMocks(env);

/** A professional whose cart is ready to be paid. */
async function readyPayer() {
  const world = worldNamed(crypto.randomUUID());
  const parameters = { owner: pro, site: 'pro', product: knownProducts.parcelLabel, quantity: 1 };
  await providerStates['a cart ready to be paid']?.(world, parameters);
  const ports = () => shop.portsFor(signedIn(pro, { testWorld: world.name, mode: 'pro' }));
  const cart = await ports().carts.current();
  const [cartCode, shown] = [cart?.code ?? '', cart?.total.ttc.cents ?? 0];
  const order = (mode: string) =>
    startPayment(ports(), {
      cartCode,
      paymentMode: mode,
      shown,
      returnUrl: 'https://boutique.exemple.fr/retour',
      mode: 'pro',
      waivedAt: null,
    });
  const conclude = () => concludePayment(ports(), { paymentId: paymentsIn(world).all()[0]?.id ?? null, cartCode });
  return {
    world,
    cartCode,
    order,
    conclude,
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
    const payer = await readyPayer();
    payer.suffers('startPayment', 'hang');
    const { outcome, milliseconds } = await timed(() => payer.order(mode));
    expect(outcome).toEqual({ kind: 'unknown', cartCode: payer.cartCode });
    expect(milliseconds).toBeGreaterThan(own - 50);
  },
);

test.concurrent('an order that hangs while it is placed is unknown after a deadline of its own, and there when it is asked again', async () => {
  const payer = await readyPayer();
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
