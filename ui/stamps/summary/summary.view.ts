import { chosenIn, linesIn } from '#domain/stamps/line.ts';
import { isAddressed, printedRecipients, stampRecipientsIn } from '#domain/stamps/recipients.ts';
import type { StampAnswers, StampOptions } from '#domain/stamps/stamps.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PreviewView, previewView } from '../preview/preview.view.ts';

export interface StampSummaryView extends JourneyView {
  preview: PreviewView | null;
  notes: string[];
  /** To keep them, and to put the printer right. */
  ways: LinkView[];
}

interface SummaryStepInput {
  page: { options: StampOptions; answers: StampAnswers };
  view: JourneyView;
}

export function summaryView(
  { page: { options, answers }, view }: SummaryStepInput,
  wording: Wording,
): StampSummaryView {
  const { t, paths } = wording;
  const printed = printedRecipients(answers, options).length;
  const omitted = isAddressed(answers, options) ? stampRecipientsIn(answers, options).length - printed : 0;
  return {
    ...view,
    notices: [
      ...view.notices,
      ...(omitted > 0 ? [{ tone: 'warning' as const, text: t('stamps.leftOut', { count: omitted }) }] : []),
    ],
    preview: previewView(answers, options, wording),
    notes: [
      t('stamps.noteFile', { days: options.fileDays }),
      t('stamps.noteAtOnce', { mode: wording.mode }),
      ...validityNotes(answers, options, wording),
      t('stamps.noteOnce'),
      ...(printed > 0 ? [t('stamps.noteAddressed')] : []),
      t('stamps.noteScale'),
      t('stamps.noteTape'),
    ],
    ways: [
      { label: t('stamps.keepInFavourites'), href: paths.stampFavourites() },
      { label: t('stamps.printerLink'), href: paths.stampPrinter() },
    ],
  };
}

/** How long the stamps are taken, and what becomes of one that pays too little (journeys §5). */
function validityNotes(answers: StampAnswers, options: StampOptions, { t, numericDay }: Wording): string[] {
  const letters = new Set(linesIn(answers, options).flatMap((line) => chosenIn(answers, line, options).letter ?? []));
  const dated = [...letters].flatMap(({ name, usableUntil }) =>
    usableUntil ? [t('stamps.noteUntil', { letter: name, date: numericDay(usableUntil) })] : [],
  );
  return [
    ...(dated.length < letters.size ? [t('stamps.noteForEver')] : []),
    ...dated,
    t(options.isTopUpSold ? 'stamps.noteTopUp' : 'stamps.noteNoTopUp'),
  ];
}
