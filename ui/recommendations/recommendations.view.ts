import type { ProductSummary } from '#domain/catalog/catalog.ts';
import type { RecommendedFor } from '#domain/recommendations/recommendations.ts';
import { isCode } from '#ui/shared/route-params.ts';
import type { Wording } from '#ui/shared/wording.ts';

export interface RecommendationsView<Card> {
  title: string;
  cards: Card[];
}

/** `card`: how a product is shown in a list. */
export const recommendationsView = <Card>(
  { products, card }: { products: readonly ProductSummary[] | null; card: (product: ProductSummary) => Card },
  { t }: Wording,
): RecommendationsView<Card> => ({ title: t('recommendations.title'), cards: (products ?? []).map(card) });

/** The page that the address names; the home page when it names none. */
export function wishOf(query: URLSearchParams): RecommendedFor {
  const productCode = query.get('code');
  return isCode(productCode) ? { page: 'product', productCode } : { page: 'home' };
}
