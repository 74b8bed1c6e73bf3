import { postalCodeFault } from '../address/fields/postal-code.ts';
import { hasFrenchPostalCodes } from '../address/fields/territories.ts';

/** From `00:00` to `23:59`, in the time of the place. */
export interface Slot {
  opens: string;
  closes: string;
}

export interface PickupHours {
  /** Seven days, Monday first; a day without slots is closed. */
  week: readonly (readonly Slot[])[];
  /** Days on which other hours are kept, as `YYYY-MM-DD`. */
  special: readonly { day: string; name: string | null; slots: readonly Slot[] }[];
}

/** `full`: takes no more parcels today. */
export type PickupState = { kind: 'open' } | { kind: 'full' } | { kind: 'closed'; until: string | null };

/** Where a parcel waits for its addressee. */
export interface PickupPoint {
  /** Unique; what is chosen. */
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** Kilometres from what was looked for, as the crow flies; `null` when nothing was. */
  distance: number | null;
  place: { latitude: number; longitude: number } | null;
  hours: PickupHours | null;
  state: PickupState;
}

/** What is looked for: an address, or a postal code and a town. */
export interface PickupSearch {
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/** Whether a parcel may be sent there now. */
export const takesParcels = ({ state }: Pick<PickupPoint, 'state'>): boolean => state.kind === 'open';

export interface PickupPoints {
  /** The nearest first, at most `count` of them; `total` says how many there are. */
  near(search: PickupSearch & { count: number }): Promise<{ points: PickupPoint[]; total: number }>;
}

/** Why nothing can be looked for, before anybody is asked. */
export type SearchFault = 'nothing-typed' | 'postal-code';

/** A search needs a place, and a postal code is one of its country (specification §5 and §9). */
export function searchFault({ postalCode, city, country }: PickupSearch): SearchFault | undefined {
  if (postalCode === '') return city === '' ? 'nothing-typed' : undefined;
  return postalCodeFault({ code: postalCode, country }) && 'postal-code';
}

/** « 12 rue des Lilas, 69002 Lyon », typed in one line: its postal code and its town go where they belong. */
export function inItsFields(search: PickupSearch): PickupSearch {
  const { address, postalCode, city, country } = search;
  const found = /\b[0-9]{5}\b/.exec(address);
  if (postalCode !== '' || city !== '' || found === null || !hasFrenchPostalCodes(country)) return search;
  const [code] = found;
  const town = address.slice(found.index + code.length);
  return { address: tidy(address.slice(0, found.index)), postalCode: code, city: tidy(town), country };
}

const tidy = (part: string): string =>
  part
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(', ');

const daysOfWeek = 7;

/** What is kept on that `YYYY-MM-DD` day; `occasion` is the name of a day with hours of its own. */
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
