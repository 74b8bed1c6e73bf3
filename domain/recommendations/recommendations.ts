import type { ProductSummary } from '../catalog/catalog.ts';

/** The page that recommendations are for. */
export type RecommendedFor = { page: 'home' } | { page: 'product'; productCode: string };

export interface RecommendedProducts {
  /** The best first; an empty list is a valid answer. */
  products: ProductSummary[];
  /** The personal ranking that they were recommended by, opaque; `null` where nothing personal is known. */
  rank: string | null;
}

/** Recommendations to the visitor of the request, who agreed to personalisation: nobody else may be asked for. */
export interface Recommendations {
  forPage(page: RecommendedFor): Promise<RecommendedProducts>;
  /** Reports to the service what the visitor saw. A failure is not thrown. */
  reportViewed(page: RecommendedFor, recommended: RecommendedProducts): Promise<void>;
}
