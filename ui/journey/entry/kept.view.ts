import { editedField, type JourneyDraft } from '#domain/journey/drafts.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { KeptJourney, SummaryRow } from '../journey-declaration.ts';
import type { AsideView } from './aside.tsx';
import type { JourneyEntryView } from './journey-entry.tsx';

/** No answer is shown: those of a letter are told of the document of the other. */
export const asideView = ({ t }: Pick<Wording, 't'>, version: number): AsideView => ({
  version,
  title: t('journey.asideTitle'),
  text: t('journey.asideText'),
  resume: t('journey.asideResume'),
});

/** What was composed before, with the ways on and back to the beginning; nothing where nothing was. */
export function keptView(
  { keptTitle, resume }: KeptJourney,
  { draft, rows, wording }: { draft: JourneyDraft; rows: SummaryRow[]; wording: Wording },
): Pick<JourneyEntryView, 'kept'> {
  const { t } = wording;
  const isBegun = Object.keys(draft.answers).some((field) => field !== editedField);
  if (!isBegun) return {};
  return {
    kept: {
      title: keptTitle(wording),
      rows,
      resume: { label: t('journey.resume'), href: resume(wording) },
      restart: { ask: t('journey.restart'), text: t('journey.restartText'), now: t('journey.restartNow') },
    },
  };
}
