import { useEffect } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, type UIMatch, useLocation, useMatches } from 'react-router';
import { isCataloguePath } from '#ui/routing/prefixes.ts';

/** Milliseconds for which a page is shown again as it was, and how many pages are kept. */
const [life, most] = [300_000, 12];

type Results = Record<string, DataStrategyResult>;

interface CachedPage {
  href: string;
  matches: readonly Match[];
  at: number;
}

type Match = Pick<UIMatch, 'id' | 'loaderData'>;

/** The current page: its entry in the history, its address and its loaders' data. */
interface Page {
  key: string;
  href: string;
  matches: readonly Match[];
}

/**
 * The data of lists and products that this tab showed, by their entry in the history: Back shows them without a request. For
 * its reader alone, twelve pages for five minutes each; a post other than an addition to the cart empties it.
 */
export class BackCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #now: () => number;
  #current: string | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Called after each navigation. Showing a page again does not make it newer. */
  keep({ key, href, matches }: Page): void {
    this.#current = key;
    if (!isCataloguePath(new URL(href).pathname)) return;
    const cached = this.#pages.get(key);
    const isSame = cached && matches.every(({ loaderData }, at) => cached.matches[at]?.loaderData === loaderData);
    this.#pages.set(key, { href, matches, at: isSame ? cached.at : this.#now() });
    for (const oldest of [...this.#pages.keys()].slice(0, -most)) this.#pages.delete(oldest);
  }

  /**
   * The results of the loaders of the page that Back or Forward leads to; `undefined` where they must run.
   *
   * @param entry the browser's entry of the history. It differs from the current page's before Back and Forward only.
   */
  resultsOf(href: string, entry: string): Results | undefined {
    const cached = entry === this.#current ? undefined : this.#pages.get(entry);
    if (!cached || cached.href !== href || this.#now() - cached.at >= life) return undefined;
    return Object.fromEntries(
      cached.matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData ?? null }]),
    );
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** The client middleware of the root. An addition to the cart changes no page of the catalogue; any other post may. */
export const backMiddleware =
  (cache: BackCache): MiddlewareFunction<Results> =>
  async ({ request }, next) => {
    if (request.method === 'GET') return cache.resultsOf(request.url, entryOf(history.state)) ?? next();
    if (!(await isAddition(request))) cache.clear();
    return next();
  };

const isAddition = async (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded') &&
  (await request.clone().formData()).has('add');

/** The router's name for an entry of the history; the first one has none. */
const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'default';

const pages = new BackCache(() => performance.now());

export const backCacheMiddleware: MiddlewareFunction<Results>[] =
  import.meta.env.LEAN_BACK_CACHE === false ? [] : [backMiddleware(pages)];

/** Keeps each page that is shown. */
export function useBackCache(): void {
  const { key, pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(
    () => pages.keep({ key, href: location.origin + pathname + search, matches }),
    [key, pathname, search, matches],
  );
}
