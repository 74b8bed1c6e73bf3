import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { ConsentAnswered, ConsentRequestView } from './consent.view.ts';
import { Answered, ConsentBanner } from './consent-banner.tsx';

/** The consent question as HTML: native controls need no code in the browser. */
export const questionHtml = (view: ConsentRequestView, request: Request): SentHtml =>
  sentHtml(<ConsentBanner view={view} />, request);

export const answeredHtml = (view: ConsentAnswered, request: Request): SentHtml =>
  sentHtml(<Answered view={view} />, request);
