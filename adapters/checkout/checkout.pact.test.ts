import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { cart, pact, path } from '#adapters/testing/checkout-pact.ts';
import {
  aGivenAddress,
  aSentAddress,
  exactPrice,
  isoDay,
  type Promised,
  price,
  refusal,
} from '#adapters/testing/pact.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { aPayment as anOpenPayment } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';

const { boolean, eachLike, integer, regex, string } = Matchers;
const own = true;
const withAddress = { 'a cart with an address': cart };
const ready = { 'a cart ready to be paid': cart };
const pending = { 'a pending payment': { payment: 'paiement-1', ...cart } };

describe('delivery', () => {
  test('a cart’s delivery modes are offered sender by sender', async () => {
    const mode = {
      code: string('lettre-suivie'),
      name: string('Lettre suivie'),
      description: string('Dans votre boîte aux lettres'),
      deliveryCost: price(2.07),
      deliveryCostWithoutTax: price(1.72),
      earliestDate: isoDay('2026-01-19'),
      latestDate: isoDay('2026-01-20'),
      shippingTypesCodes: eachLike('LETTER'),
      pickup: boolean(false),
    };
    const promised: Promised = {
      to: 'the delivery modes of a cart',
      given: withAddress,
      call: `GET ${path}/deliverymodes`,
      query: { fields: 'FULL' },
      own,
      answers: {
        deliveryModes: eachLike(mode),
        deliveryGroups: eachLike({
          sellerName: string('La boutique'),
          isMk: boolean(false),
          itemCount: integer(1),
          leadTimeToShip: integer(1),
          modes: eachLike(mode),
        }),
      },
    };
    expect(await pact([promised], ({ deliveries }) => deliveries.groups())).toMatchObject([
      {
        sellerId: null,
        sellerName: 'La boutique',
        leadTime: 1,
        selected: null,
        modes: [{ cost: { ttc: { cents: 207 }, ht: { cents: 172 } } }],
      },
    ]);
  });

  test('a cart’s delivery address can be one of the account', async () => {
    const promised: Promised = {
      to: 'delivery to an address of the account',
      given: withAddress,
      call: `PUT ${path}/addresses/delivery`,
      query: { addressId: 'adr-vacances' },
      own,
    };
    await pact([promised], ({ deliveries }) => deliveries.deliverTo(aWholeAddress({ id: 'adr-vacances' })));
  });

  test('a cart’s delivery address can be a new one', async () => {
    const promised: Promised = {
      to: 'delivery to a new address',
      given: withAddress,
      call: `POST ${path}/addresses/delivery`,
      sends: aSentAddress,
      own,
      status: 201,
      answers: aGivenAddress,
    };
    await pact([promised], ({ deliveries }) => deliveries.deliverTo(aWholeAddress({ id: null })));
  });

  test.each([
    { to: 'a billing address', sends: aSentAddress, answered: {}, outcome: 'saved' },
    {
      to: 'a billing address that is not eligible',
      sends: { ...aSentAddress, postalCode: '99999' },
      answered: { status: 400, answers: refusal('CartAddressError', 'notEligible') },
      outcome: 'not-eligible',
    },
  ])('a cart that gets $to has the outcome $outcome', async ({ to, sends, answered, outcome }) => {
    const call = `PUT ${path}/addresses/billing` as const;
    const promised: Promised = { to, given: withAddress, call, sends, own, ...answered };
    const address = aWholeAddress({ id: null, codePostal: sends.postalCode });
    expect(await pact([promised], ({ deliveries }) => deliveries.billTo(address))).toBe(outcome);
  });

  test('a cart’s delivery mode is chosen', async () => {
    const promised: Promised = {
      to: 'the choice of a delivery mode',
      given: withAddress,
      call: `PUT ${path}/deliverymode`,
      query: { deliveryModeId: 'colissimo-domicile', leadTimeToShip: '1', shippingTypesCodes: 'HOME' },
      own,
    };
    const choice = { sellerId: null, code: 'colissimo-domicile', leadTime: 1, shippingTypes: ['HOME'] };
    await pact([promised], ({ deliveries }) => deliveries.choose(choice));
  });
});

