import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import { clientAt } from '#adapters/http/client.ts';
import type { Logger } from '#adapters/log.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import { nobody, type RequestScope } from '#adapters/scope.ts';
import type { ContentPage, ContentQuery, Contents } from '#domain/content/content.ts';
import type { Dropped } from './content-mapping.ts';
import { HttpContents } from './http-contents.ts';

export type ContentsOf = (scope: RequestScope) => Contents;

interface Asked {
  scope: RequestScope;
  query: ContentQuery;
}
/** A page, or that there is none. */
type Known = { page: ContentPage | null };

/** In milliseconds. An unknown page may be published soon, yet whoever guesses addresses must not reach the service each time. */
const life = { page: 60_000, unknown: 10_000 };
const mostPages = 200;
const alwaysThere = new AbortController().signal;

/**
 * The pages of the content service: the same for everybody, so kept and asked for once at a time, on behalf of nobody
 * (one shopper's leaving must not cut the others' answer). What was kept is served while the service is away. An editor's
 * preview is neither kept nor served from what was.
 */
export function cachedContents({ config, calls, log, purges }: Parts): ContentsOf {
  const client = clientAt(config.CONTENT_BASE_URL);
  const world = { client, calls, config, dropped: loggedOnce(log) };
  const cache = new LRUCache<string, Known, Asked>({
    max: mostPages,
    ttl: life.page,
    noDeleteOnFetchRejection: true,
    // Every request that waits gets the page, even when other addresses pushed it out of the cache meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { scope, query }, options }) => {
      const { mode, lang, testWorld } = scope;
      const page = await new HttpContents({ ...nobody({ mode, lang, signal: alwaysThere }), testWorld }, world).page(
        query,
      );
      options.ttl = page === null ? life.unknown : life.page;
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
        // An old page is given at once and renewed behind; that there was none is asked again.
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

const keyOf = ({ scope: { mode, lang, testWorld }, query }: Asked): string =>
  JSON.stringify([mode, lang, testWorld, query.kind, query.kind === 'path' ? query.path : query.code]);

/** The log names each component that the shop cannot show once, not at every page view. */
function loggedOnce(log: Logger): Dropped {
  const logged = new LRUCache<string, true>({ max: 500 });
  return (component) => {
    const key = Object.values(component).join('\n');
    if (logged.has(key)) return;
    logged.set(key, true);
    const { uid, ...rest } = component;
    // A field of the name uid would be taken for a shopper's.
    log.warn({ ...rest, component: uid }, 'content component left out');
  };
}
