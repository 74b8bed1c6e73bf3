import type { Address } from '#domain/address/address.ts';
import { bySender, type Line, type Service } from '#domain/cart/cart.ts';
import type { Order, OrderedDelivery } from '#domain/orders/orders.ts';
import { waiverOf } from '#domain/orders/withdrawal.ts';
import { billedAddress, deliveredAddress } from '#ui/address/printed-address.ts';
import { recapView } from '#ui/cart/recap.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { AddressBlock, FactView, LineView, LinkView, StepView, TotalRow } from '#ui/components/views.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { deliveryWords } from '#ui/order-lines/payment-delivery.view.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { orderNow } from '#ui/orders/now/order-now.view.ts';
import { unread } from '#ui/orders/now/returns-and-refunds.ts';
import { forwardingTitle } from '#ui/orders/services/services.view.ts';
import { companyNumberText } from '#ui/wording/company-number.ts';
import type { Translate, Wording } from '#ui/wording/wording.ts';

/** What one sender or one service does for this order, and what happens next. */
export interface OrderedGroup {
  /** Of its first line: two sellers may be without a name. */
  id: string;
  title: string;
  /** « Lettre suivie, du mer. 25/11 au jeu. 26/11/2026 » */
  delivery?: string;
  /** Absent where the page says it once, of several. */
  next?: string;
  lines: LineView[];
}

export interface ConfirmationView {
  title: string;
  steps: StepView[];
  thanks: string;
  code: FactView;
  date: string;
  status: string;
  /** Where the backend says by what. */
  payment?: string;
  /** The payment terms of an order on account. */
  terms?: string;
  /** What the shopper agreed to. */
  notes: string[];
  delivery?: { title: string; block: AddressBlock; mark?: string; modes: string[] };
  /** `number`: the company number of a professional. */
  billing?: { title: string; block: AddressBlock; mark?: string; number?: string };
  /** What happens next with several groups; each text names whom it is true of, since others stand below it too. */
  shared: string[];
  groups: OrderedGroup[];
  totals: TotalRow[];
  detail: LinkView;
  resume: LinkView;
}

/** @param today `YYYY-MM-DD`, in Paris */
export function confirmationView(order: Order, today: string, wording: Wording): ConfirmationView {
  const { t, paths, numericDay } = wording;
  const { deliveryAddress, billingAddress } = order;
  const waivedAt = waiverOf(order);
  const physical = order.lines.some((line) => line.kind === 'physical');
  return {
    title: t('checkout.confirmationTitle'),
    steps: stepsView('confirmation', { physical }, wording),
    thanks: t('checkout.thanks'),
    code: { label: t('checkout.code'), value: order.code },
    date: numericDay(order.created),
    // As the list of orders says it.
    status: orderNow({ order, returnsAndRefunds: unread, today }, wording).state.text,
    ...(order.paymentMode?.name ? { payment: order.paymentMode.name } : {}),
    ...(order.paymentMode?.code === 'deferred' ? { terms: t('payment.deferredPaid') } : {}),
    notes: waivedAt ? [t('payment.waived', { day: wording.numericDay(waivedAt) })] : [],
    ...(physical && deliveryAddress
      ? {
          delivery: {
            title: t('checkout.deliveryAddress'),
            ...deliveredAddress(deliveryAddress, wording),
            // Where the backend knows the mode of each sender, it stands with that sender.
            modes: Object.keys(order.deliveries).length > 0 ? [] : order.deliveryModes,
          },
        }
      : {}),
    ...(billingAddress
      ? { billing: billingOf(billingAddress, { delivery: physical ? deliveryAddress : null, wording }) }
      : {}),
    ...groupsOf(order, wording),
    totals: recapView(order, wording).totals,
    detail: { label: t('payment.toOrder'), href: paths.orderDetail({ code: order.code }) },
    resume: { label: t('checkout.resumeShopping'), href: paths.home() },
  };
}

const billingOf = (
  address: Address,
  { delivery, wording }: { delivery: Address | null; wording: Wording },
): ConfirmationView['billing'] => ({
  title: wording.t('checkout.billingAddress'),
  ...billedAddress(address, { delivery, wording }),
  ...(address.companyNumber ? { number: companyNumberText(address.companyNumber, wording) } : {}),
});

/** Goods by sender, then services by kind, parcels by carrier and by who prints the label. */
function groupsOf(order: Order, wording: Wording): Pick<ConfirmationView, 'shared' | 'groups'> {
  const { lines, total } = order;
  const isGoods = ({ kind }: Line) => kind === 'physical';
  const services = Map.groupBy(
    lines.filter((line) => !isGoods(line)),
    ({ service, carrier, isPrintedAtDropOff }) => `${service}/${carrier ?? 'POFR'}/${isPrintedAtDropOff}`,
  );
  const groups = [...bySender(lines.filter(isGoods)), ...services.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const views = recapView({ lines: some, total }, wording).lines;
    const delivery = order.deliveries[first.id] ?? null;
    return [
      {
        id: first.id,
        ...wordsOf(first, { delivery, order, t: wording.t }),
        ...(delivery ? { delivery: deliveryWords(delivery, wording) } : {}),
        lines: views.map(({ seller: _seller, ...line }) => line),
      },
    ];
  });
  const texts = groups.map(({ next }) => next);
  const shared = new Set(texts.filter((text, at) => texts.indexOf(text) !== at));
  return {
    shared: [...shared],
    groups: groups.map(({ next, ...group }) => (shared.has(next) ? group : { ...group, next })),
  };
}

type GroupWords = Required<Pick<OrderedGroup, 'title' | 'next'>>;

function wordsOf(
  { kind, service, seller, carrier, isPrintedAtDropOff }: Line,
  { delivery, order, t }: { delivery: OrderedDelivery | null; order: Order; t: Translate },
): GroupWords {
  if (kind !== 'physical') return serviceWords(service, { carrier, isPrintedAtDropOff, order, t });
  const waits = Boolean(delivery?.point);
  const name = sellerName(seller, { t });
  return name !== null
    ? {
        title: t('payment.groupSeller', { seller: name }),
        next: t(waits ? 'payment.nextSellerPoint' : 'payment.nextSeller'),
      }
    : { title: t('payment.groupOwn'), next: t(waits ? 'payment.nextOwnPoint' : 'payment.nextOwn') };
}

function serviceWords(
  service: Service | null,
  {
    carrier,
    isPrintedAtDropOff,
    order,
    t,
  }: Pick<Line, 'carrier' | 'isPrintedAtDropOff'> & { order: Order; t: Translate },
): GroupWords {
  switch (service) {
    case 'parcel': {
      const title = t(carrierKey(carrier ?? 'POFR'));
      return isPrintedAtDropOff
        ? { title: t('payment.groupDropOff', { parcels: title }), next: t('payment.nextDropOff') }
        : { title, next: t('payment.nextParcel') };
    }
    case 'stamp':
      return { title: t('payment.groupStamp'), next: t('payment.nextStamp') };
    case 'stamp-logo':
      return { title: t('payment.groupLogo'), next: t('payment.nextLogo') };
    case 'forwarding':
      return { title: forwardingTitle(order, t), next: t('payment.nextForwarding') };
    case 'registered-mail':
      return { title: t('payment.groupRegistered'), next: t('payment.nextRegistered') };
    case 'letter':
      return { title: t('payment.groupLetter'), next: t('payment.nextLetter') };
    case null:
      return { title: t('payment.groupService'), next: t('payment.nextService') };
  }
}
