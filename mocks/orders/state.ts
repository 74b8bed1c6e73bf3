import type { components } from '#contracts/generated/orders.ts';
import { type OrderRecord, stateCallsIn } from '../records/orders.ts';
import { refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { contractOf, isCancelled } from './contracts.ts';
import { isDownloadable, isLabelled, isMaking, isUsable, type Piece, piecesOf } from './services.ts';

type OrderState = components['schemas']['OrderState'];

/** How far the making of an order's service has come; each call counts in an order of the book that is made at the third. */
export async function stateAnswer(world: World, record: OrderRecord, service: string): Promise<OrderState> {
  const nickname = service === 'parcel' ? 'smt' : service;
  const entries = record.order.fr.entries.filter(({ product }) => product.service === nickname);
  if (entries.length === 0) throw unknownResource(service);
  await count(world, record.code);
  if (record.story?.course === 'broken')
    throw refusal(503, { type: 'ServiceUnavailableError', message: 'The state of this order cannot be had.' });
  const pieces = entries.flatMap((entry) => piecesOf(world, record, entry));
  if (nickname === 'reex') {
    const contracts = entries.flatMap((entry) => contractOf(world, record, entry) ?? []);
    const isOver = contracts.every(({ status }) => status === 'READY_FOR_PICKUP' || isCancelled(status));
    return { status: isOver ? 'SUCCESS' : 'PENDING', contracts };
  }
  // What has expired or was refunded is neither made nor awaited any more.
  const current = pieces.filter((piece) => isMaking(piece) || isUsable(piece));
  const labels = current.map((piece) => ({ trackingId: piece.id, downloadable: isDownloadable(piece) }));
  const isVisible =
    nickname === 'smt' &&
    !pieces.some(({ dropOffCode }) => dropOffCode) &&
    entries.every(isLabelled) &&
    current.length > 0;
  return { status: statusOf(current), ...(isVisible && { labels }) };
}

function statusOf(current: readonly Piece[]): OrderState['status'] {
  const made = current.filter(isUsable).length;
  if (made === current.length) return 'SUCCESS';
  return made > 0 ? 'SUCCESS_INCOMPLETE' : 'PENDING';
}

async function count(world: World, orderCode: string): Promise<void> {
  const calls = stateCallsIn(world).findFirst((q) => q.where({ orderCode }));
  if (!calls) await stateCallsIn(world).create({ orderCode, count: 1 });
  else await stateCallsIn(world).update((q) => q.where({ orderCode }), { data: (draft) => void (draft.count += 1) });
}
