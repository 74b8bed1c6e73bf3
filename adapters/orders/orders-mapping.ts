import { toAddress } from '#adapters/address/address-mapping.ts';
import { toLine, toTotals, toVoucher } from '#adapters/cart/cart-mapping.ts';
import type {
  EntryGroup,
  OrderEntry,
  OrderHistory,
  OrderRefund,
  Consignment as WireConsignment,
  Order as WireOrder,
} from '#adapters/generated/orders/types.gen.ts';
import { toMoney, toMoneyOrNull, toPrice, wordOrOther } from '#adapters/shared-mapping.ts';
import { inSenderOrder } from '#domain/cart/cart.ts';
import type { Consignment, ConsignmentStatus, Refund } from '#domain/orders/consignments.ts';
import type { LineGroup, Order, OrderedDelivery, OrderPage, OrderStatus } from '#domain/orders/orders.ts';
import { toOrderedService } from './services-mapping.ts';

/** OCC's statuses of an order. */
const orderStatuses: Record<string, OrderStatus> = {
  CREATED: 'created',
  OPEN: 'created',
  ON_VALIDATION: 'created',
  CHECKED_VALID: 'created',
  PAYMENT_AUTHORIZED: 'created',
  PROCESSING: 'preparing',
  READY: 'preparing',
  SHIPPED: 'sent',
  COMPLETED: 'completed',
  CANCELLING: 'cancelled',
  CANCELLED: 'cancelled',
};

const consignmentStatuses: Record<string, ConsignmentStatus> = {
  STAGING: 'created',
  WAITING_ACCEPTANCE: 'awaiting-acceptance',
  WAITING_DEBIT: 'awaiting-payment',
  WAITING_DEBIT_PAYMENT: 'awaiting-payment',
  SHIPPING: 'preparing',
  SHIPPED: 'sent',
  TO_COLLECT: 'to-collect',
  RECEIVED: 'received',
  CLOSED: 'closed',
  REFUSED: 'refused',
  CANCELED: 'cancelled',
  INCIDENT_OPEN: 'incident-open',
  INCIDENT_CLOSED: 'incident-closed',
  REFUNDED: 'refunded',
};

const refundStatuses: Record<string, Refund['status']> = {
  WAITING_REFUND: 'requested',
  WAITING_REFUND_PAYMENT: 'being-paid',
  REFUNDED: 'refunded',
  NOT_CHARGED: 'not-charged',
  CARRIED_OVER: 'carried-over',
};

const groupKinds: Record<string, LineGroup['kind']> = {
  smt: 'shipping-labels',
  eservices: 'services',
  eservicesRefund: 'refunded-services',
};

export function toOrder(order: WireOrder): Order {
  const lines = order.entries.map((entry) => toLine(entry, order));
  const consignments = (order.consignments ?? []).map((each) => toConsignment(each, order.entries));
  return {
    code: order.code,
    created: order.created,
    status: wordOrOther(orderStatuses, order.status),
    statusDisplay: order.statusText ?? null,
    lines,
    total: toTotals(order),
    deliveryAddress: order.deliveryAddress ? toAddress(order.deliveryAddress) : null,
    billingAddress: toBillingAddress(order),
    deliveryModes: order.deliveryMode ? [order.deliveryMode.name] : [],
    deliveries: Object.fromEntries(order.entries.flatMap(toDelivery)),
    paymentMode: order.paymentMode ? { code: order.paymentMode.code, name: order.paymentMode.name ?? '' } : null,
    vouchers: (order.appliedVouchers ?? []).map(toVoucher),
    groups: (order.entryGroups ?? []).map(toGroup),
    services: order.entries.flatMap((entry) =>
      entry.serviceState ? [toOrderedService(entry, entry.serviceState)] : [],
    ),
    consignments: inSenderOrder(consignments, { sellerOf: ({ seller }) => seller.id, lines }),
    refunds: (order.refunds ?? []).map(toRefund),
    paid: toMoneyOrNull(order.amountPaid),
    awaited: toMoneyOrNull(order.amountAwaited),
    automaticRefund: order.automaticRefund ?? null,
    withdrawableUntil: order.withdrawableUntil ?? null,
    waivedAt: order.withdrawalWaivedAt ?? null,
  };
}

