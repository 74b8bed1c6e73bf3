import type { Address } from '../address/address.ts';
import type { ConfiguredAs, Configures, UnknownRefusal } from '../journey/service.ts';
import type { Money } from '../shared/money.ts';
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

export interface Destination {
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
  steps: readonly { maxWeight: number; price: Money }[];
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
  destinations: readonly Destination[];
  supports: readonly Support[];
  /** Today's, and those that are announced. */
  tariffs: readonly Tariff[];
}

export interface Quote {
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

/** A refusal of one line, or of the whole. */
export type StampRefusal =
  /** `line` begins at 0. */
  | { kind: 'visual-unknown' | 'letter-unknown' | 'letter-elsewhere' | 'destination-unknown'; line: number }
  | { kind: 'destination-suspended'; line: number; since: string | null; until: string | null }
  | { kind: 'too-heavy'; line: number; most: number | null }
  | { kind: 'too-many' | 'too-many-lines' | 'too-many-recipients'; most: number | null }
  | { kind: 'support-unknown' | 'start-cell-unknown' }
  | { kind: 'recipients-not-printed' | 'recipient-elsewhere' | 'sign-not-printable' }
  | UnknownRefusal;

/** Stamps may have both a price and a refusal: the support does not affect the price. */
export type Quoted =
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'refused'; refusals: StampRefusal[]; quote: Quote | null };

/** A configuration as the backend stores it for a cart line. */
export interface Configuration {
  id: string;
  stamps: StampSet;
  ttc: Money;
  ht: Money;
}

/** Stamps with the quote that the shopper has seen. */
export interface Composition {
  stamps: StampSet;
  quoteId: string;
}

export type Configured = ConfiguredAs<Configuration, StampRefusal>;

/** Stamps that a shopper keeps under a name, to take them again. */
export interface Favourite {
  id: string;
  name: string;
  stamps: StampSet;
}

export type FavouriteKept = { kind: 'kept'; favourite: Favourite } | { kind: 'too-many' };

export interface Stamps extends Configures<Composition, Configuration, StampRefusal> {
  /** With the approved logos of a shopper who is signed in. */
  options(): Promise<StampOptions>;
  quote(stamps: PricedStamps): Promise<Quoted>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<Configuration | null>;
  /** The same once more, at today's price. */
  copy(id: string): Promise<Configured | { kind: 'gone' }>;
  /** Of a signed-in shopper, the newest first. */
  favourites(): Promise<Favourite[]>;
  /** The same stamps once more take the new name. */
  keepFavourite(name: string, stamps: StampSet): Promise<FavouriteKept>;
  /** Nothing happens where there is none. */
  forgetFavourite(id: string): Promise<void>;
}
