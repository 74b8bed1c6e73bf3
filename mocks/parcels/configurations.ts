import type { components } from '#contracts/generated/parcels.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { type Point, points } from '../pickup/points.ts';
import { fixedProducts } from '../records/known-products.ts';
import { depositInfos } from '../registered-mail/deposit.ts';
import { addressIn } from '../session/addresses.ts';
import { isoNowIn, nowIn } from '../shared/calendar/clock.ts';
import type { Composition, CompositionInfo } from '../shared/feature.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { phoneText } from '../shared/phone-number.ts';
import { centsOfQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { serviceNames } from '../tariffs/carriers.ts';
import type { Delivery } from '../tariffs/parcels.ts';
import { arrivalOf } from './arrival.ts';
import { carrierOfParcel } from './carriers.ts';
import { isPrintedAtDropOff } from './drop-off.ts';
import { type DepositPlace, daysFor } from './options.ts';
import { placeOf, zoneBetween } from './places.ts';
import { fingerprintOf } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, quotesIn, type WholeParcel } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  parcel: WholeParcel;
  quoteId: string;
}

export const configurations = configurationsOf(configurationsIn, (_, { cents, parcel: { quantity = 1 } }) => ({
  quantity,
  cents: cents / quantity,
}));
export const withAcknowledgement = (world: World, parcel: WholeParcel): WholeParcel => ({
  ...parcel,
  hazardousGoods: { ...parcel.hazardousGoods, acknowledgedAt: isoNowIn(world) },
});

