import { pricedMailOf } from '#domain/registered-mail/journey.ts';
import type { MailQuote } from '#domain/registered-mail/registered-mail.ts';
import type { Price } from '#domain/shared/money.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { registeredMail } from './registered-mail.journey.ts';

/** The price, with what each choice costs. */
export interface MailPrice extends PriceView {
  whole: MailQuote;
}

export const mailPrice = quotedBy(registeredMail, {
  composed: pricedMailOf,
  quote: (mail, ports) => ports.registeredMails.quote(mail),
  view: (quote, { composed, wording }): MailPrice => ({
    ...priceView(quote, wording),
    isLeast: !composed.level,
    whole: quote,
  }),
});

/** The backend's price, with the next step of the tariff: never a surprise of weight. */
export function priceView({ id, lines, ttc, ht, validUntil, nextStep }: MailQuote, wording: Wording): PriceView {
  return {
    quote: { id, ttc, ht },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(nextStep && { note: nextStepText(nextStep, { whole: { ttc, ht }, wording }) }),
  };
}

function nextStepText(
  { remaining, extra }: NonNullable<MailQuote['nextStep']>,
  { whole, wording }: { whole: Price; wording: Wording },
): string {
  const { t, weight } = wording;
  const added = { extra: amountBeside(extra, whole, wording) };
  return remaining > 0
    ? t('registered-mail.nextStep', { remaining: weight(remaining), ...added })
    : t('registered-mail.nextStepNow', added);
}
