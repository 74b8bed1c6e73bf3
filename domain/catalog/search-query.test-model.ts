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

/** Parses the colon syntax as a backend does. Every text is some query; a facet without a value is ignored. */
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
