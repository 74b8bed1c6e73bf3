import { joinPostalCode, postalCodeFault } from '../address/fields/postal-code.ts';
import { isServedAs } from '../address/fields/territories.ts';
import {
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredChoice,
  offeredCode,
  type Parsed,
  printTick,
} from '../journey/fields.ts';
import { parseAmount, typedAmount } from '../parcels/contents.ts';
import { gramsOf, kilogramsOf } from '../parcels/item.ts';
import type { CarrierFault, CarrierField, CarrierOptions, Shipment } from './carriers.ts';

export type CarrierStep = 'item' | 'offers';

export type CarrierJourney = FieldJourney<CarrierStep, CarrierField, CarrierFault, Shipment>;
type ItemFields = Fields<Shipment, CarrierFault, 'dimensions'>;

/** The comparison of carriers (journeys §2): what is sent, then the offers, of which one is chosen. */
export const carrierJourney = (options: CarrierOptions): CarrierJourney =>
  journeyOfFields<CarrierStep, CarrierField, CarrierFault, Shipment>({ item: itemStep(options), offers: {} });

/** « Votre colis »: what is sent, from where and where to. */
const itemStep = ({ types, origins, destinations, contents }: CarrierOptions): ItemFields => ({
  type: { parse: (text) => offeredChoice(text, types) },
  origin: { parse: (text) => offeredCode(text, origins) },
  originPostalCode: postalCodeField('origin'),
  destination: { parse: (text) => offeredCode(text, destinations) },
  postalCode: postalCodeField('destination'),
  weight: weightField,
  dimensions: dimensionsField,
  value: valueField,
  contents: {
    isOptional: true,
    parse: (text) => (text ? offeredChoice(text, contents) : { value: null }),
    print: (category) => category ?? '',
  },
  fromCompany: companyField,
  toCompany: companyField,
});

/** As it is printed, in capitals. Overseas territories have prices of their own. */
const postalCodeField = (place: 'origin' | 'destination'): ItemFields['postalCode'] => ({
  isOptional: true,
  parse(text, { values: { [place]: country = '' } }): Parsed<string, CarrierFault> {
    const code = joinPostalCode({ code: text, country }).toUpperCase();
    if (country === '' && code !== '') return { value: code };
    const fault = postalCodeFault({ code, country });
    if (fault) return { fault };
    return isServedAs(country, code) ? { value: code } : { fault: { code: 'postal-code-elsewhere' } };
  },
});

/** Grams, the most of a comparison. Below it, each carrier says by how much a shipment is too heavy. */
const heaviestShipment = 1_000_000;

const weightField: ItemFields['weight'] = {
  parse(text): Parsed<number, CarrierFault> {
    const grams = gramsOf(text);
    if (grams === null) return { fault: { code: 'weight' } };
    return grams > heaviestShipment ? { fault: { code: 'too-heavy', most: heaviestShipment } } : { value: grams };
  },
  print: kilogramsOf,
};

const sides = ['length', 'width', 'height'] as const;

const dimensionsField: ItemFields['dimensions'] = {
  inputs: sides,
  parse(answers) {
    const texts = sides.map((side) => [side, answers[side]?.trim() ?? ''] as const);
    if (texts.every(([, text]) => text === '')) return { value: null };
    const [length, width, height] = texts.map(([, text]) => millimetresOf(text));
    if (length && width && height) return { value: { length, width, height } };
    const wrong = texts.filter(([, text]) => millimetresOf(text) === null);
    return {
      faults: Object.fromEntries(wrong.map(([side, text]) => [side, { code: text ? side : 'dimension-missing' }])),
    };
  },
  print: (dimensions) =>
    dimensions ? Object.fromEntries(sides.map((side) => [side, centimetresOf(dimensions[side])])) : {},
};

const millimetresPerCentimetre = 10;

/** Millimetres of a length in centimetres, « 12,5 » or « 12.5 cm »; `null` for an invalid one. */
function millimetresOf(typed: string): number | null {
  const centimetres = typed.replace(/\s/g, '').replace(/cm$/i, '').replace(',', '.');
  if (!/^[0-9]{1,4}(\.[0-9])?$/.test(centimetres)) return null;
  const millimetres = Math.round(Number(centimetres) * millimetresPerCentimetre);
  return millimetres > 0 ? millimetres : null;
}

const centimetresOf = (millimetres: number): string => String(millimetres / millimetresPerCentimetre).replace('.', ',');

const valueField: ItemFields['value'] = {
  isOptional: true,
  parse: (text) => (text ? parseAmount(text) : { value: null }),
  print: (value) => (value ? typedAmount(value) : ''),
};

const companyField: ItemFields['fromCompany'] = {
  isOptional: true,
  parse: (text) => ({ value: isTicked(text) }),
  print: printTick,
};
