import type { components } from '#contracts/generated/registered-mail.ts';
import { dayOf, minutes, nowIn } from '../shared/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { placeOf, stepsTo } from './destinations.ts';
import { type QuoteRecord, quotesIn, type WireMail } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';
import { type Level, tariffOn } from './tariffs.ts';

type Quote = components['schemas']['RegisteredMailQuote'];

const VALID = minutes(30);

/** What a letter costs today, in cents. */
interface Price {
  letter: number;
  /** 0 without an acknowledgement. */
  acknowledgement: number;
  maxGrams: number;
  next: { maxGrams: number; cents: number } | null;
}

function priceToday(world: World, { destination, weight, level, acknowledgement }: WireMail): Price | null {
  const today = dayOf(nowIn(world));
  const tariff = tariffOn(today);
  const place = placeOf(destination);
  const steps = place ? stepsTo(place, today) : [];
  const at = steps.findIndex(([most]) => weight <= most);
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step) return null;
  return {
    letter: step[1] + tariff.levels[level as Level],
    acknowledgement: acknowledgement ? tariff.acknowledgement : 0,
    maxGrams: step[0],
    next: next ? { maxGrams: next[0], cents: next[1] - step[1] } : null,
  };
}

const fingerprintOf = ({ destination, weight, level, acknowledgement }: WireMail) =>
  JSON.stringify([destination, weight, level, acknowledgement]);

/** Prices a letter and stores the quote. */
export async function quoteAnswer(world: World, mail: WireMail, lang: Lang): Promise<Quote> {
  const refusals = refusalsOf(world, mail);
  const price = isPriced(refusals) ? priceToday(world, mail) : null;
  if (!price) return { lines: [], refusals };
  const quote = await keepQuote(world, mail, { cents: price.letter + price.acknowledgement });
  return {
    quoteId: quote.id,
    validUntil: new Date(quote.validUntil).toISOString(),
    lines: linesOf(mail, price, lang),
    totalPriceWithTax: priceOf(quote.cents, lang),
    totalPriceWithoutTax: priceOf(quote.cents, lang),
    ...(price.next && {
      nextWeightStep: {
        remainingWeight: price.maxGrams - mail.weight,
        maxWeight: price.next.maxGrams,
        extraPrice: priceOf(price.next.cents, lang),
      },
    }),
    refusals,
  };
}

/** Stores a quote and deletes expired ones. */
export function keepQuote(
  world: World,
  mail: WireMail,
  { cents, id = crypto.randomUUID() }: { cents: number; id?: string },
): Promise<QuoteRecord> {
  const now = nowIn(world);
  quotesIn(world).deleteMany((q) => q.where((quote) => quote.validUntil <= now));
  return quotesIn(world).create({ id, fingerprint: fingerprintOf(mail), cents, validUntil: now + VALID });
}

/** The price of a valid quote. */
export function quotedCents(world: World, mail: WireMail, quoteId: string): number | undefined {
  const quote = quotesIn(world).findFirst((q) => q.where({ id: quoteId }));
  const holds = quote && quote.validUntil > nowIn(world) && quote.fingerprint === fingerprintOf(mail);
  return holds ? quote.cents : undefined;
}

export const centsToday = (world: World, mail: WireMail): number => {
  const price = priceToday(world, mail);
  return price ? price.letter + price.acknowledgement : 0;
};

const words: Record<'upTo' | 'acknowledgement', Words> = {
  upTo: { fr: 'jusqu’à', en: 'up to' },
  acknowledgement: { fr: 'Avis de réception', en: 'Acknowledgement of receipt' },
};
const registered: Words = { fr: 'Recommandé', en: 'Registered letter' };

function linesOf({ level }: WireMail, { letter, acknowledgement, maxGrams }: Price, lang: Lang): Quote['lines'] {
  const line = (code: string, name: string, cents: number) => ({
    code,
    name,
    price: priceOf(cents, lang),
    priceWithTax: priceOf(cents, lang),
  });
  return [
    line('LETTER', `${registered[lang]} ${level}, ${words.upTo[lang]} ${maxGrams} g`, letter),
    ...(acknowledgement > 0 ? [line('ACKNOWLEDGEMENT', words.acknowledgement[lang], acknowledgement)] : []),
  ];
}
