import type { ProductSummary } from '../catalog/catalog.ts';

/** The page that recommendations are for. */
export type RecommendedFor = { page: 'home' } | { page: 'product'; productCode: string };

export interface Recommendations {
  /** The best first; an empty list is a valid answer. */
  forPage(page: RecommendedFor): Promise<ProductSummary[]>;
}
