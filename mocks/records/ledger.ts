import { isoNowIn } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import { type LedgerRecord, ledgerIn } from './payments.ts';

type Movement = Pick<LedgerRecord, 'kind' | 'paymentId' | 'cents'>;

/** Records one movement of money; never merges two, since tests count them. */
export const enter = (world: World, movement: Movement): Promise<LedgerRecord> =>
  ledgerIn(world).create({ ...movement, at: isoNowIn(world) });

export const isCharged = (world: World, paymentId: string): boolean =>
  ledgerIn(world).findFirst((q) => q.where({ paymentId, kind: 'charge' })) !== undefined;
