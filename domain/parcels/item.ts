import { joinPostalCode, postalCodeFault } from '../address/fields/postal-code.ts';
import { isServedAs } from '../address/fields/territories.ts';
import { placeNames } from '../address/party.ts';
import { type Field, offeredChoice, offeredCode, type Parsed } from '../journey/fields.ts';
import { parseWeight } from '../shared/weight.ts';
import type {
  Destination,
  ParcelAnswers,
  ParcelFault,
  ParcelFields,
  ParcelOptions,
  ParcelValues,
  Zone,
} from './parcels.ts';
import { sizeField } from './size.ts';

type ItemQuestion = 'origin' | 'destination' | 'postalCode' | 'weight' | 'quantity' | 'format' | 'size';
type ItemField<Value> = Field<Value, ParcelFault, ParcelValues>;

/** Where the recipient is; the postal code is an answer of this step. */
const recipientPlace = placeNames.filter((name) => name !== 'codePostal').map((name) => `recipient.${name}`);

/** « Votre colis » (journeys §1): from where, where to, how heavy and how large. */
export const itemStep = (options: ParcelOptions): Pick<ParcelFields, ItemQuestion> => ({
  origin: {
    parse: (text) =>
      options.origins.some(({ code }) => code === text) ? { value: text } : { fault: { code: 'required' } },
    // Whether customs ask, and so whether a counter prints the label, is decided by places.
    invalidates: ['way', 'pickupPoint', 'carrier', 'printing'],
  },
  destination: {
    parse(text): Parsed<string, ParcelFault> {
      const { suspension } = destinationOf({ destination: text }, options) ?? {};
      if (!suspension) return offeredCode(text, options.destinations);
      const { since, until, explanation } = suspension;
      return { fault: suspensionFault({ since, until, explanation }) };
    },
    invalidates: ['way', 'pickupPoint', 'carrier', 'printing', ...recipientPlace],
  },
  postalCode: postalCodeField(options),
  weight: weightField(options),
  quantity: quantityField(options),
  format: {
    parse: (text) =>
      offeredChoice(
        text,
        options.formats.map(({ format }) => format),
      ),
    invalidates: ['carrier'],
  },
  size: sizeField(options),
});

export const suspensionFault = ({
  since,
  until,
  explanation,
}: {
  since: string;
  until: string | null;
  explanation: string;
}): ParcelFault =>
  until === null ? { code: 'suspended', since, explanation } : { code: 'suspended-until', since, until, explanation };

/** Overseas territories have prices of their own. */
const postalCodeField = (options: ParcelOptions): ItemField<string> => ({
  isOptional: true,
  parse(text, { answers }): Parsed<string, ParcelFault> {
    const code = postalCodeOf({ ...answers, postalCode: text });
    const { code: country = '' } = destinationOf(answers, options) ?? {};
    if (country === '' && code !== '') return { value: code };
    const fault = postalCodeFault({ code, country });
    if (fault) return { fault };
    return isServedAs(country, code) ? { value: code } : { fault: { code: 'postal-code-elsewhere' } };
  },
  invalidates: ['pickupPoint', 'carrier', 'recipient.city'],
});

const weightField = (options: ParcelOptions): ItemField<number> => ({
  parse(text, { answers }): Parsed<number, ParcelFault> {
    const grams = gramsOf(text);
    if (grams === null) return { fault: { code: 'weight' } };
    const destination = destinationOf(answers, options);
    const most = destination?.maxWeight ?? Math.max(0, ...options.destinations.map(({ maxWeight }) => maxWeight));
    if (grams <= most) return { value: grams };
    return { fault: { code: destination ? 'too-heavy' : 'too-heavy-anywhere', most } };
  },
  print: kilogramsOf,
  // A carrier was chosen for that parcel: another one begins without it.
  invalidates: ['carrier'],
});

/** How many are alike: one where nothing is typed. */
const quantityField = ({ maxQuantity }: ParcelOptions): ItemField<number> => ({
  isOptional: true,
  parse(text): Parsed<number, ParcelFault> {
    const count = /^[0-9]{1,4}$/.test(text) ? Number(text) : text === '' ? 1 : 0;
    return count >= 1 && count <= Math.max(1, maxQuantity)
      ? { value: count }
      : { fault: { code: 'quantity', most: maxQuantity } };
  },
});

export const destinationOf = (
  { destination }: ParcelAnswers,
  { destinations }: Pick<ParcelOptions, 'destinations'>,
): Destination | undefined => destinations.find(({ code }) => code === destination);

/** As it is printed: capitals, and no spaces around, or within a French one. */
export const postalCodeOf = ({ postalCode = '', destination = '' }: ParcelAnswers): string =>
  joinPostalCode({ code: postalCode.trim(), country: destination }).toUpperCase();

/** Grams of a weight, « 1,25 », « 1.25 kg » or « 500 g », in steps of ten; `null` for an invalid one. */
export function gramsOf(typed = ''): number | null {
  const grams = parseWeight(typed, 'kg');
  return grams !== null && grams % 10 === 0 ? grams : null;
}

const gramsPerKilogram = 1000;

/** « 1,25 », as it is typed. */
export function kilogramsOf(grams: number): string {
  return String(grams / gramsPerKilogram).replace('.', ',');
}

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
