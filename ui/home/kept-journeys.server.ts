import { logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type KeptJourneyView, keptJourneyViews } from './kept-journeys.view.ts';

/** A home page never fails for want of drafts; an editor sees none in a preview. */
export async function keptJourneys(context: RequestContext): Promise<{ drafts?: KeptJourneyView[] }> {
  const { journeyDrafts, wording, preview } = context;
  if (preview) return {};
  const drafts = await journeyDrafts.all().catch((error: unknown) => {
    logMistake(context, error);
    return [];
  });
  const views = keptJourneyViews(drafts, wording);
  return views.length > 0 ? { drafts: views } : {};
}
