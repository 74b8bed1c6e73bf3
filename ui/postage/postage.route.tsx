import { publicHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/postage.route';
import { PostageScreen } from './postage.screen.tsx';
import { loadPostage } from './postage-page.server.ts';

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) =>
  loadPostage(context, { url, request }),
);

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Postage({ loaderData }: Route.ComponentProps) {
  return <PostageScreen view={loaderData.view} />;
}
