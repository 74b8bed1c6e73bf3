import type { components } from '#contracts/generated/checkout.ts';
import { totalsOf } from '../cart/totals.ts';
import { placeOrder } from '../orders/place.ts';
import { minutes, nowIn } from '../shared/clock.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import type { Lang } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import { cartRefusal, conflict, invalidField } from '../shared/problems.ts';
import type { CartRecord, PaymentRecord, UserRecord } from '../shared/records.ts';
import { settings } from '../shared/settings.ts';
import { DEFAULT_WORLD, type World } from '../shared/world.ts';
import { isCharged } from './ledger.ts';
import { paymentModesFor } from './payment-modes.ts';
import { checkReady } from './readiness.ts';
import { changePayment, settle } from './settlement.ts';

export type PaymentStart = components['schemas']['PaymentStart'];
export type PaymentAnswer = components['schemas']['Payment'];

/** After this long without news, the backend asks the provider itself. */
export const PENDING_FOR = minutes(15);

interface Start {
  shopper: UserRecord;
  /** Found only when the key is new: the cart of a repeated call may be an order by now. */
  cart: () => CartRecord;
  cartId: string;
  key: string | null;
  start: PaymentStart;
  lang: Lang;
}

/** Starts a payment, or gives the one that the same key started. */
export async function startPayment(
  world: World,
  { shopper, cart: find, cartId, key, start, lang }: Start,
): Promise<PaymentRecord> {
  const { mode, returnUrl } = start;
  const cents = centsOf(start.amount);
  const use: KeyUse = {
    key,
    owner: shopper.uid,
    operation: 'startPayment',
    fingerprint: JSON.stringify([cartId, mode, cents, returnUrl]),
  };
  const earlier = earlierResult(world, use);
  const known = earlier && paymentOf(world, shopper.uid, earlier);
  if (known) return known;

  const cart = find();
  await settleOverdue(world, cart.guid);
  checkStart(world, { cart, shopper, start });
  const payment = await world.payments.create({
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
    startedAt: nowIn(world),
    detail: null,
    orderCode: null,
    debited: false,
  });
  await rememberResult(world, use, payment.id);
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
  if (centsOf(start.amount) !== totalsOf(cart).total) throw cartRefusal('amountChanged', cart.code);
}

const alreadyPending = (id: string) =>
  conflict({
    type: 'PaymentConflictError',
    reason: 'pending',
    subject: id,
    subjectType: 'payment',
    message: 'A payment of this cart is under way.',
  });

async function payLater(world: World, payment: PaymentRecord, cart: CartRecord): Promise<PaymentRecord> {
  const { code } = await placeOrder(world, { cart, owner: payment.owner, paymentId: payment.id });
  return changePayment(world, payment, { status: 'AUTHORISED', orderCode: code });
}

export function paymentOf(world: World, owner: string, id: string): PaymentRecord | undefined {
  return world.payments.findFirst((q) => q.where({ owner, id }));
}

export const paymentsOf = (world: World, cartGuid: string): PaymentRecord[] =>
  world.payments.findMany((q) => q.where({ cartGuid })).toSorted((a, b) => a.attempt - b.attempt);

/** A payment without news for too long: charged means paid, not charged means expired. */
export async function settleOverdue(world: World, cartGuid: string): Promise<void> {
  for (const payment of paymentsOf(world, cartGuid)) {
    const isOverdue = payment.status === 'PENDING' && nowIn(world) - payment.startedAt > PENDING_FOR;
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
    ...(status === 'PENDING' && { redirectUrl: paymentPage(world, payment) }),
    ...(detail && { detail }),
    ...(orderCode && { orderCode }),
  };
}

function paymentPage(world: World, { id, lang }: PaymentRecord): string {
  const page = new URL(`/paiement/${id}`, settings.paymentUrl);
  page.searchParams.set('lang', lang);
  if (world.name !== DEFAULT_WORLD) page.searchParams.set('world', world.name);
  return page.href;
}
