import type { AddressFault } from '../address/fields/faults.ts';
import type { Category } from '../parcels/declaration.ts';
import type { AmountFault, Format, Way } from '../parcels/parcels.ts';
import type { Money, Price } from '../shared/money.ts';

/** `letter`: a thin one, « pli »; `bulky`: more than a metre long, or more than 1,50 m of all its sides. */
export type ShipmentType = 'letter' | 'parcel' | 'bulky';

/** What is sent, for a comparison. */
export interface Shipment {
  type: ShipmentType;
  origin: string;
  originPostalCode: string;
  destination: string;
  postalCode: string;
  /** Grams, with the packing. */
  weight: number;
  /** Millimetres; `null`: unknown, and prices are provisional. */
  dimensions: { length: number; width: number; height: number } | null;
  /** Of what is inside; `null`: unknown. */
  value: Money | null;
  contents: Category | null;
  fromCompany: boolean;
  toCompany: boolean;
}

export type CarrierField = Exclude<keyof Shipment, 'dimensions'> | keyof NonNullable<Shipment['dimensions']>;

/** A broken rule, with the values of its message. */
export type CarrierFault =
  | AddressFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  /** Not a weight in kilograms, with two decimals at most. */
  | { code: 'weight' }
  /** Above the limit of every carrier. */
  | { code: 'too-heavy'; most: number }
  /** Not a length, a width or a height in centimetres, with one decimal at most. */
  | { code: 'length' | 'width' | 'height' }
  /** Two dimensions say nothing: all three, or none. */
  | { code: 'dimension-missing' }
  | AmountFault
  /** The postal code belongs to another territory. */
  | { code: 'postal-code-elsewhere' };

export interface Place {
  code: string;
  name: string;
}

/** The carriers and the choices of a comparison, from the backend. */
export interface CarrierOptions {
  /** The first and the last `YYYY-MM-DD` day of these tariffs. */
  validFrom: string;
  validTo: string | null;
  /** By code (POFR, CHRP, DLVG, LPFR). */
  carriers: readonly string[];
  /** The lowest within France; `null` when nobody knows. */
  firstPrice: Price | null;
  types: readonly ShipmentType[];
  origins: readonly Place[];
  destinations: readonly Place[];
  contents: readonly Category[];
}

export type DropOffKind = 'letterbox' | 'post-office' | 'pickup-point' | 'other';

/** One way in which one carrier would take the shipment. */
export interface CarrierOffer {
  /** Of its quote. */
  id: string;
  /** An ISO instant. */
  validUntil: string;
  carrier: string;
  way: Way;
  /** All that is to pay. */
  ttc: Money;
  ht: Money;
  /** The last `YYYY-MM-DD` day of its arrival: promised, or indicative. */
  latest: string;
  /** The day on which it is handed over to arrive by then; `null`: unknown. */
  deposit: string | null;
  isGuaranteed: boolean;
  /** The most that is paid for its loss, without a further cover. */
  cover: Money;
  /** `metres`: to the nearest; `null` when nobody knows. */
  dropOff: { kind: DropOffKind; name: string | null; metres: number | null };
  needsPrinter: boolean;
  isTracked: boolean;
  hasSignature: boolean;
  /** It is fetched at the sender's. */
  isFetched: boolean;
  carbon: { kilograms: number; method: string };
  /** The price depends on dimensions that nobody typed. */
  isProvisional: boolean;
  conditions: readonly string[];
  /** Every fee that may come after; none may where it is empty. */
  fees: readonly { name: string; amount: Money }[];
}

export type ExclusionRule =
  | 'too-heavy'
  | 'too-long'
  | 'too-thick'
  | 'too-large'
  | 'dimensions-needed'
  | 'destination-not-served'
  | 'destination-suspended'
  | 'origin-not-served'
  | 'professionals-only'
  | 'other';

/** A rule that the shipment breaks; `limit` and `excess` in grams or millimetres. */
export interface Exclusion {
  rule: ExclusionRule;
  limit: number | null;
  excess: number | null;
}

export interface CarrierAnswer {
  offers: readonly CarrierOffer[];
  /** Only where there is no offer. */
  exclusions: readonly Exclusion[];
}

/** What a parcel begins with, once an offer is chosen. */
export interface ChosenParcel {
  carrier: string;
  way: Way;
  cover: string;
  format: Format;
  origin: string;
  originPostalCode: string;
  destination: string;
  postalCode: string;
  weight: number;
  value: Money | null;
  contents: Category | null;
  fromCompany: boolean;
  toCompany: boolean;
}

interface Amount {
  ttc: Money;
  ht: Money;
}

/**
 * `renewed`: the offer was over, and the same one holds under a new quote; `before` is what it cost, `null` where nobody
 * says it. `withdrawn`: the carrier no longer takes the shipment. `unknown`: nobody made this offer.
 */
export type ChooseOutcome =
  | { kind: 'chosen'; parcel: ChosenParcel }
  | { kind: 'renewed'; parcel: ChosenParcel; id: string; before: Amount | null; now: Amount }
  | { kind: 'withdrawn' | 'unknown' };

export interface Carriers {
  options(): Promise<CarrierOptions>;
  /** @param isPatient waits as long as for any call; otherwise a slow carrier is a timeout early. */
  offersOf(carrier: string, shipment: Shipment, isPatient: boolean): Promise<CarrierAnswer>;
  choose(offerId: string): Promise<ChooseOutcome>;
}
