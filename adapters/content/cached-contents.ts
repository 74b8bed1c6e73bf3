import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import { clientAt } from '#adapters/http/client.ts';
import type { Logger } from '#adapters/log.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import { nobody, type RequestScope } from '#adapters/scope.ts';
import type { ContentPage, ContentQuery, Contents } from '#domain/content/content.ts';
import type { OnDropped } from './content-mapping.ts';
import { HttpContents } from './http-contents.ts';

export type ContentsOf = (scope: RequestScope) => Contents;

interface ScopedQuery {
  scope: RequestScope;
  query: ContentQuery;
}
/** A page, or the knowledge that there is none. */
type CachedPage = { page: ContentPage | null };

/**
 * In milliseconds. An unknown page may be published soon, but guessed addresses must not reach the service each time.
 */
const ttls = { page: 60_000, unknown: 10_000 };
const mostPages = 200;
const alwaysThere = new AbortController().signal;

/**
 * The pages of the content service: the same for everybody, so they are cached and loaded once at a time, without a
 * visitor's signal (one shopper's leaving must not abort the others' request). While the service fails, cached pages
 * are used. A preview bypasses the cache.
 */
export function cachedContents({ config, calls, log, purges }: Parts): ContentsOf {
  const client = clientAt(config.CONTENT_BASE_URL);
  const world = { client, calls, config, dropped: loggedOnce(log) };
  const cache = new LRUCache<string, CachedPage, ScopedQuery>({
    max: mostPages,
    ttl: ttls.page,
    noDeleteOnFetchRejection: true,
    // Waiting requests get the page even if it was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { scope, query }, options }) => {
      const { mode, lang, testWorld } = scope;
      const page = await new HttpContents({ ...nobody({ mode, lang, signal: alwaysThere }), testWorld }, world).page(
        query,
      );
      options.ttl = page === null ? ttls.unknown : ttls.page;
      return { page };
    },
  });
  purges?.listen(() => cache.clear());
  return (scope) => {
    const direct = new HttpContents(scope, world);
    if (scope.previewTicket !== null) return direct;
    return {
      confirms: (ticket) => direct.confirms(ticket),
      async page(query) {
        const key = keyOf({ scope, query });
        // A stale page is returned at once and reloaded in the background; a stale absence is asked for again.
        const allowStale = Boolean(cache.peek(key, { allowStale: true })?.page);
        return (await cache.forceFetch(key, { context: { scope, query }, allowStale, forceRefresh: false })).page;
      },
    };
  };
}

interface Parts {
  config: Config;
  calls: BackendCalls;
  log: Logger;
  purges?: Pick<Purges, 'listen'>;
}

const keyOf = ({ scope: { mode, lang, testWorld }, query }: ScopedQuery): string =>
  JSON.stringify([mode, lang, testWorld, query.kind, query.kind === 'path' ? query.path : query.code]);

/** Logs each component that the shop cannot show once, instead of at every page view. */
function loggedOnce(log: Logger): OnDropped {
  const logged = new LRUCache<string, true>({ max: 500 });
  return (component) => {
    const key = Object.values(component).join('\n');
    if (logged.has(key)) return;
    logged.set(key, true);
    const { uid, ...rest } = component;
    // The log would redact a field named uid as a shopper's.
    log.warn({ ...rest, component: uid }, 'content component left out');
  };
}
