import { publicHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/points-of-sale.route';
import { PointsOfSaleScreen } from './points-of-sale.screen.tsx';
import { loadPointsOfSale } from './points-of-sale-page.server.ts';

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) =>
  loadPointsOfSale(context, { url, request }),
);

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function PointsOfSale({ loaderData }: Route.ComponentProps) {
  return <PointsOfSaleScreen view={loaderData.view} />;
}
