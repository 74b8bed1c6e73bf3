import { fromAddress, toAddress } from '#adapters/cart/cart-mapping.ts';
import type { Config } from '#adapters/config.ts';
import {
  createDeliveryAddress,
  getDeliveryModes,
  getPayment,
  getPaymentModes,
  getPayments,
  setBillingAddress,
  setDeliveryAddress,
  setDeliveryMode,
  setPaymentMode,
  startPayment,
} from '#adapters/generated/checkout/sdk.gen.ts';
import type {
  DeliveryModeList,
  DeliveryGroup as WireGroup,
  Payment as WirePayment,
} from '#adapters/generated/checkout/types.gen.ts';
import { getCountries, getUserAddresses } from '#adapters/generated/session/sdk.gen.ts';
import type { Refusal } from '#adapters/http/answer.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { toMoney } from '#adapters/shared-mapping.ts';
import type { Address } from '#domain/cart/cart.ts';
import type {
  Deliveries,
  DeliveryGroup,
  Payment,
  PaymentStatus,
  Payments,
  Started,
} from '#domain/checkout/checkout.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Money } from '#domain/shared/money.ts';

/** Checkout after the summary is for signed-in shoppers: their cart is always `current`. */
const path = { userId: 'current', cartId: 'current' };

export class HttpDeliveries implements Deliveries {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async groups(): Promise<DeliveryGroup[]> {
    const { answers, own, context } = this.#backend;
    return toGroups(
      await answers.body('getDeliveryModes', getDeliveryModes({ ...own, path, query: { fields: 'FULL', ...context } })),
    );
  }

  async countries() {
    const { answers, open, context } = this.#backend;
    const { countries } = await answers.body(
      'getCountries',
      getCountries({ ...open, query: { type: 'SHIPPING', ...context } }),
    );
    return countries.map(({ isocode, name }) => ({ code: isocode, name: name ?? isocode }));
  }

  async known(): Promise<Address[]> {
    const { answers, own, context } = this.#backend;
    const { addresses } = await answers.body(
      'getUserAddresses',
      getUserAddresses({ ...own, path: { userId: 'current' }, query: { fields: 'FULL', ...context } }),
    );
    return addresses.map(toAddress);
  }

  async deliverTo(address: Address): Promise<'saved' | 'not-eligible'> {
    const { answers, own, context } = this.#backend;
    const answer = address.id
      ? await answers.of(
          'setDeliveryAddress',
          setDeliveryAddress({ ...own, path, query: { addressId: address.id, ...context } }),
        )
      : await answers.of(
          'createDeliveryAddress',
          createDeliveryAddress({ ...own, path, query: context, body: fromAddress(address) }),
        );
    return answer.ok ? 'saved' : onlyNotEligible(answer.refusal, 'deliverTo');
  }

  async billTo(address: Address): Promise<'saved' | 'not-eligible'> {
    const { answers, own, context } = this.#backend;
    const answer = await answers.of(
      'setBillingAddress',
      setBillingAddress({ ...own, path, query: context, body: fromAddress(address) }),
    );
    return answer.ok ? 'saved' : onlyNotEligible(answer.refusal, 'billTo');
  }

  async choose({ shopId, code, leadTime, shippingTypes }: Parameters<Deliveries['choose']>[0]): Promise<void> {
    const { answers, own, context } = this.#backend;
    const query = {
      deliveryModeId: code,
      ...(shopId ? { shopId } : {}),
      ...(leadTime === null ? {} : { leadTimeToShip: leadTime }),
      ...(shippingTypes.length > 0 ? { shippingTypesCodes: shippingTypes.join(',') } : {}),
      ...context,
    };
    await answers.body('setDeliveryMode', setDeliveryMode({ ...own, path, query }));
  }
}

function onlyNotEligible({ reason }: Refusal, operation: string): 'not-eligible' {
  if (reason !== 'notEligible') throw new Fault('contract', operation);
  return 'not-eligible';
}

/** A plain OCC backend has no groups: then the modes are those of one shop. */
function toGroups({ deliveryOrderGroups, deliveryModes }: DeliveryModeList): DeliveryGroup[] {
  if (deliveryOrderGroups) return deliveryOrderGroups.map(toGroup);
  return deliveryModes.length === 0 ? [] : [toGroup({ shopName: '', isMk: false, itemCount: 0, modes: deliveryModes })];
}

