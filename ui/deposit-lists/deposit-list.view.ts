import {
  type DepositableLabel,
  type DepositList,
  type DepositListStatus,
  isPrintable,
} from '#domain/labels/deposit-lists.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView } from '#ui/components/views.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import type { LineLabelView, StateTone } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A label as a list shows it. */
export interface ListedLabelView {
  id: string;
  title: string;
  /** Who receives it and where, its order and weight, its service: a column each. */
  facts: string[][];
}

export function listedLabelView(label: DepositableLabel, { t, weight }: Wording): ListedLabelView {
  const { trackingId, service, carrier, recipient, destination, weight: grams, orderCode } = label;
  return {
    id: trackingId,
    title: t('orders.labelNumber', { number: groupedNumber(trackingId) }),
    facts: [
      [
        ...(recipient ? [t('labels.recipient', { recipient })] : []),
        ...(destination ? [t('deposit-lists.destination', { destination })] : []),
      ],
      [
        t('labels.order', { code: orderCode }),
        ...(grams === null ? [] : [t('deposit-lists.weight', { weight: weight(grams) })]),
      ],
      [t(service === 'registered-mail' ? 'orders.service.registered-mail' : carrierKey(carrier))],
    ],
  };
}

const tones: Record<DepositListStatus, StateTone> = {
  open: 'now',
  scanned: 'done',
  cancelled: 'stopped',
  over: 'stopped',
  other: 'waiting',
};

export const listStateView = ({ status }: Pick<DepositList, 'status'>, { t }: Wording): LineLabelView => ({
  text: t(`deposit-lists.status.${status}`),
  tone: tones[status],
});

/** `null` once there is nothing to print any more. */
export const listFileView = (list: Pick<DepositList, 'number' | 'status'>, { t, paths }: Wording): LinkView | null =>
  isPrintable(list) ? { label: t('deposit-lists.file'), href: paths.depositListFile({ number: list.number }) } : null;
