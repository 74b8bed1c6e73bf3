import { pricedLetterOf } from '#domain/letters/journey.ts';
import type { LetterQuote, QuotedLetter } from '#domain/letters/letters.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { letters } from './letters.journey.ts';

/** A price with every level at which the letter may be sent, and what each option adds. */
export type OfferedPrice = PriceView & Required<Pick<QuotedLetter, 'offers' | 'extras' | 'recipientPrices'>>;

export const letterPrice = quotedBy(letters, {
  composed: pricedLetterOf,
  quote: (letter, ports) => ports.letters.quote(letter),
  view: (quote, { quoted: { offers, extras = {}, recipientPrices = [] }, wording }): OfferedPrice => ({
    ...priceView(quote, wording),
    offers,
    extras,
    recipientPrices,
  }),
  // The level of the article that it was begun at may take fewer sheets than the letter has.
  instead: ({ article, ...others }, options) => (article && !others.level ? pricedLetterOf(others, options) : null),
});

/** The backend's price, with the next step of the tariff: never a surprise of sheets. */
export function priceView({ id, lines, ttc, ht, validUntil, nextStep }: LetterQuote, wording: Wording): PriceView {
  return {
    quote: { id, ttc, ht },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(nextStep && {
      note: wording.t('letters.nextStep', {
        count: nextStep.remaining,
        extra: amountBeside(nextStep.extra, { ttc, ht }, wording),
      }),
    }),
  };
}
