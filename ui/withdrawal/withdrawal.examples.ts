import { aLine } from '#domain/cart/examples.ts';
import { aConsignment, anOrder, aService, aWithdrawal } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type AcknowledgementView, acknowledgementView } from './acknowledgement/acknowledgement.view.ts';
import { type ChoiceView, choiceView, type OrderRead } from './choice/choice.view.ts';
import { type TypedWithdrawal, type WithdrawView, withdrawView } from './request/request.view.ts';

interface Shopper {
  lang?: Lang;
  mode?: Mode;
}

export const today = '2026-11-26';
const phone = '36 31';
const code = 'CMD-26-000123';

/** Three booklets, one box of a seller, and a stamp that was made at once. */
export const anOrderToLeave = (over: Partial<Order> = {}): Order =>
  anOrder({
    code,
    lines: [
      aLine({ id: '0.3202005', title: 'Carnet de 12 timbres', quantity: 3 }),
      aLine({ id: '1.3406005', title: 'Bloc cinq tiroirs en hêtre', quantity: 1 }),
      aLine({ id: '2.stamp', kind: 'other', service: 'stamp', title: 'Mon timbre en ligne' }),
    ],
    consignments: [
      aConsignment({
        code: `${code}-A`,
        seller: { id: null, name: null },
        status: 'received',
        lines: [{ lineId: '0.3202005', entryNumber: 0, quantity: 3, sent: 3, declined: 0 }],
      }),
      aConsignment({
        code: `${code}-B`,
        seller: { id: '2009', name: 'Maison Lettrine' },
        status: 'received',
        returnableUntil: '2026-12-10',
        lines: [{ lineId: '1.3406005', entryNumber: 1, quantity: 1, sent: 1, declined: 0 }],
      }),
    ],
    services: [aService({ service: 'stamp', status: 'pickup-complete', line: '2.stamp' }, { entryNumber: 2 })],
    withdrawableUntil: '2026-12-10',
    waivedAt: '2026-11-20T14:05:00Z',
    ...over,
  });

export const aTypedWithdrawal = (over: Partial<TypedWithdrawal> = {}): TypedWithdrawal => ({
  lineIds: ['0.3202005'],
  quantities: { '0.3202005': '2' },
  email: 'autre@exemple.fr',
  comment: 'Merci de confirmer.',
  draft: 'b-1',
  faults: {},
  ...over,
});

export const aWithdrawView = ({
  lang = 'fr',
  mode = 'part',
  ...given
}: Partial<Parameters<typeof withdrawView>[0]> & Shopper = {}): WithdrawView =>
  withdrawView(
    {
      order: anOrderToLeave(),
      withdrawals: [],
      today,
      shopper: { name: 'Compte Particulier', email: 'compte@exemple.fr' },
      typed: null,
      draft: 'a-1',
      notices: [],
      ...given,
    },
    wordingOf({ lang, mode }),
  );

export const anAcknowledgementView = ({
  lang = 'fr',
  ...given
}: Partial<Parameters<typeof acknowledgementView>[0]> & Shopper = {}): AcknowledgementView =>
  acknowledgementView(
    {
      order: anOrderToLeave(),
      withdrawal: aWithdrawal({
        comment: 'Merci de confirmer.\nBonne journée.',
        lines: [
          { entryNumber: 0, quantity: 2 },
          { entryNumber: 1, quantity: 1 },
        ],
      }),
      name: 'Compte Particulier',
      phone,
      notices: [],
      ...given,
    },
    wordingOf({ lang, mode: 'part' }),
  );

export const anOrderRead = (over: Partial<OrderRead> = {}): OrderRead => {
  const order = over.order === undefined ? anOrderToLeave() : over.order;
  const summary = {
    code: order?.code ?? 'CMD-26-000124',
    created: '2026-11-20T14:05:00Z',
    status: 'completed',
    statusDisplay: null,
    total: null,
    withdrawableUntil: null,
  } as const;
  return { summary, withdrawals: [], ...over, order };
};

/** An order with each of the three ways, one that could not be read, and one of which nothing can be given back. */
export const ordersOfEachKind = (): OrderRead[] => [
  anOrderRead({
    order: anOrderToLeave({
      lines: [...anOrderToLeave().lines, aLine({ id: '3.parcel', kind: 'other', service: 'parcel' })],
      services: [aService({ service: 'parcel', status: 'label-expired', line: '3.parcel' }, { entryNumber: 3 })],
    }),
    withdrawals: [aWithdrawal()],
  }),
  anOrderRead({ order: null }),
  anOrderRead({ order: anOrder({ code: 'CMD-26-000125', withdrawableUntil: '2026-11-25' }) }),
];

export const aChoiceView = ({
  lang = 'fr',
  mode = 'part',
  ...given
}: Partial<Parameters<typeof choiceView>[0]> & Shopper = {}): ChoiceView => {
  const orders = given.orders ?? ordersOfEachKind();
  const page = { orders: orders.map(({ summary }) => summary), page: 0, pageCount: 3, count: 12 };
  return choiceView({ page, text: '', orders, today, ...given }, wordingOf({ lang, mode }));
};
