import { type DraftEntry, editedField, parkedName } from '#domain/journey/drafts.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { ResumableJourney } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was composed and not finished, with the way back to it. */
export interface ResumableJourneyView extends Pick<ResumableJourney, 'icon'> {
  title: string;
  /** « il y a 5 minutes ». */
  saved: string;
  resume: LinkView;
}

/** The two answered last, and the others below a press. */
export interface ResumableJourneysView {
  views: ResumableJourneyView[];
  more?: { label: string; views: ResumableJourneyView[] };
}

/** Each exports one journey: a further one stands here without a line of its own. */
const files = import.meta.glob<Record<string, ResumableJourney>>('../*/*.journey.ts', { eager: true });

/** Every journey that can be resumed. */
export const journeys: readonly ResumableJourney[] = Object.values(files).flatMap((file) => Object.values(file));

/** The one answered last first; no answer is shown, since a home page may be looked at by others. */
export const resumableJourneyViews = (
  { drafts, now }: { drafts: readonly DraftEntry[]; now: number },
  wording: Wording,
): ResumableJourneyView[] =>
  drafts.flatMap(({ journey: name, answers, savedAt }) => {
    const { t } = wording;
    const saved = wording.ago(new Date(savedAt).toISOString(), now);
    if (!Object.keys(answers).some((field) => field !== editedField)) return [];
    const journey = journeys.find((each) => each.name === name);
    if (journey) {
      const resume = { label: t('journey.resume'), href: journey.resume(wording) };
      return [{ icon: journey.icon, title: journey.draftTitle(wording), saved, resume }];
    }
    const waiting = journeys.find((each) => parkedName(each.name) === name);
    if (!waiting) return [];
    const title = t('journey.asideOf', { title: waiting.draftTitle(wording) });
    const resume = { label: t('journey.asideFind'), href: waiting.entry(wording) };
    return [{ icon: waiting.icon, title, saved, resume }];
  });

/** Nothing where nothing was begun. */
export function resumableJourneysView(
  views: ResumableJourneyView[],
  { t }: Pick<Wording, 't'>,
): { drafts?: ResumableJourneysView } {
  if (views.length === 0) return {};
  const others = views.slice(2);
  const more = { label: t('home.moreDrafts', { count: others.length }), views: others };
  return { drafts: { views: views.slice(0, 2), ...(others.length > 0 ? { more } : {}) } };
}
