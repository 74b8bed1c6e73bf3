import type { Address } from '../address/address.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import type { PartyName, PlaceName } from '../address/party.ts';
import type { Configures, RefusalOf } from '../journey/service.ts';
import type { ContractAddress, ForwardingContract } from '../orders/services.ts';
import type { Money } from '../shared/money.ts';

export type ContractType = 'definitive' | 'temporary' | 'mobility';
/** By a code that is sent to the old address, or by an identity check at a post office. */
export type Activation = 'code-courrier' | 'post-office';

/** A contract that may be bought today, with its whole price. */
export interface ForwardingOffer {
  code: string;
  name: string;
  type: ContractType;
  destination: 'national' | 'international';
  /** Of a temporary contract (postal-domain 9.29); `null`: the mail is forwarded. */
  option: 'mail-keeping' | 'poste-restante' | null;
  /** Fixed months, or days between which the shopper chooses the end. */
  duration: { months: number } | { minDays: number; maxDays: number };
  productCode: string;
  ttc: Money;
  ht: Money;
}

/** Mail that follows its household to another address, or waits for it. */
export interface Forwarding {
  /** Its code. */
  offer: string;
  activation: Activation;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `null`: decided by the months of the offer. */
  endDate: string | null;
  /** Of the contract's holder, with an e-mail. */
  from: Address;
  /** `null`: the mail is kept. */
  to: Address | null;
  /** Names as they stand on the mail. */
  beneficiaries: readonly string[];
}

/** The offer decides the price. */
export type PricedForwarding = Pick<Forwarding, 'offer'> & Partial<Forwarding>;

/** Today's choices and limits, which are the backend's. */
export interface ForwardingOptions {
  /** The `YYYY-MM-DD` day from which the prices apply. */
  validFrom: string;
  /** The day from which working days are counted. */
  orderDate: string;
  latestStartDate: string;
  maxBeneficiaries: number;
  offers: readonly ForwardingOffer[];
  activations: readonly { activation: Activation; workingDays: number }[];
  /** Where international offers lead. */
  countries: readonly { code: string; name: string }[];
  /** What follows and what does not. */
  scope: readonly { name: string; national: boolean; international: boolean }[];
}

export interface ForwardingQuote {
  id: string;
  lines: { name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
}

/** The inputs of the beneficiaries, as many as the page has room for; the backend's limit may be lower. */
export const beneficiaryInputs = [
  'beneficiary.a',
  'beneficiary.b',
  'beneficiary.c',
  'beneficiary.d',
  'beneficiary.e',
  'beneficiary.f',
  'beneficiary.g',
  'beneficiary.h',
] as const;

/** What the journey asks; `authority` is no part of the contract. The names at the new address are the holder's. */
export type ForwardingField =
  | Exclude<keyof Forwarding, 'from' | 'to' | 'beneficiaries'>
  | `from.${PartyName | 'email'}`
  | `to.${PlaceName | 'country'}`
  | (typeof beneficiaryInputs)[number]
  | 'authority';

/** A broken rule, with the values of its message. */
export type ForwardingFault =
  | AddressFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  /** Not a day of the calendar. */
  | { code: 'date' }
  | { code: 'too-early'; earliest: string }
  | { code: 'too-late'; latest: string }
  /** The new address is the old one. */
  | { code: 'same-address' }
  /** No post office is named for poste restante. */
  | { code: 'office' }
  /** The postal code of the office is that of other towns. */
  | { code: 'town'; towns: string }
  /** The backend has none. */
  | { code: 'address-missing' }
  /** The mail of this locality cannot be forwarded, or not to there. */
  | { code: 'not-eligible' }
  /** A name that no envelope can bear. */
  | { code: 'name' }
  /** A company among the names of a household: it has a contract of its own. */
  | { code: 'company' };

/** Why the backend refuses a contract; it knows more rules than the options contain. */
export type ForwardingRefusal = RefusalOf<ForwardingField, ForwardingFault>;

export type QuotedForwarding =
  | { kind: 'quoted'; quote: ForwardingQuote }
  | { kind: 'refused'; refusals: ForwardingRefusal[]; quote: ForwardingQuote | null };

/** A configuration as the backend stores it for a cart line. */
export interface ForwardingConfiguration {
  id: string;
  productCode: string;
  forwarding: Forwarding;
  ttc: Money;
  ht: Money;
}

/** A contract with the quote that the shopper has seen. */
export interface ForwardingComposition {
  forwarding: Forwarding;
  quoteId: string;
}

/** `unknown`: there is no such contract, or it is somebody else's. */
export type ActivationOutcome =
  | { kind: 'activated'; contract: ForwardingContract }
  /** `not-awaited`: the contract needs no code, or no longer. */
  | { kind: 'wrong' | 'expired' | 'locked' | 'not-awaited' | 'unknown' };

/** A contract as whoever holds the link of its letters may see it: without its new address. */
export interface Objection {
  /** `over`: there is nothing left to stop. */
  status: 'open' | 'objected' | 'over';
  type: ContractType | null;
  /** The mail is kept, not forwarded. */
  isKept: boolean;
  from: ContractAddress;
  /** `YYYY-MM-DD` days. */
  startDate: string | null;
  until: string | null;
  /** ISO date and time. */
  objectedAt: string | null;
}

export interface Forwardings extends Configures<ForwardingComposition, ForwardingConfiguration, ForwardingRefusal> {
  options(): Promise<ForwardingOptions>;
  quote(forwarding: PricedForwarding): Promise<QuotedForwarding>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<ForwardingConfiguration | null>;
  enterCode(contractId: string, code: string): Promise<ActivationOutcome>;
  /** Asks for another letter, with a new code. */
  resendLetter(contractId: string): Promise<'sent' | 'too-soon' | 'unknown'>;
  /** Whether the card came to the new address. */
  answerCard(contractId: string, isReceived: boolean): Promise<'answered' | 'not-asked' | 'unknown'>;
  /** By the id in the link of the letters. */
  objection(id: string): Promise<Objection | 'unknown'>;
  /** Stops the contract; once more is the same. */
  object(id: string): Promise<Objection | 'over' | 'unknown'>;
}
