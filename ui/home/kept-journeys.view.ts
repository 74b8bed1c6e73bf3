import type { KeptDraft } from '#domain/journey/drafts.ts';
import type { LinkView } from '#ui/components/views.ts';
import { editedField, type KeptJourney } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was composed and not finished, with the way back to it. */
export interface KeptJourneyView {
  title: string;
  resume: LinkView;
}

/** Each exports one journey: a further one stands here without a line of its own. */
const files = import.meta.glob<Record<string, KeptJourney>>('../*/*.journey.ts', { eager: true });

/** Every journey that can be resumed. */
export const journeys: readonly KeptJourney[] = Object.values(files).flatMap((file) => Object.values(file));

/** The one answered last first; no answer is shown, since a home page may be looked at by others. */
export const keptJourneyViews = (drafts: readonly KeptDraft[], wording: Wording): KeptJourneyView[] =>
  drafts.flatMap(({ journey: name, answers }) => {
    const journey = journeys.find((each) => each.name === name);
    const isBegun = Object.keys(answers).some((field) => field !== editedField);
    if (!journey || !isBegun) return [];
    return [
      {
        title: journey.keptTitle(wording),
        resume: { label: wording.t('journey.resume'), href: journey.resume(wording) },
      },
    ];
  });
