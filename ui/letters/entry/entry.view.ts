import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyEntryView as EntryView } from '#ui/journey/journey-entry.tsx';
import { keptView } from '#ui/journey/kept.view.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { summaryRows } from '../letter-summary.view.ts';
import { letters } from '../letters.journey.ts';

interface Entry {
  options: LetterChoices;
  draft: JourneyDraft;
  notices: NoticeView[];
}

/** Enough to know it again: no address is shown before one goes on. */
const shownSteps = new Set(['creer-lettre', 'presentation']);

export function entryView({ options, draft, notices }: Entry, wording: Wording): EntryView {
  const { t, longDate } = wording;
  const [cheapest] = options.levels.map(({ firstPrice }) => firstPrice).toSorted((a, b) => a.cents - b.cents);
  const rows = summaryRows(draft.answers, { options, wording }).filter(({ step }) => shownSteps.has(step));
  return {
    title: t('letters.title'),
    text: t('letters.lead'),
    notices,
    points: [
      ...(cheapest
        ? [t('letters.pointPrice', { amount: taxed(cheapest, wording), date: longDate(options.validFrom) })]
        : []),
      t('letters.pointRecipients', { count: options.maxRecipients }),
      t('letters.pointPurged', { count: options.document.keptHours }),
      t('letters.pointAccount'),
    ],
    start: { label: t('letters.start'), href: letters.path('creer-lettre', wording) },
    ...keptView(letters, { draft, rows, wording }),
  };
}
