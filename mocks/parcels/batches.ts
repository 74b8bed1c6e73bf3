import type { components } from '#contracts/generated/parcels.ts';
import { configurationsOf, type Pieces, quoteExpired } from '../cart/configurations.ts';
import { fixedProducts } from '../records/known-products.ts';
import { depositInfos } from '../registered-mail/deposit.ts';
import { addressIn } from '../session/addresses.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { centsOfQuote, storeQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import type { Delivery } from '../tariffs/parcels.ts';
import { arrivalOf } from './arrival.ts';
import { productOf, recipientInfos, referenceInfos, refused, withAcknowledgement } from './configurations.ts';
import { type DepositPlace, daysFor } from './options.ts';
import { centsOfPrice, centsToday, priceToday } from './prices.ts';
import { fingerprintOf } from './quotes.ts';
import { type BatchRecord, batchesIn, quotesIn, type WholeParcel, type WireParcel } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';

type Wire = components['schemas'];

interface Composed {
  parcels: WholeParcel[];
  quoteId: string;
}

/** The whole batch has one quote: that of the parcels which nothing keeps from being ordered. */
export async function fingerprintOfAll(parcels: readonly WireParcel[]): Promise<string> {
  const text = new TextEncoder().encode(parcels.map(fingerprintOf).join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function batchQuoteAnswer(
  world: World,
  parcels: readonly WireParcel[],
  lang: Lang,
): Promise<Wire['ParcelBatchQuote']> {
  const judged = parcels.map((parcel) => {
    const refusals = refusalsOf(world, parcel, lang);
    const price = isPriced(refusals) ? priceToday(world, parcel) : null;
    return { parcel, refusals, cents: price && centsOfPrice(price) * (parcel.quantity ?? 1) };
  });
  const taken = judged.filter(({ refusals, cents }) => refusals.length === 0 && cents !== null);
  const sum = taken.reduce((total, { cents }) => total + (cents ?? 0), 0);
  const quote =
    taken.length > 0
      ? await storeQuote(world, quotesIn, {
          fingerprint: await fingerprintOfAll(taken.map(({ parcel }) => parcel)),
          cents: sum,
        })
      : undefined;
  return {
    ...(quote && {
      quoteId: quote.id,
      expiresAt: new Date(quote.expiresAt).toISOString(),
      totalPriceWithTax: priceOf(sum, lang),
      totalPriceWithoutTax: priceOf(sum, lang),
    }),
    parcels: judged.map(({ refusals, cents }) => ({
      ...(cents !== null && { price: priceOf(cents, lang), priceWithTax: priceOf(cents, lang) }),
      refusals,
    })),
  };
}

const batches = configurationsOf(batchesIn, piecesOf);
export const batchOf = batches.read;

/** Keeps all parcels or none: the first refusal stands for the batch. */
export const keepBatch = async (world: World, composed: Composed, owner: string | null): Promise<BatchRecord> =>
  batches.keep(world, { owner, ...(await checkBatch(world, composed)) });

export const replaceBatch = (world: World, found: BatchRecord, composed: Composed): Promise<BatchRecord> =>
  batches.replace(world, found, () => checkBatch(world, composed));

async function checkBatch(
  world: World,
  { parcels, quoteId }: Composed,
): Promise<Pick<BatchRecord, 'parcels' | 'cents'>> {
  for (const [at, parcel] of parcels.entries()) {
    const [first] = refusalsOf(world, parcel, 'fr');
    if (first) throw refused({ ...first, subject: `parcels.${at}.${first.subject}` });
  }
  const cents = centsOfQuote(world, quotesIn, { id: quoteId, fingerprint: await fingerprintOfAll(parcels) });
  if (cents === undefined) throw refused(quoteExpired);
  return { parcels: parcels.map((parcel) => withAcknowledgement(world, parcel)), cents };
}

export const batchAnswer = ({ id, parcels, cents }: BatchRecord, lang: Lang): Wire['ParcelBatch'] => ({
  configurationId: id,
  productCode: productOfAll(parcels),
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
  parcels: parcels.map((parcel) => ({
    ...parcel,
    sender: addressIn(parcel.sender, lang),
    recipient: addressIn(parcel.recipient, lang),
  })),
});

const productOfAll = (parcels: readonly WholeParcel[]): string =>
  parcels.every((parcel) => productOf(parcel) === fixedProducts.shippingLabel)
    ? fixedProducts.shippingLabel
    : fixedProducts.worldLabel;

/** One piece for each label. Where pieces cost differently, their total is no multiple of the price of one. */
function piecesOf(world: World, { parcels, cents }: Pick<BatchRecord, 'parcels' | 'cents'>): Pieces {
  const labels = labelsOf(parcels);
  const prices = new Set(labels.map((parcel) => centsToday(world, { ...parcel, quantity: 1 })));
  const average = cents / labels.length;
  // The average of several prices may divide evenly, and is the price of nothing.
  return {
    quantity: labels.length,
    cents: prices.size === 1 ? Math.floor(average) : Math.ceil(average) - 1,
    totalCents: cents,
  };
}

const labelsOf = (parcels: readonly WholeParcel[]): WholeParcel[] =>
  parcels.flatMap((parcel) => Array.from({ length: parcel.quantity ?? 1 }, () => parcel));

const words = {
  batch: { fr: 'Lot', en: 'Batch' },
  parcels: { fr: 'colis', en: 'parcels' },
  first: { fr: 'Premier destinataire', en: 'First recipient' },
} satisfies Record<string, Words>;

export function compositionOfBatch(world: World, id: string): Composition | undefined {
  const found = batches.byId(world, id);
  const [first] = found?.parcels ?? [];
  if (!found || !first) return undefined;
  const pieces = piecesOf(world, found);
  const count = (lang: Lang) => `${pieces.quantity} ${words.parcels[lang]}`;
  return {
    owner: found.owner,
    isBatch: true,
    ...pieces,
    infos: [
      { label: words.batch, value: { fr: count('fr'), en: count('en') } },
      ...recipientInfos(words.first, first),
      ...referenceInfos(found.parcels),
      ...depositInfos({
        date: first.deposit.depositDate,
        offered: daysFor(first.deposit.place as DepositPlace, nowIn(world)),
        arrival: arrivalOfAll(world, found.parcels),
      }),
    ],
  };
}

/** The day by which the last of them arrives. */
const arrivalOfAll = (world: World, parcels: readonly WholeParcel[]): string =>
  parcels
    .map((parcel) => arrivalOf(world, parcel, parcel.delivery as Delivery))
    .toSorted()
    .at(-1) ?? '';

/** The parcel of each label of a batch, in their order; nothing for a configuration that is no batch. */
export function parcelsOfBatch(world: World, id: string | undefined): WholeParcel[] | undefined {
  const found = id ? batches.byId(world, id) : undefined;
  return found && labelsOf(found.parcels);
}
