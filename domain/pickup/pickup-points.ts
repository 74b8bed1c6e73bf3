import { postalCodeFault } from '../address/fields/postal-code.ts';
import { hasFrenchPostalCodes } from '../address/fields/territories.ts';

/** From `00:00` to `23:59`, in local time. */
export interface Slot {
  opens: string;
  closes: string;
}

export interface PickupHours {
  /** Seven days, Monday first; a day without slots is closed. */
  week: readonly (readonly Slot[])[];
  /** Days with other hours, as `YYYY-MM-DD`. */
  special: readonly { day: string; name: string | null; slots: readonly Slot[] }[];
}

/** `full`: accepts no more parcels today. */
export type PickupState = { kind: 'open' } | { kind: 'full' } | { kind: 'closed'; until: string | null };

/** A place where a parcel waits for its addressee. */
export interface PickupPoint {
  /** Unique; what is chosen. */
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** Kilometres from the searched place, as the crow flies; `null` without a search. */
  distance: number | null;
  place: { latitude: number; longitude: number } | null;
  hours: PickupHours | null;
  state: PickupState;
}

/** The searched place: an address, or a postal code and a town. */
export interface PickupSearch {
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A point as forms and tables name it: `FR:69382-1`. */
export const pointCode = ({ country, id }: Pick<PickupPoint, 'country' | 'id'>): string => `${country}:${id}`;

/** Whether a parcel may be sent there now. */
export const takesParcels = ({ state }: Pick<PickupPoint, 'state'>): boolean => state.kind === 'open';

export interface PickupPoints {
  /** The nearest first, at most `count`; `total` is the number of all points found. */
  near(search: PickupSearch & { count: number }): Promise<{ points: PickupPoint[]; total: number }>;
}

/** Why a search is refused before any call. */
export type SearchFault = 'nothing-typed' | 'postal-code';

/** A search needs a place, with a postal code in its country's format (specification §5 and §9). */
export function searchFault({ postalCode, city, country }: PickupSearch): SearchFault | undefined {
  if (postalCode === '') return city === '' ? 'nothing-typed' : undefined;
  return postalCodeFault({ code: postalCode, country }) && 'postal-code';
}

/** Splits « 12 rue des Lilas, 69002 Lyon », typed in one field, into street, postal code and town. */
export function inItsFields(search: PickupSearch): PickupSearch {
  const { address, postalCode, city, country } = search;
  const match = /\b[0-9]{5}\b/.exec(address);
  if (postalCode !== '' || city !== '' || match === null || !hasFrenchPostalCodes(country)) return search;
  const [code] = match;
  const town = address.slice(match.index + code.length);
  return { address: tidy(address.slice(0, match.index)), postalCode: code, city: tidy(town), country };
}

const tidy = (part: string): string =>
  part
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(', ');

const daysOfWeek = 7;

/** The hours of a `YYYY-MM-DD` day; `occasion` names a day with special hours. */
export function hoursOn(
  { week, special }: PickupHours,
  day: string,
): { slots: readonly Slot[]; occasion: string | null } {
  const own = special.find((one) => one.day === day);
  if (own) return { slots: own.slots, occasion: own.name };
  // Monday first, where JavaScript counts from Sunday.
  const index = (new Date(`${day}T12:00:00Z`).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  return { slots: week[index] ?? [], occasion: null };
}

/** From midnight to midnight. */
export const isAllDay = ({ opens, closes }: Slot): boolean =>
  opens === '00:00' && (closes === '23:59' || closes === '00:00' || closes === '24:00');
