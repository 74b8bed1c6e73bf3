import { orNull } from '../shared/fault.ts';
import type { Products, SearchPage } from './catalog.ts';
import type { SearchQuery } from './search-query.ts';

/** What was found, and for which text. */
interface CorrectedSearch {
  page: SearchPage | 'unknown';
  text: string;
}

/** A search that finds neither products nor services goes on with the spelling that the backend suggests. */
export async function correctedSearch(
  products: Pick<Products, 'search'>,
  query: SearchQuery,
  size?: number,
): Promise<CorrectedSearch> {
  const { text } = query;
  const page = await products.search(query, size);
  if (page === 'unknown' || !page.suggestion || page.total > 0 || page.services.length > 0) return { page, text };
  const corrected = await orNull(products.search({ ...query, text: page.suggestion }, size));
  return corrected === null || corrected === 'unknown' || corrected.total === 0
    ? { page, text }
    : { page: corrected, text: page.suggestion };
}
