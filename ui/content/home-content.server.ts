import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { slotViews } from './blocks/blocks.view.ts';
import { previewView } from './content.view.ts';
import { contentHtml } from './content-html.server.tsx';
import { productsOf, untilFirstOther } from './home-content.ts';

/** An editor's blocks on a home page, which works without them (specification §2). In a document they are HTML. */
export async function homeContent(context: RequestContext, { path, request }: { path: string; request: Request }) {
  const [page, categories] = await Promise.all([
    orNull(context.ports.contents.page({ kind: 'path', path })),
    context.categories(),
  ]);
  if (page) context.tag(`content:${page.uid}`);
  const { banners, rest } = untilFirstOther(page?.slots ?? []);
  const place = { categories, wording: context.wording };
  const preview = context.preview ? previewView(path, context.wording) : null;
  return {
    banners: contentHtml({ slots: slotViews(banners, place), preview }, request),
    products: productsOf(page?.slots ?? []),
    rest: contentHtml({ slots: slotViews(rest, place) }, request),
  };
}
