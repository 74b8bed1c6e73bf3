import { toAddress } from '#adapters/address/address-mapping.ts';
import { toLine, toTotals } from '#adapters/cart/cart-mapping.ts';
import type { Config } from '#adapters/config.ts';
import { cartFromOrder, getOrder, placeOrder } from '#adapters/generated/orders/sdk.gen.ts';
import type { CartModification, Order as WireOrder } from '#adapters/generated/orders/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { LeftOut, LeftOutReason, Order, OrderedDelivery, Orders, Reordered } from '#domain/orders/orders.ts';

type WirePoint = NonNullable<WireOrder['entries'][number]['deliveryPointOfService']>;

export class HttpOrders implements Orders {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_PLACE_ORDER'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_PLACE_ORDER'>) {
    this.#backend = backend;
    this.#config = config;
  }

  async ofCode(code: string): Promise<Order | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'getOrder',
      getOrder({ ...own, path: { userId: 'current', orderCode: code }, query: { fields: 'FULL', ...context } }),
    );
    return answer.ok ? toOrder(answer.data) : 'unknown';
  }

  async place({ cartCode, paymentId, key }: { cartCode: string; paymentId: string; key: string }) {
    const { calls, context } = this.#backend;
    const answer = await calls.call(
      'placeOrder',
      placeOrder({
        ...this.#backend.ownWithin(this.#config.TIMEOUT_PLACE_ORDER),
        path: { userId: 'current' },
        query: { cartId: cartCode, termsChecked: true, paymentId, ...context },
        headers: { 'Idempotency-Key': key },
      }),
    );
    if (answer.ok) return { kind: 'placed' as const, code: answer.data.code };
    return { kind: 'refused' as const, reason: answer.refusal.reason ?? answer.refusal.type };
  }

  async reorder(code: string): Promise<Reordered | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'cartFromOrder',
      cartFromOrder({ ...own, path: { userId: 'current' }, query: { orderCode: code, ...context } }),
    );
    if (!answer.ok) return 'unknown';
    const { cartModifications } = answer.data;
    return {
      added: cartModifications.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0),
      leftOut: cartModifications.flatMap(toLeftOut),
    };
  }
}

const reasons: Record<string, LeftOutReason> = {
  noStock: 'no-stock',
  lowStock: 'less-stock',
  maxOrderQuantityExceeded: 'maximum',
  needsConfiguration: 'to-compose',
};

const toLeftOut = ({ statusCode, quantityAdded, entry }: CartModification): LeftOut[] =>
  statusCode === 'success' || !entry
    ? []
    : [{ code: entry.product.code, reason: reasons[statusCode] ?? 'unavailable', added: quantityAdded }];

const toDelivery = (entry: WireOrder['entries'][number]): [string, OrderedDelivery][] => {
  const { deliveryMode, deliveryPointOfService: at } = entry;
  if (!deliveryMode) return [];
  const { name, earliestDate, latestDate } = deliveryMode;
  const dates = earliestDate && latestDate ? { earliest: earliestDate, latest: latestDate } : null;
  return [[toLine(entry).id, { name, dates, point: at ? toPoint(at) : null }]];
};

const toPoint = ({ name, displayName, address }: WirePoint): OrderedDelivery['point'] => ({
  name: displayName ?? name,
  street: address?.line1 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.town ?? '',
});

const toOrder = (order: WireOrder): Order => ({
  code: order.code,
  created: order.created,
  statusDisplay: order.statusDisplay ?? null,
  lines: order.entries.map(toLine),
  total: toTotals(order),
  deliveryAddress: order.deliveryAddress ? toAddress(order.deliveryAddress) : null,
  billingAddress: order.billingAddress ? toAddress(order.billingAddress) : null,
  deliveryModes: order.deliveryMode ? [order.deliveryMode.name] : [],
  deliveries: Object.fromEntries(order.entries.flatMap(toDelivery)),
  paymentMode: order.paymentMode ? { code: order.paymentMode.code, name: order.paymentMode.name ?? '' } : null,
  waivedAt: order.withdrawalWaivedAt ?? null,
});
