import { publicHeaders } from '#ui/page/page-headers.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Route } from './+types/content.route';
import { ContentScreen } from './content.screen.tsx';
import { loadUnknownPath } from './content.server.ts';
import { ContentHtml } from './content-html.tsx';

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) =>
  loadUnknownPath(context, { url, request }),
);

/** A catch-all page has no forms. */
export const action = handler<Route.ActionArgs, null>(async (context: RequestContext) => {
  throw notFound(context);
});

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Content({ loaderData }: Route.ComponentProps) {
  return (
    <ContentScreen view={loaderData.view}>
      <ContentHtml html={loaderData.content.html} />
    </ContentScreen>
  );
}
