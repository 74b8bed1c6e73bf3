import { levelOf } from '#domain/letters/journey.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { letters } from '../letters.journey.ts';

interface Entry extends EntryInput<LetterChoices> {
  /** The article whose card or page led here. */
  article: string | null;
}

/** Enough to know it again: no address is shown before one goes on. */
const previewSteps = new Set(['writing', 'presentation']);

export function entryView(input: Entry, wording: Wording): JourneyEntryView {
  const { options, article } = input;
  const { t, longDate, paths } = wording;
  const [cheapest] = options.levels.map(({ firstPrice }) => firstPrice).toSorted((a, b) => a.ttc.cents - b.ttc.cents);
  const level = levelOf({ article: article ?? '' }, options);
  const begun = level?.article ?? undefined;
  return {
    ...entryBase(
      letters,
      {
        ...input,
        text: t('letters.lead'),
        start: t('letters.start'),
        first: 'writing',
        lowest: level?.firstPrice ?? cheapest ?? null,
        isPreviewed: ({ step }) => previewSteps.has(step),
      },
      wording,
    ),
    points: [
      ...(level ? [t('letters.pointLevel', { level: level.name })] : []),
      t('letters.pointRecipients', { count: options.maxRecipients }),
      t('letters.pointPurged', { count: options.document.keptHours }),
      t('letters.pointAccount'),
      ...(cheapest ? [t('letters.pointPrice', { date: longDate(options.validFrom) })] : []),
    ],
    start: { label: t('letters.start'), href: paths.lettersWriting({ article: begun }) },
    ...(begun && { article: begun }),
  };
}
