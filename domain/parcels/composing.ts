import { depositField } from '../journey/deposit.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { declarationOf, typedAmount } from './contents.ts';
import type { Declaration } from './declaration.ts';
import { coverOf, deliveryFaults, depositPlacesOf, isAtDropOff, pointOf, wayOf } from './delivery.ts';
import { articleNumbers, type ParcelFault, type ParcelField, type Party } from './fields.ts';
import { formatOf, gramsOf, itemFaults, kilogramsOf, postalCodeOf, quantityOf } from './item.ts';
import { parcelJourney } from './journey.ts';
import type { ComposingOptions, Parcel, ParcelRefusal, PricedParcel, Size } from './parcels.ts';
import { partyAnswers, partyFaults, partyOf } from './parties.ts';
import { sizeOf } from './size.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The parcel as far as it is valid; `null` until the first step is complete. */
export function pricedParcelOf(answers: ParcelAnswers, options: ComposingOptions): PricedParcel | null {
  const [weight, format] = [gramsOf(answers.weight), formatOf(answers, options)];
  const { origin, destination } = answers;
  if (Object.keys(itemFaults(answers, options)).length > 0) return null;
  if (!origin || !destination || !format || weight === null) return null;
  return {
    origin,
    destination,
    postalCode: postalCodeOf(answers),
    weight,
    format,
    size: sizeOf(answers),
    quantity: quantityOf(answers, options) ?? 1,
    ...deliveryIn(answers, options),
    ...restOf(answers, options),
  };
}

/** A way that does not take the parcel has no price; a cover has one with every way. */
function deliveryIn(answers: ParcelAnswers, options: ComposingOptions): Partial<Parcel> {
  const faults = deliveryFaults(answers, options);
  const way = faults.way ? undefined : wayOf(answers, options);
  const cover = coverOf(answers, options);
  return {
    ...(way && { way, point: way === 'point' ? pointOf(answers) : null }),
    ...(answers.carrier && { carrier: answers.carrier }),
    ...(isAtDropOff(answers) && !faults.printing && { printing: 'drop-off' as const }),
    ...(cover && { cover }),
  };
}

function restOf(answers: ParcelAnswers, options: ComposingOptions): Partial<Parcel> {
  const [sender, recipient] = [goodParty('sender', answers, options), goodParty('recipient', answers, options)];
  const declaration = options.customs.isNeeded ? declarationOf(answers, options) : null;
  const deposit = depositField({ depositPlaces: depositPlacesOf(answers, options) }).parse(answers);
  const { hazmat } = answers;
  const reference = answers.reference?.trim() ?? '';
  return {
    ...(sender && { sender }),
    ...(recipient && { recipient }),
    ...(declaration && { declaration }),
    ...('value' in deposit && { deposit: deposit.value }),
    ...(hazmat === options.listVersion && { listVersion: hazmat }),
    ...(reference && { reference }),
  };
}

/** The complete parcel; `null` while a step is incomplete. */
export function parcelOf(answers: ParcelAnswers, options: ComposingOptions): Parcel | null {
  const parcel = pricedParcelOf(answers, options);
  return parcel && isComplete(parcelJourney(options), answers) ? wholeParcel(parcel) : null;
}

/** A parcel with everything that an order needs; `null` where something is not known. */
export function wholeParcel(parcel: PricedParcel): Parcel | null {
  const { way, cover, sender, recipient, deposit, listVersion } = parcel;
  if (!way || !cover || !sender || !recipient || !deposit || !listVersion) return null;
  const { size = null, quantity = 1, point = null, carrier = null, declaration = null, reference = '' } = parcel;
  const { printing = 'self' } = parcel;
  const chosen = { way, cover, point, carrier, printing, deposit, listVersion };
  return { ...parcel, ...chosen, size, quantity, sender, recipient, declaration, reference };
}

function goodParty(party: Party, answers: ParcelAnswers, options: ComposingOptions) {
  const checked = partyOf(party, answers, options);
  const isGood = Object.keys(partyFaults(party, answers, options)).length === 0;
  return isGood && checked.kind === 'address' ? checked.address : undefined;
}

/** The answers for a parcel: « Modifier » opens the journey with them. */
export const answersOf = (parcel: Parcel): ParcelAnswers =>
  withoutEmpty({
    origin: parcel.origin,
    destination: parcel.destination,
    postalCode: parcel.postalCode,
    ...itemAnswers(parcel),
    quantity: String(parcel.quantity),
    way: parcel.way,
    pickupPoint: parcel.point ? `${parcel.point.country}:${parcel.point.id}` : '',
    cover: parcel.cover,
    carrier: parcel.carrier ?? '',
    printing: parcel.printing === 'drop-off' ? 'drop-off' : '',
    ...partyAnswers('sender', parcel.sender),
    ...partyAnswers('recipient', parcel.recipient),
    ...(parcel.declaration ? declarationAnswers(parcel.declaration) : {}),
    depositPlace: parcel.deposit.place,
    depositDate: parcel.deposit.date,
    hazmat: parcel.listVersion,
    reference: parcel.reference,
  });