const toGroup = (group: WireGroup): DeliveryGroup => ({
  shopId: group.shopId ?? null,
  shopName: group.shopName,
  marketplace: group.isMk,
  itemCount: group.itemCount,
  leadTime: group.leadTimeToShip ?? null,
  selected: group.selectedModeCode ?? null,
  unavailableZone: group.unavailableZone ?? null,
  modes: group.modes.map(
    ({ code, name, description, deliveryCost, earliestDate, latestDate, shippingTypesCodes, pickup }) => ({
      code,
      name,
      description: description ?? null,
      cost: toMoney(deliveryCost),
      dates: earliestDate && latestDate ? { earliest: earliestDate, latest: latestDate } : null,
      shippingTypes: shippingTypesCodes ?? [],
      pickup: pickup === true,
    }),
  ),
});

export class HttpPayments implements Payments {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_PAYMENT' | 'PAYMENT_ORIGINS'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_PAYMENT' | 'PAYMENT_ORIGINS'>) {
    this.#backend = backend;
    this.#config = config;
  }

  async choices() {
    const { answers, own, context } = this.#backend;
    const { paymentModes } = await answers.body('getPaymentModes', getPaymentModes({ ...own, path, query: context }));
    return paymentModes.map(({ code, name, description }) => ({
      code,
      name: name ?? code,
      description: description ?? null,
    }));
  }

  async select(mode: string): Promise<void> {
    const { answers, own, context } = this.#backend;
    await answers.body(
      'setPaymentMode',
      setPaymentMode({ ...own, path, query: { paymentModeCode: mode, ...context } }),
    );
  }

  async ofCart(): Promise<Payment[]> {
    const { answers, own, context } = this.#backend;
    const answer = await answers.of('getPayments', getPayments({ ...own, path, query: context }));
    return answer.ok ? answer.data.payments.map((payment) => this.#toPayment(payment)) : [];
  }

  async ofId(id: string): Promise<Payment | 'unknown'> {
    const { answers, own, context } = this.#backend;
    const answer = await answers.of(
      'getPayment',
      getPayment({ ...own, path: { userId: 'current', paymentId: id }, query: context }),
    );
    return answer.ok ? this.#toPayment(answer.data) : 'unknown';
  }

  async start({
    mode,
    amount,
    returnUrl,
    key,
  }: {
    mode: string;
    amount: Money;
    returnUrl: string;
    key: string;
  }): Promise<Started> {
    const { answers, context } = this.#backend;
    const answer = await answers.of(
      'startPayment',
      startPayment({
        ...this.#backend.ownWithin(this.#config.TIMEOUT_PAYMENT),
        path,
        query: context,
        headers: { 'Idempotency-Key': key },
        body: { mode, amount: { currencyIso: 'EUR', value: amount.cents / 100 }, returnUrl },
      }),
    );
    if (answer.ok) return { kind: 'started', payment: this.#toPayment(answer.data) };
    if (answer.refusal.reason === 'amountChanged') return { kind: 'amount-changed' };
    if (answer.refusal.status === 409) return { kind: 'already-open' };
    return { kind: 'refused', reason: answer.refusal.reason ?? answer.refusal.type };
  }

  #toPayment(wire: WirePayment): Payment {
    const status = statuses[wire.status];
    if (wire.redirectUrl && !this.#isAllowed(wire.redirectUrl)) throw new Fault('contract', 'getPayment: redirectUrl');
    return {
      id: wire.id,
      // A status that is new to us is not known to have ended: it is verified, never started again.
      status: status ?? 'pending',
      mode: wire.mode,
      amount: toMoney(wire.amount),
      redirectUrl: wire.redirectUrl ?? null,
      orderCode: wire.orderCode ?? null,
      detail: wire.detail ?? null,
      debited: wire.debited ?? null,
    };
  }

  /** The backend names the provider's page; only providers of the configuration are followed. */
  #isAllowed(url: string): boolean {
    const origins = this.#config.PAYMENT_ORIGINS.split(',').map((origin) => origin.trim());
    return URL.canParse(url) && origins.includes(new URL(url).origin);
  }
}

const statuses: Record<string, PaymentStatus> = {
  PENDING: 'pending',
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};
