import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { ConnectedHomeView } from './connected-home.view.ts';
import { LastOrder } from './connected-home-order.tsx';

/** The last orders, each as HTML, in their order. */
export const lastOrdersHtml = ({ orders }: Pick<ConnectedHomeView, 'orders'>, request: Request): SentHtml[] =>
  (orders?.rows ?? []).map(({ row }) => sentHtml(<LastOrder row={row} />, request));
