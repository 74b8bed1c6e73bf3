/** Puts a world of the mock backend into the states that the pacts name. The words are those of contracts/pacts/STATES.md. */
import { fromAddress } from '#adapters/address/address-mapping.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { fullBook } from '#mocks/address/demonstration.ts';
import { changeCart, newCart } from '#mocks/cart/carts.ts';
import { addEntry } from '#mocks/cart/entries.ts';
import { pricedLines } from '#mocks/cart/lines.ts';
import { totalsOf } from '#mocks/cart/totals.ts';
import { shopGroups } from '#mocks/checkout/delivery.ts';
import { choosePoint } from '#mocks/checkout/delivery-point.ts';
import { boundTo } from '#mocks/checkout/payments.ts';
import { placeOrder } from '#mocks/orders/place.ts';
import { rememberResult } from '#mocks/shared/keys.ts';
import type { CartRecord, PaymentRecord } from '#mocks/shared/records.ts';
import type { World } from '#mocks/shared/world.ts';

type Parameters = Record<string, unknown>;
type Arrange = (world: World, parameters: Parameters) => Promise<unknown>;

const defaultOwner = 'particulier@exemple.fr';

/** Each of its fields is filled in. */
const whole = fromAddress(aWholeAddress());

/** By the name of the state. */
export const providerStates: Record<string, Arrange> = {
  'the catalogue': async () => undefined,
  'the content': async () => undefined,
  "an editor's ticket": async () => undefined,
  'a signed-in shopper': async () => undefined,
  'an address book': async () => undefined,
  'a full address book': aFullBook,
  'a professional who may pay later': async () => undefined,
  'a professional without a contract': async () => undefined,
  'known addresses': async () => undefined,
  'a cart': aCart,
  'a cart with an address': aCartWithAddress,
  'a cart ready to be paid': aReadyCart,
  'a cart to a pickup point': aCartToAPoint,
  'a pending payment': aPendingPayment,
  'a paid order': aPaidOrder,
};

async function aFullBook(world: World, parameters: Parameters): Promise<void> {
  const owner = text(parameters.owner) ?? defaultOwner;
  for (const address of fullBook('Carnet Plein'))
    await world.addresses.create({ id: address.id ?? '', owner, address });
}

async function aCart(world: World, parameters: Parameters): Promise<CartRecord> {
  const owner = text(parameters.owner);
  const made = await newCart(world, { owner: owner ?? null, site: parameters.site === 'pro' ? 'pro' : 'part' });
  const guid = text(parameters.guid) ?? made.guid;
  const named = await world.carts.update((q) => q.where({ guid: made.guid }), {
    data: (draft) => void (draft.guid = guid),
  });
  const product = text(parameters.product);
  if (named && product) {
    const configurationId = text(parameters.configurationId);
    await addEntry(world, named, { code: product, configurationId, quantity: Number(parameters.quantity ?? 1) }, 'fr');
  }
  const toldCents = parameters.toldCents;
  if (toldCents !== undefined) {
    await changeCart(world, cartNamed(world, guid), ({ lines }) => {
      for (const line of lines) line.toldCents = Number(toldCents);
    });
  }
  return cartNamed(world, guid);
}

async function aCartWithAddress(world: World, parameters: Parameters): Promise<CartRecord> {
  const cart = await aCart(world, { owner: defaultOwner, ...parameters });
  await changeCart(world, cart, (draft) => void (draft.deliveryAddress = whole));
  return cartNamed(world, cart.guid);
}

async function aReadyCart(world: World, parameters: Parameters): Promise<CartRecord> {
  const cart = await aCartWithAddress(world, parameters);
  const groups = shopGroups(pricedLines(cart), cart.deliveryAddress);
  const deliveryModes = Object.fromEntries(groups.map(({ shopId, modes }) => [shopId, modes[0]?.code ?? '']));
  await changeCart(world, cart, (draft) => {
    draft.deliveryModes = deliveryModes;
    // A professional's order is invoiced to a company.
    draft.billingAddress = cart.site === 'pro' ? { ...whole, companyNumber: '73282932000074' } : whole;
  });
  return cartNamed(world, cart.guid);
}

async function aCartToAPoint(world: World, parameters: Parameters): Promise<CartRecord> {
  const cart = await aReadyCart(world, parameters);
  const [own] = shopGroups(pricedLines(cart), cart.deliveryAddress);
  const mode = own?.modes.find(({ pickup }) => pickup);
  const choice = { name: text(parameters.point) ?? '', country: 'FR', code: mode?.code ?? '', shopId: null };
  const chosen = choosePoint(cart, choice);
  return changeCart(world, cart, (draft) => void Object.assign(draft, chosen));
}

async function aPendingPayment(world: World, parameters: Parameters): Promise<void> {
  const payment = await aPayment(world, await aReadyCart(world, parameters), { parameters, status: 'PENDING' });
  const { id, owner, mode, cents, returnUrl } = payment;
  const fingerprint = boundTo({ cartId: 'current', mode, cents, returnUrl });
  const key = text(parameters.key) ?? null;
  await rememberResult(world, { key, owner, operation: 'startPayment', fingerprint }, id);
}

async function aPaidOrder(world: World, parameters: Parameters) {
  const cart = await (parameters.point ? aCartToAPoint(world, parameters) : aReadyCart(world, parameters));
  const payment = await aPayment(world, cart, { parameters, status: 'CAPTURED' });
  const placed = await placeOrder(world, { cart, owner: payment.owner, paymentId: payment.id });
  const code = text(parameters.order) ?? placed.code;
  await world.orders.update((q) => q.where({ code: placed.code }), {
    data(draft) {
      draft.code = code;
      for (const words of Object.values(draft.order)) words.code = code;
    },
  });
  await world.payments.update((q) => q.where({ id: payment.id }), { data: (draft) => void (draft.orderCode = code) });
}

interface PaymentWish {
  parameters: Parameters;
  status: PaymentRecord['status'];
}

const aPayment = (world: World, cart: CartRecord, { parameters, status }: PaymentWish): Promise<PaymentRecord> =>
  world.payments.create({
    id: text(parameters.payment) ?? crypto.randomUUID(),
    owner: cart.owner ?? defaultOwner,
    cartGuid: cart.guid,
    cartCode: cart.code,
    mode: 'card',
    cents: totalsOf(cart).total,
    status,
    attempt: 1,
    returnUrl: 'https://boutique.exemple.fr/retour',
    lang: 'fr',
    startedAt: Date.now(),
    detail: null,
    orderCode: null,
    debited: status === 'CAPTURED',
  });

function cartNamed(world: World, guid: string): CartRecord {
  const cart = world.carts.findFirst((q) => q.where({ guid }));
  if (!cart) throw new Error(`The cart ${guid} was not made.`);
  return cart;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
