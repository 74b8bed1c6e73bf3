import type { Answers } from '#domain/journey/journey.ts';
import type { LetterField } from '#domain/letters/fields.ts';
import type { LetterChoices, LetterOffer } from '#domain/letters/letters.ts';
import { recipientsIn, servedRecipients } from '#domain/letters/recipients.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { cutOffText } from '../cut-off.view.ts';

export interface LetterSummaryView extends JourneyView {
  /** Recipients who get no letter. */
  left?: NoticeView;
  notes: string[];
  /** The proof of what is printed: its digest. */
  digest?: string;
  pdf: LinkView;
}

interface Shown {
  options: LetterChoices;
  answers: Answers<LetterField>;
  view: JourneyView;
  offers: readonly LetterOffer[];
  now: Date;
}

export function summaryView({ options, answers, view, offers, now }: Shown, wording: Wording): LetterSummaryView {
  const { t, longDate, paths } = wording;
  const offer = offers.find(({ level }) => level === answers.level);
  const list = recipientsIn(answers);
  const left = list.length - servedRecipients(list, options).length;
  return {
    ...view,
    ...(left > 0 && { left: { tone: 'warning', text: t('letters.leftOut', { count: left }) } }),
    notes: [
      ...(offer
        ? [
            t('letters.latest', {
              cutOff: cutOffText(offer.cutOff, now, wording),
              date: longDate(offer.latestDelivery),
            }),
          ]
        : []),
      t('letters.roundingNote'),
    ],
    ...(options.written?.sha256 && { digest: options.written.sha256 }),
    pdf: { label: t('letters.seePdf'), href: paths.letterPdf() },
  };
}
