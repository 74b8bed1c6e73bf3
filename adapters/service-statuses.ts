import type { OrderState } from '#adapters/generated/orders/types.gen.ts';
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts';
import type { LineStatus, LogoLabel } from '#domain/orders/line-status.ts';
import type { ContractStatus } from '#domain/orders/services.ts';
import { wordOf } from './shared-mapping.ts';

export const lineStatusWords: Record<string, LineStatus> = {
  CREATED: 'created',
  READY: 'ready',
  WAITING: 'waiting',
  READY_TO_DOWNLOAD: 'ready-to-download',
  READY_FOR_SHIPMENT: 'ready-for-shipment',
  PICKUP_COMPLETE: 'pickup-complete',
  DEPOSITED: 'deposited',
  READY_FOR_PICKUP: 'ready-for-pickup',
  REFUND_PENDING: 'refund-pending',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partially-refunded',
  REFUND_FAILED: 'refund-failed',
  REFUND_REFUSED: 'refund-refused',
  REFUND_EXPIRED: 'refund-expired',
  LABEL_EXPIRED: 'label-expired',
  CANCELLED: 'cancelled',
  PAYMENT_CAPTURED: 'payment-captured',
  AWAITING_DROP_OFF: 'awaiting-drop-off',
};

/** `null`: a status of a service's line, or of one of its labels, that the shop does not know (postal-domain 9.38). */
export const toLineStatus = (status: string): LineStatus | null => wordOf(lineStatusWords, status) ?? null;

export const logoStatusWords: Record<string, LogoLabel> = {
  APPROVED: 'approved',
  REFUSED: 'refused',
  BO_DELETED_REFUSED: 'refused',
  EXPIRED: 'expired',
  CREATED: 'awaiting',
  WAITING_DOCUMENTATION: 'awaiting',
  WAITING_EXPERT: 'awaiting',
  BO_DELETED_EXPIRED: 'removed',
};

/** `null`: a status of a subscription that the shop does not know, which no page shows (postal-domain 9.42). */
export const toLogoLabel = (status: string): LogoLabel | null => wordOf(logoStatusWords, status) ?? null;

const contractStatusWords: Record<string, ContractStatus> = {
  CREATED: 'created',
  TO_BE_VERIFIED: 'to-be-verified',
  READY_FOR_PICKUP: 'ready',
  CANCELLED: 'cancelled',
  OBJECTED: 'objected',
  WITHDRAWN: 'withdrawn',
};

/** `null`: a status of a forwarding contract that the shop does not know. */
export const toContractStatus = (status: string): ContractStatus | null => wordOf(contractStatusWords, status) ?? null;

export const fulfilmentStatuses: Record<OrderState['status'], FulfilmentStatus> = {
  PENDING: 'pending',
  SUCCESS_INCOMPLETE: 'incomplete',
  SUCCESS: 'success',
  ERROR: 'error',
};
