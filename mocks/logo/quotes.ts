import type { components } from '#contracts/generated/logo.ts';
import { dayOf, monthsAfter, nowIn, parisInstant, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import { storeQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { MODERATION_DAYS } from '../tariffs/service-limits.ts';
import { tariffs, VAT_RATE } from './options.ts';
import { endAfter } from './ordered.ts';
import { ownedLogo } from './owned.ts';
import { quotesIn, type WireRequest } from './records.ts';
import { refusalsOf } from './refusals.ts';

type Quote = components['schemas']['LogoQuote'];

interface Customer {
  owner: string | null;
  lang: Lang;
}

/** A term that was not chosen yet is the shortest. */
const monthsOf = ({ months = 12 }: WireRequest): number => months;

/** Of another logo an extension costs the same. */
export const fingerprintOf = (request: WireRequest): string => `${request.kind}/${monthsOf(request)}`;

export function centsToday(world: World, request: WireRequest): number | undefined {
  return request.kind === 'RESUBMISSION' ? 0 : tariffs.on(dayOf(nowIn(world))).cents[monthsOf(request)];
}

const names: Readonly<Record<string, (months: number) => Words>> = {
  NEW: (months) => ({ fr: `Abonnement logo, ${months} mois`, en: `Logo subscription, ${months} months` }),
  EXTENSION: (months) => ({ fr: `Prolongation, ${months} mois`, en: `Extension, ${months} months` }),
  RESUBMISSION: () => ({ fr: 'Nouvel examen du logo', en: 'Another look at the logo' }),
};
export const nameOf = (request: WireRequest): Words | undefined => names[request.kind]?.(monthsOf(request));

/** Prices a request and stores the quote. */
export async function quoteAnswer(world: World, request: WireRequest, { owner, lang }: Customer): Promise<Quote> {
  const refusals = refusalsOf(world, request, owner);
  const cents = centsToday(world, request);
  const name = nameOf(request);
  const ownsLogo = !refusals.some(({ subject }) => subject === 'logoId');
  if (cents === undefined || !name || !ownsLogo) return { lines: [], refusals };
  const quote = await keepQuote(world, { request, cents });
  const price = priceOf(withoutTax(cents, VAT_RATE), lang);
  const priceWithTax = priceOf(cents, lang);
  const term = termOf(world, request, owner);
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    lines: [{ name: name[lang], price, priceWithTax }],
    totalPriceWithTax: priceWithTax,
    totalPriceWithoutTax: price,
    ...(term && { term }),
    refusals,
  };
}

/** Stores a quote, which ends with its tariff at the latest. */
export function keepQuote(world: World, { request, cents, id }: { request: WireRequest; cents: number; id?: string }) {
  const next = tariffs.nextAfter(dayOf(nowIn(world)));
  return storeQuote(world, quotesIn, {
    fingerprint: fingerprintOf(request),
    cents,
    id,
    ...(next && { until: parisInstant(next.validFrom, '00:00') }),
  });
}

/** A new one begins when it is approved; an extension at the end of what it extends. */
function termOf(world: World, request: WireRequest, owner: string | null): Quote['term'] | null {
  const months = monthsOf(request);
  if (request.kind === 'NEW') {
    const startDate = workingDaysAfter(nowIn(world), MODERATION_DAYS);
    return { startDate, endDate: monthsAfter(startDate, months), expected: true };
  }
  const today = dayOf(nowIn(world));
  const endDate = request.kind === 'EXTENSION' && ownedLogo(world, request.logoId, owner)?.logo.endDate;
  if (!endDate) return null;
  return { startDate: endDate < today ? today : endDate, endDate: endAfter(endDate, today, months) };
}
