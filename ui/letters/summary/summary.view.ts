import type { Answers } from '#domain/journey/journey.ts';
import type { LetterChoices, LetterField, LetterOffer } from '#domain/letters/letters.ts';
import { recipientsIn, servedRecipients } from '#domain/letters/recipients.ts';
import type { Money } from '#domain/shared/money.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { amountBeside, isExempt, priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { cutOffText } from '../cut-off.view.ts';

export interface LetterSummaryView extends JourneyView {
  /** Each recipient with the price of that letter, where there are several. */
  recipients: { lines: string; price: string }[];
  notes: string[];
  /** The proof of what is printed: its digest. */
  digest?: string;
  pdf: LinkView;
}

interface SummaryStepInput {
  options: LetterChoices;
  answers: Answers<LetterField>;
  view: JourneyView;
  offers: readonly LetterOffer[];
  /** For each recipient that is served, in their order. */
  prices: readonly (Money | null)[];
  now: Date;
}

export function summaryView(
  { options, answers, view, offers, prices, now }: SummaryStepInput,
  wording: Wording,
): LetterSummaryView {
  const { t, promisedDay, paths } = wording;
  const offer = offers.find(({ level }) => level === answers.level);
  const list = recipientsIn(answers);
  const served = servedRecipients(list, options);
  const omitted = list.length - served.length;
  const amount = (price: Money) => (offer ? amountBeside(price, offer, wording) : priceWithTax(price, wording));
  return {
    ...view,
    notices: [
      ...view.notices,
      ...(omitted > 0 ? [{ tone: 'warning' as const, text: t('letters.leftOut', { count: omitted }) }] : []),
    ],
    recipients:
      served.length > 1
        ? served.map((each, place) => {
            const price = prices[place];
            return { lines: printedLines(each, wording).join(', '), price: price ? amount(price) : '' };
          })
        : [],
    notes: [
      ...(offer
        ? [
            t('letters.latest', {
              cutOff: cutOffText(offer.cutOff, now, wording),
              date: promisedDay(offer.latestDelivery),
            }),
          ]
        : []),
      ...(offer && !isExempt(offer) ? [t('letters.roundingNote')] : []),
    ],
    ...(options.written?.sha256 && { digest: options.written.sha256 }),
    pdf: { label: t('letters.seePdf'), href: paths.letterPdf() },
  };
}
