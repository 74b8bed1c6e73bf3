import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MadeOnce } from './made-once.ts';

interface Part {
  html: string;
  /** The pictures that React asks for in the page's head: alone, a part has them before its HTML. */
  early: { src: string; isFirst: boolean }[];
}

/** Each part that lives, by its data, and by what else it depends on. */
const known = new WeakMap<object, Map<string, Part>>();

const written: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const hints = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Data that is remembered (`onceFor`) has one part on one screen, whose HTML is remembered with it. The settings are the
 * screen's own and few; nothing of a visitor may be among them.
 */
export const madeOnce: MadeOnce = (data, settings, part) => {
  const parts = known.get(data) ?? new Map<string, Part>();
  known.set(data, parts);
  const { html, early } = parts.get(settings) ?? partOf(renderToStaticMarkup(part()));
  parts.set(settings, { html, early });
  for (const { src, isFirst } of early) preload(src, { as: 'image', ...(isFirst ? { fetchPriority: 'high' } : {}) });
  return html;
};

function partOf(markup: string): Part {
  const [hinted = ''] = hints.exec(markup) ?? [];
  const early = [...hinted.matchAll(/<link [^>]*href="([^"]*)"[^>]*>/g)].map(([link, src = '']) => ({
    src: src.replaceAll(/&[#\w]+;/g, (sign) => written[sign] ?? sign),
    isFirst: link.includes('fetchPriority="high"'),
  }));
  return { html: markup.slice(hinted.length), early };
}
