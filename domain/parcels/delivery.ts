import { offeredChoice, type Parsed } from '../journey/fields.ts';
import { pointCode } from '../pickup/pickup-points.ts';
import { zoneOf } from './item.ts';
import type {
  ComposingOptions,
  Parcel,
  ParcelAnswers,
  ParcelFault,
  ParcelFields,
  ParcelOptions,
  Quote,
  Way,
  ZoneLabel,
} from './parcels.ts';

/** Of a batch, whether customs ask is not known: it prints its labels. */
type DeliveryOptions = ParcelOptions & Partial<Pick<ComposingOptions, 'customs'>>;

/** « Livraison » (journeys §1): how the parcel is delivered, and what is paid when it is lost. */
export const deliveryStep = (
  options: DeliveryOptions,
): Pick<ParcelFields, 'way' | 'point' | 'cover' | 'carrier' | 'printing'> => ({
  way: {
    parse(text, { values: { weight = 0 }, answers }): Parsed<Way, ParcelFault> {
      const found = waysOf(answers, options).find(({ way }) => way === text);
      if (!found) return { fault: { code: 'not-offered' } };
      const { way, maxWeight } = found;
      return weight > maxWeight ? { fault: { code: 'too-heavy-for-way', most: maxWeight } } : { value: way };
    },
  },
  point: {
    inputs: ['pickupPoint'],
    parse(answers) {
      if (answers.way !== 'point') return { value: null };
      const point = pointOf(answers);
      return point ? { value: point } : { faults: { pickupPoint: { code: 'required' } } };
    },
    print: (point) => ({ pickupPoint: point ? pointCode(point) : '' }),
  },
  cover: { parse: (text) => offeredChoice(text, options.covers) },
  carrier: {
    isOptional: true,
    parse: (text) => ({ value: text || null }),
    print: (carrier) => carrier ?? '',
  },
  printing: {
    isOptional: true,
    parse(_, { answers }): Parsed<Parcel['printing'], ParcelFault> {
      if (!isAtDropOff(answers)) return { value: 'self' };
      return mayPrintAtDropOff(answers, options) ? { value: 'drop-off' } : { fault: { code: 'not-offered' } };
    },
    print: (printing) => (printing === 'drop-off' ? printing : ''),
  },
});

export const ownCarrier = 'POFR';

export const isAtDropOff = ({ printing }: ParcelAnswers): boolean => printing === 'drop-off';

const printsFor =
  ({ carrier }: ParcelAnswers) =>
  ({ printsLabelsOf }: ParcelOptions['depositPlaces'][number]): boolean =>
    printsLabelsOf.includes(carrier || ownCarrier);

/** Whether the label may be printed where the parcel is handed in: a customs form is printed and signed by the sender. */
export const mayPrintAtDropOff = (
  answers: ParcelAnswers,
  { customs, depositPlaces }: Pick<DeliveryOptions, 'customs' | 'depositPlaces'>,
): boolean => !customs?.isNeeded && depositPlaces.some(printsFor(answers));

/** The places where the parcel may be handed in: those that print its label, where it has none. */
export const depositPlacesOf = (
  answers: ParcelAnswers,
  { depositPlaces }: Pick<ParcelOptions, 'depositPlaces'>,
): ParcelOptions['depositPlaces'] => (isAtDropOff(answers) ? depositPlaces.filter(printsFor(answers)) : depositPlaces);

/** The deliveries between these places, in the backend's order. */
export function waysOf(answers: ParcelAnswers, options: ParcelOptions): ParcelOptions['ways'] {
  const zone = zoneOf(answers, options);
  return options.ways.filter(({ zones }) => zone !== undefined && zones.includes(zone));
}

/** The covers of a parcel that are worth their price: none pays less than what is included. */
export function worthwhileCovers(covers: Quote['covers']): Quote['covers'] {
  const free = covers.filter(({ ttc }) => ttc.cents === 0);
  const included = Math.max(0, ...free.map(({ compensation }) => compensation.cents));
  return covers.filter(({ ttc, compensation }) => ttc.cents === 0 || compensation.cents > included);
}

/** The chosen point, kept as `FR:69381-1`; in a table also as a label has it, `69381-1`. */
export function pointOf({ pickupPoint = '' }: ParcelAnswers): Parcel['point'] {
  const [, country = 'FR', id = ''] = /^(?:([A-Z]{2}):)?([\w-]{1,64})$/.exec(pickupPoint) ?? [];
  return /\d/.test(id) ? { country, id } : null;
}

/** The label of the zone (specification §9); overseas it is the offer that was chosen. */
export function zoneLabelOf(answers: ParcelAnswers, options: ParcelOptions): ZoneLabel | undefined {
  const zone = zoneOf(answers, options);
  if (zone !== 'overseas') return zone;
  const way = waysOf(answers, options).find((each) => each.way === answers.way)?.way;
  return way === 'eco-om' || way === 'standard-om' ? way : undefined;
}
