import { orderOf } from '../order-book/account-orders.ts';
import { bookOf, bookOwners } from '../order-book/book.ts';
import { consignmentsOf, isGoods } from '../orders/consignments.ts';
import { piecesOf } from '../orders/services.ts';
import { movesIn, type OrderRecord, ordersIn } from '../records/orders.ts';
import { returnsIn } from '../records/returns.ts';
import { writeReturns } from '../returns/book-returns.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { DEFAULT_WORLD, saveWorld, worldNamed } from '../shared/world.ts';

/** The states that the form proposes; any other word is taken as well, because the lists of the contracts are open. */
export const moveStatuses = [
  'CREATED',
  'READY_TO_DOWNLOAD',
  'READY_FOR_PICKUP',
  'READY_FOR_SHIPMENT',
  'PICKUP_COMPLETE',
  'DEPOSITED',
  'AWAITING_DROP_OFF',
  'LABEL_EXPIRED',
  'REFUND_PENDING',
  'REFUNDED',
  'REFUND_REFUSED',
  'TO_BE_VERIFIED',
  'CANCELLED',
  'WAITING_ACCEPTANCE',
  'SHIPPING',
  'SHIPPED',
  'TO_COLLECT',
  'RECEIVED',
  'IN_PROGRESS',
  'NO_RECEPTION',
  'CLOSED',
  'REFUSED',
  'CANCELED',
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Gives a part of an order a state, from a form or a JSON body, which have the same fields. */
export async function moveOrder(fields: Record<string, unknown>): Promise<{ moved: string } | { refused: string }> {
  const world = worldNamed(textOf(fields.world) || DEFAULT_WORLD);
  const [orderCode, part, status] = [textOf(fields.order), textOf(fields.part), textOf(fields.status)];
  const order = ordersIn(world).findFirst((q) => q.where({ code: orderCode }));
  const owner = order?.owner ?? bookOwners.find((each) => bookOf(each).has(orderCode));
  if (!owner) return { refused: `there is no order ${orderCode}` };
  const record = orderOf(world, owner, orderCode);
  await world.exclusively(() => writeReturns(world, owner));
  const parts = partsOf(world, record);
  if (!parts.includes(part)) return { refused: `part must be one of ${parts.join(', ')}` };
  if (!/^[A-Z_]{3,40}$/.test(status)) return { refused: 'status must be a word such as SHIPPED' };
  movesIn(world).deleteMany((q) => q.where({ orderCode, part }));
  await movesIn(world).create({ orderCode, part, status, reason: textOf(fields.reason), at: nowIn(world) });
  saveWorld();
  return { moved: part };
}

function partsOf(world: ReturnType<typeof worldNamed>, record: OrderRecord): string[] {
  const services = record.order.fr.entries.filter((entry) => !isGoods(entry));
  return [
    ...services.flatMap((entry) => [String(entry.entryNumber), ...piecesOf(world, record, entry).map(({ id }) => id)]),
    ...consignmentsOf(world, record, 'fr').map(({ code }) => code),
    ...returnsIn(world)
      .findMany((q) => q.where({ orderCode: record.code }))
      .map(({ code }) => code),
  ];
}
