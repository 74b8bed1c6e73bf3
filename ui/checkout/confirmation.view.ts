import { labelLines } from '#domain/address/label.ts';
import type { Line, Service } from '#domain/cart/cart.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { AddressBlock, LineView, LinkView, StepView, TotalRow } from '#ui/shared/views.ts';
import type { Translate, Wording } from '#ui/shared/wording.ts';
import { deliveryWords } from './payment-delivery.view.ts';
import { recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

/** What one sender, or one service, has to do for this order, and what happens next. */
export interface OrderedGroup {
  title: string;
  /** « Lettre suivie, entre mer. 25 nov. et jeu. 26 nov. » */
  delivery?: string;
  next: string;
  lines: LineView[];
}

export interface ConfirmationView {
  title: string;
  steps: StepView[];
  thanks: string;
  code: { label: string; value: string };
  date: string;
  status: string;
  payment: string;
  /** What was agreed to, and when it is paid. */
  notes: string[];
  delivery?: { title: string; block: AddressBlock; modes: string[] };
  billing?: { title: string; block: AddressBlock };
  groups: OrderedGroup[];
  totals: TotalRow[];
  detail: LinkView;
  resume: LinkView;
}

export function confirmationView(order: Order, wording: Wording): ConfirmationView {
  const { t, paths, longDate } = wording;
  const { deliveryAddress, billingAddress } = order;
  const physical = order.lines.some((line) => line.kind === 'physical');
  return {
    title: t('checkout.confirmationTitle'),
    steps: stepsView('confirmation', { physical }, wording),
    thanks: t('checkout.thanks'),
    code: { label: t('checkout.code'), value: order.code },
    date: longDate(order.created),
    status: order.statusDisplay ?? t('checkout.created'),
    payment: order.paymentMode?.name ?? '',
    notes: notesOf(order, wording),
    ...(physical && deliveryAddress
      ? {
          delivery: {
            title: t('checkout.deliveryAddress'),
            block: labelLines(deliveryAddress),
            // Said with each sender where the backend tells them apart.
            modes: Object.keys(order.deliveries).length > 0 ? [] : order.deliveryModes,
          },
        }
      : {}),
    ...(billingAddress ? { billing: { title: t('checkout.billingAddress'), block: labelLines(billingAddress) } } : {}),
    groups: groupsOf(order, wording),
    totals: recapView(order, wording).totals,
    detail: { label: t('payment.toOrder'), href: paths.orderDetail({ code: order.code }) },
    resume: { label: t('checkout.resumeShopping'), href: paths.home() },
  };
}

const notesOf = ({ paymentMode, waivedAt }: Order, { t, moment }: Wording): string[] => [
  ...(paymentMode?.code === 'deferred' ? [t('payment.deferredPaid')] : []),
  ...(waivedAt ? [t('payment.waived', { moment: moment(waivedAt) })] : []),
];

/** Goods by their sender, services by what they are; each in the order in which it was bought. */
function groupsOf(order: Order, wording: Wording): OrderedGroup[] {
  const { lines, total } = order;
  const byGroup = Map.groupBy(lines, (line) =>
    line.kind === 'physical' ? `shop/${line.shop.id ?? ''}` : line.service,
  );
  return [...byGroup.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const views = recapView({ lines: some, total }, wording).lines;
    const delivery = deliveryOf(order, { line: first, wording });
    return [
      {
        ...wordsOf(first, wording.t),
        ...(delivery ? { delivery } : {}),
        lines: views.map(({ seller: _seller, ...line }) => line),
      },
    ];
  });
}

function deliveryOf({ deliveries }: Order, { line, wording }: { line: Line; wording: Wording }): string | null {
  const delivery = deliveries[line.id];
  return delivery ? deliveryWords(delivery, wording) : null;
}

function wordsOf({ kind, service, shop }: Line, t: Translate): Pick<OrderedGroup, 'title' | 'next'> {
  if (kind !== 'physical') return serviceWords(service, t);
  return shop.id && shop.name
    ? { title: t('payment.groupShop', { shop: shop.name }), next: t('payment.nextShop') }
    : { title: t('payment.groupOwn'), next: t('payment.nextOwn') };
}

function serviceWords(service: Service | null, t: Translate): Pick<OrderedGroup, 'title' | 'next'> {
  switch (service) {
    case 'parcel':
      return { title: t('payment.groupParcel'), next: t('payment.nextParcel') };
    case 'stamp':
      return { title: t('payment.groupStamp'), next: t('payment.nextStamp') };
    case 'forwarding':
      return { title: t('payment.groupForwarding'), next: t('payment.nextForwarding') };
    case 'registered-mail':
      return { title: t('payment.groupRegistered'), next: t('payment.nextRegistered') };
    case 'letter':
      return { title: t('payment.groupLetter'), next: t('payment.nextLetter') };
    default:
      return { title: t('payment.groupService'), next: t('payment.nextService') };
  }
}
