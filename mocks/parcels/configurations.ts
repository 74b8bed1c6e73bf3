import type { components } from '#contracts/generated/parcels.ts';
import { changeCart } from '../cart/carts.ts';
import { cartsIn } from '../cart/records.ts';
import { knownProducts } from '../catalog/known-products.ts';
import { ordersIn } from '../orders/records.ts';
import { addressIn } from '../session/addresses.ts';
import { isoNowIn } from '../shared/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { placeOf, zoneBetween } from './places.ts';
import { centsToday } from './prices.ts';
import { fingerprintOf, quotedCents } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, type WholeParcel } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  parcel: WholeParcel;
  quoteId: string;
}

/** Stores a parcel at its quoted price; refuses an invalid parcel or an expired quote. */
export function keepConfiguration(
  world: World,
  composed: Composed,
  owner: string | null,
): Promise<ConfigurationRecord> {
  const cents = centsOf(world, composed);
  return configurationsIn(world).create({
    id: crypto.randomUUID(),
    owner,
    parcel: acknowledged(world, composed.parcel),
    cents,
  });
}

/** Cart lines with this configuration get its new price. */
export async function replaceConfiguration(
  world: World,
  { id, owner }: ConfigurationRecord,
  composed: Composed,
): Promise<ConfigurationRecord> {
  if (isOrdered(world, id)) throw noConfiguration(id);
  const next = { id, owner, parcel: acknowledged(world, composed.parcel), cents: centsOf(world, composed) };
  await configurationsIn(world).update((q) => q.where({ id }), { data: (draft) => void Object.assign(draft, next) });
  const isItsLine = (line: { configurationId?: string }) => line.configurationId === id;
  for (const cart of cartsIn(world).findMany((q) => q.where(({ lines }) => lines.some(isItsLine)))) {
    await changeCart(world, cart, ({ lines }) => {
      const { quantity = 1 } = next.parcel;
      for (const line of lines.filter(isItsLine))
        Object.assign(line, { quantity, configuredCents: next.cents / quantity });
    });
  }
  return next;
}

/** The same parcel once more, at today's price; what no longer holds is refused. */
export function duplicateConfiguration(
  world: World,
  { owner, parcel }: ConfigurationRecord,
): Promise<ConfigurationRecord> {
  const [first] = refusalsOf(world, parcel, 'fr');
  if (first) throw notTaken(first);
  return configurationsIn(world).create({
    id: crypto.randomUUID(),
    owner,
    parcel,
    cents: centsToday(world, parcel),
  });
}

export const acknowledged = (world: World, parcel: WholeParcel): WholeParcel => ({
  ...parcel,
  hazardousGoods: { ...parcel.hazardousGoods, acknowledgedAt: isoNowIn(world) },
});

/** What is paid for stays as it was paid. */
export const isOrdered = (world: World, id: string): boolean =>
  ordersIn(world)
    .all()
    .some(({ order }) => order.fr.entries.some((entry) => entry.configurationId === id));

/** A user's configuration is visible to that user only. */
export function configurationOf(world: World, id: string, owner: string | null): ConfigurationRecord {
  const found = configurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found || (found.owner !== null && found.owner !== owner)) throw noConfiguration(id);
  return found;
}

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
  return isNational ? knownProducts.shippingLabel : knownProducts.worldLabel;
};

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  parcel: { fr: 'Colis', en: 'Parcel' },
} satisfies Record<string, Words>;

const deliveries: Record<string, Words> = {
  HOME: { fr: 'à domicile', en: 'to the door' },
  SIGNATURE: { fr: 'à domicile contre signature', en: 'to the door, against signature' },
  PICKUP_POINT: { fr: 'en point de retrait', en: 'to a pick-up point' },
  ECO_OM: { fr: 'Eco OM', en: 'Eco OM' },
  STANDARD_OM: { fr: 'Standard OM', en: 'Standard OM' },
};

/** As a cart's line needs it: to whom the parcel goes, how heavy it is, and how. */
export function compositionOfParcel(world: World, id: string): Composition | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found) return undefined;
  const { owner, cents, parcel } = found;
  const { quantity = 1 } = parcel;
  const to = recipientOf(parcel);
  const how = (lang: Lang) => `${weightIn(parcel.weight)}, ${deliveries[parcel.delivery]?.[lang] ?? parcel.delivery}`;
  return {
    owner,
    cents: cents / quantity,
    quantity,
    infos: [
      { label: words.recipient, value: { fr: to, en: to } },
      { label: words.parcel, value: { fr: how('fr'), en: how('en') } },
    ],
  };
}

/** To whom a parcel goes, as a cart and a label say it. */
export const recipientOf = ({ recipient }: Pick<WholeParcel, 'recipient'>): string => {
  const { firstName, lastName, companyName, postalCode, town } = recipient;
  return `${companyName || `${firstName} ${lastName}`}, ${postalCode} ${town}`;
};

/** Specification §9: a comma in both languages. */
export const weightIn = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', ',')} kg`;

function centsOf(world: World, { parcel, quoteId }: Composed): number {
  const [first] = refusalsOf(world, parcel, 'fr');
  if (first) throw notTaken(first);
  const cents = quotedCents(world, fingerprintOf(parcel), quoteId);
  if (cents === undefined) throw notTaken({ reason: 'quoteExpired', subject: 'quoteId' });
  return cents;
}

export const notTaken = ({ reason, subject }: { reason: string; subject: string }) =>
  refusal(400, {
    type: 'ParcelError',
    reason,
    subject,
    subjectType: 'parcel',
    message: `The parcel is not taken: ${reason}.`,
  });

export const noConfiguration = (id: string) =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject: id,
    subjectType: 'configuration',
    message: `No configuration ${id}.`,
  });
