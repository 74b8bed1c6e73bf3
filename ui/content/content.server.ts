import { data, redirect } from 'react-router';
import { editorialPageView } from '#domain/analytics/page-views.ts';
import type { ContentPage } from '#domain/content/content.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { HeadView } from '#ui/page/head.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import { notFound, withNotFoundStatus } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isContentPage, routeOf } from '#ui/routing/route-table.ts';
import { slotViews } from './blocks/blocks.view.ts';
import { contentView, noContentView, ownView, previewView } from './content.view.ts';
import { contentHtml } from './content-html.server.tsx';

interface ContentRequest {
  url: URL;
  request: Request;
}

/**
 * An address without a route: the content service is asked; what it does not know is a 404 (specification §2,
 * postal-domain 9.8).
 */
export async function loadUnknownPath(context: RequestContext, input: ContentRequest) {
  const path = askable(input.url, context);
  const page = await context.ports.contents.page({ kind: 'path', path });
  if (page === null) throw notFound(context);
  const name = context.wording.t('content.unnamed');
  return contentPage(context, input, { page, path, canonical: input.url.pathname, name });
}

/** A page that the shop must have: without content it shows its title. */
export async function loadOwnPage(context: RequestContext, input: ContentRequest) {
  const name = routeOf(input.url.pathname)?.entry.name;
  if (!isContentPage(name)) throw notFound(context);
  const path = askable(input.url, context);
  const answer = await orNull(context.ports.contents.page({ kind: 'path', path }).then((page) => ({ page })));
  if (answer?.page) {
    // Two addresses have this page; the longer one is canonical (postal-domain 9.83).
    const canonical = name === 'dangerousGoodsShort' ? context.wording.paths.dangerousGoods() : path;
    const title = context.wording.t(`content.${name}`);
    return contentPage(context, input, { page: answer.page, path, canonical, name: title });
  }
  const view = ownView(name, context.wording);
  const content = contentHtml({ noContent: noContentView(context.wording) }, input.request);
  const head: HeadView = { title: view.title, description: '', noIndex: true };
  const page = { view, content, head, track: editorialPageView(name) };
  return answer ? withNotFoundStatus(page) : data(page, { headers: privateHeaders });
}

/** The path for the content service: of limited length, and without a trailing slash. */
function askable({ pathname, search }: URL, context: RequestContext): string {
  const path = safePath(pathname);
  if (path === null || path.length > 300) throw notFound(context);
  if (path.endsWith('/')) throw redirect(path.slice(0, -1) + search, 301);
  return decodeURI(path);
}

interface ContentMatch {
  page: ContentPage;
  path: string;
  canonical: string;
  /** What the page is called where its editor does not say it. */
  name: string;
}

async function contentPage(
  { wording, preview, config, categories: categoriesOf, describe, tag }: RequestContext,
  { request }: ContentRequest,
  { page, path, canonical, name }: ContentMatch,
) {
  const categories = await categoriesOf();
  tag(`content:${page.uid}`);
  const view = contentView({ title: page.title || name }, wording);
  const slots = slotViews(page.slots, { categories, wording });
  const isEmpty = slots.length === 0;
  const content = contentHtml(
    {
      slots,
      ...(isEmpty && { noContent: noContentView(wording) }),
      preview: preview ? previewView(path, wording) : null,
    },
    request,
  );
  const origin = config.SHOP_ORIGIN;
  describe(breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: canonical }]));
  const head: HeadView = {
    title: view.title,
    description: page.description,
    canonical: origin + canonical,
    noIndex: page.noIndex || preview || isEmpty,
  };
  return data({ view, content, head, track: editorialPageView(page.uid) }, preview ? { headers: privateHeaders } : {});
}
