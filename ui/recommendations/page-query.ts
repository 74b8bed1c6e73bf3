import type { RecommendedFor } from '#domain/recommendations/recommendations.ts';
import { isCode } from '#ui/routing/route-params.ts';

/** The page that the address names; the home page when it names none. */
export function wishOf(query: URLSearchParams): RecommendedFor {
  const productCode = query.get('code');
  return isCode(productCode) ? { page: 'product', productCode } : { page: 'home' };
}
