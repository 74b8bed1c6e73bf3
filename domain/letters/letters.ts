import type { Address } from '../address/address.ts';
import type { SenderInput } from '../address/letter-sender.ts';
import type { Configures, RefusalOf } from '../journey/service.ts';
import type { Download } from '../shared/download.ts';
import type { Money, Price } from '../shared/money.ts';
import type { Box, ScanFault, ScanState } from '../shared/scanned-file.ts';
import type { RecipientFault, RecipientListField } from './recipient-fields.ts';

/** What keeps a document from being printed. */
export type Defect = 'encrypted' | 'scripted' | 'not-a4' | 'too-many-pages' | 'unreadable';

export type Finding =
  | { kind: Defect; page: number | null }
  /** Something stands where the address is printed; `moveDown`: millimetres that clear it, `null`: nothing does. */
  | { kind: 'address-zone'; moveDown: number | null }
  | { kind: 'fonts' | 'other' };

/** What a letter says: typed in the shop, or a file. The backend keeps it, and the shop only its id. */
export interface LetterDocument {
  id: string;
  name: string;
  state: ScanState;
  /** What was typed; `null` of a file. */
  text: string | null;
  /** `null` until it is clean and converted. */
  pages: number | null;
  /** Of the pages as they will be printed, in hexadecimal digits. */
  sha256: string | null;
  findings: readonly Finding[];
  firstPage: { addressZone: Box; blocks: readonly Box[] } | null;
  /** Whether shrinking its pages makes them A4, and the place of the address free. */
  isFittable: boolean;
  /** The document that it was fitted from, stored as long; `null`: it is the original. */
  originalId: string | null;
  /** An ISO instant: when it is purged unless it is ordered. */
  expiresAt: string;
}

export type Colour = 'black' | 'colour';
/** Where the address is printed: on the first page, on the first page once that is moved down, or on a sheet of its own. */
export type AddressPage = 'first-page' | 'moved' | 'cover';

export interface Letter {
  documentId: string;
  colour: Colour;
  duplex: boolean;
  addressPage: AddressPage;
  sender: Address;
  recipients: readonly Address[];
  /** A code of the options. */
  level: string;
  /** The recipient's signature is returned to the sender. */
  receipt: boolean;
}

/** The fields that a price needs. */
export type PricedLetter = Pick<Letter, 'documentId' | 'colour' | 'duplex' | 'addressPage'> & Partial<Letter>;

export interface LetterLevel {
  code: string;
  name: string;
  maxSheets: number;
  hasReceipt: boolean;
  /** Of one sheet in black to one recipient. */
  firstPrice: Price;
  /** What sells this level and no other; `null`: nothing does. */
  article: string | null;
}

/** Today's choices and limits: the backend's, which change with tariffs (journeys §0). */
export interface LetterOptions {
  /** The `YYYY-MM-DD` day from which these limits and tariffs apply. */
  validFrom: string;
  document: {
    textLength: number;
    /** Bytes. */
    fileSize: number;
    types: readonly { type: string; name: string }[];
    pages: number;
    /** After so many hours a document that was not ordered is purged. */
    keptHours: number;
  };
  colours: readonly Colour[];
  levels: readonly LetterLevel[];
  maxRecipients: number;
  countries: readonly { code: string; name: string }[];
}

/** The options together with the draft's document as it is now; `null`: there is none, or it was purged. */
export type LetterChoices = LetterOptions & { written: LetterDocument | null };

/** A level at which the letter may be sent, with its price for all recipients. */
export interface LetterOffer {
  level: string;
  ttc: Money;
  ht: Money;
  /** An ISO instant: paid later, it leaves a day later. */
  cutOff: string;
  /** `YYYY-MM-DD`. */
  latestDelivery: string;
}

export interface LetterQuote {
  id: string;
  lines: { name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
  /** « Encore 2 feuilles au même prix »; `null` on the last step. */
  nextStep: { remaining: number; extra: Money } | null;
}

/**
 * What the journey asks. `article`: what it was begun at; the level that this article sells is the usual one. `text` and
 * `file` are kept as a document alone.
 */
export type LetterField =
  | 'article'
  | 'source'
  | 'text'
  | 'file'
  | 'document'
  | Exclude<keyof Letter, 'documentId' | 'sender'>
  | RecipientListField
  | SenderInput;

/** A broken rule, with the values of its message. */
export type LetterFault =
  | RecipientFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'text-too-long'; count: number; most: number }
  /** They cannot be printed. */
  | { code: 'text-characters'; signs: string[] }
  | { code: 'file-too-large' | 'file-type' | 'file-empty' }
  /** The document was purged, or belongs to somebody else. */
  | { code: 'document-gone' }
  | ScanFault
  | { code: Defect }
  | { code: 'page-not-a4'; page: number }
  | { code: 'address-zone' }
  /** `down`: millimetres that clear it. */
  | { code: 'address-zone-movable'; down: number }
  | { code: 'too-many-sheets'; most: number };

export type LetterRefusal = RefusalOf<LetterField, LetterFault>;

/** Why one recipient is refused, while the others are served; `null`: this one is served as well. */
export type RecipientRefusal = 'not-eligible' | 'country-not-served' | 'other' | null;

export type LetterOption = 'receipt' | 'colour';

/** A draft may have both a price and refusals. */
export interface QuotedLetter {
  quote: LetterQuote | null;
  offers: readonly LetterOffer[];
  /** What each option adds, whether or not it is chosen; absent: the backend does not say it. */
  extras?: Readonly<Partial<Record<LetterOption, { ttc: Money; ht: Money }>>>;
  /** With tax, for each recipient that was sent, in their order; `null`: the backend does not say it. */
  recipientPrices?: readonly (Money | null)[];
  /** For each recipient that was sent, in their order. */
  recipients: readonly RecipientRefusal[];
  refusals: readonly LetterRefusal[];
}

/** A configuration as the backend stores it for a cart line. */
export interface LetterConfiguration {
  id: string;
  /** The article that is added to a cart, with this configuration: a level may be one of its own. */
  productCode: string;
  letter: Letter;
  ttc: Money;
  ht: Money;
}

/** A letter with the quote that the shopper has seen. */
export interface LetterComposition {
  letter: Letter;
  quoteId: string;
}

export type DocumentRefusal = 'too-large' | 'type' | 'empty' | 'text-too-long' | 'sign-not-printable' | 'other';
export type UploadResult = { kind: 'kept'; document: LetterDocument } | { kind: 'refused'; refusal: DocumentRefusal };

export interface Letters extends Configures<LetterComposition, LetterConfiguration, LetterRefusal> {
  options(): Promise<LetterOptions>;
  /** What was typed, or a file with the type that its content shows. */
  keep(file: { name: string; type: string; content: Blob }): Promise<UploadResult>;
  /** `null`: it was purged, or is somebody else's. */
  document(id: string): Promise<LetterDocument | null>;
  /** Shrinks its pages into another document, the same one whenever it is asked again; the original is kept. */
  fit(id: string): Promise<LetterDocument>;
  /** Purges a document, with its original and what was fitted from it; configurations keep the pages that they were made of. */
  purge(id: string): Promise<void>;
  pdf(id: string): Promise<Download | 'unknown'>;
  quote(letter: PricedLetter): Promise<QuotedLetter>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<LetterConfiguration | null>;
}