export const configurationAnswer = (
  { id, parcel, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['ParcelConfiguration'] => ({
  ...parcel,
  sender: addressIn(parcel.sender, lang),
  recipient: addressIn(parcel.recipient, lang),
  configurationId: id,
  productCode: productOf(parcel),
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
});

/** Parcels within a territory and those that leave it are two articles of the catalogue. */
export const productOf = ({ origin, destination }: Pick<WholeParcel, 'origin' | 'destination'>): string => {
  const place = placeOf(destination);
  const isNational = place !== undefined && zoneBetween(origin, place) === 'NATIONAL';
  return isNational ? fixedProducts.shippingLabel : fixedProducts.worldLabel;
};

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  point: { fr: 'Point de retrait', en: 'Pick-up point' },
  parcel: { fr: 'Colis', en: 'Parcel' },
  reference: { fr: 'Référence de coût', en: 'Cost reference' },
  label: { fr: 'Étiquette', en: 'Label' },
  atDropOff: { fr: 'imprimée au dépôt, sur présentation d’un code QR', en: 'printed at the drop-off, from a QR code' },
} satisfies Record<string, Words>;

const deliveries: Record<string, Words> = {
  HOME: { fr: 'à domicile', en: 'home delivery' },
  SIGNATURE: { fr: 'à domicile contre signature', en: 'home delivery, signed for' },
  PICKUP_POINT: { fr: 'en point de retrait', en: 'to a pick-up point' },
  ECO_OM: { fr: 'par bateau (Eco OM)', en: 'by sea (Eco OM)' },
  STANDARD_OM: { fr: 'par avion (Standard OM)', en: 'by air (Standard OM)' },
};

/** As a cart's line needs it: to whom the parcel goes, how heavy it is, and how. */
export function compositionOfParcel(world: World, id: string): Composition | undefined {
  const found = configurations.byId(world, id);
  if (!found) return undefined;
  const { owner, cents, parcel } = found;
  const { quantity = 1 } = parcel;
  const carrierCode = carrierOfParcel(parcel) ?? 'POFR';
  const how = (lang: Lang) => `${weightIn(parcel.weight)}, ${deliveries[parcel.delivery]?.[lang] ?? parcel.delivery}`;
  return {
    owner,
    cents: cents / quantity,
    quantity,
    carrierCode,
    ...(isPrintedAtDropOff(parcel) && { labelPrinting: 'DROP_OFF' }),
    ...(carrierCode !== 'POFR' && { name: serviceNames[carrierCode] }),
    infos: [
      ...recipientInfos(words.recipient, parcel),
      { label: words.parcel, value: { fr: how('fr'), en: how('en') } },
      ...(isPrintedAtDropOff(parcel) ? [{ label: words.label, value: words.atDropOff }] : []),
      ...referenceInfos([parcel]),
      ...depositInfos({
        date: parcel.deposit.depositDate,
        offered: daysFor(parcel.deposit.place as DepositPlace, nowIn(world)),
        arrival: arrivalOf(world, parcel, parcel.delivery as Delivery),
      }),
    ],
  };
}

const MOST_REFERENCES = 5;

/** A company's own references, each once; of many the first ones. */
export function referenceInfos(parcels: readonly Pick<WholeParcel, 'costReference'>[]): CompositionInfo[] {
  const found = [...new Set(parcels.flatMap(({ costReference }) => costReference ?? []))];
  if (found.length === 0) return [];
  const named = [...found.slice(0, MOST_REFERENCES), ...(found.length > MOST_REFERENCES ? ['…'] : [])].join(', ');
  return [{ label: words.reference, value: { fr: named, en: named } }];
}

/** What a label is of. */
export const parcelOf = (world: World, id: string | undefined): WholeParcel | undefined =>
  id ? configurations.byId(world, id)?.parcel : undefined;

type Addressed = Pick<WholeParcel, 'recipient' | 'pickupPoint' | 'delivery'>;

/** Where a parcel waits; nothing where it goes to an address. */
export const pointOf = ({ delivery, pickupPoint }: Pick<WholeParcel, 'pickupPoint' | 'delivery'>): Point | undefined =>
  delivery === 'PICKUP_POINT' ? points.find(({ name }) => name === pickupPoint?.name) : undefined;

/** To whom a parcel goes: whoever fetches it at a point is told by message. */
const nameOf = (parcel: Addressed): string => {
  const { firstName, lastName, companyName, postalCode, town, cellphone = '' } = parcel.recipient;
  const name = companyName || `${firstName} ${lastName}`;
  return [name, pointOf(parcel) ? phoneText(cellphone) : `${postalCode} ${town}`].filter(Boolean).join(', ');
};

const placeOfPoint = ({ name, displayName, line1, postalCode, town }: Point): string =>
  `${displayName}, ${line1}, ${postalCode} ${town} (${name})`;

/** As lists of labels say it in one line. */
export const recipientOf = (parcel: Addressed): string => {
  const point = pointOf(parcel);
  return [nameOf(parcel), ...(point ? [placeOfPoint(point)] : [])].join(', ');
};

/** As a cart and an order say it: who receives, and where it waits. */
export function recipientInfos(label: Words, parcel: Addressed): CompositionInfo[] {
  const [to, point] = [nameOf(parcel), pointOf(parcel)];
  const at = point && placeOfPoint(point);
  return [{ label, value: { fr: to, en: to } }, ...(at ? [{ label: words.point, value: { fr: at, en: at } }] : [])];
}

/** Specification §9: a comma in both languages. */
export const weightIn = (grams: number): string =>
  grams < 1000 ? `${grams}\u00a0g` : `${String(Math.round(grams / 10) / 100).replace('.', ',')}\u00a0kg`;

/** Stores a parcel at its quoted price; refuses an invalid parcel or an expired quote. */
export function acceptConfiguration(
  world: World,
  { parcel, quoteId }: Composed,
): Pick<ConfigurationRecord, 'parcel' | 'cents'> {
  const [first] = refusalsOf(world, parcel, 'fr');
  if (first) throw refused(first);
  const cents = centsOfQuote(world, quotesIn, { id: quoteId, fingerprint: fingerprintOf(parcel) });
  if (cents === undefined) throw refused(quoteExpired);
  return { parcel: withAcknowledgement(world, parcel), cents };
}

export const refused = notTaken('ParcelError', 'parcel');
