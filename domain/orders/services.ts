import type { LineState, LogoLabel } from './line-status.ts';

/** How far an ordered e-service has come. */
export interface OrderedService {
  lineId: string;
  entryNumber: number;
  state: LineState;
  /** The backend's word, for the counted event of a status that the shop does not know. */
  word: string;
  /** ISO date and time since when it has this status. */
  since: string | null;
  /** The last day on which its file may be had (`YYYY-MM-DD`, Paris). */
  availableUntil: string | null;
  /** ISO date and time of the last download; `null` before the first. */
  downloadedAt: string | null;
  trackingId: string | null;
  /** Of a stamp logo. */
  subscription: LogoSubscription | null;
  /** Of mail forwarding. */
  contract: ForwardingContract | null;
}

export interface LogoSubscription {
  /** `null`: a status that the shop does not know, of which nothing is said (postal-domain 9.42). */
  label: LogoLabel | null;
  /** Why the logo was refused, in the backend's words. */
  reason: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
}

/** The specification's words (§4); `null`: one that the shop does not know. */
export type ContractStatus = 'CREATED' | 'TO_BE_VERIFIED' | 'READY_FOR_PICKUP' | 'CANCELLED' | null;

export interface ForwardingContract {
  id: string;
  status: ContractStatus;
  /** `null`: one that the shop does not know. */
  type: 'definitive' | 'temporary' | 'mobility' | null;
  destination: 'national' | 'international' | null;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  endDate: string | null;
  from: ContractAddress | null;
  to: ContractAddress | null;
}

export interface ContractAddress {
  street: string | null;
  postalCode: string | null;
  city: string | null;
}
