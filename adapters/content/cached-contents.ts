import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import { clientAt } from '#adapters/http/client.ts';
import { sharedCache } from '#adapters/http/shared-cache.ts';
import type { Logger } from '#adapters/log.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { ContentPage, Contents } from '#domain/content/content.ts';
import type { OnDropped } from './content-mapping.ts';
import { HttpContents } from './http-contents.ts';

export type ContentsOf = (scope: RequestScope) => Contents;

const mostPages = 200;

/**
 * The pages of the content service. An absence is cached for a short time: the page may be published soon. A preview bypasses
 * the cache.
 */
export function cachedContents({ config, calls, log, purges }: Parts): ContentsOf {
  const client = clientAt(config.CONTENT_BASE_URL);
  const world = { client, calls, config, dropped: loggedOnce(log) };
  const pages = sharedCache<{ page: ContentPage | null }>({
    max: mostPages,
    isLasting: ({ page }) => page !== null,
    purges,
  });
  return (reader) => {
    const direct = new HttpContents(reader, world);
    if (reader.previewTicket !== null) return direct;
    return {
      confirms: (ticket) => direct.confirms(ticket),
      async page(query) {
        const name = JSON.stringify([query.kind, query.kind === 'path' ? query.path : query.code]);
        return (
          await pages(reader, name, async (scope) => ({ page: await new HttpContents(scope, world).page(query) }))
        ).page;
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
