import { describe, expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { euros, type Money } from '#domain/shared/money.ts';
import { settle } from '#mocks/checkout/settlement.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { type PaymentStatus, paymentsIn } from '#mocks/records/payments.ts';
import { type NewRule, setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const SHOPPER = 'particulier@exemple.fr';
const returnUrl = 'http://127.0.0.1:3000/checkout/paiement/retour';

const shop = shopOnMocks();

interface Who {
  code?: string;
  email?: string;
  mode?: Mode;
}

/** A signed-in shopper with a cart, on a backend of their own. */
async function aShopper({ code = fixedProducts.booklet, email = SHOPPER, mode = 'part' }: Who = {}) {
  const testWorld = crypto.randomUUID();
  const world = worldNamed(testWorld);
  const scope = () => signedIn(email, { testWorld, mode });
  const ports = () => shop.portsFor(scope());
  await ports().carts.add({ code, offerId: null, quantity: 1 });
  const cart = async () => (await ports().carts.current()) ?? noCart();
  const payments = async () => ports().payments.ofCart((await cart()).code);
  return {
    ports,
    cart,
    payments,
    world,
    scope,
    misbehave: (rule: NewRule) => setScenario({ ...rule, world: testWorld }),
  };
}
const noCart = (): Cart => {
  throw new Error('There is no cart.');
};
type Shopper = Awaited<ReturnType<typeof aShopper>>;

async function delivered(shopper: Shopper) {
  const { deliveries } = shopper.ports();
  await deliveries.deliverTo(anAddress({ id: null }));
  for (const { sellerId, modes, leadTime } of await deliveries.groups()) {
    const [mode] = modes;
    if (mode) await deliveries.choose({ sellerId, code: mode.code, leadTime, shippingTypes: mode.shippingTypes });
  }
  return (await shopper.cart()).total.ttc;
}

describe('delivery', () => {
  test('a delivery to a locality that is not served is refused, and the cart retains its address', async () => {
    const shopper = await aShopper();
    const { deliveries } = shopper.ports();
    expect(await deliveries.deliverTo(anAddress({ id: null }))).toBe('saved');
    expect(await deliveries.deliverTo(anAddress({ id: null, codePostal: '99999' }))).toBe('not-eligible');
    expect((await shopper.cart()).deliveryAddress?.codePostal).toBe('33380');
  });

  test('each sender offers its modes, and the chosen one is stored', async () => {
    const shopper = await aShopper();
    await shopper.ports().carts.add({ code: fixedProducts.furniture, offerId: null, quantity: 1 });
    await shopper.ports().deliveries.deliverTo(anAddress({ id: null }));
    const groups = await shopper.ports().deliveries.groups();
    expect(groups).toMatchObject([
      { sellerId: null, marketplace: false, selected: null, itemCount: 1 },
      { sellerId: expect.any(String), marketplace: true, selected: null },
    ]);
    for (const { modes } of groups) {
      expect(modes.length).toBeGreaterThan(0);
      for (const { cost, dates } of modes) {
        expect(cost.ttc.cents).toBeGreaterThanOrEqual(cost.ht?.cents ?? Number.NaN);
        expect(dates?.earliest).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
    const [own, seller] = groups;
    const mode = seller?.modes[0];
    await shopper.ports().deliveries.choose({
      sellerId: seller?.sellerId ?? null,
      code: mode?.code ?? '',
      leadTime: seller?.leadTime ?? null,
      shippingTypes: mode?.shippingTypes ?? [],
    });
    expect((await shopper.ports().deliveries.groups()).map(({ selected }) => selected)).toEqual([null, mode?.code]);
    expect(own?.modes.some(({ pickup }) => pickup)).toBe(true);
  });

  test('the delivery and the bill have new addresses, each its own', async () => {
    const shopper = await aShopper();
    const { deliveries } = shopper.ports();
    const address = anAddress({ id: null, companyName: 'Atelier', building: 'Bât. B' });
    await deliveries.deliverTo(address);
    expect(await deliveries.billTo({ ...address, streetName: '3 quai du Port' })).toBe('saved');
    const { deliveryAddress, billingAddress } = await shopper.cart();
    const written = {
      streetName: "12 bis rue de l'Église",
      city: 'Mios',
      companyName: 'Atelier',
      building: 'Bât. B',
      country: 'FR',
    };
    expect(deliveryAddress).toMatchObject({
      ...written,
      civility: 'mrs',
      mobilePhone: '0612345678',
      countryName: 'France',
    });
    expect(billingAddress).toMatchObject({ ...written, streetName: '3 quai du Port' });
    expect(await deliveries.billTo({ ...address, codePostal: '99999' })).toBe('not-eligible');
    expect((await shopper.cart()).billingAddress?.codePostal).toBe('33380');
  });

  test('the delivery goes to an address of the account', async () => {
    const shopper = await aShopper();
    const known = await shopper.ports().deliveries.accountAddresses();
    const holiday = known.find(({ city }) => city === 'Vannes');
    await shopper.ports().deliveries.deliverTo(holiday ?? anAddress());
    expect((await shopper.cart()).deliveryAddress).toMatchObject({ id: holiday?.id, city: 'Vannes' });
  });

  test('a seller who does not deliver to an address names its zone', async () => {
    const shopper = await aShopper({ code: fixedProducts.furniture });
    await shopper.ports().deliveries.deliverTo(anAddress({ id: null, codePostal: '97400', city: 'Saint-Denis' }));
    expect(await shopper.ports().deliveries.groups()).toMatchObject([
      { modes: [], unavailableZone: expect.any(String) },
    ]);
  });

  test('a cart without deliveries has no groups', async () => {
    const shopper = await aShopper({ code: fixedProducts.shippingLabel });
    expect(await shopper.ports().deliveries.groups()).toEqual([]);
  });

  test('the delivery countries have names in the shopper’s language', async () => {
    const shopper = await aShopper();
    const countries = await shopper.ports().deliveries.countries();
    expect(countries).toContainEqual({ code: 'FR', name: 'France' });
    expect(countries.every(({ name }) => name !== '')).toBe(true);
  });
});

describe('payment', () => {
  const start = (shopper: Shopper, amount: Money, key = `key/${amount.cents}`) =>
    shopper.ports().payments.start({ mode: 'card', amount, returnUrl, waivedAt: null, key });
  const settled = async ({ world }: Shopper, status: PaymentStatus, detail: string | null = null) => {
    const payment = paymentsIn(world).findFirst((q) => q.where({ status: 'PENDING' }));
    if (!payment) throw new Error('No payment is under way.');
    await settle(world, payment, status, detail);
  };

  test('the payment is offered by card to all, and deferred to certified professionals only', async () => {
    const codes = async (shopper: Shopper) => (await shopper.ports().payments.choices()).map(({ code }) => code);
    expect(await codes(await aShopper())).toEqual(['card', 'paypal']);
    expect(await codes(await aShopper({ email: 'pro-certifie@exemple.fr', mode: 'pro' }))).toContain('deferred');
    expect(await codes(await aShopper({ email: 'pro-en-cours@exemple.fr', mode: 'pro' }))).not.toContain('deferred');
  });

  test('the cart remembers its payment mode', async () => {
    const shopper = await aShopper();
    await shopper.ports().payments.select('card');
    expect((await shopper.cart()).paymentMode).toBe('card');
  });

  test('a payment starts at the provider’s page, for the amount of the cart', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    expect(await start(shopper, amount)).toMatchObject({
      kind: 'started',
      payment: {
        status: 'pending',
        amount,
        redirectUrl: expect.stringContaining('http://127.0.0.1:3003/'),
        orderCode: null,
      },
    });
  });

  test('two payments with the same key are one payment', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    const [one, two] = await Promise.all([start(shopper, amount), start(shopper, amount)]);
    expect(one).toMatchObject({ kind: 'started' });
    expect(two).toEqual(one);
    expect(await shopper.payments()).toHaveLength(1);
  });

  test('a payment with another key is refused while one is open', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    await start(shopper, amount);
    expect(await start(shopper, amount, 'another')).toEqual({ kind: 'already-open' });
  });

  test('a payment of an amount that is no longer the cart’s is not made', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    expect(await start(shopper, { cents: amount.cents - 1 })).toEqual({ kind: 'amount-changed' });
    expect(await shopper.payments()).toEqual([]);
  });

  test('a payment of an incomplete cart is refused with the reason', async () => {
    const shopper = await aShopper();
    const amount = (await shopper.cart()).total.ttc;
    expect(await start(shopper, amount)).toEqual({ kind: 'refused', detail: 'deliveryAddressMissing' });
  });

  test('a payment is never sent to a page whose origin is not configured', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    for (const PAYMENT_ORIGINS of ['https://pay.exemple.fr', 'http://127.0.0.1:30030', 'https://127.0.0.1:3003']) {
      const strict = shop.with({ PAYMENT_ORIGINS });
      const { payments } = strict.portsFor(shopper.scope());
      await expect(payments.start({ mode: 'card', amount, returnUrl, waivedAt: null, key: 'k' })).rejects.toMatchObject(
        {
          name: 'Fault',
          kind: 'contract',
        },
      );
      await expect(payments.ofCart('current')).rejects.toMatchObject({ kind: 'contract' });
      await strict.close();
    }
  });

  test.each([
    ['REFUSED', 'refused', 'INSUFFICIENT_FUNDS'],
    ['CANCELLED', 'cancelled', null],
    ['EXPIRED', 'expired', null],
  ] as const)('a payment that ended as %s is %s, and the shopper may start a new one', async (wire, status, detail) => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    await start(shopper, amount, 'first');
    await settled(shopper, wire, detail);
    expect(await shopper.payments()).toMatchObject([
      { status, detail, debited: false, redirectUrl: null, orderCode: null },
    ]);
    expect(await start(shopper, amount, 'second')).toMatchObject({ kind: 'started', payment: { status: 'pending' } });
    expect((await shopper.payments()).map((payment) => payment.status)).toEqual([status, 'pending']);
  });

  test('an authorised payment is paid and names its order, which replaces the cart', async () => {
    const shopper = await aShopper();
    const started = await start(shopper, await delivered(shopper));
    if (started.kind !== 'started') throw new Error(started.kind);
    await settled(shopper, 'AUTHORISED');
    expect(await shopper.ports().payments.ofId(started.payment.id)).toMatchObject({
      status: 'paid',
      debited: true,
      redirectUrl: null,
      orderCode: expect.stringMatching(/^CMD-/),
    });
    expect(await shopper.ports().carts.current()).toBeNull();
  });

  test('a payment of somebody else, or of nobody, is unknown', async () => {
    const [mine, theirs] = [await aShopper(), await aShopper({ email: 'pro-certifie@exemple.fr' })];
    const started = await start(theirs, await delivered(theirs));
    if (started.kind !== 'started') throw new Error(started.kind);
    const { payments } = shop.portsFor(signedIn(SHOPPER, { testWorld: theirs.world.name }));
    expect(await payments.ofId(started.payment.id)).toBe('unknown');
    expect(await mine.ports().payments.ofId('nothing')).toBe('unknown');
  });

  test('a payment whose answer was lost may have been made: it is found again by its cart and its key', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    shopper.misbehave({ operation: 'startPayment', effect: 'reset', when: 'after', calls: 1 });
    await expect(start(shopper, amount)).rejects.toMatchObject({ kind: 'unavailable' });
    const [open] = await shopper.payments();
    expect(open).toMatchObject({ status: 'pending', amount });
    expect(await start(shopper, amount)).toMatchObject({ kind: 'started', payment: { id: open?.id } });
  });

  test('a payment has a longer deadline than a page', async () => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    const hasty = shop.with({ TIMEOUT_DEFAULT: '400', TIMEOUT_PAYMENT: '3000' });
    const { payments } = hasty.portsFor(shopper.scope());
    moveClock().delayAnswers(/./, 700);
    await expect(payments.choices()).rejects.toMatchObject({ kind: 'timeout' });
    expect(await payments.start({ mode: 'card', amount, returnUrl, waivedAt: null, key: 'k' })).toMatchObject({
      kind: 'started',
    });
    await hasty.close();
  });

  test.each(['paypal', 'deferred'])('a payment by %s has a deadline of its own', async (mode) => {
    const shopper = await aShopper();
    const amount = await delivered(shopper);
    const own = { TIMEOUT_PAYPAL: '400', TIMEOUT_PLACE_ORDER: '400', TIMEOUT_PAYMENT: '5000' };
    const strict = shop.with(own);
    moveClock().delayAnswers(/^POST .*\/payments/, 700);
    const { payments } = strict.portsFor(shopper.scope());
    const asked = { mode, amount, returnUrl, waivedAt: null, key: mode };
    await expect(payments.start(asked)).rejects.toMatchObject({ kind: 'timeout' });
    await strict.close();
  });

  test('a shopper without a cart has no payment and can start none', async () => {
    const nobody = shop.portsFor(signedIn(SHOPPER, { testWorld: crypto.randomUUID() }));
    expect(await nobody.payments.ofCart('current')).toEqual([]);
    await expect(nobody.payments.select('card')).rejects.toMatchObject({ kind: 'contract' });
    expect(
      await nobody.payments.start({ mode: 'card', amount: euros(1), returnUrl, waivedAt: null, key: 'k' }),
    ).toMatchObject({
      kind: 'refused',
    });
  });
});
