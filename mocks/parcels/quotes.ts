import type { components } from '#contracts/generated/parcels.ts';
import { pointAnswer } from '../pickup/answer.ts';
import { points } from '../pickup/points.ts';
import { minutes, nowIn, workingDaysAfter } from '../shared/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { validUntil } from './options.ts';
import { placeOf, zoneBetween } from './places.ts';
import { centsOfPrice, type ParcelPrice, priceBy, priceToday, waysToday } from './prices.ts';
import { type QuoteRecord, quotesIn, type WireParcel } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';
import { compensationOf, type Delivery, delayOf } from './tariffs.ts';

type Quote = components['schemas']['ParcelQuote'];

const VALID = minutes(30);

export const fingerprintOf = (parcel: WireParcel): string => {
  const { origin, destination, weight, format, quantity = 1, delivery, cover = 'INCLUDED' } = parcel;
  return JSON.stringify([origin, destination, weight, format, quantity, delivery, cover]);
};

/** Prices a parcel and stores the quote. */
export async function quoteAnswer(world: World, parcel: WireParcel, lang: Lang): Promise<Quote> {
  const refusals = refusalsOf(world, parcel, lang);
  const price = isPriced(refusals) ? priceToday(world, parcel) : null;
  if (!price) return { lines: [], deliveries: [], covers: [], refusals };
  const { quantity = 1 } = parcel;
  const quote = await keepQuote(world, fingerprintOf(parcel), { cents: centsOfPrice(price) * quantity });
  return {
    quoteId: quote.id,
    validUntil: new Date(quote.validUntil).toISOString(),
    carrierCode: 'POFR',
    lines: linesOf(price, { quantity, lang }),
    totalPriceWithTax: priceOf(quote.cents, lang),
    totalPriceWithoutTax: priceOf(quote.cents, lang),
    ...(price.next && {
      nextWeightStep: {
        remainingWeight: price.maxGrams - parcel.weight,
        maxWeight: price.next.maxGrams,
        extraPrice: priceOf(price.next.cents * quantity, lang),
      },
    }),
    deliveries: deliveriesOf(world, parcel, lang),
    covers: coversOf(world, parcel, lang),
    ...pointOf(world, parcel, lang),
    labelValidUntil: validUntil(nowIn(world)),
    refusals,
  };
}

/** Stores a quote and deletes expired ones. */
export function keepQuote(
  world: World,
  fingerprint: string,
  { cents, id = crypto.randomUUID() }: { cents: number; id?: string },
): Promise<QuoteRecord> {
  const now = nowIn(world);
  quotesIn(world).deleteMany((q) => q.where((quote) => quote.validUntil <= now));
  return quotesIn(world).create({ id, fingerprint, cents, validUntil: now + VALID });
}

/** The price of a valid quote. */
export function quotedCents(world: World, fingerprint: string, quoteId: string): number | undefined {
  const quote = quotesIn(world).findFirst((q) => q.where({ id: quoteId }));
  const holds = quote && quote.validUntil > nowIn(world) && quote.fingerprint === fingerprint;
  return holds ? quote.cents : undefined;
}

const words: Record<'upTo' | 'bulky' | 'cover', Words> = {
  upTo: { fr: 'jusqu’à', en: 'up to' },
  bulky: { fr: 'Colis volumineux', en: 'Bulky parcel' },
  cover: { fr: 'Indemnisation complémentaire', en: 'Additional cover' },
};

const kilograms = (grams: number, lang: Lang): string =>
  grams < 1000 ? `${grams} g` : `${String(grams / 1000).replace('.', lang === 'fr' ? ',' : '.')} kg`;

interface Sold {
  quantity: number;
  lang: Lang;
}

function linesOf({ parcel, bulky, cover, maxGrams }: ParcelPrice, { quantity, lang }: Sold): Quote['lines'] {
  const line = (code: string, name: string, cents: number) => ({
    code,
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    price: priceOf(cents * quantity, lang),
    priceWithTax: priceOf(cents * quantity, lang),
  });
  return [
    line('PARCEL', `Colissimo, ${words.upTo[lang]} ${kilograms(maxGrams, lang)}`, parcel),
    ...(bulky > 0 ? [line('FORMAT', words.bulky[lang], bulky)] : []),
    ...(cover > 0 ? [line('COVER', words.cover[lang], cover)] : []),
  ];
}

function deliveriesOf(world: World, parcel: WireParcel, lang: Lang): Quote['deliveries'] {
  const ways = waysToday(world, parcel);
  return (ways?.deliveries ?? []).flatMap((code) => {
    const price = ways && priceBy(code, { ...parcel, cover: 'INCLUDED' }, ways);
    if (!price) return [];
    const cost = priceOf(centsOfPrice(price), lang);
    return [{ code, price: cost, priceWithTax: cost, latestDate: latestBy(code, world, parcel) }];
  });
}

function latestBy(code: Delivery, world: World, { origin, destination }: WireParcel): string {
  const place = placeOf(destination);
  return workingDaysAfter(nowIn(world), place ? delayOf[code][zoneBetween(origin, place)] : 0);
}

function coversOf(world: World, parcel: WireParcel, lang: Lang): Quote['covers'] {
  const covers = waysToday(world, parcel)?.tariff.covers ?? {};
  return Object.entries(covers).map(([code, cents]) => ({
    code,
    compensation: priceOf(compensationOf(code, parcel.weight), lang),
    price: priceOf(cents, lang),
    priceWithTax: priceOf(cents, lang),
  }));
}

function pointOf(world: World, { pickupPoint }: WireParcel, lang: Lang): Pick<Quote, 'pickupPoint'> {
  const point = points.find(({ name }) => name === pickupPoint?.name);
  return point ? { pickupPoint: pointAnswer(world, { point, kilometres: null }, lang) } : {};
}
