import { logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type ResumableJourneysView, resumableJourneysView, resumableJourneyViews } from './resumable-journeys.view.ts';

/** A home page never fails for want of drafts; an editor sees none in a preview. */
export async function resumableJourneys(context: RequestContext): Promise<{ drafts?: ResumableJourneysView }> {
  const { journeyDrafts, wording, preview } = context;
  if (preview) return {};
  const drafts = await journeyDrafts.all().catch((error: unknown) => {
    logMistake(context, error);
    return [];
  });
  return resumableJourneysView(resumableJourneyViews({ drafts, now: Date.now() }, wording), wording);
}
