import { data } from 'react-router';
import { orNull } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { type PostagePage, postageView } from './postage.view.ts';
import { postageHtml } from './postage-html.server.tsx';
import { faultOf, isComplete, itemIn, readPostageQuery } from './postage-query.ts';

/** « Quel timbre ? », with its answer where the address asks for one. */
export async function loadPostage(context: RequestContext, { url, request }: { url: URL; request: Request }) {
  const { wording, config } = context;
  const input = await pageAt(context, url);
  const view = postageView(input, wording);
  const path = wording.paths.postage();
  context.describe(breadcrumbList(config.SHOP_ORIGIN, [...view.breadcrumb, { label: view.title, href: path }]));
  const title = view.answer ? `${view.title} ${view.answer.title}` : view.title;
  return data(
    {
      view: postageHtml(view, { labels: labelSource(wording.lang, {}), request }),
      head: {
        title: pageTitle({ title, isRefused: input.fault !== null }, wording),
        description: view.text,
        // Answers are as many as weights and countries: only the page itself is for search engines.
        ...(isFilledIn(input) || view.failed ? { noIndex: true } : { canonical: config.SHOP_ORIGIN + path }),
      },
    },
    view.failed ? { headers: privateHeaders } : {},
  );
}

const isFilledIn = ({ typed: { weight, sheets, country } }: PostagePage) =>
  weight !== null || sheets !== null || country !== null;

async function pageAt({ ports }: RequestContext, url: URL): Promise<PostagePage> {
  const typed = readPostageQuery(queryOf('postage', url.searchParams));
  const item = isComplete(typed) ? itemIn(typed) : null;
  const fault = item && 'field' in item ? item : null;
  const ways = item && !('field' in item) ? ports.postage.waysToSend(item, typed.country ?? '') : null;
  const [options, answer] = await Promise.all([orNull(ports.postage.options()), ways && orNull(ways)]);
  const page = { typed, options, found: null, fault };
  if (ways === null) return page;
  if (answer === null) return { ...page, found: 'failed' };
  return answer.kind === 'found' ? { ...page, found: answer } : { ...page, fault: faultOf(answer, typed) };
}
