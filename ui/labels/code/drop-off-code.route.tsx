import type { NoticeView } from '#ui/components/views.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { failureEvent, failures } from '#ui/request/error/failures.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/drop-off-code.route';
import { DropOffCodeScreen } from './drop-off-code.screen.tsx';
import { dropOffCodeView } from './drop-off-code.view.ts';
import { qrCodeOf } from './qr-code.server.ts';

export const loader = handler(async (context, { params: { code, trackingId }, url }: Route.LoaderArgs) => {
  const { ports, wording } = context;
  const order = await ports.labels.ofOrder(code);
  const label = order === 'unknown' ? undefined : order.labels.find((each) => each.trackingId === trackingId);
  if (!label?.dropOff) throw orderNotFound(context);
  const { dropOff } = label;
  const qr = label.state.label === 'to-drop-off' ? await qrCodeOf(dropOff.code) : null;
  const hasFailed = qr !== null && queryOf('dropOffCode', url.searchParams).failure;
  const notices: NoticeView[] = hasFailed
    ? [{ tone: 'error', text: wording.t(failures['code-download'].message), takesFocus: true }]
    : [];
  const view = dropOffCodeView({ orderCode: code, label: { ...label, dropOff }, qr, notices }, wording);
  return {
    view,
    head: {
      title: pageTitle({ title: view.title, partOf: wording.t('orders.title', { code }) }, wording),
      description: wording.t('labels.codeDescription'),
      noIndex: true,
    },
    ...(hasFailed ? { failure: failureEvent('code-download', wording) } : {}),
  };
}, 'labels-fetch');

export { meta } from '#ui/page/head.ts';

export default function DropOffCode({ loaderData }: Route.ComponentProps) {
  return <DropOffCodeScreen view={loaderData.view} />;
}
