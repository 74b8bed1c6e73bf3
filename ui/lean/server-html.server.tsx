import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { omitStaticData, type SentHtml } from './static-data.ts';

/**
 * Renders a part for `ServerHtml`, without code in the browser. Its styles must come with a class that browser code
 * names: the build stops otherwise.
 *
 * @param request absent: the data of a document repeats the HTML.
 */
export function sentHtml(part: ReactNode, request?: Request): SentHtml {
  const sent = { html: renderToStaticMarkup(part) };
  return request ? omitStaticData(sent, 'html', request) : sent;
}
