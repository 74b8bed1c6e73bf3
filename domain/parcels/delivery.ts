import { type Answers, broken } from '../journey/journey.ts';
import type { ParcelFault, ParcelField } from './fields.ts';
import { gramsOf, type ParcelFaults, zoneOf } from './item.ts';
import type { ComposingOptions, Parcel, ParcelOptions, Quote, Way, ZoneLabel } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The step « Livraison » (journeys §1): how the parcel is delivered, and what is paid when it is lost. */
export function deliveryFaults(answers: ParcelAnswers, options: DeliveryOptions): ParcelFaults {
  const needsPoint = answers.way === 'point' && pointOf(answers) === null;
  return broken({
    way: wayFault(answers, options),
    pickupPoint: needsPoint ? { code: 'required' } : undefined,
    printing: isAtDropOff(answers) && !mayPrintAtDropOff(answers, options) ? { code: 'not-offered' } : undefined,
    cover: coverOf(answers, options) ? undefined : { code: answers.cover ? 'not-offered' : 'required' },
  });
}

/** Of a batch, whether customs ask is not known: it prints its labels. */
type DeliveryOptions = ParcelOptions & Partial<Pick<ComposingOptions, 'customs'>>;

const ownCarrier = 'POFR';

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

export const wayOf = (answers: ParcelAnswers, options: ParcelOptions): Way | undefined =>
  waysOf(answers, options).find(({ way }) => way === answers.way)?.way;

export const coverOf = ({ cover }: ParcelAnswers, { covers }: ParcelOptions): string | undefined =>
  covers.find((code) => code === cover);

/** The covers of a parcel that are worth their price: none pays less than what is included. */
export function worthwhileCovers(covers: Quote['covers']): Quote['covers'] {
  const free = covers.filter(({ ttc }) => ttc.cents === 0);
  const included = Math.max(0, ...free.map(({ compensation }) => compensation.cents));
  return covers.filter(({ ttc, compensation }) => ttc.cents === 0 || compensation.cents > included);
}

/** The chosen point, kept as `FR:69381-1`. */
export function pointOf({ pickupPoint = '' }: ParcelAnswers): Parcel['point'] {
  const [, country, id] = /^([A-Z]{2}):([\w-]{1,64})$/.exec(pickupPoint) ?? [];
  return country && id ? { country, id } : null;
}

/** The label of the zone (specification §9); overseas it is the offer that was chosen. */
export function zoneLabelOf(answers: ParcelAnswers, options: ParcelOptions): ZoneLabel | undefined {
  const [zone, way] = [zoneOf(answers, options), wayOf(answers, options)];
  if (zone !== 'overseas') return zone;
  return way === 'eco-om' || way === 'standard-om' ? way : undefined;
}

function wayFault(answers: ParcelAnswers, options: ParcelOptions): ParcelFault | undefined {
  if (!answers.way) return { code: 'required' };
  const way = waysOf(answers, options).find((each) => each.way === answers.way);
  if (!way) return { code: 'not-offered' };
  const isHeavy = (gramsOf(answers.weight) ?? 0) > way.maxWeight;
  return isHeavy ? { code: 'too-heavy-for-way', most: way.maxWeight } : undefined;
}
