import type { components } from '#contracts/generated/orders.ts';
import { sentQuantities } from '../cart/answer.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { consignmentsOf, isGoods } from './consignments.ts';
import { costOf, type Refund, refundsOf } from './refunds.ts';
import { serviceStateOf } from './service-state.ts';
import { hasAutomaticRefund, isMaking, isUsable } from './services.ts';
import { withdrawableUntil } from './withdrawals.ts';

type Entry = WireOrder['entries'][number];
type Consignment = components['schemas']['Consignment'];

interface Stage {
  after: number;
  status: string;
  /** OCC's word for a client that has its own texts. */
  key: string;
  display: Words;
}

/** The stages of an order, by the backend's clock. */
const STAGES: Stage[] = [
  { after: 0, status: 'CREATED', key: 'created', display: { fr: 'Enregistrée', en: 'Placed' } },
  {
    after: minutes(10),
    status: 'PROCESSING',
    key: 'processing',
    display: { fr: 'En préparation', en: 'Being prepared' },
  },
  { after: hours(24), status: 'SHIPPED', key: 'open', display: { fr: 'Expédiée', en: 'Sent' } },
  { after: hours(96), status: 'COMPLETED', key: 'completed', display: { fr: 'Livrée', en: 'Delivered' } },
];
const [registered, preparing, sent, delivered] = STAGES as [Stage, Stage, Stage, Stage];
const cancelled: Stage = {
  after: 0,
  status: 'CANCELLED',
  key: 'cancelled',
  display: { fr: 'Annulée', en: 'Cancelled' },
};
/** Of an order that has nothing to deliver: what was made waits for the shopper, or nothing does. */
const ready: Stage = {
  after: minutes(10),
  status: 'COMPLETED',
  key: 'completed',
  display: { fr: 'Prête', en: 'Ready' },
};
const done: Stage = { ...ready, display: { fr: 'Terminée', en: 'Completed' } };

interface Stands {
  entries: readonly Entry[];
  consignments: readonly Consignment[];
  isOfBook: boolean;
}

function stageOf(world: World, { created }: WireOrder, { entries, consignments, isOfBook }: Stands): Stage {
  const age = nowIn(world) - Date.parse(created);
  if (!entries.some(isGoods)) return age >= done.after ? stageOfServices(entries) : registered;
  if (!isOfBook) return STAGES.findLast(({ after }) => age >= after) ?? registered;
  const statuses = consignments.map(({ status }) => status);
  if (statuses.every((status) => status === 'REFUSED' || status === 'CANCELED')) return cancelled;
  // Nothing is prepared before its seller has accepted it and it is debited.
  if (statuses.every((status) => /^WAITING_(ACCEPTANCE|DEBIT)/.test(status))) return registered;
  if (statuses.some((status) => /^(STAGING|WAITING_|SHIPPING|REFUSED|CANCELED)/.test(status))) return preparing;
  return statuses.every((status) => /^(RECEIVED|CLOSED|INCIDENT|REFUNDED)/.test(status)) ? delivered : sent;
}

/** Services are ready once all are made, finished when none can be used any more, and cancelled when all are. */
function stageOfServices(entries: readonly Entry[]): Stage {
  const states = entries.flatMap(({ product, serviceState }) => (serviceState ? [{ product, ...serviceState }] : []));
  if (states.every(({ status }) => status === 'CANCELLED')) return cancelled;
  if (states.some(isMaking)) return preparing;
  const isUsed = states.some(
    ({ product: { service = '' }, status, contract }) =>
      isUsable({ service, status }) || (contract && !contract.steps?.at(-1)?.reached),
  );
  return isUsed ? ready : done;
}

/** An order as it stands now. */
export function orderAnswer(world: World, record: OrderRecord, lang: Lang): WireOrder {
  const order = record.order[lang];
  const entries = order.entries.map((entry) => ({ ...entry, ...serviceStateOf(world, record, { entry, lang }) }));
  const consignments = consignmentsOf(world, record, lang);
  const { status, key, display } = stageOf(world, order, {
    entries,
    consignments,
    isOfBook: record.story !== undefined,
  });
  const refunds = refundsOf(world, record, { entries, consignments, lang });
  const last = withdrawableUntil(world, record);
  const isOnAccount = order.paymentMode?.code === 'deferred';
  return {
    ...order,
    status,
    statusDisplay: key,
    statusText: display[lang],
    entries,
    unconsignedEntries: entries.filter((entry) => !isGoods(entry)),
    ...sentQuantities(entries),
    entryGroups: groupsOf(entries),
    consignments,
    ...(refunds.length > 0 && { refunds }),
    amountPaid: isOnAccount
      ? priceOf(0, lang)
      : priceOf(
          centsOf(order.totalPriceWithTax) - unchargedCents(refunds) - undebitedCents(entries, consignments),
          lang,
        ),
    ...(isOnAccount && { amountAwaited: priceOf(centsOf(order.totalPriceWithTax) - unchargedCents(refunds), lang) }),
    ...(entries.some(({ serviceState }) => serviceState?.validUntil) && {
      automaticRefund: hasAutomaticRefund(world, record.code),
    }),
    ...(last && { withdrawableUntil: last }),
  };
}

const isRefunded = ({ serviceState }: Entry): boolean => serviceState?.status.includes('REFUND') ?? false;

/** Nobody is debited for what came to nothing before it was charged (specification §8). */
const unchargedCents = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { status, amount }) => sum + (status === 'NOT_CHARGED' ? centsOf(amount) : 0), 0);

/** A seller's goods are debited once the seller has accepted them. */
const undebitedCents = (entries: readonly Entry[], consignments: readonly Consignment[]): number =>
  consignments
    .filter(({ status }) => status.startsWith('WAITING_DEBIT'))
    .reduce(
      (sum, { sellerId }) => sum + costOf(entries.filter((entry) => isGoods(entry) && entry.sellerId === sellerId)),
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
