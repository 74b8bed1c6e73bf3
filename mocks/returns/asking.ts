import type { components } from '#contracts/generated/returns.ts';
import type { OrderRecord } from '../records/orders.ts';
import { type ReturnRecord, returnsIn } from '../records/returns.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { methods, reasons } from './choices.ts';
import { requestOf, returnableItems } from './requests.ts';

type Wire = components['schemas'];

interface ReturnInput {
  order: OrderRecord;
  wanted: Wire['NewReturnRequest'];
  key: string | null;
}

/** Stores a return request, once for each key. */
export async function askReturn(world: World, { order, wanted, key }: ReturnInput): Promise<ReturnRecord> {
  const { owner } = order;
  const use: KeyUse = { key, owner, operation: 'createReturnRequest', fingerprint: JSON.stringify(wanted) };
  const earlier = earlierResult(world, use);
  if (earlier) return requestOf(world, owner, earlier);
  check(world, order, wanted);
  const made = await returnsIn(world).create({
    code: crypto.randomUUID(),
    owner,
    orderCode: order.code,
    consignmentCode: wanted.consignmentCode,
    createdAt: nowIn(world),
    methodCode: wanted.methodCode,
    comment: wanted.comment ?? '',
    entries: wanted.returnRequestEntryInputs.map(({ orderEntryNumber, ...input }) => ({
      entryNumber: orderEntryNumber,
      quantity: input.quantity,
      reasonCode: input.reasonCode,
    })),
    told: null,
    cancelledAt: null,
  });
  await rememberResult(world, use, made.code);
  return made;
}

function check(world: World, order: OrderRecord, wanted: Wire['NewReturnRequest']): void {
  const { returnRequestEntryInputs: inputs, methodCode, consignmentCode, comment = '' } = wanted;
  const items = returnableItems(world, { order, code: consignmentCode, lang: 'fr' });
  if (!methods.some(({ code }) => code === methodCode)) throw invalidField('methodCode');
  if (!Array.isArray(inputs) || inputs.length === 0) throw invalidField('returnRequestEntryInputs', 'missing');
  if (comment.length > 2000) throw invalidField('comment');
  for (const { orderEntryNumber: entryNumber, quantity, reasonCode } of inputs) {
    if (!reasons.some(({ code }) => code === reasonCode)) throw invalidField('reasonCode');
    if (!Number.isInteger(quantity) || quantity < 1) throw invalidField('quantity');
    const item = items.entries.find((each) => each.entryNumber === entryNumber);
    if (!item) throw invalidField('orderEntryNumber');
    if (quantity > item.returnableQuantity) throw notReturnable(item.reason ?? 'ALREADY_RETURNED', entryNumber);
  }
}

const notReturnable = (reason: string, entryNumber: number) =>
  refusal(400, {
    type: 'ReturnError',
    reason,
    subject: String(entryNumber),
    subjectType: 'entry',
    message: `The entry ${entryNumber} cannot be returned: ${reason}.`,
  });
