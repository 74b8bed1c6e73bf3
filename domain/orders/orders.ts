import type { Address } from '../address/address.ts';
import type { Cart, Line, Service, Totals } from '../cart/cart.ts';
import type { ShortfallReason } from '../cart/quick-orders.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';
import type { Download } from '../shared/download.ts';
import type { Money, Price } from '../shared/money.ts';
import type { Consignment, Refund } from './consignments.ts';
import type { FulfilmentStatus } from './fulfilment.ts';
import type { ForwardingContract, OrderedService } from './services.ts';

export interface OrderedDelivery {
  name: string;
  dates: { earliest: string; latest: string } | null;
  /** The pickup point, when the order goes to one. */
  point: Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city'> | null;
}

/** How far the whole order has come; `other`: a state that the shop does not know. */
export type OrderStatus = 'created' | 'preparing' | 'sent' | 'completed' | 'cancelled' | 'other';

/** Lines that the backend shows together (specification §3, `entryGroups`); `other`: a group that the shop does not know. */
export interface LineGroup {
  kind: 'shipping-labels' | 'services' | 'refunded-services' | 'other';
  lineIds: string[];
}

export interface Order {
  code: string;
  /** ISO date and time. */
  created: string;
  status: OrderStatus;
  /** The same in the backend's words. */
  statusDisplay: string | null;
  lines: Line[];
  total: Totals;
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  deliveryModes: string[];
  /** The delivery mode of each line, by its id, and the days of arrival (`YYYY-MM-DD`). */
  deliveries: Record<string, OrderedDelivery>;
  paymentMode: { code: string; name: string } | null;
  vouchers: Cart['vouchers'];
  groups: LineGroup[];
  /** One for each line of an e-service whose state the backend says. */
  services: OrderedService[];
  /** What each sender sends. */
  consignments: Consignment[];
  refunds: Refund[];
  /** `null`: nobody knows. */
  paid: Money | null;
  /** What is still to be paid, on account; `null`: nothing. */
  awaited: Money | null;
  /** Whether labels that expire unused are refunded without a request; `null`: there is nothing to choose. */
  automaticRefund: boolean | null;
  /** The last day on which an individual may withdraw from it (`YYYY-MM-DD`); `null`: nobody may. */
  withdrawableUntil: string | null;
  /** The ISO moment at which the right of withdrawal was waived, for services that began at once. */
  waivedAt: string | null;
}

/** Which orders are listed. */
export interface OrderSearch {
  /** Part of an order's number, or words of an article's name or its number; empty: any. */
  text: string;
  /** Days of Paris (`YYYY-MM-DD`), both included; `null`: any. */
  from: string | null;
  to: string | null;
}

/** An order as a list shows it. */
export interface OrderSummary {
  code: string;
  /** ISO date and time. */
  created: string;
  status: OrderStatus;
  statusDisplay: string | null;
  total: Price | null;
  withdrawableUntil: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  /** From 0. */
  page: number;
  pageCount: number;
  count: number;
}

/** How far the making of what an order's service sold has come, and of what: the labels or the contracts. */
export interface Fulfilment {
  status: FulfilmentStatus;
  labels: { trackingId: string; isDownloadable: boolean }[];
  contracts: ForwardingContract[];
}

export interface Invoice {
  id: string;
  /** ISO date and time. */
  date: string;
  total: Money | null;
  /** `null`: the shop. */
  seller: string | null;
  /** Bytes of its file. */
  size: number | null;
  /** Who invoices, as the law asks for it; `companyNumber` is the SIREN. */
  issuer: { name: string; address: readonly string[]; companyNumber: string; vatNumber: string } | null;
  totalWithoutTax: Money | null;
  /** Each rate of VAT, in per cent. */
  taxes: readonly { rate: number; base: Money; tax: Money }[];
  /** The words of the law where a part has no VAT. */
  exemption: string | null;
}

export interface WithdrawalRequest {
  orderCode: string;
  lines: readonly { lineId: string; quantity: number }[];
  /** Where the acknowledgement goes. */
  email: string;
  comment: string | null;
  /** The same key gives the same withdrawal. */
  key: string;
}

/** A withdrawal as it was received. */
export interface Withdrawal {
  code: string;
  /** ISO date and time, to be shown with both. */
  receivedAt: string;
  /** Where the acknowledgement went. */
  email: string | null;
  comment: string | null;
  lines: { entryNumber: number; quantity: number }[];
}

export type WithdrawalOutcome =
  | ({ kind: 'received' } & Withdrawal)
  /** `too-late`: the right has ended; `already`: that much of a line was withdrawn before; `not-withdrawable`: a line has no such right. */
  | { kind: 'refused'; reason: 'too-late' | 'already' | 'not-withdrawable' | 'other' };

/** An article that a reorder could not add in full, with the reason. */
export interface Shortfall {
  code: string;
  reason: ShortfallReason;
  /** Pieces that were added. */
  added: number;
}

/** The result of « Racheter »; `added` counts pieces. */
export interface Reordered {
  added: number;
  shortfalls: Shortfall[];
}

export interface Orders {
  /** The newest first. @param page from 0. @param size orders on a page; 20 where nothing is said. */
  ofShopper(page: number, size?: number, search?: OrderSearch): Promise<OrderPage>;
  /** `'unknown'`: there is no such order, or it is somebody else's. */
  ofCode(code: string): Promise<Order | 'unknown'>;
  /**
   * Places the order of a paid cart; the same key gives the same order. A timeout is a `Fault` with an unknown outcome,
   * not a refusal.
   */
  place(order: {
    cartCode: string;
    paymentId: string;
    key: string;
  }): Promise<{ kind: 'placed'; code: string } | { kind: 'refused'; reason: string }>;
  /** Adds the articles of an order to the cart. `'unknown'`: there is no such order, or it is somebody else's. */
  reorder(code: string): Promise<Reordered | 'unknown'>;
  /** One call of the polling (`fulfilment.ts`). */
  stateOf(code: string, service: Service): Promise<Fulfilment | 'unknown'>;
  invoices(code: string): Promise<Invoice[] | 'unknown'>;
  invoice(code: string, invoiceId: string): Promise<Download | 'unknown'>;
  withdraw(request: WithdrawalRequest): Promise<WithdrawalOutcome | 'unknown'>;
  /** What was withdrawn from an order, the newest last. `'unknown'`: there is no such order, or it is somebody else's. */
  withdrawals(orderCode: string): Promise<Withdrawal[] | 'unknown'>;
}

/** The outcome of a reorder, for all its articles together. */
export function reorderOutcome({ added, shortfalls }: Reordered): 'all' | 'partly' | 'nothing' {
  if (shortfalls.length === 0) return 'all';
  return added > 0 ? 'partly' : 'nothing';
}
