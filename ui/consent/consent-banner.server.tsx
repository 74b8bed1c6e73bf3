import type { SentHtml } from '#ui/shared/kept-on-server.ts';
import { sentHtml } from '#ui/shared/server-html.server.tsx';
import type { ConsentAsked } from './consent.view.ts';
import { Question } from './question.part.tsx';

/** The question as HTML: native controls need no program in the browser. */
export const questionHtml = (view: ConsentAsked, request: Request): SentHtml =>
  sentHtml(<Question view={view} />, request);
