import type { Address } from '../address/address.ts';
import type { Answers } from '../journey/journey.ts';
import type { ConfiguredAs, Configures, RefusalOf } from '../journey/service.ts';
import type { RecipientFault, RecipientListField } from '../letters/recipient-fields.ts';
import type { Money, Price } from '../shared/money.ts';
import type { Support } from './paper.ts';

/** Stamps that are alike. The codes are those of the options. */
export interface StampLine {
  visual: string;
  letterType: string;
  /** A country or an overseas territory, by its ISO code. */
  destination: string;
  /** In grams, with the envelope. */
  weight: number;
  quantity: number;
}

/** Stamps that are printed together, in the order of their lines. */
export interface StampSet {
  lines: readonly StampLine[];
  /** What they are printed on. */
  support: string;
  /** The first free cell of the first sheet, from 1. */
  startCell: number;
  /** Printed with the stamps of the only line, one each, in this order; none: no address is printed. */
  recipients: readonly Address[];
}

/** The lines decide the price. */
export type PricedStamps = Pick<StampSet, 'lines'> & Partial<StampSet>;

export interface Visual {
  code: string;
  name: string;
  /** SVG paths in a square of 100 by 100, from back to front; empty for stamps without a visual, and with a logo. */
  shapes: readonly { path: string; colour: string }[];
  /** A logo of the shopper's company, drawn instead of shapes; `endDate`: the last `YYYY-MM-DD` day of its subscription. */
  logo: { id: string; endDate: string } | null;
}

export interface LetterType {
  code: string;
  name: string;
  /** How it travels. */
  text: string;
  zones: readonly string[];
  /** The last day on which such a stamp is taken (`YYYY-MM-DD`); `null`: for ever. */
  usableUntil: string | null;
}

export interface StampDestination {
  code: string;
  name: string;
  zone: string;
  /** The days from and to which nothing is taken for it; `null`: the end is unknown. */
  suspension: { since: string; until: string | null } | null;
}

/** `validFrom`: a `YYYY-MM-DD` day. */
export interface Tariff {
  letterType: string;
  zone: string;
  validFrom: string;
  /** The lightest first; heavier letters are refused. */
  steps: readonly { maxWeight: number; price: Price }[];
}

/** Today's choices and limits: the backend's, which change with tariffs (journeys §0). */
export interface StampOptions {
  /** The article that is added to a cart, with a configuration. */
  productCode: string;
  /** The `YYYY-MM-DD` day from which today's tariffs apply. */
  validFrom: string;
  /** Days during which the file may be downloaded. */
  fileDays: number;
  /** Grams of a sheet of paper. */
  sheetWeight: number;
  maxLines: number;
  /** Stamps of all lines together. */
  maxQuantity: number;
  /** Stamps whose recipients are printed with them. */
  maxRecipients: number;
  /** Whether a stamp that pays too little may be topped up. */
  isTopUpSold: boolean;
  visuals: readonly Visual[];
  letterTypes: readonly LetterType[];
  destinations: readonly StampDestination[];
  supports: readonly Support[];
  /** Today's, and those that are announced. */
  tariffs: readonly Tariff[];
}

export interface StampQuote {
  id: string;
  /** In the order of the stamps' lines. */
  lines: { name: string; maxWeight: number; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
  /** Sheets, envelopes or labels that are used; `null` without a support. */
  pages: number | null;
  /** The same stamps once the next tariff applies; `null` while none is announced. */
  nextTariff: { validFrom: string; ttc: Money } | null;
}

/** A set has as many lines as the backend allows, and no more than this. */
export const lineNumbers = [1, 2, 3, 4, 5] as const;
export type StampLineNumber = (typeof lineNumbers)[number];

export const lineParts = ['visual', 'letter', 'destination', 'weight', 'quantity'] as const;
export type LinePart = (typeof lineParts)[number];
export type LineField = `${LinePart}${StampLineNumber}`;

export const fieldOfLine = (part: LinePart, line: StampLineNumber): LineField => `${part}${line}`;

/** `lines`: how many of them are in use. */
export const lineFields: readonly ('lines' | LineField)[] = [
  'lines',
  ...lineNumbers.flatMap((line) => lineParts.map((part) => fieldOfLine(part, line))),
];

/** A field takes a part of a list that a draft keeps: a thousand recipients take all of them. */
export const listParts = ['recipients', 'recipients.1', 'recipients.2', 'recipients.3', 'recipients.4'] as const;

/** `addressed`: whether recipients are printed with their stamps. */
export type ConfigurationField = 'lines' | LineField | 'support' | 'addressed' | 'startCell';
export const configurationFields: readonly ConfigurationField[] = [...lineFields, 'support', 'addressed', 'startCell'];

export type StampField = ConfigurationField | (typeof listParts)[number] | RecipientListField;
export type StampAnswers = Answers<StampField>;

/** A broken rule, with the values of its message. */
export type StampFault =
  /** Of a list of recipients. */
  | RecipientFault
  /** One of them lives elsewhere than the stamps pay for. */
  | { code: 'recipient-elsewhere' }
  /** What the stamps are printed on has no room for them. */
  | { code: 'recipients-not-printed' }
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'suspended'; since: string }
  | { code: 'suspended-until'; since: string; until: string }
  /** Letters of this type do not go to the destination; `instead`: the names of those that do. */
  | { code: 'letter-elsewhere'; instead: readonly string[] }
  | { code: 'letter-nowhere' }
  /** Not a whole number of grams, or of stamps. */
  | { code: 'weight' | 'quantity' }
  | { code: 'too-heavy' | 'too-heavy-anywhere'; most: number }
  /** `too-many`: stamps of all lines together. */
  | { code: 'too-many' | 'too-many-lines'; most: number }
  /** The backend does not say how many there may be. */
  | { code: 'one-line-too-many' }
  | { code: 'start-cell'; most: number };

export type StampRefusal = RefusalOf<StampField, StampFault>;

/** Stamps may have both a price and a refusal: the support does not affect the price. */
export type QuotedStamps =
  | { kind: 'quoted'; quote: StampQuote }
  | { kind: 'refused'; refusals: StampRefusal[]; quote: StampQuote | null };

/** A configuration as the backend stores it for a cart line. */
export interface StampConfiguration {
  id: string;
  stamps: StampSet;
  ttc: Money;
  ht: Money;
}

/** Stamps with the quote that the shopper has seen. */
export interface StampComposition {
  stamps: StampSet;
  quoteId: string;
}

export type ConfiguredStamps = ConfiguredAs<StampConfiguration, StampRefusal>;

/** Stamps that a shopper keeps under a name, to take them again. */
export interface Favourite {
  id: string;
  name: string;
  stamps: StampSet;
}

export type FavouriteResult = { kind: 'kept'; favourite: Favourite } | { kind: 'too-many' };

export interface Stamps extends Configures<StampComposition, StampConfiguration, StampRefusal> {
  /** With the approved logos of a shopper who is signed in. */
  options(): Promise<StampOptions>;
  quote(stamps: PricedStamps): Promise<QuotedStamps>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<StampConfiguration | null>;
  /** The same once more, at today's price. */
  copy(id: string): Promise<ConfiguredStamps | { kind: 'gone' }>;
  /** Of a signed-in shopper, the newest first. */
  favourites(): Promise<Favourite[]>;
  /** The same stamps once more take the new name. */
  keepFavourite(name: string, stamps: StampSet): Promise<FavouriteResult>;
  /** Nothing happens where there is none. */
  forgetFavourite(id: string): Promise<void>;
}
