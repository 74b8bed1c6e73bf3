import type { Money } from '../shared/money.ts';

/** How far what one sender sends has come; `other`: a state that the shop does not know. */
export type ConsignmentStatus =
  | 'created'
  | 'awaiting-acceptance'
  | 'awaiting-payment'
  | 'preparing'
  | 'sent'
  | 'to-collect'
  | 'received'
  | 'closed'
  | 'refused'
  | 'cancelled'
  | 'incident-open'
  | 'incident-closed'
  | 'refunded'
  | 'other';

/** What one sender sends of an order: a seller's sub-order, or the goods of the shop. */
export interface Consignment {
  /** The code of the sub-order. */
  code: string;
  /** `id: null`: the shop itself. */
  seller: { id: string | null; name: string | null };
  status: ConsignmentStatus;
  /** ISO date and time since when it has this status. */
  since: string | null;
  /** Why it was refused or cancelled, or is late, in the backend's words. */
  reason: string | null;
  /** The last day on which the sender hands it over (`YYYY-MM-DD`). */
  handOverBy: string | null;
  /** The day on which it should arrive (`YYYY-MM-DD`). */
  arrivesOn: string | null;
  carrier: string | null;
  trackingId: string | null;
  /** The carrier's page; `null`: the shop's tracking page follows it. */
  trackingUrl: string | null;
  /** The last day on which a return may begin; `null`: none may. */
  returnableUntil: string | null;
  /** Whether its seller may be written to. */
  isContactable: boolean;
  lines: ConsignmentLine[];
}

export interface ConsignmentLine {
  /** The id of the order's line; `null`: the order does not list it. */
  lineId: string | null;
  entryNumber: number;
  quantity: number;
  /** `null`: the backend does not say it. */
  sent: number | null;
  declined: number | null;
}

export interface Refund {
  amount: Money;
  /**
   * `not-charged`: it was never taken; `carried-over`: it stays, and pays for what is sent again; `other`: a state that the
   * shop does not know.
   */
  status: 'requested' | 'being-paid' | 'refunded' | 'not-charged' | 'carried-over' | 'other';
  /** ISO date and time. */
  date: string | null;
  /** In the backend's words. */
  reason: string | null;
  /** The sub-order that it is for. */
  consignmentCode: string | null;
  /** The entries that it is for; empty with a sub-order, and where it is for the whole order. */
  entryNumbers: readonly number[];
  /** By which means it goes back, in the backend's words. */
  means: string | null;
  /** The last day on which it is paid (`YYYY-MM-DD`); `null` once it is, or where nobody knows. */
  expectedOn: string | null;
}
