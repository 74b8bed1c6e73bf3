import { type Base, defaultSort, type Written } from './search-query.ts';

const bases: readonly string[] = ['allCategories', 'brandCode', 'shops'] satisfies Base[];
const isBase = (word: string): word is Base => bases.includes(word);

function unescape(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads the colon syntax as a backend does; total: whatever is written, some query is meant, and a lone facet name means nothing. */
export function parseQuery(written: string): Written {
  const [text = '', sort = '', ...rest] = written.split(':').map(unescape);
  const query: Written = { text, sort: sort || defaultSort, base: null, facets: [] };
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [code = '', value = ''] = [rest[at], rest[at + 1]];
    if (at === 0 && isBase(code)) query.base = { kind: code, id: value };
    else query.facets.push({ code, value });
  }
  return query;
}
