import type { Refund } from './consignments.ts';
import type { LineState, LogoLabel } from './line-status.ts';

/** How far an ordered e-service has come. */
export interface OrderedService {
  lineId: string;
  entryNumber: number;
  state: LineState;
  /** ISO date and time since when it has this status. */
  since: string | null;
  /** The last day on which its file may be had (`YYYY-MM-DD`, Paris). */
  availableUntil: string | null;
  /** The last day on which its label is taken at the counter, and from when it is refunded if it was not used. */
  validUntil: string | null;
  refundableFrom: string | null;
  /** ISO date and time of the last download; `null` before the first. */
  downloadedAt: string | null;
  trackingId: string | null;
  /** Of a stamp logo. */
  subscription: LogoSubscription | null;
  /** Of mail forwarding. */
  contract: ForwardingContract | null;
}

/** Whether a refused logo is to be corrected: one that no longer can be is paid back. */
export const isLogoToCorrect = (
  { refunds }: { refunds: readonly Refund[] },
  { state, entryNumber }: Pick<OrderedService, 'state' | 'entryNumber'>,
): boolean =>
  state.label === 'logo-refused' &&
  !refunds.some(({ status, entryNumbers }) => status !== 'carried-over' && entryNumbers.includes(entryNumber));

export interface LogoSubscription {
  /** `null`: a status that the shop does not know, of which nothing is said (postal-domain 9.42). */
  label: LogoLabel | null;
  /** Why the logo was refused, in the backend's words. */
  reason: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
}

/** Those of the specification (§4), `objected`: somebody at the old address has stopped it, and `withdrawn`: its holder has. */
export type ContractStatus = 'created' | 'to-be-verified' | 'ready' | 'cancelled' | 'objected' | 'withdrawn';

export type ContractStepKind =
  | 'paid'
  | 'letter-sent'
  | 'code-entered'
  | 'identity-checked'
  | 'active'
  | 'card-received'
  | 'ended';

export interface ContractStep {
  kind: ContractStepKind;
  isReached: boolean;
  /** The day (`YYYY-MM-DD`) on which it was reached, or is expected; `null`: nobody knows. */
  day: string | null;
}

/** The code of a letter, while it is awaited. */
export interface CodeEntry {
  /** `locked`: too many wrong codes. */
  status: 'open' | 'expired' | 'locked';
  triesLeft: number;
  /** Its last day (`YYYY-MM-DD`); `null`: nobody knows. */
  expiresOn: string | null;
  /** The first day on which another letter may be asked for; `null`: no longer. */
  resendFrom: string | null;
}

export interface ForwardingContract {
  id: string;
  /** `null`: one that the shop does not know. */
  status: ContractStatus | null;
  /** `null`: one that the shop does not know. */
  type: 'definitive' | 'temporary' | 'mobility' | null;
  destination: 'national' | 'international' | null;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  endDate: string | null;
  from: ContractAddress | null;
  to: ContractAddress | null;
  /** What it goes through, in order; empty of one that came to nothing. */
  steps: ContractStep[];
  /** `null`: no code is awaited. */
  codeEntry: CodeEntry | null;
  /** Whether the card came that proves that mail arrives at the new address; `null`: it is not asked for. */
  card: 'asked' | 'received' | 'missing' | null;
}

/** Mail that waits for its household goes to no other address; only a temporary contract keeps mail. */
export const isKept = ({ type, from, to }: Pick<ForwardingContract, 'type' | 'from' | 'to'>): boolean =>
  type === 'temporary' && from !== null && to === null;

export interface ContractAddress {
  street: string | null;
  postalCode: string | null;
  city: string | null;
}
