import { optional } from '#domain/shared/fault.ts';
import { shop, type Work } from '#ui/request/ports.server.ts';
import { slotViews } from './blocks/blocks.view.ts';
import { previewView } from './content.view.ts';
import { contentHtml } from './content-html.server.tsx';
import { untilFirstOther } from './home-content.ts';

/** What an editor put on a home page: it stands without it (specification §2). In the document it stands as HTML. */
export async function homeContent(work: Work, { path, request }: { path: string; request: Request }) {
  const [page, categories] = await Promise.all([
    optional(work.ports.contents.page({ kind: 'path', path })),
    shop.categoriesOf(work.mode, work.wording.lang),
  ]);
  if (page) work.tag(`content:${page.uid}`);
  const { banners, rest } = untilFirstOther(page?.slots ?? []);
  const place = { categories, wording: work.wording };
  const preview = work.preview ? previewView(path, work.wording) : null;
  return {
    banners: contentHtml({ slots: slotViews(banners, place), preview }, request),
    rest: contentHtml({ slots: slotViews(rest, place) }, request),
  };
}
