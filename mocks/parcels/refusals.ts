import type { components } from '#contracts/generated/parcels.ts';
import { points } from '../pickup/points.ts';
import { isFetchedFrom } from '../registered-mail/deposit.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { centsOf } from '../shared/money.ts';
import { printableRefusals } from '../shared/printable.ts';
import type { World } from '../shared/world.ts';
import { DELIVERIES, FORMATS, sizeOf } from '../tariffs/parcels.ts';
import { carrierOfParcel, isMade, maxGramsFor } from './carriers.ts';
import { isCoverSold } from './covers.ts';
import { CATEGORIES, EORI_CENTS, needsCustoms } from './customs.ts';
import { isPrintedAtDropOff, mayBePrintedAtDropOff, printsLabelsOf } from './drop-off.ts';
import { LIST_VERSION } from './goods.ts';
import { DEPOSIT_PLACES, daysFor, MAX_QUANTITY } from './options.ts';
import { liesIn, ORIGINS, placeOf, zoneBetween } from './places.ts';
import type { WireParcel } from './records.ts';

export type Refusal = components['schemas']['Refusal'];

/** The refusals of a parcel, complete or not; where nothing is taken, nothing else is said. */
export function refusalsOf(world: World, parcel: WireParcel, lang: Lang): Refusal[] {
  const closed = aboutService(parcel, lang);
  if (closed.length > 0) return closed;
  return [
    ...aboutParcel(parcel),
    ...aboutDelivery(parcel),
    ...aboutPrinting(parcel),
    ...aboutCustoms(parcel),
    ...aboutDeposit(world, parcel),
    ...(parcel.hazardousGoods && parcel.hazardousGoods.listVersion !== LIST_VERSION
      ? [{ reason: 'listOutdated', subject: 'hazardousGoods.listVersion' }]
      : []),
    ...printableRefusals(parcel),
  ];
}

const PRICED = ['origin', 'destination', 'weight', 'format', 'dimensions', 'quantity', 'delivery', 'carrierCode'];

/** Whether these refusals still allow a price. */
export const isPriced = (refusals: readonly Refusal[]): boolean =>
  !refusals.some(({ subject }) => PRICED.includes(subject));

function aboutService({ origin, destination }: WireParcel, lang: Lang): Refusal[] {
  if (!ORIGINS.includes(origin)) return [{ reason: 'originUnknown', subject: 'origin' }];
  const place = placeOf(destination);
  if (!place) return [{ reason: 'destinationUnknown', subject: 'destination' }];
  if (!place.suspension) return [];
  const { explanation, ...days } = place.suspension;
  return [{ reason: 'destinationSuspended', subject: 'destination', ...days, explanation: explanation[lang] }];
}

function aboutParcel({ destination, weight, format, dimensions, quantity = 1, postalCode }: WireParcel): Refusal[] {
  const maxWeight = placeOf(destination)?.maxGrams ?? 0;
  const matchingFormat = FORMATS.find((each) => each === format);
  return [
    ...(weight > maxWeight ? [{ reason: 'tooHeavy', subject: 'weight', maxWeight }] : []),
    ...(matchingFormat ? [] : [{ reason: 'formatUnknown', subject: 'format' }]),
    ...(matchingFormat && dimensions && !isWithin(dimensions, sizeOf[matchingFormat])
      ? [{ reason: 'tooLarge', subject: 'dimensions' }]
      : []),
    ...(quantity > MAX_QUANTITY ? [{ reason: 'quantityNotOffered', subject: 'quantity' }] : []),
    ...(postalCode === undefined || liesIn(postalCode, destination)
      ? []
      : [{ reason: 'postalCodeElsewhere', subject: 'postalCode' }]),
  ];
}

const isWithin = (
  { length, width, height }: NonNullable<WireParcel['dimensions']>,
  { maxSum, maxLength }: { maxSum: number; maxLength: number },
): boolean => length + width + height <= maxSum && Math.max(length, width, height) <= maxLength;

