import { pagesFor } from '../content/find.ts';
import type { Page } from '../content/page.ts';
import type { Lang } from '../shared/lang.ts';
import { baseOf } from './search/search.ts';
import type { SearchQuery } from './search/search-query.ts';
import { wordsOf } from './search/text-index.ts';

interface AdviceQuery {
  query: SearchQuery;
  lang: Lang;
  site: 'part' | 'pro';
}

/** The facet value `type` that lists help and advice pages instead of products. */
export const ADVICE = 'CONTENU';

const isAdvice = ({ labels, noIndex }: Page) =>
  noIndex !== true && labels.some((label) => /^\/aide$|\/conseils-pratiques\//.test(label));

const headingsOf = (html: string) => [...html.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, heading = '']) => heading);

function wordsOfPage({ title, description, slots }: Page, lang: Lang): string[] {
  const headings = slots
    .flatMap(({ components }) => components.map((component) => component.wire(lang)))
    .flatMap((wire) => ('content' in wire && typeof wire.content === 'string' ? headingsOf(wire.content) : []));
  return wordsOf([title[lang], description[lang], ...headings].join(' '));
}

const holds = (words: readonly string[], sought: string) =>
  words.some((word) => word === sought || (sought.length >= 3 && word.startsWith(sought)));

/** Pages with every typed word; empty when a product filter is set. */
export function adviceFor({ query, lang, site }: AdviceQuery): Page[] {
  const sought = wordsOf(query.text);
  const narrowed = query.filters.some(({ facet, value }) => facet !== 'type' || value !== ADVICE);
  if (sought.length === 0 || baseOf(query) || narrowed) return [];
  return pagesFor({ site, drafts: false }).filter((page) => {
    const words = isAdvice(page) ? wordsOfPage(page, lang) : [];
    return sought.every((word) => holds(words, word));
  });
}

export const isAdviceRequested = ({ filters }: SearchQuery): boolean =>
  filters.some(({ facet, value }) => facet === 'type' && value === ADVICE);

export const adviceAnswer = (pages: readonly Page[], { lang, site }: Pick<AdviceQuery, 'lang' | 'site'>) =>
  pages.map(({ uid, title, description, labels: [label = '/'] }) => ({
    uid,
    title: title[lang],
    summary: description[lang],
    url: `${site === 'pro' ? '/professionnel' : ''}${label}`,
  }));
