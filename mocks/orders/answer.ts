import type { components } from '#contracts/generated/orders.ts';
import { hours, isoNowIn, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { consignmentsOf, isGoods } from './consignments.ts';
import type { OrderRecord, WireOrder, WithdrawalRecord } from './records.ts';
import { serviceStateOf } from './service-state.ts';
import { isMaking } from './services.ts';
import { withdrawableUntil, withdrawalsOf } from './withdrawals.ts';

type Entry = WireOrder['entries'][number];
type Consignment = components['schemas']['Consignment'];
type Refund = components['schemas']['OrderRefund'];

interface Stage {
  after: number;
  status: string;
  display: Words;
}

/** The stages of an order, by the backend's clock. */
const STAGES: Stage[] = [
  { after: 0, status: 'CREATED', display: { fr: 'Enregistrée', en: 'Placed' } },
  { after: minutes(10), status: 'PROCESSING', display: { fr: 'En préparation', en: 'Being prepared' } },
  { after: hours(24), status: 'SHIPPED', display: { fr: 'Expédiée', en: 'Sent' } },
  { after: hours(96), status: 'COMPLETED', display: { fr: 'Livrée', en: 'Delivered' } },
];
const [registered, preparing, sent, delivered] = STAGES as [Stage, Stage, Stage, Stage];
const cancelled: Stage = { after: 0, status: 'CANCELLED', display: { fr: 'Annulée', en: 'Cancelled' } };
/** Of an order that has nothing to deliver. */
const done: Stage = { after: minutes(10), status: 'COMPLETED', display: { fr: 'Terminée', en: 'Completed' } };

interface Stands {
  entries: readonly Entry[];
  consignments: readonly Consignment[];
  isTold: boolean;
}

function stageOf(world: World, { created }: WireOrder, { entries, consignments, isTold }: Stands): Stage {
  const age = nowIn(world) - Date.parse(created);
  if (!entries.some(isGoods)) return age >= done.after ? stageOfServices(entries) : registered;
  if (!isTold) return STAGES.findLast(({ after }) => age >= after) ?? registered;
  const statuses = consignments.map(({ status }) => status);
  if (statuses.every((status) => status === 'REFUSED' || status === 'CANCELED')) return cancelled;
  if (statuses.some((status) => /^(STAGING|WAITING_|SHIPPING|REFUSED|CANCELED)/.test(status))) return preparing;
  return statuses.every((status) => /^(RECEIVED|CLOSED|INCIDENT|REFUNDED)/.test(status)) ? delivered : sent;
}

/** Services are finished once all are made, and cancelled when all are. */
function stageOfServices(entries: readonly Entry[]): Stage {
  const statuses = entries.flatMap(({ serviceState }) => serviceState?.status ?? []);
  if (statuses.every((status) => status === 'CANCELLED')) return cancelled;
  return statuses.some((status) => isMaking({ status })) ? preparing : done;
}

/** An order as it stands now. */
export function orderAnswer(world: World, record: OrderRecord, lang: Lang): WireOrder {
  const order = record.order[lang];
  const entries = order.entries.map((entry) => ({ ...entry, ...serviceStateOf(world, record, { entry, lang }) }));
  const consignments = consignmentsOf(world, record, lang);
  const { status, display } = stageOf(world, order, {
    entries,
    consignments,
    isTold: record.story !== undefined,
  });
  const refunds = [...toldRefunds(record, { consignments, lang }), ...withdrawnRefunds(world, record, lang)];
  const last = withdrawableUntil(world, record);
  const isOnAccount = order.paymentMode?.code === 'deferred';
  return {
    ...order,
    status,
    statusDisplay: display[lang],
    entries,
    entryGroups: groupsOf(entries),
    consignments,
    ...(refunds.length > 0 && { refunds }),
    amountPaid: isOnAccount ? priceOf(0, lang) : priceOf(centsOf(order.totalPriceWithTax) - uncharged(entries), lang),
    ...(isOnAccount && { amountAwaited: order.totalPriceWithTax }),
    ...(last && { withdrawableUntil: last }),
  };
}

/** The goods of the senders of whom something was not withdrawn from. */
function keptBy(entries: readonly Entry[], withdrawals: readonly Pick<WithdrawalRecord, 'entries'>[]): Entry[] {
  const withdrawn = withdrawals.flatMap((each) => each.entries);
  const left = ({ entryNumber, quantity }: Entry) =>
    quantity -
    withdrawn.filter((each) => each.entryNumber === entryNumber).reduce((sum, each) => sum + each.quantity, 0);
  const goods = entries.filter(isGoods);
  return goods.filter(({ shopId }) => goods.some((each) => each.shopId === shopId && left(each) > 0));
}

const isRefunded = ({ serviceState }: Entry): boolean => serviceState?.status.includes('REFUND') ?? false;

/** Nobody is debited for a forwarding contract that did not come about (specification §8). */
const uncharged = (entries: readonly Entry[]): number =>
  entries.reduce(
    (sum, { serviceState, totalPrice }) =>
      sum + (serviceState?.contract?.status === 'CANCELLED' ? centsOf(totalPrice) : 0),
    0,
  );

/** Shipping labels, the other e-services, and those whose money goes back (specification §3). */
function groupsOf(entries: readonly Entry[]): NonNullable<WireOrder['entryGroups']> {
  const services = entries.filter(({ product }) => product.productType === 'ESERVICE');
  const labels = services.filter(({ product }) => product.service === 'smt');
  const others = services.filter(({ product }) => product.service !== 'smt');
  const groups = [
    { type: 'smt', entries: labels },
    { type: 'eservices', entries: others.filter((entry) => !isRefunded(entry)) },
    { type: 'eservicesRefund', entries: others.filter(isRefunded) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

function toldRefunds(
  { story, order }: OrderRecord,
  { consignments, lang }: { consignments: readonly Consignment[]; lang: Lang },
): Refund[] {
  return (story?.refunds ?? []).map(({ status, cents, reason, sender }) => {
    const consignment = consignments.find(({ shopId }) => sender !== undefined && shopId === sender);
    const own = order[lang].entries.filter(({ shopId }) => sender === undefined || shopId === sender);
    const all = own.reduce((sum, { totalPrice }) => sum + centsOf(totalPrice), 0) + deliveryOf(own);
    return {
      amount: priceOf(cents ?? all, lang),
      status,
      ...(consignment?.statusDate && { date: consignment.statusDate }),
      reason: reason[lang],
      ...(consignment && { consignmentCode: consignment.code }),
    };
  });
}

/** What each sender of some entries took for the delivery. */
const deliveryOf = (entries: readonly Entry[]): number =>
  [...Map.groupBy(entries.filter(isGoods), ({ shopId = '' }) => shopId).values()].reduce(
    (sum, [first]) => sum + centsOf(first?.deliveryMode?.deliveryCost ?? { value: 0 }),
    0,
  );

/**
 * What was withdrawn from is paid back within a day, and with the last piece of a sender what its delivery cost
 * (L221-24).
 */
const withdrawnRefunds = (world: World, record: OrderRecord, lang: Lang): Refund[] =>
  withdrawalsOf(world, record).map(({ receivedAt, entries }, at, all) => {
    const bought = record.order[lang].entries;
    const goods = entries.reduce((sum, { entryNumber, quantity }) => {
      const entry = bought.find((each) => each.entryNumber === entryNumber);
      return sum + quantity * centsOf(entry?.basePrice ?? { value: 0 });
    }, 0);
    const before = keptBy(bought, all.slice(0, at));
    const after = keptBy(bought, all.slice(0, at + 1));
    const cents = goods + deliveryOf(before) - deliveryOf(after);
    const isPaid = Date.parse(isoNowIn(world)) - Date.parse(receivedAt) >= hours(24);
    return {
      amount: priceOf(cents, lang),
      status: isPaid ? 'REFUNDED' : 'WAITING_REFUND',
      date: receivedAt,
      reason: lang === 'en' ? 'Withdrawal' : 'Rétractation',
    };
  });
