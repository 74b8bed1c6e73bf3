import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { ResumableJourneys } from './resumable-journeys.tsx';
import type { ResumableJourneysView } from './resumable-journeys.view.ts';

export const resumableJourneysHtml = (
  { drafts }: { drafts?: ResumableJourneysView },
  request: Request,
): SentHtml | undefined => drafts && sentHtml(<ResumableJourneys view={drafts} />, request);
