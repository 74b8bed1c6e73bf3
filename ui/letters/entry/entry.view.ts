import { levelOf } from '#domain/letters/journey.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
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
  const level = levelOf({ article: article ?? '' }, options);
  const priced = level ?? cheapestOf(options.levels, ({ firstPrice }) => firstPrice);
  const begun = level?.article ?? undefined;
  return {
    ...entryBase(
      letters,
      {
        ...input,
        text: t('letters.lead'),
        start: t('letters.start'),
        first: 'writing',
        price: priced && t('letters.fromPrice', { amount: wholePrice(priced.firstPrice, wording) }),
        isPreviewed: ({ step }) => previewSteps.has(step),
      },
      wording,
    ),
    points: [
      ...(level ? [t('letters.pointLevel', { level: level.name })] : []),
      t('letters.pointRecipients', { count: options.maxRecipients }),
      t('letters.pointPurged', { count: options.document.keptHours }),
      t('letters.pointAccount'),
      ...(priced ? [t('letters.pointPrice', { date: longDate(options.validFrom) })] : []),
    ],
    start: { label: t('letters.start'), href: paths.lettersWriting({ article: begun }) },
    ...(begun && { article: begun }),
  };
}
