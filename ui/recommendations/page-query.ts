import type { RecommendedFor } from '#domain/recommendations/recommendations.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';

/** The page that the query names; the home page by default. */
export function recommendedFor({ code: productCode }: Pick<QueryValues<'recommendations'>, 'code'>): RecommendedFor {
  return productCode === null ? { page: 'home' } : { page: 'product', productCode };
}
