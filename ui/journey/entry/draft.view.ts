import { editedField, type JourneyDraft } from '#domain/journey/drafts.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { ResumableJourney, SummaryRow } from '../journey-declaration.ts';
import type { JourneyEntryView } from './journey-entry.tsx';
import type { ParkedDraftView } from './parked-draft.tsx';

/** No answer is shown: those of a letter are told of the document of the other. */
export const parkedDraftView = ({ t }: Pick<Wording, 't'>, version: number): ParkedDraftView => ({
  version,
  title: t('journey.asideTitle'),
  text: t('journey.asideText'),
  resume: t('journey.asideResume'),
});

/** What was composed before, with the ways on and back to the beginning; nothing where nothing was. */
export function draftView(
  { draftTitle, resume }: ResumableJourney,
  { draft, rows, wording }: { draft: JourneyDraft; rows: SummaryRow[]; wording: Wording },
): Pick<JourneyEntryView, 'draft'> {
  const { t } = wording;
  const isBegun = Object.keys(draft.answers).some((field) => field !== editedField);
  if (!isBegun) return {};
  return {
    draft: {
      title: draftTitle(wording),
      rows,
      resume: { label: t('journey.resume'), href: resume(wording) },
      restart: { ask: t('journey.restart'), text: t('journey.restartText'), now: t('journey.restartNow') },
    },
  };
}
