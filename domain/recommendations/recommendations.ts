import type { ProductSummary } from '../catalog/catalog.ts';

/** The page below which products are suggested. */
export type RecommendedFor = { page: 'home' } | { page: 'product'; productCode: string };

export interface Recommendations {
  /** The best first; none is a good answer. */
  forPage(page: RecommendedFor): Promise<ProductSummary[]>;
}
