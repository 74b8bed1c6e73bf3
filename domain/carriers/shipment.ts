import { postalCodeFault } from '../address/fields/postal-code.ts';
import { isServedAs } from '../address/fields/territories.ts';
import { type Answers, broken, type Faults } from '../journey/journey.ts';
import { amountFault, amountOf } from '../parcels/contents.ts';
import { gramsOf } from '../parcels/item.ts';
import type { CarrierOptions, Place, Shipment } from './carriers.ts';
import type { CarrierFault, CarrierField } from './fields.ts';

type CarrierAnswers = Answers<CarrierField>;
type CarrierFaults = Faults<CarrierField, CarrierFault>;

const sides = ['length', 'width', 'height'] as const;

/** The step « Votre colis » (journeys §2): what is sent, from where and where to. */
export function shipmentFaults(answers: CarrierAnswers, options: CarrierOptions): CarrierFaults {
  const { type, origin, destination, weight, value, contents } = answers;
  return broken({
    type: chosenFault(type, options.types),
    origin: chosenFault(origin, codesOf(options.origins)),
    originPostalCode: placeFault(answers.originPostalCode, origin, options.origins),
    destination: chosenFault(destination, codesOf(options.destinations)),
    postalCode: placeFault(answers.postalCode, destination, options.destinations),
    weight: weightFault(weight),
    ...Object.fromEntries(sides.map((side) => [side, sideFault(answers, side)])),
    value: value?.trim() ? amountFault(value) : undefined,
    contents: contents ? chosenFault(contents, options.contents) : undefined,
  });
}

const codesOf = (places: readonly Place[]): string[] => places.map(({ code }) => code);

function chosenFault(chosen: string | undefined, offered: readonly string[]): CarrierFault | undefined {
  if (!chosen) return { code: 'required' };
  return offered.includes(chosen) ? undefined : { code: 'not-offered' };
}

/** As it is printed: capitals, and no spaces around. */
const codeOf = (typed = ''): string => typed.trim().toUpperCase();

/** Overseas territories have prices of their own. */
function placeFault(typed: string | undefined, country: string | undefined, offered: readonly Place[]) {
  const code = codeOf(typed);
  if (code === '') return { code: 'required' } as const;
  if (!country || !codesOf(offered).includes(country)) return undefined;
  const fault = postalCodeFault({ code, country });
  if (fault) return fault;
  return isServedAs(country, code) ? undefined : ({ code: 'postal-code-elsewhere' } as const);
}

/** Grams: nobody is asked about more. Below it, each carrier says by how much a shipment is too heavy. */
const heaviestShipment = 1_000_000;

function weightFault(typed: string | undefined): CarrierFault | undefined {
  if (!typed?.trim()) return { code: 'required' };
  const grams = gramsOf(typed);
  if (grams === null) return { code: 'weight' };
  return grams > heaviestShipment ? { code: 'too-heavy', most: heaviestShipment } : undefined;
}

function sideFault(answers: CarrierAnswers, side: (typeof sides)[number]): CarrierFault | undefined {
  const typed = answers[side]?.trim();
  if (typed) return millimetresOf(typed) === null ? { code: 'centimetres' } : undefined;
  return sides.some((other) => answers[other]?.trim()) ? { code: 'dimension-missing' } : undefined;
}

const millimetresPerCentimetre = 10;

/** Millimetres of a length in centimetres, « 12,5 » or « 12.5 cm »; `null` for an invalid one. */
export function millimetresOf(typed: string): number | null {
  const centimetres = typed.replace(/\s/g, '').replace(/cm$/i, '').replace(',', '.');
  if (!/^[0-9]{1,4}(\.[0-9])?$/.test(centimetres)) return null;
  const millimetres = Math.round(Number(centimetres) * millimetresPerCentimetre);
  return millimetres > 0 ? millimetres : null;
}

/** The shipment; `null` while something of it is missing or wrong. */
export function shipmentOf(answers: CarrierAnswers, options: CarrierOptions): Shipment | null {
  if (Object.keys(shipmentFaults(answers, options)).length > 0) return null;
  const { origin, destination, value = '' } = answers;
  const [type, weight] = [options.types.find((each) => each === answers.type), gramsOf(answers.weight)];
  if (!type || !origin || !destination || weight === null) return null;
  return {
    type,
    origin,
    originPostalCode: codeOf(answers.originPostalCode),
    destination,
    postalCode: codeOf(answers.postalCode),
    weight,
    dimensions: dimensionsOf(answers),
    value: amountOf(value),
    contents: options.contents.find((each) => each === answers.contents) ?? null,
    fromCompany: answers.fromCompany === 'yes',
    toCompany: answers.toCompany === 'yes',
  };
}

function dimensionsOf(answers: CarrierAnswers): Shipment['dimensions'] {
  const [length, width, height] = sides.map((side) => millimetresOf(answers[side] ?? ''));
  return length && width && height ? { length, width, height } : null;
}
