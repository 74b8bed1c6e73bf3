import { describe, expect, test } from 'vitest';
import type { Service } from '../cart/cart.ts';
import { type LineLabel, type LineStatus, lineStateOf, lineStatuses } from './line-status.ts';

const services: (Service | null)[] = ['parcel', 'stamp', 'stamp-logo', 'forwarding', 'registered-mail', 'letter', null];

/** The table of the specification, §4, for a service that overrides nothing. */
const usual: [LineStatus, LineLabel][] = [
  ['created', 'created'],
  ['ready', 'created'],
  ['waiting', 'created'],
  ['ready-to-download', 'to-download'],
  ['ready-for-shipment', 'to-send'],
  ['pickup-complete', 'to-send'],
  ['deposited', 'deposited'],
  ['ready-for-pickup', 'to-download-before'],
  ['refund-pending', 'refund-pending'],
  ['refunded', 'refunded'],
  ['partially-refunded', 'partially-refunded'],
  ['refund-failed', 'refund-impossible'],
  ['refund-refused', 'refund-impossible'],
  ['refund-expired', 'refund-expired'],
  ['label-expired', 'expired'],
  ['cancelled', 'cancelled'],
  ['payment-captured', 'expired'],
];

/** Of a label that is printed where its parcel is handed in: the specification knows none. */
const atDropOff: [LineStatus, LineLabel][] = [['awaiting-drop-off', 'to-drop-off']];

const overrides: [Service, LineStatus, LineLabel][] = [
  ['parcel', 'label-expired', 'label-no-longer-valid'],
  ['parcel', 'refund-refused', 'refund-refused'],
  ['stamp-logo', 'ready', 'logo-awaiting'],
  ['stamp-logo', 'pickup-complete', 'downloaded'],
  ['stamp-logo', 'cancelled', 'logo-refused'],
  ['stamp-logo', 'payment-captured', 'to-download'],
  ['stamp', 'pickup-complete', 'downloaded'],
];

describe('the label of a service’s line', () => {
  test('a service line’s label is the specification’s for every service and status, with its overrides and no other', () => {
    for (const service of services)
      for (const [status, label] of [...usual, ...atDropOff]) {
        const own = overrides.find(([of, word]) => of === service && word === status)?.[2];
        expect({ service, word: status, ...lineStateOf(service, status) }).toMatchObject({ label: own ?? label });
      }
    expect([...usual, ...atDropOff].map(([status]) => status)).toEqual([...lineStatuses]);
  });

  test('a service line’s label is « Expirée » for an unknown status, and then nothing is offered', () => {
    for (const service of services)
      expect(lineStateOf(service, null)).toEqual({
        status: null,
        label: 'expired',
        isDownloadable: false,
        isRefundable: false,
      });
  });

  test('a service line’s label and its actions follow from the service and the status alone', () => {
    for (const service of services)
      for (const status of lineStatuses) {
        const { label, isDownloadable, isRefundable } = lineStateOf(service, status);
        expect(lineStateOf(service, status)).toEqual(lineStateOf(service, status));
        if (/refund|expired|cancelled|no-longer|awaiting|refused|created|drop-off|accepted/.test(label))
          expect(isDownloadable).toBe(false);
        expect(isRefundable).toBe(
          service === 'parcel' && (status === 'label-expired' || status === 'awaiting-drop-off'),
        );
        if (service === null || service === 'letter' || service === 'forwarding') expect(isDownloadable).toBe(false);
      }
    expect(lineStateOf('parcel', 'ready-for-shipment').isDownloadable).toBe(true);
    expect(lineStateOf('forwarding', 'ready-for-shipment').isDownloadable).toBe(false);
    expect(lineStateOf('letter', 'ready-for-shipment').isDownloadable).toBe(false);
    expect(lineStateOf('stamp', 'pickup-complete').isDownloadable).toBe(true);
  });
});
