import type { StampQuote } from '#domain/stamps/stamps.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The backend's price of each line, and what changes with the next tariff. */
export function priceView(
  { id, lines, ttc, ht, validUntil, pages, nextTariff }: StampQuote,
  wording: Wording,
): PriceView {
  const { t, numericDay } = wording;
  const notes = [
    ...(pages === null ? [] : [t('stamps.pagesUsed', { count: pages })]),
    ...(nextTariff && nextTariff.ttc.cents !== ttc.cents
      ? [
          t('stamps.nextTariff', {
            date: numericDay(nextTariff.validFrom),
            amount: amountBeside(nextTariff.ttc, { ttc, ht }, wording),
          }),
        ]
      : []),
  ];
  return {
    quote: { id, ttc, ht },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}
