/** What happens where a parcel is handed in without a label: its code is shown once, and the label printed. */

import { ordersOf } from '../order-book/account-orders.ts';
import { bookOwners } from '../order-book/book.ts';
import { redemptionsIn } from '../records/label-files.ts';
import { type OrderRecord, ordersIn } from '../records/orders.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { type LabelPiece, labelsOf } from './order-labels.ts';

/** `unmade`: the order was placed this moment. */
export type CodeState = 'usable' | 'used' | 'expired' | 'cancelled' | 'unmade';

interface CodeLabel {
  record: OrderRecord;
  label: LabelPiece;
  state: CodeState;
}

const states: Record<string, CodeState> = {
  AWAITING_DROP_OFF: 'usable',
  DEPOSITED: 'used',
  LABEL_EXPIRED: 'expired',
  CREATED: 'unmade',
};

/** The label of a code as it was scanned or typed, in groups or not; `null`: nobody was given this code. */
export function labelOfCode(world: World, typed: string): CodeLabel | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const owners = new Set([
    ...ordersIn(world)
      .all()
      .map(({ owner }) => owner),
    ...bookOwners,
  ]);
  for (const record of [...owners].flatMap((owner) => ordersOf(world, owner)))
    for (const label of labelsOf(world, record, 'fr'))
      if (label.dropOffCode === code) return { record, label, state: states[label.status] ?? 'cancelled' };
  return null;
}

/** Takes the parcel over. What the code was before says whether it is done: only a usable one is. */
export async function redeem(world: World, typed: string): Promise<CodeLabel | null> {
  const match = labelOfCode(world, typed);
  if (match?.state === 'usable')
    await redemptionsIn(world).create({
      orderCode: match.record.code,
      trackingId: match.label.id,
      at: isoNowIn(world),
    });
  return match;
}

export const codeNotUsable = (subject: string) =>
  refusal(400, {
    type: 'LabelError',
    reason: 'notUsable',
    subject,
    subjectType: 'label',
    message: 'The code is not taken yet, or no longer.',
  });
