import { changeCart } from '../cart/carts.ts';
import { shopGroups } from '../cart/delivery.ts';
import { pricedLines } from '../cart/lines.ts';
import { aCart, anOldCart, cartNamed } from '../cart/states.ts';
import { totalsOf } from '../cart/totals.ts';
import type { CartRecord } from '../records/carts.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import { wholeAddress } from '../records/whole-address.ts';
import { rememberResult } from '../shared/keys.ts';
import { DEFAULT_OWNER, fromTheStart, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { choosePoint } from './delivery-point.ts';
import { maskedDetails } from './payment-details.ts';
import { boundTo } from './payments.ts';

export const checkoutStates: States = {
  'a professional who may pay later': fromTheStart,
  'a professional without a contract': fromTheStart,
  'a cart with an address': aCartWithAddress,
  'a cart ready to be paid': aReadyCart,
  'an old cart with a bare service, ready to be paid': async (world, parameters) =>
    void (await readyForPayment(world, await anOldCart(world, { owner: DEFAULT_OWNER, ...parameters }))),
  'a cart to a pickup point': aCartToAPoint,
  'a cart with a kept card': aCartWithSavedCard,
  'a pending payment': aPendingPayment,
};

async function aCartWithAddress(world: World, parameters: Parameters): Promise<CartRecord> {
  return withAddresses(world, await aCart(world, { owner: DEFAULT_OWNER, ...parameters }));
}

async function aCartWithSavedCard(world: World, parameters: Parameters): Promise<CartRecord> {
  const cart = await aCart(world, { owner: DEFAULT_OWNER, ...parameters });
  const card = {
    accountHolderName: 'Compte Particulier',
    cardNumber: '4970100000000006',
    expiryMonth: '12',
    expiryYear: '2030',
  };
  return changeCart(world, cart, (draft) => {
    draft.paymentDetails = maskedDetails(card, text(parameters.details) ?? 'pd-1');
  });
}

const withAddresses = (world: World, cart: CartRecord): Promise<CartRecord> =>
  changeCart(world, cart, (draft) => void (draft.deliveryAddress = wholeAddress));

export async function aReadyCart(world: World, parameters: Parameters): Promise<CartRecord> {
  return readyForPayment(world, await aCart(world, { owner: DEFAULT_OWNER, ...parameters }));
}

async function readyForPayment(world: World, bare: CartRecord): Promise<CartRecord> {
  const cart = await withAddresses(world, bare);
  const groups = shopGroups(pricedLines(cart), cart.deliveryAddress);
  const deliveryModes = Object.fromEntries(groups.map(({ sellerId, modes }) => [sellerId, modes[0]?.code ?? '']));
  await changeCart(world, cart, (draft) => {
    draft.deliveryModes = deliveryModes;
    // A professional's order is invoiced to a company.
    draft.billingAddress = cart.site === 'pro' ? { ...wholeAddress, companyNumber: '73282932000074' } : wholeAddress;
  });
  return cartNamed(world, cart.guid);
}

export async function aCartToAPoint(world: World, parameters: Parameters): Promise<CartRecord> {
  const cart = await aReadyCart(world, parameters);
  const [own] = shopGroups(pricedLines(cart), cart.deliveryAddress);
  const mode = own?.modes.find(({ pickup }) => pickup);
  const choice = { name: text(parameters.point) ?? '', country: 'FR', code: mode?.code ?? '', sellerId: null };
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

interface PaymentState {
  parameters: Parameters;
  status: PaymentRecord['status'];
}

export const aPayment = (
  world: World,
  cart: CartRecord,
  { parameters, status }: PaymentState,
): Promise<PaymentRecord> =>
  paymentsIn(world).create({
    id: text(parameters.payment) ?? crypto.randomUUID(),
    owner: cart.owner ?? DEFAULT_OWNER,
    cartGuid: cart.guid,
    cartCode: cart.code,
    mode: 'card',
    cents: totalsOf(cart).total,
    status,
    attempt: 1,
    returnUrl: 'https://boutique.exemple.fr/retour',
    lang: 'fr',
    activeAt: Date.now(),
    detail: null,
    orderCode: null,
    debited: status === 'CAPTURED',
  });
