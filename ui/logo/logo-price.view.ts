import type { LogoQuote, LogoTerm } from '#domain/logo/logo.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** From when to when. */
export const termText = ({ start, end, isExpected }: LogoTerm, { t, numericDay }: Wording): string =>
  t(isExpected ? 'logo.termExpected' : 'logo.term', { start: numericDay(start), end: numericDay(end) });

export interface LogoPriceView extends PriceView {
  term: LogoTerm | null;
}

export function priceView({ id, lines, ttc, ht, validUntil, term }: LogoQuote, wording: Wording): LogoPriceView {
  return {
    quote: { id, ttc, ht },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(term && { note: termText(term, wording) }),
    term,
  };
}
