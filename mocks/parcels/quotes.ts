import type { components } from '#contracts/generated/parcels.ts';
import { pointAnswer } from '../pickup/answer.ts';
import { points } from '../pickup/points.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { storeQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { carrierNames } from '../tariffs/carriers.ts';
import { arrivalOf, depositDayOf } from './arrival.ts';
import { carrierOfParcel } from './carriers.ts';
import { compensationBy, isCoverSold } from './covers.ts';
import { validUntil } from './options.ts';
import { centsOfPrice, type ParcelPrice, priceBy, priceToday, waysToday } from './prices.ts';
import { quotesIn, type WireParcel } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';

type Quote = components['schemas']['ParcelQuote'];

export const fingerprintOf = ({ carrierCode = 'POFR', cover = 'INCLUDED', quantity = 1, ...parcel }: WireParcel) => {
  const { origin, destination, weight, format, delivery } = parcel;
  return JSON.stringify([carrierCode, origin, destination, weight, format, quantity, delivery, cover]);
};

/** Prices a parcel and stores the quote. */
export async function quoteAnswer(world: World, parcel: WireParcel, lang: Lang): Promise<Quote> {
  const refusals = refusalsOf(world, parcel, lang);
  const price = isPriced(refusals) ? priceToday(world, parcel) : null;
  if (!price) return { lines: [], deliveries: [], covers: [], refusals };
  const { quantity = 1 } = parcel;
  const cents = centsOfPrice(price) * quantity;
  const quote = await storeQuote(world, quotesIn, { fingerprint: fingerprintOf(parcel), cents });
  const { most, next } = price.step;
  const carrier = carrierOfParcel(parcel) ?? 'POFR';
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    carrierCode: carrier,
    lines: linesOf(price, { name: carrierNames[carrier][lang], quantity, lang }),
    totalPriceWithTax: priceOf(quote.cents, lang),
    totalPriceWithoutTax: priceOf(quote.cents, lang),
    ...(next && {
      nextWeightStep: {
        remainingWeight: most - parcel.weight,
        maxWeight: next.most,
        extraPrice: priceOf(next.extra * quantity, lang),
      },
    }),
    deliveries: deliveriesOf(world, parcel, lang),
    covers: coversOf(world, parcel, lang),
    ...pointOf(world, parcel, lang),
    depositDate: depositDayOf(world, parcel),
    labelValidUntil: validUntil(nowIn(world)),
    refusals,
  };
}

const words: Record<'upTo' | 'bulky' | 'cover', Words> = {
  upTo: { fr: 'jusqu’à', en: 'up to' },
  bulky: { fr: 'Colis volumineux', en: 'Bulky parcel' },
  cover: { fr: 'Indemnisation complémentaire', en: 'Additional cover' },
};

const kilograms = (grams: number, lang: Lang): string =>
  grams < 1000 ? `${grams}\u00a0g` : `${String(grams / 1000).replace('.', lang === 'fr' ? ',' : '.')}\u00a0kg`;

interface Sold {
  name: string;
  quantity: number;
  lang: Lang;
}

function linesOf({ parcel, bulky, cover, step }: ParcelPrice, { name, quantity, lang }: Sold): Quote['lines'] {
  const line = (code: string, label: string, cents: number) => ({
    code,
    name: quantity > 1 ? `${quantity} × ${label}` : label,
    price: priceOf(cents * quantity, lang),
    priceWithTax: priceOf(cents * quantity, lang),
  });
  return [
    line('PARCEL', `${name}, ${words.upTo[lang]} ${kilograms(step.most, lang)}`, parcel),
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
    return [{ code, price: cost, priceWithTax: cost, latestDate: arrivalOf(world, parcel, code) }];
  });
}

function coversOf(world: World, parcel: WireParcel, lang: Lang): Quote['covers'] {
  const covers = waysToday(world, parcel)?.tariff.covers ?? {};
  return Object.entries(covers)
    .filter(([code]) => isCoverSold(code, parcel))
    .map(([code, cents]) => ({
      code,
      compensation: priceOf(compensationBy(code, parcel), lang),
      price: priceOf(cents, lang),
      priceWithTax: priceOf(cents, lang),
    }));
}

function pointOf(world: World, { pickupPoint }: WireParcel, lang: Lang): Pick<Quote, 'pickupPoint'> {
  const point = points.find(({ name }) => name === pickupPoint?.name);
  return point ? { pickupPoint: pointAnswer(world, { point, kilometres: null }, lang) } : {};
}
