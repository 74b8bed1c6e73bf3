import type { Address } from '../address/address.ts';
import type { AddressQuestionFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import type { PartyName, QuestionName } from '../address/party.ts';
import type { DepositFault, DepositInput } from '../journey/deposit.ts';
import type { Fields } from '../journey/fields.ts';
import type { Answers, Faults } from '../journey/journey.ts';
import type { Configures, RefusalOf } from '../journey/service.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';
import type { Money, Price } from '../shared/money.ts';
import type { ArticleField, Category, Declaration, NonDelivery, SavedArticle } from './declaration.ts';
import type { HsCode } from './hs-code.ts';
import type { DepositTerms, LabelPrinting } from './printing.ts';

export type Zone = 'national' | 'overseas' | 'international';
/** The specification's labels of zones (§9): the last two are offers for overseas (postal-domain 9.74). */
export type ZoneLabel = 'national' | 'international' | 'standard-om' | 'eco-om';

/** How a parcel is delivered: the first three within a territory or abroad, the others overseas. */
export type Way = 'point' | 'home' | 'signature' | 'eco-om' | 'standard-om';

/** The sender's own letterbox, a pickup point or a counter. */
export type DepositPlace = 'post-office' | 'pickup-point' | 'letterbox';

/** `bulky`: more than one metre long, or more than 1,50 m of length, width and height together. */
export type Format = 'standard' | 'bulky';

/** In centimetres. */
export type Size = Record<'length' | 'width' | 'height', number>;

/** A parcel whose label the sender prints, or that is printed where it is handed in. */
export interface Parcel {
  origin: string;
  /** A country or an overseas territory, by its ISO code. */
  destination: string;
  /** Of the destination. */
  postalCode: string;
  /** In grams, with the packing. */
  weight: number;
  format: Format;
  /** `null`: only its format is known. */
  size: Size | null;
  /** How many are alike, with a label each. */
  quantity: number;
  way: Way;
  /** Of an offer of the comparison that was chosen, by its code; `null`: our own. */
  carrier: string | null;
  printing: LabelPrinting;
  /** Where it waits, when it goes to a point. */
  point: { id: string; country: string } | null;
  /** A code of the options. */
  cover: string;
  sender: Address;
  /** Its place is empty where the parcel waits at a point and the carrier needs no address of the recipient's own. */
  recipient: Address;
  /** `null` where customs ask for nothing. */
  declaration: Declaration | null;
  /** `date`: `YYYY-MM-DD`. */
  deposit: { place: DepositPlace; date: string };
  /** The edition of the list of dangerous goods that the sender acknowledged. */
  listVersion: string;
  /** A company's own, for its accounts; empty where there is none. */
  reference: string;
}

/** The fields that decide the price, with whatever else is valid. */
export type PricedParcel = Pick<Parcel, 'origin' | 'destination' | 'postalCode' | 'weight' | 'format'> &
  Partial<Parcel>;

export interface Suspension {
  since: string;
  /** `null`: nobody knows. */
  until: string | null;
  explanation: string;
  /** A carrier of the comparison takes parcels there. */
  hasOtherCarriers: boolean;
}

export interface Destination {
  code: string;
  name: string;
  /** From mainland France. */
  zone: Zone;
  maxWeight: number;
  /** The days from and to which nothing is taken, and why; `null`: the end is unknown. */
  suspension: Suspension | null;
}

/** Today's choices and limits: the backend's, which change with tariffs (journeys §0). */
export interface ParcelOptions {
  /** The first and the last `YYYY-MM-DD` day of these limits and tariffs. */
  validFrom: string;
  validTo: string | null;
  origins: readonly { code: string; name: string }[];
  destinations: readonly Destination[];
  /** `maxSum`, `maxLength`: centimetres. */
  formats: readonly { format: Format; maxSum: number; maxLength: number; surcharge: Price | null }[];
  /** Days on which a label is taken, the day of its order included; `null`: nobody says. */
  labelDays: number | null;
  /** Of parcels alike, and of parcels in a batch: 0 where there is none. */
  maxQuantity: number;
  maxBatch: number;
  /** `maxWeight`: grams. `withoutAddress`: codes of carriers that need no address of the recipient's own at a point. */
  ways: readonly { way: Way; zones: readonly Zone[]; maxWeight: number; withoutAddress: readonly string[] }[];
  /** Codes, the included cover first. */
  covers: readonly string[];
  categories: readonly Category[];
  /** Where what is declared may have been made: every country, not only those that parcels go to. */
  madeIn: readonly { code: string; name: string }[];
  /** The usual one first. */
  nonDeliveries: readonly NonDelivery[];
  /** From this value a company states its EORI number; `null`: never. */
  eoriFrom: Money | null;
  depositPlaces: readonly ({ place: DepositPlace } & DepositTerms)[];
  /** The edition of the list of dangerous goods. */
  listVersion: string;
}

/** Whether customs are told of the contents, and why: the backend decides it on countries and postal codes. */
export interface Customs {
  isNeeded: boolean;
  reason: string | null;
}

/** What a journey is composed within: the options, and what customs ask of the parcel so far. */
export interface ComposingOptions extends ParcelOptions {
  customs: Customs;
}

export interface Quote {
  id: string;
  /** The code of its carrier (POFR, CHRP, DLVG, LPFR). */
  carrier: string | null;
  lines: { name: string; ttc: Money; ht: Money }[];
  ttc: Money;
  ht: Money;
  /** An ISO instant. */
  validUntil: string;
  /** « Il reste 80 g avant le palier de poids suivant »; `null` on the last step. */
  nextStep: { remaining: number; extra: Money } | null;
  /** What the parcel costs by each delivery that takes it, and by which day it arrives. */
  ways: { way: Way; ttc: Money; ht: Money; latest: string }[];
  /** What each cover pays at most, and what it costs. */
  covers: { cover: string; compensation: Money; ttc: Money; ht: Money }[];
  /** The point that was chosen, as it is now. */
  point: PickupPoint | null;
  /** The `YYYY-MM-DD` day on which it is handed over to arrive by then; `null`: nobody says. */
  deposit: string | null;
  /** The last `YYYY-MM-DD` day on which a label that is bought today is taken. */
  labelValidUntil: string | null;
}

export type Party = 'sender' | 'recipient';

/** The recipient's postal code is asked with the destination, since prices and customs depend on it. */
export type PartyField =
  | `${Party}.${Exclude<PartyName, 'codePostal'> | 'email' | 'mobilePhone' | QuestionName}`
  | 'sender.codePostal';

/**
 * What the journey asks. `carrier`: of an offer that was chosen in the comparison; empty: our own. `printing`: `drop-off` where the
 * label is printed at the place of deposit. `articles`: how many of them the page shows; `hsAsked`: the one whose customs code is
 * looked for. `goods`: what was looked for in the list of dangerous goods; `hazmat`: the edition of that list, once it is acknowledged.
 */
export type ParcelField =
  | Exclude<keyof Parcel, 'size' | 'point' | Party | 'declaration' | 'deposit' | 'listVersion'>
  | keyof Size
  | 'pickupPoint'
  | PartyField
  | keyof Declaration
  | ArticleField
  | DepositInput
  | 'hsAsked'
  | 'goods'
  | 'hazmat';

export type ParcelAnswers = Answers<ParcelField>;

/** What the answers mean, by question; what customs are told only where they ask. */
export type ParcelValues = Omit<Parcel, 'declaration'> &
  Partial<Declaration> & { hsAsked?: undefined; goods?: undefined };

export type ParcelFields = Fields<
  ParcelValues,
  ParcelFault,
  'size' | 'point' | Party | 'articles' | 'deposit' | 'listVersion'
>;

/** Not euros with two decimals at most, or nothing; or more than may be declared. */
export type AmountFault = { code: 'amount' } | { code: 'too-much-worth'; most: Money };

/** A broken rule, with the values of its message. */
export type ParcelFault =
  | AddressFault
  | AddressQuestionFault
  | DepositFault
  | { code: 'suspended'; since: string; explanation: string }
  | { code: 'suspended-until'; since: string; until: string; explanation: string }
  /** Not a weight in kilograms, with two decimals at most. */
  | { code: 'weight' }
  | { code: 'too-heavy' | 'too-heavy-anywhere' | 'too-heavy-for-way'; most: number }
  /** Not a length in centimetres. */
  | { code: 'size' }
  /** Two sides say nothing: all three, or none. */
  | { code: 'side-missing' }
  /** No format allows it; `sum`: of the three sides. */
  | { code: 'too-large'; sum: number; length: number }
  /** Its format does not allow it, and this one does. */
  | { code: 'larger-format'; format: Format }
  | { code: 'quantity'; most: number }
  | { code: 'eori' | 'same-party' | 'cedex-at-point' }
  /** The postal code belongs to another destination, with another price. */
  | { code: 'postal-code-elsewhere' }
  /** The point is full, closed or gone: another is chosen. */
  | { code: 'point-not-taking' }
  | AmountFault
  | { code: 'whole-number' | 'hs-code' | 'articles-too-heavy' }
  /** Nothing is handed in there, or no longer. */
  | { code: 'place-unknown' }
  /** No label is printed there. */
  | { code: 'place-without-printer' }
  /** The list has changed since it was acknowledged. */
  | { code: 'list-outdated' }
  /** Said by the backend, which does not name the sign. */
  | { code: 'sign-not-printable' };

export type ParcelFaults = Faults<ParcelField, ParcelFault>;

/** Why the backend refuses a parcel; it knows more rules than the options contain. */
export type ParcelRefusal = RefusalOf<ParcelField, ParcelFault>;

/** A draft may have both a price and a refusal: a past date does not affect the price. */
export type Quoted =
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'refused'; refusals: ParcelRefusal[]; quote: Quote | null };

