import type { Address } from '../address/address.ts';
import type { AddressQuestionFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import type { SenderInput } from '../address/letter-sender.ts';
import type { PartyName, QuestionName } from '../address/party.ts';
import type { Deposit, DepositFault, DepositInput } from '../journey/deposit.ts';
import type { Configures, RefusalOf } from '../journey/service.ts';
import type { Money } from '../shared/money.ts';

/** The compensation for a lost or damaged letter grows from R1 to R3 (postal-domain 3.1). */
export type MailLevel = 'R1' | 'R2' | 'R3';

/** At the counter, or in the sender's letterbox, where the postman collects it on that day. */
export type MailDepositPlace = 'post-office' | 'letterbox';

/** A registered letter whose vignette the sender prints. */
export interface RegisteredMail {
  /** A country or an overseas territory, by its ISO code. */
  destination: string;
  /** In grams, with the envelope. */
  weight: number;
  level: MailLevel;
  /** The recipient's signature is returned to the sender. */
  receipt: boolean;
  /** In France; its e-mail receives the proofs. */
  sender: Address;
  /** In the destination. */
  recipient: Address;
  deposit: Deposit<MailDepositPlace>;
  /** The vignette’s paper format: a code of the options. */
  printFormat: string;
}

/** The fields that decide the price; without a level it is the first one's. */
export type PricedMail = Pick<RegisteredMail, 'destination' | 'weight' | 'receipt'> & Partial<RegisteredMail>;

export interface MailDestination {
  code: string;
  name: string;
  /** The upper limit of each price step in grams, the lightest first; heavier letters are refused. */
  weightSteps: readonly number[];
  levels: readonly MailLevel[];
  hasReceipt: boolean;
  /** The days from and to which the destination is suspended; `null`: the end is unknown. */
  suspension: { since: string; until: string | null } | null;
}

/** Today's choices and limits: the backend's, which change with tariffs (journeys §0). */
export interface RegisteredMailOptions {
  /** The article that is added to a cart, with a configuration. */
  productCode: string;
  /** The `YYYY-MM-DD` day from which these limits and tariffs apply. */
  validFrom: string;
  destinations: readonly MailDestination[];
  /** From the lowest compensation to the highest. */
  levels: readonly { level: MailLevel; compensation: Money }[];
  /** `cutOff`: the time in Paris, `18:00`, after which an order is too late for the first of the days. */
  depositPlaces: readonly { place: MailDepositPlace; dates: readonly string[]; cutOff: string | null }[];
  printFormats: readonly { code: string; name: string }[];
  /** Days after the deposit during which the vignette is still valid. */
  validDays: number;
}

export interface MailQuote {
  id: string;
  lines: { name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
  /** « Il reste 80 g avant le palier de poids suivant »; `null` on the last step. */
  nextStep: { remaining: number; extra: Money } | null;
  /** What the letter costs at each level that is offered there, without a receipt. */
  levels: readonly (Amounts & { level: MailLevel })[];
  /** What a receipt adds; `null`: none is offered. */
  receipt: Amounts | null;
  /** What it costs at least where the post prints and sends it. */
  printedByPost: Amounts | null;
}

interface Amounts {
  ttc: Money;
  ht: Money;
}

export type MailParty = 'sender' | 'recipient';

/** What the journey asks; `printing` is no part of the letter. */
export type MailField =
  | 'printing'
  | Exclude<keyof RegisteredMail, MailParty | 'deposit'>
  | SenderInput
  | `recipient.${PartyName | QuestionName}`
  | DepositInput;

/** A broken rule, with the values of its message. */
export type MailFault =
  | AddressFault
  | AddressQuestionFault
  | DepositFault
  /** Printing and sending by the post is another service, with a journey of its own. */
  | { code: 'printed-by-post' }
  | { code: 'suspended'; since: string }
  | { code: 'suspended-until'; since: string; until: string }
  /** Not a whole number of grams. */
  | { code: 'weight' }
  | { code: 'too-heavy' | 'too-heavy-anywhere'; most: number }
  /** The postal code belongs to another destination, with another price. */
  | { code: 'postal-code-elsewhere' }
  /** Nothing is handed in there, or no longer. */
  | { code: 'place-unknown' }
  /** Said by the backend, which does not name the sign. */
  | { code: 'sign-not-printable' };

/** Why the backend refuses a letter; it knows more rules than the options contain. */
export type MailRefusal = RefusalOf<MailField, MailFault>;

/** A draft may have both a price and a refusal: a past date does not affect the price. */
export type QuotedMail =
  | { kind: 'quoted'; quote: MailQuote }
  | { kind: 'refused'; refusals: MailRefusal[]; quote: MailQuote | null };

/** A configuration as the backend stores it for a cart line. */
export interface MailConfiguration {
  id: string;
  mail: RegisteredMail;
  ttc: Money;
  ht: Money;
}

/** A letter with the quote that the shopper has seen. */
export interface MailComposition {
  mail: RegisteredMail;
  quoteId: string;
}

export interface RegisteredMails extends Configures<MailComposition, MailConfiguration, MailRefusal> {
  options(): Promise<RegisteredMailOptions>;
  quote(mail: PricedMail): Promise<QuotedMail>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<MailConfiguration | null>;
}
