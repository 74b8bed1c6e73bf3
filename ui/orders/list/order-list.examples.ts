import { aLine, aParcel } from '#domain/cart/examples.ts';
import { anOrder, aService } from '#domain/orders/examples.ts';
import type { OrderSearch, OrderSummary } from '#domain/orders/orders.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type ListedOrder, type OrderListView, orderListView } from './order-list.view.ts';

export const aSummaryOf = (code: string, over: Partial<OrderSummary> = {}): OrderSummary => ({
  code,
  created: '2026-11-25T09:00:00Z',
  status: 'preparing',
  statusDisplay: 'En préparation',
  total: { ttc: euros(20.31), ht: euros(18.2) },
  withdrawableUntil: null,
  ...over,
});

const label = aParcel('0.parcel', { title: 'Colissimo en ligne' });
const booklets = aLine({ id: '1.1126001', title: 'Carnet de 12 timbres Marianne' });
const envelopes = aLine({ id: '2.3101005', title: 'Enveloppes blanches C6' });

/** An order whose label is to be downloaded, one that could not be read, and one that was delivered. */
export const someOrders = [
  {
    summary: aSummaryOf('CMD-26-000125', { statusDisplay: 'Prête' }),
    order: anOrder({
      code: 'CMD-26-000125',
      lines: [label, booklets, envelopes],
      services: [
        aService({ service: 'parcel', status: 'ready-to-download', line: label.id }, { trackingId: '6A15602676300' }),
      ],
      consignments: [],
    }),
  },
  { summary: aSummaryOf('CMD-26-000124', { created: '2026-11-20T09:00:00Z', total: null }), order: null },
  {
    summary: aSummaryOf('CMD-26-000123', {
      created: '2026-10-02T09:00:00Z',
      status: 'completed',
      statusDisplay: 'Livrée',
      total: { ttc: euros(5.4), ht: euros(5.4) },
    }),
    order: anOrder({ code: 'CMD-26-000123', lines: [booklets], services: [], consignments: [] }),
  },
] satisfies ListedOrder[];

interface ListParts {
  orders?: readonly (ListedOrder & { summary: OrderSummary })[];
  page?: number;
  pageCount?: number;
  search?: Partial<OrderSearch>;
  typed?: { from?: string; to?: string };
  away?: boolean;
  lang?: Lang;
  mode?: Mode;
}

export function anOrderList({
  orders = someOrders,
  page = 0,
  pageCount = 1,
  search = {},
  typed = {},
  away = false,
  lang = 'fr',
  mode = 'part',
}: ListParts = {}): OrderListView {
  const summaries = orders.map(({ summary }) => summary);
  return orderListView(
    {
      page: away ? null : { orders: summaries, page, pageCount, count: orders.length },
      orders: away ? [] : orders,
      search: { text: '', from: null, to: null, ...search },
      typed: { from: search.from ?? null, to: search.to ?? null, ...typed },
      today: '2026-11-26',
      phone: '36 31',
    },
    wordingOf({ lang, mode }),
  );
}