/** A configuration as the backend stores it for a cart line. */
export interface Configuration {
  id: string;
  /** The article that is added to a cart with it. */
  productCode: string;
  parcel: Parcel;
  ttc: Money;
  ht: Money;
}

/** What an account keeps of a parcel that is sent again, under a name of its own. */
export interface SavedParcel extends Pick<Parcel, 'weight' | 'format' | 'size' | 'declaration'> {
  id: string;
  name: string;
  /** `null`: it is chosen each time. */
  way: Way | null;
  cover: string | null;
}

/** A parcel with the quote that the shopper has seen. */
export interface Composition {
  parcel: Parcel;
  quoteId: string;
}

/** What the list of dangerous goods says of something. */
export interface Good {
  name: string;
  verdict: 'allowed' | 'conditions' | 'forbidden';
  text: string | null;
}

/** What the backend says of each of many parcels, in their order; the total is that of those without a refusal. */
export interface BatchQuote {
  /** `null`: nothing could be priced. */
  total: { id: string; ttc: Money; ht: Money } | null;
  parcels: { ttc: Money | null; ht: Money | null; refusals: ParcelRefusal[] }[];
}

/** Many parcels that the backend stores for one cart line. */
export interface Batch {
  id: string;
  productCode: string;
  parcels: Parcel[];
}

