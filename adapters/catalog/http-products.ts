import type { Config } from '#adapters/config.ts';
import { getCategory, getProduct, getProductReferences, searchProducts } from '#adapters/generated/catalog/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { memoize } from '#adapters/http/response-cache.ts';
import type { Categories, Product, ProductSummary, Products, SearchPage } from '#domain/catalog/catalog.ts';
import { formatQuery, pageSize, type SearchQuery } from '#domain/catalog/search-query.ts';
import { toCategory, toProduct, toSearchPage, toSummary } from './catalog-mapping.ts';

/** One row of cards on a wide screen. */
const mostSimilar = 4;

const searchPageOf = memoize(toSearchPage);

export class HttpProducts implements Products, Categories {
  readonly #backend: Backend;
  readonly #root: { catalogId: string; catalogVersionId: string; categoryId: string };

  readonly #timeout: number;

  constructor(
    backend: Backend,
    {
      CATALOG_ID,
      CATALOG_VERSION,
      CATEGORY_ROOT,
      TIMEOUT_OPTIONAL,
    }: Pick<Config, 'CATALOG_ID' | 'CATALOG_VERSION' | 'CATEGORY_ROOT' | 'TIMEOUT_OPTIONAL'>,
  ) {
    this.#backend = backend;
    this.#timeout = TIMEOUT_OPTIONAL;
    this.#root = { catalogId: CATALOG_ID, catalogVersionId: CATALOG_VERSION, categoryId: CATEGORY_ROOT };
  }

  async search(query: SearchQuery, size = pageSize): Promise<SearchPage | 'unknown'> {
    const { calls, open, shared, context } = this.#backend;
    const answer = await calls.call(
      'searchProducts',
      searchProducts({
        // A personal ranking is one shopper's.
        ...(query.rank ? open : shared),
        query: {
          query: formatQuery(query),
          currentPage: query.page,
          pageSize: size,
          fields: 'FULL',
          ...(query.base?.kind === 'shops' ? { sellerId: query.base.id } : {}),
          ...(query.rank ? { rank: query.rank } : {}),
          ...context,
        },
      }),
    );
    if (answer.ok) return searchPageOf(answer.data);
    return 'unknown';
  }

  async ofCode(code: string, offerId?: string): Promise<Product | 'unknown'> {
    const { calls, open, context } = this.#backend;
    const answer = await calls.call(
      'getProduct',
      getProduct({
        ...open,
        path: { productCode: code },
        query: { fields: 'FULL', ...(offerId ? { offerId } : {}), ...context },
      }),
    );
    return answer.ok ? toProduct(answer.data) : 'unknown';
  }

  async similarTo(code: string): Promise<ProductSummary[]> {
    const { calls, openWithin, context } = this.#backend;
    const answer = await calls.call(
      'getProductReferences',
      getProductReferences({
        // A page does without.
        ...openWithin(this.#timeout),
        path: { productCode: code },
        query: { referenceType: 'SIMILAR', pageSize: mostSimilar, fields: 'FULL', ...context },
      }),
    );
    return answer.ok ? answer.data.references.map(({ target }) => toSummary(target)) : [];
  }

  async tree() {
    const { calls, open, context } = this.#backend;
    return toCategory(
      await calls.callOrThrow(
        'getCategory',
        getCategory({ ...open, path: this.#root, query: { fields: 'FULL', ...context } }),
      ),
    );
  }
}
