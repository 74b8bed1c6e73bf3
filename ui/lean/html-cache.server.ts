import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { CachedHtml, type HtmlChunk } from './cached-html.ts';
import type { RenderOnce } from './html-cache.ts';

interface Part {
  html: CachedHtml;
  /** The pictures that React preloads in the page's head. In a part that is rendered alone they stand before its HTML. */
  early: { src: string; isFirst: boolean }[];
}

/** The parts, by their data, then by their other settings. */
const cache = new WeakMap<object, Map<string, Part>>();

const written: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const hints = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const placeEnd = '-->';

/** The parts of one page. React renders a placeholder for each, so that it does not copy their HTML. */
export interface PageParts {
  once: RenderOnce;
  /** @param page what React rendered. @returns the page in pieces, with the parts in their places. */
  piecesOf(page: string): readonly HtmlChunk[];
}

/**
 * Data that is remembered (`onceFor`) has one part on one screen, whose HTML is remembered with it. The settings are the
 * screen's own and few; nothing of a visitor may be among them.
 *
 * @param nonce the request's: nobody who writes a text of the page knows it.
 */
export function pageParts(nonce: string): PageParts {
  const parts: CachedHtml[] = [];
  const place = `<!--${nonce} `;
  return {
    once(data, settings, part) {
      const made = cache.get(data) ?? new Map<string, Part>();
      cache.set(data, made);
      const { html, early } = made.get(settings) ?? partOf(renderToStaticMarkup(part()));
      made.set(settings, { html, early });
      for (const { src, isFirst } of early)
        preload(src, { as: 'image', ...(isFirst ? { fetchPriority: 'high' } : {}) });
      return `${place}${parts.push(html) - 1}${placeEnd}`;
    },
    piecesOf(page) {
      const [first = '', ...others] = page.split(place);
      return [first, ...others.flatMap((text) => pieceAt(text, parts))];
    },
  };
}

/** The part whose number begins the text, and the text after its placeholder. */
function pieceAt(text: string, parts: readonly CachedHtml[]): HtmlChunk[] {
  const end = text.indexOf(placeEnd);
  return [parts[Number(text.slice(0, end))] ?? '', text.slice(end + placeEnd.length)];
}

function partOf(markup: string): Part {
  const [hinted = ''] = hints.exec(markup) ?? [];
  const early = [...hinted.matchAll(/<link [^<>]*>/g)].map(([link]) => ({
    src: (/ href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll(/&[#\w]+;/g, (sign) => written[sign] ?? sign),
    isFirst: link.includes('fetchPriority="high"'),
  }));
  return { html: new CachedHtml(markup.slice(hinted.length)), early };
}
