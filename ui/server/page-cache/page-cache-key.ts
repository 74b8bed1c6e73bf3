import { isFirstVisit } from '#ui/lean/first-styles.server.ts';
import { isPublicPath } from '#ui/routing/prefixes.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { sessionMark } from '#ui/session/session-mark.ts';

/** The parts of a request that a public page depends on. No other value reaches the loaders. */
export interface PageQuery {
  key: string;
  /** Path and query, without campaign parameters. */
  path: string;
  /** Whether the address had no campaign parameters. */
  exact: boolean;
  /** The cookies and headers that are passed on to the loaders. */
  carried(): Record<'cookies' | 'headers', Readonly<Record<string, string>>>;
  /** Signed in, or with a journey that was begun: the home pages are this visitor's own. */
  hasOwnHome: boolean;
  /** A first visit: the document contains its sheet. */
  isFirst: boolean;
}

export interface CookieNames {
  visit: string;
  language: string;
  measurement: string;
  personalisation: string;
  session: string;
  journey: string;
  preview: string;
  /** The cookie of an agent's session, whose pages are never cached; `null` without the assisted service. */
  agent: string | null;
  /** The header of isolated tests; empty in production. */
  testHeader: string;
}

export interface CacheableRequest {
  method: string;
  /** Path and query as the browser sent them. */
  address: string;
  cookie(name: string): string | null;
  header(name: string): string | undefined;
}

const longest = 1024;
/** Data requests and the router's own requests. */
const isNoPage = /\.data$|^\/__/;

/** `null` for a request that is not for a page, or comes from an editor or an agent. */
export const pageQueries =
  (names: CookieNames) =>
  ({ method, address, cookie, header }: CacheableRequest): PageQuery | null => {
    if (method !== 'GET' || address.length > longest || cookie(names.preview) !== null) return null;
    if (names.agent !== null && cookie(names.agent) !== null) return null;
    const at = address.indexOf('?');
    const pathname = at < 0 ? address : address.slice(0, at);
    if (isNoPage.test(pathname)) return null;
    const path = at < 0 ? pathname : pathname + plainQuery(address.slice(at));
    const signal = header('sec-gpc') === '1';
    const answerOf = (name: string) => (signal ? '' : answerIn(cookie(name)));
    const [measurement, personalisation] = [answerOf(names.measurement), answerOf(names.personalisation)];
    const language = cookie(names.language) === 'en' ? 'en' : '';
    const isFirst = isFirstVisit(cookie(names.visit));
    const world = names.testHeader === '' ? '' : (header(names.testHeader) ?? '');
    return {
      key: [path, language, measurement, personalisation, signal ? 'gpc' : '', isFirst ? 'first' : '', world].join(
        '\n',
      ),
      path,
      exact: path === address,
      carried: () => ({
        cookies: presentValues({
          [names.language]: language,
          [names.measurement]: measurement,
          [names.personalisation]: personalisation,
        }),
        headers: presentValues({ 'sec-gpc': signal ? '1' : '', [names.testHeader]: world }),
      }),
      isFirst,
      hasOwnHome: cookie(names.session) !== null || cookie(names.journey) !== null,
    };
  };

const answerIn = (value: string | null) => (value === '1' || value === '0' ? value : '');
const presentValues = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

/** Campaign parameters change no page, and each would need a cache entry. */
const tracking =
  /^(?:utm_|mtm_|at_|pk_)|^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|xtor|_gl|mc_[ce]id)$/i;

/** Sorts the names; values of a repeated name keep their order. */
export function plainQuery(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of new Set(params.keys())) if (tracking.test(name)) params.delete(name);
  params.sort();
  const plain = params.toString();
  return plain === '' ? '' : `?${plain}`;
}

/**
 * Whether an address shows the same to everybody (architecture §5): home, lists, products, contents, and addresses that
 * only the content service may know. Who has a home page of their own gets these from the cache too, except the home
 * pages: the professional one redirects, and both name the journey that was begun.
 */
export function isForEverybody(
  entry: Pick<RouteEntry, 'name' | 'kind'> | null,
  { path, hasOwnHome }: PageQuery,
): boolean {
  // A ranked list is personal, and so are news of a session, or of an article that was just added.
  if (personal.test(path)) return false;
  if (entry === null) return isPublicPath(path.replace(/\?.*/s, ''));
  return entry.kind === 'public' && !(entry.name === 'home' && hasOwnHome);
}

const personal = new RegExp(
  `[?&](?:${'rank' satisfies QueryName<'search'>}|${'ajoute' satisfies QueryName<'product'>}|${sessionMark})=`,
);
