import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { omitStaticData, type SentHtml } from './static-data.ts';

/**
 * A part that needs no program in the browser, for `ServerHtml` to show. Its styles come with a class that the browser's
 * program names: the build stops when there is none.
 */
export const sentHtml = (part: ReactNode, request: Request): SentHtml =>
  omitStaticData({ html: renderToStaticMarkup(part) }, 'html', request);
