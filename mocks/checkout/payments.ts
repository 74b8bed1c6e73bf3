import type { components } from '#contracts/generated/checkout.ts';
import { checkBalance } from '../cart/deferred-payment.ts';
import { pricedLines } from '../cart/lines.ts';
import { paymentModesFor } from '../cart/payment-modes.ts';
import { totalsOf } from '../cart/totals.ts';
import type { CartRecord } from '../records/carts.ts';
import { isCharged } from '../records/ledger.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import type { UserRecord } from '../records/users.ts';
import { minutes, nowIn } from '../shared/calendar/clock.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import type { Lang } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import { cartRefusal, conflict, invalidField } from '../shared/problems.ts';
import { settings } from '../shared/settings.ts';
import { DEFAULT_WORLD, type World } from '../shared/world.ts';
import { beginAtPayPal, settleAtPayPal } from './paypal.ts';
import { placeOrder } from './place-order.ts';
import { checkReady } from './readiness.ts';
import { changePayment, settle } from './settlement.ts';

export type PaymentStart = components['schemas']['PaymentStart'];
export type PaymentAnswer = components['schemas']['Payment'];

/** After this time without a notification, or a sign of the shopper at the provider's page, the backend asks the provider. */
export const PENDING_FOR = minutes(15);

interface Start {
  shopper: UserRecord;
  /** Looked up only for a new key: the cart of a repeated call may have become an order. */
  cart: () => CartRecord;
  cartId: string;
  key: string | null;
  start: PaymentStart;
  lang: Lang;
}

/** The facts that a key identifies; the moment of the waiver differs at each click. */
export const boundTo = ({
  cartId,
  mode,
  cents,
  returnUrl,
}: Record<'cartId' | 'mode' | 'returnUrl', string> & { cents: number }) =>
  JSON.stringify([cartId, mode, cents, returnUrl]);

/** Starts a payment, or returns the one with the same key. */
export async function startPayment(
  world: World,
  { shopper, cart: find, cartId, key, start, lang }: Start,
): Promise<PaymentRecord> {
  const { mode, returnUrl, withdrawalWaivedAt } = start;
  const cents = centsOf(start.amount);
  const use: KeyUse = {
    key,
    owner: shopper.uid,
    operation: 'startPayment',
    fingerprint: boundTo({ cartId, mode, cents, returnUrl }),
  };
  const earlier = earlierResult(world, use);
  const existing = earlier && paymentOf(world, shopper.uid, earlier);
  if (existing) return existing;

  const cart = find();
  await settleOverdue(world, cart.guid);
  checkStart(world, { cart, shopper, start });
  const payment = await paymentsIn(world).create({
    id: crypto.randomUUID(),
    owner: shopper.uid,
    cartGuid: cart.guid,
    cartCode: cart.code,
    mode,
    cents,
    status: 'PENDING',
    attempt: paymentsOf(world, cart.guid).length + 1,
    returnUrl,
    lang,
    activeAt: nowIn(world),
    detail: null,
    orderCode: null,
    debited: false,
    ...(withdrawalWaivedAt && { withdrawalWaivedAt }),
  });
  await rememberResult(world, use, payment.id);
  if (mode === 'paypal') return beginAtPayPal(world, payment);
  return mode === 'deferred' ? payLater(world, payment, cart) : payment;
}

function checkStart(
  world: World,
  { cart, shopper, start }: { cart: CartRecord; shopper: UserRecord; start: PaymentStart },
): void {
  if (!paymentModesFor(cart, shopper).includes(start.mode)) throw invalidField('mode');
  if (!URL.canParse(start.returnUrl)) throw invalidField('returnUrl');
  const pending = paymentsOf(world, cart.guid).find(({ status }) => status === 'PENDING');
  if (pending) throw alreadyPending(pending.id);
  checkReady(world, cart);
  if (!start.withdrawalWaivedAt && waivesWithdrawal(cart)) throw invalidField('withdrawalWaivedAt', 'missing');
  const { total } = totalsOf(cart);
  if (centsOf(start.amount) !== total) throw cartRefusal('amountChanged', cart.code);
  if (start.mode === 'deferred') checkBalance(world, shopper, total);
}

/** An individual buys a service that begins at once. */
const waivesWithdrawal = (cart: CartRecord): boolean =>
  cart.site === 'part' && pricedLines(cart).some(({ item }) => item.service !== undefined && item.service !== 'reex');

const alreadyPending = (id: string) =>
  conflict({
    type: 'PaymentConflictError',
    reason: 'pending',
    subject: id,
    subjectType: 'payment',
    message: 'A payment of this cart is under way.',
  });

/**
 * Ends a payment that the shopper gives up, unless money was taken, may be about to be (PayPal reviews a capture), or it
 * has ended.
 */
export async function giveUpPayment(world: World, payment: PaymentRecord): Promise<PaymentRecord> {
  await settleOverdue(world, payment.cartGuid);
  const current = paymentOf(world, payment.owner, payment.id) ?? payment;
  const isUnderReview = current.payPal !== undefined && current.payPal.approveUrl === null;
  const isOver = current.status !== 'PENDING' || isUnderReview || isCharged(world, current.id);
  return isOver ? current : settle(world, current, 'CANCELLED', 'SUPERSEDED');
}

async function payLater(world: World, payment: PaymentRecord, cart: CartRecord): Promise<PaymentRecord> {
  const { code } = await placeOrder(world, { cart, owner: payment.owner, paymentId: payment.id });
  return changePayment(world, payment, { status: 'AUTHORISED', orderCode: code });
}

export function paymentOf(world: World, owner: string, id: string): PaymentRecord | undefined {
  return paymentsIn(world).findFirst((q) => q.where({ owner, id }));
}

export const paymentsOf = (world: World, cartGuid: string): PaymentRecord[] =>
  paymentsIn(world)
    .findMany((q) => q.where({ cartGuid }))
    .toSorted((a, b) => a.attempt - b.attempt);

/** Asks PayPal; another payment without a notification for too long ends: charged means paid, otherwise expired. */
export async function settleOverdue(world: World, cartGuid: string): Promise<void> {
  for (const candidate of paymentsOf(world, cartGuid)) {
    const payment = await settleAtPayPal(world, candidate);
    const isOverdue = payment.status === 'PENDING' && nowIn(world) - payment.activeAt > PENDING_FOR;
    if (isOverdue) await settle(world, payment, isCharged(world, payment.id) ? 'AUTHORISED' : 'EXPIRED', null);
  }
}

export function paymentAnswer(world: World, payment: PaymentRecord, lang: Lang): PaymentAnswer {
  const { id, status, mode, cents, attempt, detail, orderCode, debited } = payment;
  return {
    id,
    status,
    mode,
    amount: priceOf(cents, lang),
    attempt,
    debited,
    ...redirectOf(world, payment),
    ...(detail && { detail }),
    ...(orderCode && { orderCode }),
  };
}

function redirectOf(world: World, payment: PaymentRecord): Pick<PaymentAnswer, 'redirectUrl'> {
  if (payment.status !== 'PENDING') return {};
  const url = payment.payPal ? payment.payPal.approveUrl : paymentPage(world, payment);
  return url ? { redirectUrl: url } : {};
}

function paymentPage(world: World, { id, lang }: PaymentRecord): string {
  const page = new URL(`/paiement/${id}`, settings.paymentUrl);
  page.searchParams.set('lang', lang);
  if (world.name !== DEFAULT_WORLD) page.searchParams.set('world', world.name);
  return page.href;
}
