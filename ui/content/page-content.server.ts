import type { ContentQuery } from '#domain/content/content.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { slotViews } from './blocks/blocks.view.ts';
import { contentHtml } from './content-html.server.tsx';

/**
 * An editor's blocks on a page of the shop, such as a category's; the page works without them (specification §2,
 * content-managed pages).
 */
export async function pageContent(
  context: RequestContext,
  { query, request }: { query: ContentQuery | null; request?: Request },
): Promise<SentHtml> {
  if (query === null) return {};
  const { wording, ports, tag } = context;
  const [page, categories] = await Promise.all([orNull(ports.contents.page(query)), context.categories()]);
  if (page) tag(`content:${page.uid}`);
  const place = { categories, wording, ...(query.kind === 'category' ? { category: query.code } : {}) };
  return contentHtml({ slots: slotViews(page?.slots ?? [], place) }, request);
}
