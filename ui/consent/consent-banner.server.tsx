import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { ConsentAnswered, ConsentAsked } from './consent.view.ts';
import { Question } from './question.tsx';

/** The consent question as HTML: native controls need no code in the browser. */
export const questionHtml = (view: ConsentAsked, request: Request): SentHtml =>
  sentHtml(<Question view={view} />, request);

/** What a page says after the answer; it is seen only at its place, to which the answer leads. */
export const answeredHtml = ({ text, manage }: ConsentAnswered, request: Request): SentHtml =>
  sentHtml(
    <>
      <p id="cookies">{text}</p>
      <a href={manage.href}>{manage.label}</a>
    </>,
    request,
  );