describe('payment', () => {
  const amount = 20.31;
  const start = {
    mode: 'card',
    returnUrl: 'https://boutique.exemple.fr/retour',
    waivedAt: null,
    key: 'panier-compte/2031/card/1',
  };
  const starting = (value: number): Pick<Promised, 'call' | 'headers' | 'sends' | 'own'> => ({
    call: `POST ${path}/payments`,
    headers: { 'Idempotency-Key': start.key },
    sends: { mode: 'card', amount: { currencyIso: 'EUR', value }, returnUrl: start.returnUrl },
    own,
  });
  const aPayment = (over: Record<string, unknown> = {}) => ({
    id: 'paiement-1',
    status: 'PENDING',
    mode: 'card',
    amount: exactPrice(amount),
    debited: false,
    redirectUrl: regex('^https?://.+$', 'http://127.0.0.1:3003/paiement/paiement-1'),
    ...over,
  });

  test('a cart’s payment modes are listed', async () => {
    const promised: Promised = {
      to: 'the payment modes of a cart',
      given: ready,
      call: `GET ${path}/paymentmodes`,
      own,
      answers: { paymentModes: eachLike({ code: string('card'), name: string('Carte bancaire') }) },
    };
    expect(await pact([promised], ({ payments }) => payments.choices())).toEqual([
      { code: 'card', name: 'Carte bancaire', description: null },
    ]);
  });

  test('a cart’s payment mode is chosen', async () => {
    const promised: Promised = {
      to: 'the choice of a payment mode',
      given: ready,
      call: `PUT ${path}/paymentmode`,
      query: { paymentModeCode: 'card' },
      own,
    };
    await pact([promised], ({ payments }) => payments.select('card'));
  });

  test('a payment starts with the provider’s page', async () => {
    const promised: Promised = {
      to: 'the start of a payment',
      given: ready,
      ...starting(amount),
      status: 201,
      answers: aPayment({ id: string('paiement-1') }),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(amount) }));
    expect(outcome).toMatchObject({ kind: 'started', payment: { status: 'pending', amount: euros(amount) } });
  });

  test('a payment of a service that begins at once sends the moment of the waived withdrawal', async () => {
    const waivedAt = '2026-11-24T10:00:00.000Z';
    const letter = { ...cart, product: 'lettre-en-ligne' };
    const promised: Promised = {
      to: 'the start of a payment of a letter',
      given: { 'a cart ready to be paid': letter },
      call: `POST ${path}/payments`,
      headers: { 'Idempotency-Key': 'panier-compte/189/paypal/1' },
      sends: {
        mode: 'paypal',
        amount: exactPrice(1.89),
        returnUrl: start.returnUrl,
        withdrawalWaivedAt: waivedAt,
      },
      own,
      status: 201,
      answers: aPayment({ id: string('paiement-1'), mode: 'paypal', amount: exactPrice(1.89) }),
    };
    const asked = { ...start, mode: 'paypal', key: 'panier-compte/189/paypal/1', waivedAt, amount: euros(1.89) };
    expect(await pact([promised], ({ payments }) => payments.start(asked))).toMatchObject({ kind: 'started' });
  });

  test('a payment of a service that begins at once is refused without the waiver of withdrawal', async () => {
    const promised: Promised = {
      to: 'the start of a payment of a letter without the waiver',
      given: { 'a cart ready to be paid': { ...cart, product: 'lettre-en-ligne' } },
      ...starting(1.89),
      status: 400,
      answers: refusal('ValidationError', 'missing'),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(1.89) }));
    expect(outcome).toEqual({ kind: 'refused', detail: 'missing' });
  });

  test('a payment of a cart with an unconfigured service is refused: the shopper configures or removes it first', async () => {
    const promised: Promised = {
      to: 'the start of a payment of a service that was never composed',
      given: { 'an old cart with a bare service, ready to be paid': { ...cart, product: 'lettre-en-ligne' } },
      ...starting(1.89),
      status: 400,
      answers: refusal('CartEntryError', 'configurationMissing'),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(1.89) }));
    expect(outcome).toEqual({ kind: 'cart-refused' });
  });

  test('a payment of another amount than the cart’s is refused: the shopper must see the new one', async () => {
    const promised: Promised = {
      to: 'the start of a payment of another amount',
      given: ready,
      ...starting(19.31),
      status: 400,
      answers: refusal('CartError', 'amountChanged'),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(19.31) }));
    expect(outcome).toEqual({ kind: 'amount-changed' });
  });

  test('a payment is refused while another is pending', async () => {
    const promised: Promised = {
      to: 'the start of a second payment',
      given: pending,
      ...starting(amount),
      status: 409,
      answers: refusal('PaymentConflictError', 'pending'),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(amount) }));
    expect(outcome).toEqual({ kind: 'already-open' });
  });

  test('a payment with a used key is the payment that this key started', async () => {
    const promised: Promised = {
      to: 'the start of a payment, asked again',
      given: { 'a pending payment': { payment: 'paiement-1', key: start.key, ...cart } },
      ...starting(amount),
      status: 201,
      answers: aPayment(),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(amount) }));
    expect(outcome).toMatchObject({ kind: 'started', payment: { id: 'paiement-1' } });
  });

  test('a payment with a key that stands for another amount is refused, and treated as one that is open', async () => {
    const promised: Promised = {
      to: 'the start of a payment with the key of another',
      given: { 'a pending payment': { payment: 'paiement-1', key: start.key, ...cart } },
      ...starting(19.31),
      status: 409,
      answers: refusal('IdempotencyKeyError', 'parametersDiffer'),
    };
    const outcome = await pact([promised], ({ payments }) => payments.start({ ...start, amount: euros(19.31) }));
    expect(outcome).toEqual({ kind: 'already-open' });
  });

  test('the payments of a cart can be found again', async () => {
    const promised: Promised = {
      to: 'the payments of a cart',
      given: pending,
      call: 'GET /users/current/carts/panier-compte/payments',
      own,
      answers: { payments: [aPayment()] },
    };
    expect(await pact([promised], ({ payments }) => payments.ofCart('panier-compte'))).toMatchObject([
      { id: 'paiement-1', status: 'pending', orderCode: null, debited: false },
    ]);
  });

  test('an authorised payment names its order', async () => {
    const promised: Promised = {
      to: 'a payment that was made',
      given: { 'a paid order': { order: 'CMD-26-000123', payment: 'paiement-1', ...cart } },
      call: 'GET /users/current/payments/paiement-1',
      own,
      answers: {
        id: 'paiement-1',
        status: 'CAPTURED',
        mode: 'card',
        amount: exactPrice(amount),
        debited: true,
        orderCode: 'CMD-26-000123',
      },
    };
    expect(await pact([promised], ({ payments }) => payments.ofId('paiement-1'))).toMatchObject({
      status: 'paid',
      debited: true,
      orderCode: 'CMD-26-000123',
    });
  });

  test('a pending payment is cancelled', async () => {
    const promised: Promised = {
      to: 'the end of a payment that is given up',
      given: pending,
      call: 'POST /users/current/payments/paiement-1/cancellation',
      own,
      answers: { id: 'paiement-1', status: 'CANCELLED', mode: 'card', amount: exactPrice(amount), debited: false },
    };
    const open = anOpenPayment({ id: 'paiement-1' });
    expect(await pact([promised], ({ payments }) => payments.giveUp(open))).toMatchObject({
      id: 'paiement-1',
      status: 'cancelled',
      redirectUrl: null,
    });
  });

  test('an authorised payment cannot be cancelled', async () => {
    const promised: Promised = {
      to: 'the end of a payment that was made',
      given: { 'a paid order': { order: 'CMD-26-000123', payment: 'paiement-1', ...cart } },
      call: 'POST /users/current/payments/paiement-1/cancellation',
      own,
      answers: {
        id: 'paiement-1',
        status: 'CAPTURED',
        mode: 'card',
        amount: exactPrice(amount),
        debited: true,
        orderCode: 'CMD-26-000123',
      },
    };
    const open = anOpenPayment({ id: 'paiement-1' });
    expect(await pact([promised], ({ payments }) => payments.giveUp(open))).toMatchObject({ status: 'paid' });
  });

  test('a payment that does not exist is unknown', async () => {
    const promised: Promised = {
      to: 'an unknown payment',
      given: ready,
      call: 'GET /users/current/payments/inconnu',
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ payments }) => payments.ofId('inconnu'))).toBe('unknown');
  });
});