/** OCC has it with the card that has paid. */
function toBillingAddress({ billingAddress, paymentInfo }: WireOrder): Order['billingAddress'] {
  const address = billingAddress ?? paymentInfo?.billingAddress;
  return address ? toAddress(address) : null;
}

const toDelivery = (entry: OrderEntry): [string, OrderedDelivery][] => {
  const { deliveryMode, deliveryPointOfService: at } = entry;
  if (!deliveryMode) return [];
  const { name, earliestDate, latestDate } = deliveryMode;
  const dates = earliestDate && latestDate ? { earliest: earliestDate, latest: latestDate } : null;
  return [[toLine(entry).id, { name, dates, point: at ? toPoint(at) : null }]];
};

const toPoint = ({
  name,
  displayName,
  address,
}: NonNullable<OrderEntry['deliveryPointOfService']>): OrderedDelivery['point'] => ({
  name: displayName ?? name,
  street: address?.line1 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.town ?? '',
});

const toGroup = ({ type, entries = [] }: EntryGroup): LineGroup => ({
  kind: wordOrOther(groupKinds, type),
  lineIds: entries.map((entry) => toLine(entry).id),
});

const toConsignment = (wire: WireConsignment, entries: readonly OrderEntry[]): Consignment => ({
  code: wire.code,
  seller: { id: wire.sellerId ?? null, name: wire.sellerName ?? null },
  status: wordOrOther(consignmentStatuses, wire.status),
  since: wire.statusDate ?? null,
  reason: wire.reason ?? null,
  handOverBy: wire.shippingUntil ?? null,
  arrivesOn: wire.targetArrivalDate ?? null,
  carrier: wire.carrier?.name ?? null,
  trackingId: wire.trackingID ?? null,
  trackingUrl: toPageUrl(wire.trackingUrl),
  returnableUntil: wire.returnableUntil ?? null,
  isContactable: wire.contactable ?? false,
  lines: wire.entries.map(({ orderEntry: { entryNumber }, quantity, shippedQuantity, quantityDeclined }) => {
    const entry = entries.find((each) => each.entryNumber === entryNumber);
    return {
      lineId: entry ? toLine(entry).id : null,
      entryNumber,
      quantity,
      sent: shippedQuantity ?? null,
      declined: quantityDeclined ?? null,
    };
  }),
});

/** A link of a seller: anything but a web page is left out. */
const toPageUrl = (url: string | undefined): string | null => (url && /^https?:\/\//i.test(url) ? url : null);

export const toRefund = ({
  amount,
  status,
  statusDate,
  reason,
  consignmentCode,
  entryNumbers,
  paymentMode,
  expectedOn,
}: OrderRefund): Refund => ({
  amount: toMoney(amount),
  status: wordOrOther(refundStatuses, status),
  date: statusDate ?? null,
  reason: reason ?? null,
  consignmentCode: consignmentCode ?? null,
  entryNumbers: entryNumbers ?? [],
  means: paymentMode?.name ?? null,
  expectedOn: expectedOn ?? null,
});

export const toOrderPage = ({ orders, pagination }: OrderHistory): OrderPage => ({
  orders: orders.map((order) => ({
    code: order.code,
    created: order.placed,
    status: wordOrOther(orderStatuses, order.status),
    statusDisplay: order.statusText ?? null,
    total: order.total ? toPrice(order.total, order.totalWithoutTax) : null,
    withdrawableUntil: order.withdrawableUntil ?? null,
  })),
  page: pagination.currentPage,
  pageCount: pagination.totalPages,
  count: pagination.totalResults,
});
