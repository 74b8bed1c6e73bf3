import type { components } from '#contracts/generated/stamps.ts';
import { placeOf } from '../registered-mail/destinations.ts';
import { dayOf, nowIn, parisInstant } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { centsOfQuote, storeQuote } from '../shared/quotes.ts';
import { stepAt } from '../shared/tariffs.ts';
import type { World } from '../shared/world.ts';
import { stepsFor, tariffs } from '../tariffs/stamps.ts';
import { letterOf } from './letters.ts';
import { stampQuotesIn, type WireLine, type WireStamps } from './records.ts';
import { isPriced, refusalsOf } from './refusals.ts';
import { placesOf, supportsOn } from './supports.ts';

type Quote = components['schemas']['StampQuote'];

/** The step of a line on a day: what one of its stamps costs, and up to which weight. */
function stepOf({ letterType, destination, weight }: WireLine, day: string) {
  return stepAt(stepsFor(tariffs.on(day), letterType, placeOf(destination)?.zone ?? ''), weight);
}

/** What stamps cost on a day, in cents; `undefined` where a line has no tariff. */
function centsOn(day: string, { lines }: WireStamps): number | undefined {
  let cents = 0;
  for (const line of lines) {
    const step = stepOf(line, day);
    if (!step) return undefined;
    cents += step.cents * line.quantity;
  }
  return cents;
}

export const centsToday = (world: World, stamps: WireStamps): number => centsOn(dayOf(nowIn(world)), stamps) ?? 0;

/** Prices stamps and stores the quote. */
export async function quoteAnswer(
  world: World,
  stamps: WireStamps,
  { owner, lang }: { owner: string | null; lang: Lang },
): Promise<Quote> {
  const refusals = refusalsOf(world, stamps, owner);
  const day = dayOf(nowIn(world));
  const cents = isPriced(refusals) ? centsOn(day, stamps) : undefined;
  if (cents === undefined) return { lines: [], refusals };
  const quote = await keepQuote(world, stamps, { cents });
  const pages = pagesOf(world, stamps);
  const next = tariffs.nextAfter(day);
  const later = next && centsOn(next.validFrom, stamps);
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    lines: stamps.lines.map((line) => lineAnswer(line, day, lang)),
    totalPriceWithTax: priceOf(cents, lang),
    totalPriceWithoutTax: priceOf(cents, lang),
    ...(pages !== undefined && { pageCount: pages }),
    ...(next &&
      later !== undefined && { nextTariff: { validFrom: next.validFrom, totalPriceWithTax: priceOf(later, lang) } }),
    refusals,
  };
}

function pagesOf(world: World, { support, startCell = 1, lines }: WireStamps): number | undefined {
  const usedSupport = supportsOn(dayOf(nowIn(world))).find(({ code }) => code === support);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const last = usedSupport && placesOf(usedSupport, startCell, count).at(-1);
  return last && last.page + 1;
}

const upTo: Words = { fr: 'jusqu’à', en: 'up to' };

function lineAnswer(line: WireLine, day: string, lang: Lang): Quote['lines'][number] {
  const { most: maxWeight, cents } = stepOf(line, day) ?? { most: 0, cents: 0 };
  const letter = letterOf(line.letterType)?.name[lang] ?? line.letterType;
  const price = priceOf(cents * line.quantity, lang);
  return {
    name: `${line.quantity} × ${letter}, ${upTo[lang]} ${maxWeight}\u00a0g`,
    maxWeight,
    price,
    priceWithTax: price,
  };
}

const fingerprintOf = ({ lines }: WireStamps) =>
  JSON.stringify(
    lines.map(({ letterType, destination, weight, quantity }) => [letterType, destination, weight, quantity]),
  );

/** Stores a quote, which ends with its tariff at the latest. */
export function keepQuote(world: World, stamps: WireStamps, { cents, id }: { cents: number; id?: string }) {
  const next = tariffs.nextAfter(dayOf(nowIn(world)));
  return storeQuote(world, stampQuotesIn, {
    fingerprint: fingerprintOf(stamps),
    cents,
    id,
    ...(next && { until: parisInstant(next.validFrom, '00:00') }),
  });
}

/** Whether the quote is for these stamps, and still holds. */
export const isQuoted = (world: World, stamps: WireStamps, quoteId: string): boolean =>
  centsOfQuote(world, stampQuotesIn, { id: quoteId, fingerprint: fingerprintOf(stamps) }) !== undefined;
