import { orNull } from '#domain/shared/fault.ts';
import { downloadNews } from '#ui/labels/files/download-news.ts';
import { rememberedFormat } from '#ui/labels/files/label-format.server.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/labels.route';
import { LabelsScreen } from './labels.screen.tsx';
import { labelsView, servicesOfUnmade } from './labels.view.ts';

export const loader = handler(async (context, { params: { code }, url }: Route.LoaderArgs) => {
  const { ports, wording } = context;
  const { failure, ...chosen } = queryOf('labels', url.searchParams);
  const order = await ports.labels.ofOrder(code);
  if (order === 'unknown') throw orderNotFound(context);
  const states = await Promise.all(
    servicesOfUnmade(order).map(async (service) => {
      const state = await orNull(ports.orders.stateOf(code, service));
      return { service, state: state === 'unknown' ? null : state };
    }),
  );
  const { notices, ...counted } = downloadNews(failure, wording);
  const view = labelsView({ code, order, states, chosen, remembered: rememberedFormat(context), notices }, wording);
  return {
    view,
    head: {
      title: pageTitle({ title: view.title, partOf: wording.t('orders.title', { code }) }, wording),
      description: wording.t('labels.description'),
      noIndex: true,
    },
    ...counted,
  };
}, 'labels-fetch');

export { meta } from '#ui/page/head.ts';

export default function Labels({ loaderData }: Route.ComponentProps) {
  return <LabelsScreen view={loaderData.view} />;
}
