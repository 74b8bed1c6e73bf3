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
  const { t, paths } = wording;
  const answers = { article: input.article ?? '' };
  const begun = levelOf(answers, input.options)?.article ?? undefined;
  return {
    ...entryBase(
      letters,
      {
        ...input,
        text: t('letters.lead'),
        start: t('letters.start'),
        first: 'writing',
        answers,
        isPreviewed: ({ step }) => previewSteps.has(step),
      },
      wording,
    ),
    start: { label: t('letters.start'), href: paths.lettersWriting({ article: begun }) },
    ...(begun && { article: begun }),
  };
}
