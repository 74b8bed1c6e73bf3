import { toSummary } from '#adapters/catalog/catalog-mapping.ts';
import { recommend } from '#adapters/generated/recommendations/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { ProductSummary } from '#domain/catalog/catalog.ts';
import type { Recommendations, RecommendedFor } from '#domain/recommendations/recommendations.ts';

/** The recommendation service. Its calls name the page and nothing of the visitor. */
export class HttpRecommendations implements Recommendations {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async forPage(page: RecommendedFor): Promise<ProductSummary[]> {
    const { calls, open, context } = this.#backend;
    const { products } = await calls.callOrThrow('recommend', recommend({ ...open, query: { ...page, ...context } }));
    return products.map(toSummary);
  }
}
