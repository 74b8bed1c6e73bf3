import { everything } from '#domain/catalog/search-query.ts';
import { orNull } from '#domain/shared/fault.ts';
import { contentHtml } from '#ui/content/content-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { nothingFoundSlots } from './nothing-found.view.ts';

/** One row of a wide screen. */
const mostProducts = 5;

/** Ways on from a search without results, as HTML; the page works without the products. */
export async function nothingFoundHtml(context: RequestContext, request: Request): Promise<SentHtml> {
  const { ports, wording } = context;
  const [categories, page] = await Promise.all([
    context.categories(),
    orNull(ports.products.search(everything, mostProducts)),
  ]);
  const products = page === null || page === 'unknown' ? [] : page.products.slice(0, mostProducts);
  return contentHtml({ slots: nothingFoundSlots({ categories, products }, wording) }, request);
}