function aboutDelivery(parcel: WireParcel): Refusal[] {
  const { origin, destination, weight, delivery, cover, pickupPoint } = parcel;
  const [place, carrier] = [placeOf(destination), carrierOfParcel(parcel)];
  if (!carrier) return [{ reason: 'carrierNotOffered', subject: 'carrierCode' }];
  if (!place) return [];
  const zone = zoneBetween(origin, place);
  const isServed = DELIVERIES.some((each) => isMade(each, zone, carrier));
  if (!isServed) return [{ reason: 'carrierNotOffered', subject: 'carrierCode' }];
  const way = DELIVERIES.find((each) => each === delivery);
  const isOffered = way ? isMade(way, zone, carrier) : delivery === undefined;
  const isHeavy = way && weight <= place.maxGrams && weight > maxGramsFor(way, carrier);
  return [
    ...(isOffered ? [] : [{ reason: 'deliveryNotOffered', subject: 'delivery' }]),
    ...(isHeavy ? [{ reason: 'tooHeavy', subject: 'delivery', maxWeight: maxGramsFor(way, carrier) }] : []),
    ...(cover === undefined || isCoverSold(cover, parcel) ? [] : [{ reason: 'coverNotOffered', subject: 'cover' }]),
    ...(way === 'PICKUP_POINT' && pickupPoint ? aboutPoint(pickupPoint) : []),
  ];
}

function aboutPoint({ name }: NonNullable<WireParcel['pickupPoint']>): Refusal[] {
  const point = points.find((each) => each.name === name);
  if (!point) return [{ reason: 'pickupPointUnknown', subject: 'pickupPoint' }];
  return point.state === 'OPEN' ? [] : [{ reason: 'pickupPointNotTaking', subject: 'pickupPoint' }];
}

function aboutCustoms({
  origin,
  destination,
  postalCode = '',
  weight,
  customs,
  recipient,
  sender,
}: WireParcel): Refusal[] {
  if (!needsCustoms({ origin, destination, postalCode })) return [];
  // What is declared comes after the addresses.
  if (!customs) return recipient ? [{ reason: 'customsMissing', subject: 'customs' }] : [];
  const { category, articles } = customs;
  const net = articles.reduce((sum, article) => sum + article.quantity * article.weight, 0);
  const worth = articles.reduce((sum, { quantity, value }) => sum + quantity * centsOf(value), 0);
  const needsEori = Boolean(sender?.companyName) && worth >= EORI_CENTS && !customs.eori;
  const isEmpty = !CATEGORIES.includes(category) || (category !== 'DOCUMENTS' && articles.length === 0);
  return [
    ...(isEmpty ? [{ reason: 'customsMissing', subject: 'customs' }] : []),
    ...(net > weight ? [{ reason: 'articlesTooHeavy', subject: 'customs.articles', maxWeight: weight }] : []),
    ...(category === 'SALE' && articles.some(({ hsCode }) => !hsCode)
      ? [{ reason: 'hsCodeMissing', subject: 'customs.articles' }]
      : []),
    ...(needsEori ? [{ reason: 'eoriMissing', subject: 'customs.eori' }] : []),
  ];
}

const aboutPrinting = (parcel: WireParcel): Refusal[] =>
  (parcel.labelPrinting ?? 'SELF') === 'SELF' || (isPrintedAtDropOff(parcel) && mayBePrintedAtDropOff(parcel))
    ? []
    : [{ reason: 'printingNotOffered', subject: 'labelPrinting' }];

function aboutDeposit(world: World, { deposit, sender, ...parcel }: WireParcel): Refusal[] {
  if (!deposit) return [];
  const place = DEPOSIT_PLACES.find((each) => each === deposit.place);
  if (!place) return [{ reason: 'placeUnknown', subject: 'deposit.place' }];
  if (isPrintedAtDropOff(parcel) && !printsLabelsOf(place, carrierOfParcel(parcel)))
    return [{ reason: 'printingNotOffered', subject: 'deposit.place' }];
  if (place === 'LETTERBOX' && sender && !isFetchedFrom(sender))
    return [{ reason: 'letterboxNotServed', subject: 'deposit.place' }];
  const dates = daysFor(place, nowIn(world));
  const [earliestDepositDate = ''] = dates;
  if (deposit.depositDate < earliestDepositDate)
    return [{ reason: 'dateTooEarly', subject: 'deposit.depositDate', earliestDepositDate }];
  return dates.includes(deposit.depositDate) ? [] : [{ reason: 'dateNotOffered', subject: 'deposit.depositDate' }];
}
