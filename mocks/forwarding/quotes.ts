import type { components } from '#contracts/generated/forwarding.ts';
import { quotesIn, type WireForwarding } from '../records/forwarding.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import { storeQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { offers, tariffs, VAT_RATE } from '../tariffs/forwarding.ts';
import { refusalsOf } from './refusals.ts';

export const fingerprintOf = ({ offerCode }: WireForwarding): string => offerCode;

export const centsToday = (world: World, { offerCode }: WireForwarding): number | undefined =>
  tariffs.on(dayOf(nowIn(world))).cents[offerCode];

/** Prices a contract and stores the quote. */
export async function quoteAnswer(
  world: World,
  forwarding: WireForwarding,
  lang: Lang,
): Promise<components['schemas']['ForwardingQuote']> {
  const refusals = refusalsOf(world, forwarding);
  const cents = centsToday(world, forwarding);
  const offer = offers[forwarding.offerCode];
  if (cents === undefined || !offer) return { lines: [], refusals };
  const quote = await storeQuote(world, quotesIn, { fingerprint: fingerprintOf(forwarding), cents });
  const price = priceOf(withoutTax(cents, VAT_RATE), lang);
  const priceWithTax = priceOf(cents, lang);
  return {
    quoteId: quote.id,
    expiresAt: new Date(quote.expiresAt).toISOString(),
    lines: [{ name: offer.name[lang], price, priceWithTax }],
    totalPriceWithTax: priceWithTax,
    totalPriceWithoutTax: price,
    refusals,
  };
}
