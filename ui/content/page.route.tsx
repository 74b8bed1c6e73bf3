import { metaOf } from '#ui/page/head.ts';
import { publicHeaders } from '#ui/page/page-headers.ts';
import { notFound, type Work, withPorts } from '#ui/request/ports.server.ts';
import type { Route } from './+types/page.route';
import { ContentScreen } from './content.screen.tsx';
import { loadOwnPage } from './content.server.ts';
import { ContentHtml } from './content-html.tsx';

export const loader = withPorts(async (work, { url, request }: Route.LoaderArgs) =>
  loadOwnPage(work, { url, request }),
);

/** Nothing is posted to a page that is only read. */
export const action = withPorts<Route.ActionArgs, null>(async (work: Work) => {
  throw notFound(work);
});

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ContentScreen view={loaderData.view}>
      <ContentHtml html={loaderData.content.html} />
    </ContentScreen>
  );
}
