import type { JourneyDraft } from '#domain/journey/drafts.ts';
import { levelOf } from '#domain/letters/journey.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView as EntryView } from '#ui/journey/entry/journey-entry.tsx';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { letters } from '../letters.journey.ts';

interface Entry {
  options: LetterChoices;
  draft: JourneyDraft;
  notices: NoticeView[];
  /** The article whose card or page led here. */
  article: string | null;
}

/** Enough to know it again: no address is shown before one goes on. */
const previewSteps = new Set(['writing', 'presentation']);

export function entryView({ options, draft, notices, article }: Entry, wording: Wording): EntryView {
  const { t, longDate, paths } = wording;
  const [cheapest] = options.levels.map(({ firstPrice }) => firstPrice).toSorted((a, b) => a.ttc.cents - b.ttc.cents);
  const level = levelOf({ article: article ?? '' }, options);
  const begun = level?.article ?? undefined;
  const rows = letters.summary(draft.answers, { options, wording }).filter(({ step }) => previewSteps.has(step));
  return {
    title: t('letters.title'),
    text: t('letters.lead'),
    notices,
    picture: 'letters',
    points: [
      ...(level
        ? [
            t('letters.pointLevel', {
              level: level.name,
              amount: amountBeside(level.firstPrice.ttc, level.firstPrice, wording),
            }),
          ]
        : []),
      ...(cheapest && !level
        ? [
            t('letters.pointPrice', {
              amount: amountBeside(cheapest.ttc, cheapest, wording),
              date: longDate(options.validFrom),
            }),
          ]
        : []),
      t('letters.pointRecipients', { count: options.maxRecipients }),
      t('letters.pointPurged', { count: options.document.keptHours }),
      t('letters.pointAccount'),
    ],
    start: { label: t('letters.start'), href: paths.lettersWriting({ article: begun }) },
    ...(begun && { article: begun }),
    ...draftView(letters, { draft, rows, wording }),
  };
}
