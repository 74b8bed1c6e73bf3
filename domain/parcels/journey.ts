import { depositField } from '../journey/deposit.ts';
import { type FieldJourney, journeyOfFields, printedText } from '../journey/fields.ts';
import { contentsStep } from './contents.ts';
import type { Declaration } from './declaration.ts';
import { deliveryStep, depositPlacesOf } from './delivery.ts';
import { itemStep } from './item.ts';
import type {
  ComposingOptions,
  Parcel,
  ParcelAnswers,
  ParcelFault,
  ParcelField,
  ParcelFields,
  ParcelOptions,
  ParcelValues,
  PricedParcel,
} from './parcels.ts';
import { partyField } from './parties.ts';

export type ParcelStep = 'item' | 'delivery' | 'addresses' | 'contents' | 'summary';
export type ParcelJourney = FieldJourney<ParcelStep, ParcelField, ParcelFault, ParcelValues>;

/** The journey of a parcel (journeys §1), within today's options; customs are told of the contents only where they ask. */
export const parcelJourney = (options: ComposingOptions): ParcelJourney =>
  journeyOfFields<ParcelStep, ParcelField, ParcelFault, ParcelValues>(
    {
      item: itemStep(options),
      delivery: deliveryStep(options),
      addresses: { sender: partyField('sender', options), recipient: partyField('recipient', options) },
      contents: contentsStep(options),
      summary: summaryStep(options),
    },
    { contents: () => options.customs.isNeeded },
  );

/** « Récapitulatif »: where and when it is handed in; today's list of dangerous goods is acknowledged. */
export const summaryStep = (
  options: ParcelOptions,
): Pick<ParcelFields, 'deposit' | 'goods' | 'listVersion' | 'reference'> => ({
  deposit: parcelDepositField(options),
  goods: { isOptional: true, parse: () => ({ value: undefined }), print: () => '' },
  listVersion: {
    inputs: ['hazmat'],
    parse({ hazmat }) {
      if (!hazmat) return { faults: { hazmat: { code: 'required' } } };
      return hazmat === options.listVersion ? { value: hazmat } : { faults: { hazmat: { code: 'list-outdated' } } };
    },
    print: (hazmat) => ({ hazmat }),
  },
  reference: referenceField,
});

/** It is handed in where its label is printed. */
const parcelDepositField = (options: ParcelOptions): ParcelFields['deposit'] => ({
  ...depositField(options),
  parse(answers) {
    const parsed = depositField(options).parse(answers);
    const isChosen = ({ place }: { place: string }) => place === answers.depositPlace;
    if (!options.depositPlaces.some(isChosen) || depositPlacesOf(answers, options).some(isChosen)) return parsed;
    return { faults: { ...('faults' in parsed && parsed.faults), depositPlace: { code: 'place-without-printer' } } };
  },
});

const longestReference = 35;

export const referenceField: ParcelFields['reference'] = printedText(longestReference);

/** The parcel as far as it is valid; `null` until the first step is complete. */
export function pricedParcelOf(answers: ParcelAnswers, options: ComposingOptions): PricedParcel | null {
  return pricedOf(parcelJourney(options).read(answers).values);
}

/** A way that does not take the parcel has no price; a cover has one with every way. */
export function pricedOf(values: Partial<ParcelValues>): PricedParcel | null {
  const { way, point = null, declaration, ...parcel } = partsOf(values);
  const { origin, destination, postalCode, weight, format, size, quantity } = parcel;
  if (origin === undefined || destination === undefined || postalCode === undefined || weight === undefined)
    return null;
  if (format === undefined || size === undefined || quantity === undefined) return null;
  return {
    ...parcel,
    origin,
    destination,
    postalCode,
    weight,
    format,
    ...(way && { way, point }),
    ...(declaration && { declaration }),
  };
}

/** The complete parcel; `null` while a step is incomplete. */
export function parcelOf(answers: ParcelAnswers, options: ComposingOptions): Parcel | null {
  const values = parcelJourney(options).valuesOf(answers);
  return values && { ...values, ...partsOf(values) };
}

/** What customs are told is one part of the parcel; `null` where they are told nothing, or not everything. */
function partsOf<Values extends Partial<ParcelValues>>(values: Values) {
  const { category, explanation, articles, invoice, licence, certificate, importer, eori, nonDelivery, ...parcel } =
    values;
  const declaration = { category, explanation, articles, invoice, licence, certificate, importer, eori, nonDelivery };
  return { ...parcel, declaration: isWhole(declaration) ? declaration : null };
}

const isWhole = (
  declaration: { [Part in keyof Declaration]?: Declaration[Part] | undefined },
): declaration is Declaration => Object.values(declaration).every((part) => part !== undefined);

/** The answers for a parcel: « Modifier » opens the journey with them, also where something of it is offered no longer. */
export function answersOf(parcel: Parcel, options: ParcelOptions): ParcelAnswers {
  const { declaration, ...values } = parcel;
  const customs = { isNeeded: declaration !== null, reason: null };
  return parcelJourney({ ...options, customs }).answersOf({ ...values, ...declaration });
}
