import { type DraftEntry, editedField, parkedName } from '#domain/journey/drafts.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { ResumableJourney } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was composed and not finished, with the way back to it. */
export interface ResumableJourneyView {
  title: string;
  resume: LinkView;
}

/** Each exports one journey: a further one stands here without a line of its own. */
const files = import.meta.glob<Record<string, ResumableJourney>>('../*/*.journey.ts', { eager: true });

/** Every journey that can be resumed. */
export const journeys: readonly ResumableJourney[] = Object.values(files).flatMap((file) => Object.values(file));

/** The one answered last first; no answer is shown, since a home page may be looked at by others. */
export const resumableJourneyViews = (drafts: readonly DraftEntry[], wording: Wording): ResumableJourneyView[] =>
  drafts.flatMap(({ journey: name, answers }) => {
    const { t } = wording;
    if (!Object.keys(answers).some((field) => field !== editedField)) return [];
    const journey = journeys.find((each) => each.name === name);
    if (journey)
      return [
        { title: journey.draftTitle(wording), resume: { label: t('journey.resume'), href: journey.resume(wording) } },
      ];
    const waiting = journeys.find((each) => parkedName(each.name) === name);
    if (!waiting) return [];
    const title = t('journey.asideOf', { title: waiting.draftTitle(wording) });
    return [{ title, resume: { label: t('journey.asideFind'), href: waiting.entry(wording) } }];
  });
