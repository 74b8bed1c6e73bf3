import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import { backendFor } from '#adapters/http/backend.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { Client } from '#adapters/http/client.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import { nobody, type RequestScope } from '#adapters/scope.ts';
import type { Brand, Brands, Seller, SellerSummary, Sellers } from '#domain/catalog/directory.ts';
import { HttpDirectory } from './http-directory.ts';

export type DirectoryOf = (scope: RequestScope) => { brands: Brands; sellers: Sellers };

interface DirectoryQuery<Value> {
  scope: RequestScope;
  ask: (directory: HttpDirectory) => Promise<Value>;
}

/** Unknown sellers are cached too, but few of them, because names can be guessed. */
const [ttl, max] = [60_000, 200];
const alwaysThere = new AbortController().signal;

/**
 * Brands and sellers are the same for everybody: cached for a minute and loaded once at a time, without a visitor's
 * signal (one shopper's leaving must not abort the others' request). While the backend fails, cached ones are used.
 */
export function cachedDirectory(
  world: { config: Config; client: Client; calls: BackendCalls },
  purges: Pick<Purges, 'listen'>,
): DirectoryOf {
  const createCache = <Value extends object>() =>
    new LRUCache<string, Value, DirectoryQuery<Value>>({
      max,
      ttl,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: { scope, ask } }) => {
        const { mode, lang, testWorld } = scope;
        return ask(new HttpDirectory(backendFor({ ...nobody({ mode, lang, signal: alwaysThere }), testWorld }, world)));
      },
    });
  const brands = createCache<readonly Brand[]>();
  const sellers = createCache<readonly SellerSummary[]>();
  const each = createCache<{ seller: Seller | 'unknown' }>();
  purges.listen(() => [brands, sellers, each].forEach((cache) => cache.clear()));
  return (scope) => {
    const key = (name: string) => JSON.stringify([scope.mode, scope.lang, scope.testWorld, name]);
    const stale = { allowStale: true };
    return {
      brands: { all: () => brands.forceFetch(key(''), { context: { scope, ask: (all) => all.brands() }, ...stale }) },
      sellers: {
        all: () => sellers.forceFetch(key(''), { context: { scope, ask: (all) => all.sellers() }, ...stale }),
        async ofId(id) {
          const ask = async (all: HttpDirectory) => ({ seller: await all.seller(id) });
          return (await each.forceFetch(key(id), { context: { scope, ask }, ...stale })).seller;
        },
      },
    };
  };
}