/** How heavy and how large it is. */
export const itemAnswers = ({ weight, format, size }: Pick<Parcel, 'weight' | 'format' | 'size'>): ParcelAnswers => ({
  weight: kilogramsOf(weight),
  format,
  ...(size ? sizeAnswers(size) : {}),
});

const sizeAnswers = ({ length, width, height }: Size): ParcelAnswers => ({
  length: String(length),
  width: String(width),
  height: String(height),
});

/** More articles than a page shows were declared elsewhere: the first ones are shown. */
export function declarationAnswers({ articles, nonDelivery, ...told }: Declaration): ParcelAnswers {
  const answers: Partial<Record<ParcelField, string>> = {
    ...told,
    nonDelivery: nonDelivery ?? '',
    articles: String(Math.min(Math.max(articles.length, 1), articleNumbers.length)),
  };
  for (const [place, number] of articleNumbers.entries()) {
    const article = articles[place];
    if (!article) continue;
    answers[`article.${number}.description`] = article.description;
    answers[`article.${number}.quantity`] = String(article.quantity);
    answers[`article.${number}.weight`] = kilogramsOf(article.weight);
    answers[`article.${number}.value`] = typedAmount(article.value);
    answers[`article.${number}.hsCode`] = article.hsCode;
    answers[`article.${number}.origin`] = article.origin;
  }
  return answers;
}

const fields: Record<Exclude<ParcelRefusal['kind'], 'other' | 'sign-not-printable'>, ParcelField> = {
  'origin-unknown': 'origin',
  'destination-unknown': 'destination',
  'destination-suspended': 'destination',
  'format-unknown': 'format',
  'too-large': 'length',
  'quantity-not-offered': 'quantity',
  'eori-missing': 'eori',
  'too-heavy': 'weight',
  'postal-code-elsewhere': 'postalCode',
  'way-not-offered': 'way',
  'too-heavy-for-way': 'way',
  'cover-not-offered': 'cover',
  'carrier-not-offered': 'way',
  'point-unknown': 'pickupPoint',
  'point-not-taking': 'pickupPoint',
  'customs-missing': 'category',
  'articles-too-heavy': 'article.1.weight',
  'hs-code-missing': 'article.1.hsCode',
  'printing-not-offered': 'printing',
  'place-without-printer': 'depositPlace',
  'place-unknown': 'depositPlace',
  'letterbox-not-served': 'depositPlace',
  'date-not-offered': 'depositDate',
  'date-too-early': 'depositDate',
  'list-outdated': 'hazmat',
};

/** The field of a backend's refusal; `null`: it is shown above the form. */
export function fieldOfRefusal(refusal: ParcelRefusal): ParcelField | null {
  if (refusal.kind === 'other') return null;
  return refusal.kind === 'sign-not-printable' ? refusal.field : fields[refusal.kind];
}

/** Refusals whose rule has the same name. */
const sameNames = [
  'articles-too-heavy',
  'date-not-offered',
  'place-unknown',
  'place-without-printer',
  'list-outdated',
  'sign-not-printable',
] as const;

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export function refusalFault(refusal: ParcelRefusal): ParcelFault | null {
  const code = sameNames.find((name) => name === refusal.kind);
  if (code) return { code };
  switch (refusal.kind) {
    case 'destination-suspended':
      return refusal.since
        ? {
            code: 'destination-suspended',
            since: refusal.since,
            until: refusal.until,
            explanation: refusal.explanation,
          }
        : { code: 'not-offered' };
    case 'too-heavy':
    case 'too-heavy-for-way':
      return refusal.most === null ? { code: 'weight' } : { code: refusal.kind, most: refusal.most };
    case 'postal-code-elsewhere':
      return { code: 'postal-code-elsewhere', place: null };
    case 'point-unknown':
    case 'point-not-taking':
      return { code: 'point-not-taking' };
    case 'customs-missing':
    case 'hs-code-missing':
    case 'eori-missing':
      return { code: 'required' };
    case 'date-too-early':
      return refusal.earliest === null
        ? { code: 'date-not-offered' }
        : { code: 'date-too-early', earliest: refusal.earliest };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}
