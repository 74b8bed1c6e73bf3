import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { omitStaticData, type SentHtml } from './static-data.ts';

/**
 * Renders a part for `ServerHtml`, without code in the browser. Its styles must come with a class that browser code
 * names: the build stops otherwise.
 */
export const sentHtml = (part: ReactNode, request: Request): SentHtml =>
  omitStaticData({ html: renderToStaticMarkup(part) }, 'html', request);
