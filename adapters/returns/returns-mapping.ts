import { toAddress } from '#adapters/address/address-mapping.ts';
import type { ReturnableItems, ReturnRequest as WireRequest } from '#adapters/generated/returns/types.gen.ts';
import { toRefund } from '#adapters/orders/orders-mapping.ts';
import { toMoneyOrNull, toPicture, wordOrOther } from '#adapters/shared-mapping.ts';
import { unbroken } from '#adapters/unbroken.ts';
import type { NotReturnable, Returnable, ReturnRequest, ReturnStatus } from '#domain/returns/returns.ts';

const statuses: Record<string, Exclude<ReturnStatus, 'other'>> = {
  WAITING_ACCEPTANCE: 'requested',
  IN_PROGRESS: 'accepted',
  REFUSED: 'refused',
  RECEIVED: 'received',
  NO_RECEPTION: 'not-received',
  CLOSED: 'closed',
  CANCELED: 'cancelled',
};
/** What the shop says of each reason that the contract names. */
export const obstacleWords: Record<string, Exclude<NotReturnable, 'other'>> = {
  NOT_ELIGIBLE: 'not-eligible',
  WINDOW_CLOSED: 'too-late',
  ALREADY_RETURNED: 'already',
};
const rejections = { NOT_ELIGIBLE: 'not-eligible', NOT_NEEDED: 'not-needed', WINDOW_CLOSED: 'too-late' } as const;

export const toNotReturnable = (word: string | undefined): NotReturnable => wordOrOther(obstacleWords, word);

export const toReturnable = ({
  sellerName,
  returnableUntil,
  reasons,
  methods,
  entries,
}: ReturnableItems): Returnable => ({
  seller: sellerName ?? null,
  until: returnableUntil ?? null,
  reasons: reasons.map(({ code, name }) => ({ code, name })),
  methods: methods.map(({ code, name, description, cost }) => ({
    code,
    name,
    description: description ?? null,
    cost: toMoneyOrNull(cost),
  })),
  lines: entries.map(({ entryNumber, name, image, returnableQuantity, reason }) => ({
    entryNumber,
    name,
    picture: toPicture(image?.url),
    most: returnableQuantity,
    obstacle: reason === undefined ? null : toNotReturnable(reason),
  })),
});

export const toReturnRequest = (wire: WireRequest): ReturnRequest => ({
  code: wire.code,
  rma: wire.rma ?? null,
  orderCode: wire.order.code,
  consignmentCode: wire.consignmentCode,
  seller: wire.sellerName ?? null,
  status: wordOrOther(statuses, wire.status),
  created: wire.creationTime,
  history: (wire.history ?? []).map(({ status, statusDate }) => ({
    status: wordOrOther(statuses, status),
    at: statusDate,
  })),
  rejection: wire.rejection === undefined ? null : wordOrOther(rejections, wire.rejection),
  method: wire.method ? { code: wire.method.code, name: wire.method.name } : null,
  comment: wire.comment ?? null,
  sendBefore: wire.sendUntil ?? null,
  address: wire.returnAddress ? toAddress(wire.returnAddress) : null,
  isCancellable: wire.cancellable ?? false,
  hasLabel: wire.labelAvailable ?? false,
  trackingId: wire.trackingId ?? null,
  refund: wire.refund ? toRefund(wire.refund) : null,
  lines: wire.returnEntries.map(({ orderEntry, expectedQuantity, reason }) => ({
    entryNumber: orderEntry.entryNumber,
    name: unbroken(orderEntry.product.name),
    quantity: expectedQuantity,
    reason: reason?.name ?? null,
  })),
});
