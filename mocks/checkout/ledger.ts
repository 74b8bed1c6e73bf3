import { isoNowIn } from '../shared/clock.ts';
import type { LedgerRecord } from '../shared/records.ts';
import type { World } from '../shared/world.ts';

type Movement = Pick<LedgerRecord, 'kind' | 'paymentId' | 'cents'>;

/** Writes one movement of money; never merges two, since tests count them. */
export const enter = (world: World, movement: Movement): Promise<LedgerRecord> =>
  world.ledger.create({ ...movement, at: isoNowIn(world) });

export const isCharged = (world: World, paymentId: string): boolean =>
  world.ledger.findFirst((q) => q.where({ paymentId, kind: 'charge' })) !== undefined;