export interface NewBatch {
  parcels: readonly Parcel[];
  quoteId: string;
}

/** All are kept, or none: what is refused stands at its parcel when the batch is priced again. */
export type BatchResult =
  | { kind: 'kept'; batch: Pick<Batch, 'id' | 'productCode'> }
  | { kind: 'refused' | 'quote-expired' };

export interface Parcels extends Configures<Composition, Configuration, ParcelRefusal> {
  options(): Promise<ParcelOptions>;
  customs(way: Pick<Parcel, 'origin' | 'destination' | 'postalCode'>): Promise<Customs>;
  goods(words: string): Promise<Good[]>;
  hsCodes(words: string): Promise<HsCode[]>;
  /** Of the signed-in shopper, by description. */
  articles(): Promise<SavedArticle[]>;
  /** It takes the place of one with the same description. `full`: the account keeps as many as it may. */
  saveArticle(article: Omit<SavedArticle, 'id'>): Promise<'saved' | 'full'>;
  removeArticle(id: string): Promise<void>;
  /** Of the signed-in shopper, or of all who buy for the same company; by name. */
  savedParcels(): Promise<SavedParcel[]>;
  /** `full`: the account keeps as many as it may; `name-taken`: another one has this name. */
  saveParcel(parcel: Omit<SavedParcel, 'id'>): Promise<'saved' | 'full' | 'name-taken'>;
  renameSavedParcel(id: string, name: string): Promise<'renamed' | 'name-taken' | 'gone'>;
  removeSavedParcel(id: string): Promise<void>;
  quote(parcel: PricedParcel): Promise<Quoted>;
  quoteBatch(parcels: readonly PricedParcel[]): Promise<BatchQuote>;
  keepBatch(batch: NewBatch): Promise<BatchResult>;
  /** `null`: this shopper has no batch with that id, or one that this shop cannot compose. */
  batchOf(id: string): Promise<Batch | null>;
  replaceBatch(id: string, batch: NewBatch): Promise<BatchResult | { kind: 'gone' }>;
  /** `null`: this shopper has no configuration with that id. */
  configurationOf(id: string): Promise<Configuration | null>;
}
