import { lineStateOf } from '../orders/line-status.ts';
import type { Depositable, DepositableLabel, DepositList } from './deposit-lists.ts';

export const aDepositableLabel = (over: Partial<DepositableLabel> = {}): DepositableLabel => ({
  trackingId: '6A04043954320',
  orderCode: 'CMD-26-1',
  service: 'parcel',
  carrier: 'POFR',
  recipient: 'Société Modèle',
  destination: '31000 Toulouse',
  weight: 920,
  validUntil: '2026-12-03',
  downloadedAt: '2026-11-27T09:00:00Z',
  ...over,
});

/** Of two orders; the second label is not printed yet, the third is a registered letter. */
export const someDepositable = (over: Partial<Depositable> = {}): Depositable => ({
  labels: [
    aDepositableLabel(),
    aDepositableLabel({ trackingId: '6A37590596021', downloadedAt: null, validUntil: '2026-12-02' }),
    aDepositableLabel({
      trackingId: '6A26267178232',
      orderCode: 'CMD-26-2',
      service: 'registered-mail',
      recipient: null,
      destination: 'Mairie, 69002 Lyon',
      weight: null,
      validUntil: null,
    }),
  ],
  dates: ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
  ...over,
});

export const aDepositList = (over: Partial<DepositList> = {}): DepositList => ({
  number: 'BD-26-000001',
  status: 'open',
  date: '2026-11-30',
  createdAt: '2026-11-28T09:12:00Z',
  scannedAt: null,
  labels: [aDepositableLabel(), aDepositableLabel({ trackingId: '6A37590596021', weight: 1500 })],
  totalWeight: 2420,
  removed: [],
  barcode: {
    text: 'BD-26-000001',
    rows: ['101010101010', '110011100101', '101101011000', '100110100111', '111010010110', '101111000001'].flatMap(
      (row) => [row, row],
    ),
  },
  ...over,
});

export const aScannedList = (over: Partial<DepositList> = {}): DepositList =>
  aDepositList({ status: 'scanned', scannedAt: '2026-11-30T10:05:00Z', ...over });

/** A label was refunded, and another expired. */
export const aListThatLostLabels = (over: Partial<DepositList> = {}): DepositList =>
  aDepositList({
    removed: [
      { trackingId: '6A26267178232', state: lineStateOf('parcel', 'label-expired') },
      { trackingId: '6A23609038630', state: lineStateOf('parcel', 'refunded') },
    ],
    ...over,
  });
