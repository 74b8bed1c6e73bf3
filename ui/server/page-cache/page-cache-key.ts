import { isPublicPath } from '#ui/routing/prefixes.ts';
import type { QueryName } from '#ui/routing/queries.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';

/** What a request asks for, as far as a public page depends on it: nothing else may reach whatever makes the page. */
export interface PageQuery {
  key: string;
  /** Path and query, without what only says where the visitor came from. */
  path: string;
  /** Exactly what was asked for. */
  exact: boolean;
  /** What is sent on to whatever makes the page. */
  carried(): Record<'cookies' | 'headers', Readonly<Record<string, string>>>;
  /** Signed in, or with a journey that was begun: the home pages are this visitor's own. */
  hasOwnHome: boolean;
}

export interface CookieNames {
  language: string;
  measurement: string;
  personalisation: string;
  session: string;
  journey: string;
  preview: string;
  /** The header of isolated tests; empty in production. */
  testHeader: string;
}

export interface Asked {
  method: string;
  /** Path and query as they came. */
  address: string;
  cookie(name: string): string | null;
  header(name: string): string | undefined;
}

const longest = 1024;
/** The data of a page, and what the router asks for itself. */
const isNoPage = /\.data$|^\/__/;

/** `null` for what is no page, or an editor's. */
export const pageQueries =
  (names: CookieNames) =>
  ({ method, address, cookie, header }: Asked): PageQuery | null => {
    if (method !== 'GET' || address.length > longest || cookie(names.preview) !== null) return null;
    const at = address.indexOf('?');
    const pathname = at < 0 ? address : address.slice(0, at);
    if (isNoPage.test(pathname)) return null;
    const path = at < 0 ? pathname : pathname + plainQuery(address.slice(at));
    const signal = header('sec-gpc') === '1';
    const answerOf = (name: string) => (signal ? '' : answerIn(cookie(name)));
    const [measurement, personalisation] = [answerOf(names.measurement), answerOf(names.personalisation)];
    const language = cookie(names.language) === 'en' ? 'en' : '';
    const world = names.testHeader === '' ? '' : (header(names.testHeader) ?? '');
    return {
      key: [path, language, measurement, personalisation, signal ? 'gpc' : '', world].join('\n'),
      path,
      exact: path === address,
      carried: () => ({
        cookies: given({
          [names.language]: language,
          [names.measurement]: measurement,
          [names.personalisation]: personalisation,
        }),
        headers: given({ 'sec-gpc': signal ? '1' : '', [names.testHeader]: world }),
      }),
      hasOwnHome: cookie(names.session) !== null || cookie(names.journey) !== null,
    };
  };

const answerIn = (said: string | null) => (said === '1' || said === '0' ? said : '');
const given = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

/** Where a visitor came from changes no page, and would make each campaign a page of its own. */
const tracking =
  /^(?:utm_|mtm_|at_|pk_)|^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|xtor|_gl|mc_[ce]id)$/i;

/** Names in one order; those that stand several times keep theirs. */
export function plainQuery(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of new Set(params.keys())) if (tracking.test(name)) params.delete(name);
  params.sort();
  const plain = params.toString();
  return plain === '' ? '' : `?${plain}`;
}

/**
 * Whether everybody sees the same at an address (architecture §5): home, lists, products, contents, and what only the
 * content service may know. A signed-in visitor is served from what is kept as well, but on the home pages: that of
 * professionals sends its own on to another, and both say which journey can be gone on with.
 */
export function isForEverybody(
  entry: Pick<RouteEntry, 'name' | 'kind'> | null,
  { path, hasOwnHome }: PageQuery,
): boolean {
  // A rank is the backend's for one shopper.
  if (ranked.test(path)) return false;
  if (entry === null) return isPublicPath(path.replace(/\?.*/s, ''));
  return entry.kind === 'public' && !(entry.name === 'home' && hasOwnHome);
}

const ranked = new RegExp(`[?&]${'rank' satisfies QueryName<'search'>}=`);
