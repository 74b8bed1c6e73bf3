import { publicHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/page.route';
import { ContentScreen } from './content.screen.tsx';
import { loadOwnPage } from './content.server.ts';
import { ContentHtml } from './content-html.tsx';

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) =>
  loadOwnPage(context, { url, request }),
);

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ContentScreen view={loaderData.view}>
      <ContentHtml sent={loaderData.content} />
    </ContentScreen>
  );
}
