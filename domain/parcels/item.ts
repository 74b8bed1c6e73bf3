import { postalCodeFault } from '../address/fields/postal-code.ts';
import { isServedAs, territoryOf } from '../address/fields/territories.ts';
import { type Answers, broken, type Faults } from '../journey/journey.ts';
import type { Format, ParcelFault, ParcelField } from './fields.ts';
import type { Destination, ParcelOptions, Zone } from './parcels.ts';
import { sizeFaults } from './size.ts';

type ParcelAnswers = Answers<ParcelField>;
export type ParcelFaults = Faults<ParcelField, ParcelFault>;

/** The step « Votre colis » (journeys §1): from where, where to, how heavy and how large. */
export function itemFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const destination = destinationOf(answers, options);
  return broken({
    origin: options.origins.some(({ code }) => code === answers.origin) ? undefined : { code: 'required' },
    destination: destinationFault(answers, destination),
    postalCode: placeFault(answers, destination),
    weight: parcelWeightFault(answers, { destination, options }),
    quantity: quantityOf(answers, options) === null ? { code: 'quantity', most: options.maxQuantity } : undefined,
    format: formatOf(answers, options) ? undefined : { code: answers.format ? 'not-offered' : 'required' },
    ...sizeFaults(answers, options),
  });
}

export const destinationOf = (
  { destination }: ParcelAnswers,
  { destinations }: Pick<ParcelOptions, 'destinations'>,
): Destination | undefined => destinations.find(({ code }) => code === destination);

export const formatOf = ({ format }: ParcelAnswers, { formats }: ParcelOptions): Format | undefined =>
  formats.find((each) => each.format === format)?.format;

/** As it is printed: capitals, and no spaces around. */
export const postalCodeOf = ({ postalCode = '' }: ParcelAnswers): string => postalCode.trim().toUpperCase();

/** Grams of a weight in kilograms, « 1,25 » or « 1.25 kg »; `null` for an invalid one. */
export function gramsOf(typed = ''): number | null {
  const kilograms = typed.replace(/\s/g, '').replace(/kg$/i, '').replace(',', '.');
  if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(kilograms)) return null;
  const grams = Math.min(Math.round(Number(kilograms) * gramsPerKilogram), Number.MAX_SAFE_INTEGER);
  return grams > 0 ? grams : null;
}

const gramsPerKilogram = 1000;

/** « 1,25 », as it is typed. */
export const kilogramsOf = (grams: number): string => String(grams / gramsPerKilogram).replace('.', ',');

/** The zone between two places: what stays in its territory is national, whatever the territory. */
export function zoneOf(
  { origin, destination }: ParcelAnswers,
  { destinations }: Pick<ParcelOptions, 'destinations'>,
): Zone | undefined {
  const zoneFromMainland = (code: string | undefined) => destinations.find((each) => each.code === code)?.zone;
  if (origin !== undefined && origin === destination) return 'national';
  const to = zoneFromMainland(destination);
  return to && zoneFromMainland(origin) === 'overseas' ? 'overseas' : to;
}

function destinationFault({ destination }: ParcelAnswers, found?: Destination): ParcelFault | undefined {
  if (!destination) return { code: 'required' };
  if (!found) return { code: 'not-offered' };
  if (!found.suspension) return undefined;
  const { since, until, explanation } = found.suspension;
  return { code: 'destination-suspended', since, until, explanation };
}

/** Overseas territories have prices of their own. */
function placeFault(answers: ParcelAnswers, destination?: Destination): ParcelFault | undefined {
  const code = postalCodeOf(answers);
  if (code === '') return { code: 'required' };
  if (!destination) return undefined;
  const fault = postalCodeFault({ code, country: destination.code });
  if (fault) return fault;
  return isServedAs(destination.code, code) ? undefined : { code: 'postal-code-elsewhere', place: territoryOf(code) };
}

function parcelWeightFault(
  { weight }: ParcelAnswers,
  { destination, options }: { destination: Destination | undefined; options: ParcelOptions },
): ParcelFault | undefined {
  if (!weight?.trim()) return { code: 'required' };
  const grams = gramsOf(weight);
  if (grams === null) return { code: 'weight' };
  const most = destination?.maxWeight ?? Math.max(0, ...options.destinations.map(({ maxWeight }) => maxWeight));
  return grams > most ? { code: destination ? 'too-heavy' : 'too-heavy-anywhere', most } : undefined;
}

/** How many are alike: one where nothing is typed; `null` for what is not offered. */
export function quantityOf({ quantity = '' }: ParcelAnswers, { maxQuantity }: ParcelOptions): number | null {
  const typed = quantity.trim() || '1';
  const count = /^[0-9]{1,4}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= Math.max(1, maxQuantity) ? count : null;
}
