import type { Address } from '../address/address.ts';
import type { Money } from '../shared/money.ts';

/** What is paid when it is lost or damaged grows from R1 to R3 (postal-domain 3.1). */
export type Level = 'R1' | 'R2' | 'R3';

/** Over the counter, or in the sender's own letterbox, from where the postman takes it on that day. */
export type DepositPlace = 'post-office' | 'letterbox';

/** A registered letter whose label the sender prints. */
export interface RegisteredMail {
  /** A country or an overseas territory, by its ISO code. */
  destination: string;
  /** Grams, envelope included. */
  weight: number;
  level: Level;
  /** The recipient's signature is sent back to the sender. */
  hasReceipt: boolean;
  /** Its country is France; its e-mail receives the proofs. */
  sender: Address;
  /** Its country is the destination. */
  recipient: Address;
  /** On a `YYYY-MM-DD` day. */
  deposit: { place: DepositPlace; date: string };
  /** On what the label is printed: a code of the options. */
  printFormat: string;
}

/** As far as it is composed; what decides its price is there. */
export type PricedMail = Pick<RegisteredMail, 'destination' | 'weight' | 'level' | 'hasReceipt'> &
  Partial<RegisteredMail>;

export interface Destination {
  code: string;
  name: string;
  zone: 'national' | 'overseas' | 'international';
  /** Grams up to which each price holds, the lightest first; nothing heavier is taken. */
  weightSteps: readonly number[];
  levels: readonly Level[];
  hasReceipt: boolean;
  /** Since and until which day nothing is taken for it; `null`: nobody knows until when. */
  suspension: { since: string; until: string | null } | null;
}

/** What may be chosen today, and its limits: the backend's, which change with tariffs (journeys §0). */
export interface RegisteredMailOptions {
  /** What is put into a cart, with a configuration. */
  productCode: string;
  /** The `YYYY-MM-DD` day since which these limits and tariffs hold. */
  validFrom: string;
  destinations: readonly Destination[];
  /** The lowest compensation first. */
  levels: readonly { level: Level; compensation: Money }[];
  /** `cutOff`: the time in Paris, `18:00`, after which an order is too late for the first of the days. */
  depositPlaces: readonly { place: DepositPlace; dates: readonly string[]; cutOff: string | null }[];
  printFormats: readonly { code: string; name: string }[];
  /** Days after that of deposit on which the label is still taken. */
  labelDays: number;
}

export interface Quote {
  id: string;
  lines: { kind: 'letter' | 'receipt' | 'other'; name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An instant in ISO form. */
  validUntil: string;
  /** « Il reste 80 g avant le palier suivant »; `null` on the last step. */
  nextStep: { remaining: number; upTo: number; extra: Money } | null;
}

/** Why the backend does not take it like that; it knows more than the options say. */
export type MailRefusal =
  | { kind: 'destination-unknown' | 'level-not-offered' | 'receipt-not-offered' | 'print-format-unknown' }
  | { kind: 'destination-suspended'; since: string | null; until: string | null }
  | { kind: 'too-heavy'; most: number | null }
  | { kind: 'postal-code-elsewhere' | 'letterbox-not-served' | 'date-not-offered' }
  | { kind: 'date-too-early'; earliest: string | null }
  /** New to us: the words of the backend, for the log. */
  | { kind: 'other'; reason: string };

/** A draft may have a price and a refusal at once: a date that is past costs nothing. */
export type Quoted =
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'refused'; refusals: MailRefusal[]; quote: Quote | null };

/** What the backend keeps for a line of the cart. */
export interface Configuration {
  id: string;
  mail: RegisteredMail;
  ttc: Money;
  ht: Money;
}

/** With the quote whose price the shopper has seen. */
export interface Composition {
  mail: RegisteredMail;
  quoteId: string;
}

/** `quote-expired`: the price may be another by now, and is shown again before anything is kept. */
export type Configured =
  | { kind: 'configured'; configuration: Configuration }
  | { kind: 'refused'; refusals: MailRefusal[] }
  | { kind: 'quote-expired' };

export interface RegisteredMails {
  options(): Promise<RegisteredMailOptions>;
  quote(mail: PricedMail): Promise<Quoted>;
  configure(composition: Composition): Promise<Configured>;
  /** `null`: there is none of that id for this shopper. */
  configurationOf(id: string): Promise<Configuration | null>;
  /** The lines of the cart that carry it have its new price. */
  replace(id: string, composition: Composition): Promise<Configured | { kind: 'gone' }>;
}
