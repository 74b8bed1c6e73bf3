import type { Config } from '#adapters/config.ts';
import { backendFor } from '#adapters/http/backend.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import type { Client } from '#adapters/http/client.ts';
import { sharedCache } from '#adapters/http/shared-cache.ts';
import type { Purges } from '#adapters/operations/purges.ts';
import type { CategoryTree } from '#domain/catalog/catalog.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { HttpProducts } from './http-products.ts';

export type CategoriesOf = (mode: Mode, lang: Lang) => Promise<readonly CategoryTree[]>;

/** The departments of the header. Empty when they cannot be loaded. */
export function cachedCategories(
  world: { config: Config; client: Client; calls: BackendCalls },
  purges: Pick<Purges, 'listen'>,
): CategoriesOf {
  const trees = sharedCache<readonly CategoryTree[]>({ max: 8, purges });
  return (mode, lang) =>
    trees({ mode, lang, testWorld: null }, '', async (scope) => {
      const { children } = await new HttpProducts(backendFor(scope, world), world.config).tree();
      return children;
    }).catch((error: unknown) => {
      if (error instanceof Fault) return [];
      throw error;
    });
}
