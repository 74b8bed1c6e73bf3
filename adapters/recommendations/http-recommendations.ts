import { toSummary } from '#adapters/catalog/catalog-mapping.ts';
import { recommend, recommendationsShown } from '#adapters/generated/recommendations/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { Recommendations, RecommendedFor, RecommendedProducts } from '#domain/recommendations/recommendations.ts';
import { orNull } from '#domain/shared/fault.ts';

/** The recommendation service. Its calls know the visitor by the visit's random id, and no account. */
export class HttpRecommendations implements Recommendations {
  readonly #backend: Backend;
  readonly #headers: { 'occ-personalization-id': string };

  constructor(backend: Backend, { sid }: Pick<RequestScope, 'sid'>) {
    this.#backend = backend;
    this.#headers = { 'occ-personalization-id': sid };
  }

  async forPage(page: RecommendedFor): Promise<RecommendedProducts> {
    const { calls, open, context } = this.#backend;
    const { products, rank } = await calls.callOrThrow(
      'recommend',
      recommend({ ...open, headers: this.#headers, query: { ...page, ...context } }),
    );
    return { products: products.map(toSummary), rank: rank ?? null };
  }

  async reportViewed({ page }: RecommendedFor, { products, rank }: RecommendedProducts): Promise<void> {
    if (products.length === 0) return;
    const { calls, open, context } = this.#backend;
    const body = { page, productCodes: products.map(({ code }) => code), ...(rank === null ? {} : { rank }) };
    await orNull(
      calls.callOrThrow(
        'recommendationsShown',
        recommendationsShown({ ...open, headers: this.#headers, query: context, body }),
      ),
    );
  }
}
