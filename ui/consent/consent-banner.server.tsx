import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { ConsentAsked } from './consent.view.ts';
import { Question } from './question.tsx';

/** The consent question as HTML: native controls need no code in the browser. */
export const questionHtml = (view: ConsentAsked, request: Request): SentHtml =>
  sentHtml(<Question view={view} />, request);
