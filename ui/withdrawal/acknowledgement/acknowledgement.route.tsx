import { pageTitle } from '#ui/page/page-title.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/acknowledgement.route';
import { AcknowledgementScreen } from './acknowledgement.screen.tsx';
import { acknowledgementAt } from './acknowledgement.server.ts';

export const loader = handler(async (context, { params, url }: Route.LoaderArgs) => {
  const { wording } = context;
  const hasFailed = queryOf('withdrawn', url.searchParams).failure === 'accuse';
  const view = await acknowledgementAt(context, {
    place: params,
    notices: hasFailed ? [{ tone: 'error', text: wording.t('withdrawal.fileAway'), takesFocus: true }] : [],
  });
  const partOf = wording.t('orders.title', { code: params.code });
  return {
    view,
    head: {
      title: pageTitle({ title: view.title, partOf }, wording),
      description: wording.t('withdrawal.ackDescription'),
      noIndex: true,
    },
    ...(hasFailed && { failure: failureEvent('withdrawal-download', wording) }),
  };
}, 'withdrawal-fetch');

export { meta } from '#ui/page/head.ts';

export default function Acknowledgement({ loaderData }: Route.ComponentProps) {
  return <AcknowledgementScreen view={loaderData.view} />;
}
