import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import { backendFor } from '#adapters/http/backend.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { Client } from '#adapters/http/client.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import { nobody } from '#adapters/scope.ts';
import type { CategoryTree } from '#domain/catalog/catalog.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { HttpProducts } from './http-products.ts';

export type CategoriesOf = (mode: Mode, lang: Lang) => Promise<readonly CategoryTree[]>;

/**
 * The departments of the header: the same for everybody, so they are cached for a minute and loaded once at a time,
 * without a visitor's signal (one shopper's leaving must not abort the others' request). Empty when they cannot be
 * loaded.
 */
export function cachedCategories(
  world: { config: Config; client: Client; calls: BackendCalls },
  purges: Pick<Purges, 'listen'>,
): CategoriesOf {
  const cache = new LRUCache<string, readonly CategoryTree[], { mode: Mode; lang: Lang }>({
    max: 8,
    ttl: 60_000,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: { mode, lang }, signal }) => {
      const { children } = await new HttpProducts(
        backendFor(nobody({ mode, lang, signal }), world),
        world.config,
      ).tree();
      return children;
    },
  });
  purges.listen(() => cache.clear());
  return async (mode, lang) => (await orNull(cache.fetch(`${mode}/${lang}`, { context: { mode, lang } }))) ?? [];
}
