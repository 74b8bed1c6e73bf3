import type { components } from '#contracts/generated/returns.ts';
import { orderOf } from '../order-book/account-orders.ts';
import { consignmentsOf } from '../orders/consignments.ts';
import { withdrawalsOf } from '../orders/withdrawals.ts';
import { movesIn, type OrderRecord } from '../records/orders.ts';
import { type ReturnRecord, returnsIn } from '../records/returns.ts';
import { dayOf, hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import { conflict, unknownResource } from '../shared/problems.ts';
import { trackingNumber } from '../shared/tracking-numbers.ts';
import type { World } from '../shared/world.ts';
import { choiceOf, methods, reasons } from './choices.ts';

type Wire = components['schemas'];

/** A return of the shop moves on by its age. */
const stages = [
  { after: 0, status: 'WAITING_ACCEPTANCE' },
  { after: minutes(10), status: 'IN_PROGRESS' },
  { after: hours(72), status: 'RECEIVED' },
  { after: hours(96), status: 'CLOSED' },
];
/** The steps that lead to a state of the order book, each with its hours since the request. */
const courses: Record<string, readonly (readonly [string, number])[]> = {
  WAITING_ACCEPTANCE: [],
  IN_PROGRESS: [['IN_PROGRESS', 24]],
  REFUSED: [['REFUSED', 24]],
  RECEIVED: [
    ['IN_PROGRESS', 24],
    ['RECEIVED', 96],
  ],
  NO_RECEPTION: [
    ['IN_PROGRESS', 2],
    ['NO_RECEPTION', 110],
  ],
  CLOSED: [
    ['IN_PROGRESS', 24],
    ['RECEIVED', 72],
    ['CLOSED', 96],
  ],
  CANCELED: [['CANCELED', 2]],
};
const DAYS_TO_SEND = 14;

interface Step {
  status: string;
  at: number;
}

function stepsOf(world: World, { code, createdAt, told, cancelledAt }: ReturnRecord): Step[] {
  const usual: Step[] =
    told === null
      ? stages.map(({ after, status }) => ({ status, at: createdAt + after }))
      : [
          { status: 'WAITING_ACCEPTANCE', at: createdAt },
          ...(courses[told] ?? []).map(([status, after]) => ({ status, at: createdAt + hours(after) })),
        ];
  const move = movesIn(world).findFirst((q) => q.where({ part: code }));
  const end = Math.min(cancelledAt ?? Infinity, move?.at ?? Infinity, nowIn(world));
  return [
    ...usual.filter(({ at }) => at <= end),
    ...(cancelledAt === null ? [] : [{ status: 'CANCELED', at: cancelledAt }]),
    ...(move ? [{ status: move.status, at: move.at }] : []),
  ];
}

const statusOf = (world: World, record: ReturnRecord): string =>
  stepsOf(world, record).at(-1)?.status ?? 'WAITING_ACCEPTANCE';

const isCancellable = (status: string) => status === 'WAITING_ACCEPTANCE' || status === 'IN_PROGRESS';

export const hasLabel = (world: World, record: ReturnRecord): boolean =>
  statusOf(world, record) === 'IN_PROGRESS' &&
  (methods.find(({ code }) => code === record.methodCode)?.hasLabel ?? false);

export const labelNumber = ({ code }: ReturnRecord): string => trackingNumber(code, 0, 0);

export const sellersAddress = {
  firstName: '',
  lastName: 'Service des retours',
  line1: '12 RUE DU CANAL',
  postalCode: '67000',
  town: 'STRASBOURG',
  country: { isocode: 'FR', name: 'France' },
};

export function requestAnswer(world: World, record: ReturnRecord, lang: Lang): Wire['ReturnRequest'] {
  const { code, owner, orderCode, consignmentCode, createdAt, comment } = record;
  const order = orderOf(world, owner, orderCode);
  const sent = consignmentOf(world, order, { code: consignmentCode, lang });
  const steps = stepsOf(world, record);
  const status = statusOf(world, record);
  const method = methods.find((each) => each.code === record.methodCode);
  const isAccepted = steps.some((step) => step.status === 'IN_PROGRESS');
  const labelled = hasLabel(world, record);
  return {
    code,
    ...(isAccepted && { rma: `RMA-${code.slice(-6).toUpperCase()}` }),
    order: { code: orderCode },
    consignmentCode,
    ...(sent.sellerName && { sellerName: sent.sellerName }),
    status,
    creationTime: new Date(createdAt).toISOString(),
    history: steps.map((step) => ({ status: step.status, statusDate: new Date(step.at).toISOString() })),
    ...(status === 'REFUSED' && { rejection: 'NOT_ELIGIBLE' }),
    ...(method && { method: choiceOf(method, lang) }),
    ...(comment && { comment }),
    ...(status === 'IN_PROGRESS' && {
      sendUntil: dayOf(createdAt + hours(24 * DAYS_TO_SEND)),
      returnAddress: sellersAddress,
    }),
    cancellable: isCancellable(status),
    labelAvailable: labelled,
    ...(labelled && { trackingId: labelNumber(record) }),
    ...refundOf(steps, { record, order, lang }),
    returnEntries: record.entries.map(({ entryNumber, quantity, reasonCode }) => {
      const reason = reasons.find((each) => each.code === reasonCode);
      return {
        orderEntry: {
          entryNumber,
          product: {
            name: order.order[lang].entries.find((each) => each.entryNumber === entryNumber)?.product.name ?? '',
          },
        },
        expectedQuantity: quantity,
        ...(reason && { reason: choiceOf(reason, lang) }),
      };
    }),
  };
}

/** Money goes back once the goods have arrived. */
function refundOf(
  steps: readonly Step[],
  { record, order, lang }: { record: ReturnRecord; order: OrderRecord; lang: Lang },
): Pick<Wire['ReturnRequest'], 'refund'> {
  const last = steps.at(-1);
  if (last?.status !== 'RECEIVED' && last?.status !== 'CLOSED') return {};
  const cents = record.entries.reduce((sum, { entryNumber, quantity }) => {
    const entry = order.order.fr.entries.find((each) => each.entryNumber === entryNumber);
    return sum + (entry ? centsOf(entry.basePrice) * quantity : 0);
  }, 0);
  return {
    refund: {
      amount: priceOf(cents, lang),
      status: last.status === 'CLOSED' ? 'REFUNDED' : 'WAITING_REFUND',
      statusDate: new Date(last.at).toISOString(),
      consignmentCode: record.consignmentCode,
    },
  };
}

function consignmentOf(world: World, order: OrderRecord, { code, lang }: { code: string; lang: Lang }) {
  const consignment = consignmentsOf(world, order, lang).find((each) => each.code === code);
  if (!consignment) throw unknownResource(code);
  return consignment;
}

export const requestsOf = (world: World, owner: string, orderCode: string): ReturnRecord[] =>
  returnsIn(world)
    .findMany((q) => q.where({ owner, orderCode }))
    .toSorted((one, other) => other.createdAt - one.createdAt);

/** Somebody else's return is as unknown as one that does not exist. */
export function requestOf(world: World, owner: string, code: string): ReturnRecord {
  const returnRequest = returnsIn(world).findFirst((q) => q.where({ owner, code }));
  if (!returnRequest) throw unknownResource(code);
  return returnRequest;
}

export function returnableItems(
  world: World,
  { order, code, lang }: { order: OrderRecord; code: string; lang: Lang },
): Wire['ReturnableItems'] {
  const sent = consignmentOf(world, order, { code, lang });
  const requests = requestsOf(world, order.owner, order.code).filter((each) => each.consignmentCode === code);
  const counted = requests.filter((each) => !['REFUSED', 'CANCELED'].includes(statusOf(world, each)));
  const { returnableUntil } = sent;
  const obstacle = sent.status === 'CLOSED' ? 'WINDOW_CLOSED' : 'NOT_ELIGIBLE';
  return {
    ...(sent.sellerName && { sellerName: sent.sellerName }),
    ...(returnableUntil && { returnableUntil }),
    reasons: reasons.map((each) => choiceOf(each, lang)),
    methods: methods.map(({ description, cents, ...method }) => ({
      ...choiceOf(method, lang),
      description: description[lang],
      ...(cents !== undefined && { cost: priceOf(cents, lang) }),
    })),
    entries: sent.entries.map(({ orderEntry: { entryNumber }, quantity }) => {
      const product = order.order[lang].entries.find((each) => each.entryNumber === entryNumber)?.product;
      const [image] = product?.images ?? [];
      const returned = counted
        .flatMap(({ entries }) => entries)
        .filter((each) => each.entryNumber === entryNumber)
        .reduce((sum, each) => sum + each.quantity, 0);
      // What was withdrawn from goes back already.
      const withdrawn = withdrawalsOf(world, order)
        .flatMap(({ entries }) => entries)
        .filter((each) => each.entryNumber === entryNumber)
        .reduce((sum, each) => sum + each.quantity, 0);
      const returnable = returnableUntil ? Math.max(0, quantity - returned - withdrawn) : 0;
      return {
        entryNumber,
        name: product?.name ?? '',
        ...(image && { image }),
        returnableQuantity: returnable,
        ...(returnable === 0 && { reason: returnableUntil ? 'ALREADY_RETURNED' : obstacle }),
      };
    }),
  };
}

/** Cancelling again changes nothing. */
export async function cancelReturn(world: World, record: ReturnRecord): Promise<ReturnRecord> {
  const status = statusOf(world, record);
  if (status === 'CANCELED') return record;
  if (!isCancellable(status))
    throw conflict({
      type: 'ReturnError',
      reason: 'notCancellable',
      subject: record.code,
      subjectType: 'returnRequest',
      message: `The return ${record.code} is ${status}.`,
    });
  const cancelledAt = nowIn(world);
  movesIn(world).deleteMany((q) => q.where({ part: record.code }));
  await returnsIn(world).update((q) => q.where({ code: record.code }), {
    data: (draft) => void (draft.cancelledAt = cancelledAt),
  });
  return { ...record, cancelledAt };
}
