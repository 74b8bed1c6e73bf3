import type { Config } from '#adapters/config.ts';
import {
  cancelPayment,
  getPayment,
  getPaymentModes,
  getPayments,
  setPaymentMode,
  startPayment,
} from '#adapters/generated/checkout/sdk.gen.ts';
import type { Payment as WirePayment } from '#adapters/generated/checkout/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { toMoney, wordOf } from '#adapters/shared-mapping.ts';
import type { Payment, PaymentStart, PaymentStartOutcome, PaymentStatus, Payments } from '#domain/checkout/payments.ts';
import { Fault } from '#domain/shared/fault.ts';
import { path } from './own-cart.ts';

type Settings = Pick<Config, 'TIMEOUT_PAYMENT' | 'TIMEOUT_PAYPAL' | 'TIMEOUT_PLACE_ORDER' | 'PAYMENT_ORIGINS'>;

export class HttpPayments implements Payments {
  readonly #backend: Backend;
  readonly #config: Settings;

  constructor(backend: Backend, config: Settings) {
    this.#backend = backend;
    this.#config = config;
  }

  async choices() {
    const { calls, own, context } = this.#backend;
    const { paymentModes } = await calls.callOrThrow(
      'getPaymentModes',
      getPaymentModes({ ...own, path, query: context }),
    );
    return paymentModes.map(({ code, name, description }) => ({
      code,
      name: name ?? code,
      description: description ?? null,
    }));
  }

  async select(mode: string): Promise<void> {
    const { calls, own, context } = this.#backend;
    await calls.callOrThrow(
      'setPaymentMode',
      setPaymentMode({ ...own, path, query: { paymentModeCode: mode, ...context } }),
    );
  }

  async ofCart(cartCode: string): Promise<Payment[]> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'getPayments',
      getPayments({ ...own, path: { ...path, cartId: cartCode }, query: context }),
    );
    return answer.ok ? answer.data.payments.map((payment) => this.#toPayment(payment)) : [];
  }

  async ofId(id: string): Promise<Payment | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'getPayment',
      getPayment({ ...own, path: { userId: 'current', paymentId: id }, query: context }),
    );
    return answer.ok ? this.#toPayment(answer.data) : 'unknown';
  }

  async start({ mode, amount, returnUrl, waivedAt, key }: PaymentStart): Promise<PaymentStartOutcome> {
    const { calls, context } = this.#backend;
    const answer = await calls.call(
      'startPayment',
      startPayment({
        ...this.#backend.ownWithin(this.#deadlineOf(mode)),
        path,
        query: context,
        headers: { 'Idempotency-Key': key },
        body: {
          mode,
          amount: { currencyIso: 'EUR', value: amount.cents / 100 },
          returnUrl,
          ...(waivedAt && { withdrawalWaivedAt: waivedAt }),
        },
      }),
    );
    if (answer.ok) return { kind: 'started', payment: this.#toPayment(answer.data) };
    const { reason, status, type } = answer.refusal;
    const refusal = wordOf(startRefusals, reason);
    if (refusal) return refusal;
    return status === 409 ? { kind: 'already-open' } : { kind: 'refused', detail: reason ?? type };
  }

  async giveUp({ id, mode }: Payment): Promise<Payment> {
    const { calls, context } = this.#backend;
    const answer = await calls.callOrThrow(
      'cancelPayment',
      cancelPayment({
        ...this.#backend.ownWithin(this.#deadlineOf(mode)),
        path: { userId: 'current', paymentId: id },
        query: context,
      }),
    );
    return this.#toPayment(answer);
  }

  /** A payment on account places the order in the same call. */
  #deadlineOf(mode: string): number {
    if (mode === 'paypal') return this.#config.TIMEOUT_PAYPAL;
    return mode === 'deferred' ? this.#config.TIMEOUT_PLACE_ORDER : this.#config.TIMEOUT_PAYMENT;
  }

  #toPayment(wire: WirePayment): Payment {
    const status = wordOf(statuses, wire.status);
    if (wire.redirectUrl && !this.#isAllowed(wire.redirectUrl)) throw new Fault('contract', 'getPayment: redirectUrl');
    return {
      id: wire.id,
      // An unknown status is treated as pending: the payment is verified, and no new one is started.
      status: status ?? 'pending',
      mode: wire.mode,
      amount: toMoney(wire.amount),
      redirectUrl: wire.redirectUrl ?? null,
      orderCode: wire.orderCode ?? null,
      detail: wire.detail ?? null,
      debited: wire.debited ?? null,
      ...(status === 'cancelled' && wire.detail === cartChanged && { isOfEarlierCart: true }),
    };
  }

  /** The backend names the provider's page; only configured origins are followed. */
  #isAllowed(url: string): boolean {
    const origins = this.#config.PAYMENT_ORIGINS.split(',').map((origin) => origin.trim());
    return URL.canParse(url) && origins.includes(new URL(url).origin);
  }
}

/** The backend's own word, among those of providers. */
const cartChanged = 'CART_CHANGED';

const startRefusals: Record<string, PaymentStartOutcome> = {
  amountChanged: { kind: 'amount-changed' },
  insufficientBalance: { kind: 'insufficient-balance' },
  maxAmount: { kind: 'too-much' },
  noStock: { kind: 'cart-refused' },
  lowStock: { kind: 'cart-refused' },
  configurationMissing: { kind: 'cart-refused' },
  configurationOutdated: { kind: 'cart-refused' },
  billingAddressMissing: { kind: 'billing-required', lacking: 'address' },
  companyNumberMissing: { kind: 'billing-required', lacking: 'number' },
};

const statuses: Record<string, PaymentStatus> = {
  PENDING: 'pending',
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};
