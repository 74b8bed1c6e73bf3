import type { Config } from '#adapters/config.ts';
import { backendFor } from '#adapters/http/backend.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { Client } from '#adapters/http/client.ts';
import { sharedCache } from '#adapters/http/shared-cache.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { Brand, Brands, Seller, SellerSummary, Sellers } from '#domain/catalog/directory.ts';
import { HttpDirectory } from './http-directory.ts';

export type DirectoryOf = (scope: RequestScope) => { brands: Brands; sellers: Sellers };

/** Unknown sellers are cached too, but few of them, because names can be guessed. */
const max = 200;

/** Brands and sellers, which are the same for everybody. */
export function cachedDirectory(
  world: { config: Config; client: Client; calls: BackendCalls },
  purges: Pick<Purges, 'listen'>,
): DirectoryOf {
  const brands = sharedCache<readonly Brand[]>({ max, purges });
  const sellers = sharedCache<readonly SellerSummary[]>({ max, purges });
  const each = sharedCache<{ seller: Seller | 'unknown' }>({ max, purges });
  const directoryFor = (scope: RequestScope) => new HttpDirectory(backendFor(scope, world));
  return (reader) => ({
    brands: { all: () => brands(reader, '', (scope) => directoryFor(scope).brands()) },
    sellers: {
      all: () => sellers(reader, '', (scope) => directoryFor(scope).sellers()),
      ofId: async (id) =>
        (await each(reader, id, async (scope) => ({ seller: await directoryFor(scope).seller(id) }))).seller,
    },
  });
}
