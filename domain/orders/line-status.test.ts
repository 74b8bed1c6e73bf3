import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Service } from '../cart/cart.ts';
import { type LineLabel, lineStateOf, lineStatuses, logoLabelOf, logoStatuses } from './line-status.ts';

const services: (Service | null)[] = ['parcel', 'stamp', 'stamp-logo', 'forwarding', 'registered-mail', 'letter', null];

/** The table of the specification, §4, for a service that overrides nothing. */
const usual: [string, LineLabel][] = [
  ['CREATED', 'created'],
  ['READY', 'created'],
  ['WAITING', 'created'],
  ['READY_TO_DOWNLOAD', 'to-download'],
  ['READY_FOR_SHIPMENT', 'to-send'],
  ['PICKUP_COMPLETE', 'to-send'],
  ['DEPOSITED', 'deposited'],
  ['READY_FOR_PICKUP', 'to-download-before'],
  ['REFUND_PENDING', 'refund-pending'],
  ['REFUNDED', 'refunded'],
  ['PARTIALLY_REFUNDED', 'partially-refunded'],
  ['REFUND_FAILED', 'refund-impossible'],
  ['REFUND_REFUSED', 'refund-impossible'],
  ['REFUND_EXPIRED', 'refund-expired'],
  ['LABEL_EXPIRED', 'expired'],
  ['CANCELLED', 'cancelled'],
  ['PAYMENT_CAPTURED', 'expired'],
];

/** Of a label that is printed where its parcel is handed in: the specification knows none. */
const atDropOff: [string, LineLabel][] = [['AWAITING_DROP_OFF', 'to-drop-off']];

const overrides: [Service, string, LineLabel][] = [
  ['parcel', 'LABEL_EXPIRED', 'label-no-longer-valid'],
  ['parcel', 'REFUND_REFUSED', 'refund-refused'],
  ['stamp-logo', 'READY', 'logo-awaiting'],
  ['stamp-logo', 'PICKUP_COMPLETE', 'downloaded'],
  ['stamp-logo', 'CANCELLED', 'logo-refused'],
  ['stamp-logo', 'PAYMENT_CAPTURED', 'to-download'],
  ['stamp', 'PICKUP_COMPLETE', 'downloaded'],
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
    fc.assert(
      fc.property(fc.constantFrom(...services), fc.string(), (service, word) => {
        fc.pre(!(lineStatuses as readonly string[]).includes(word));
        expect(lineStateOf(service, word)).toEqual({
          status: null,
          label: 'expired',
          isDownloadable: false,
          isRefundable: false,
        });
      }),
    );
    for (const word of ['toString', '__proto__', 'created', ' READY'])
      expect(lineStateOf('parcel', word)).toMatchObject({ status: null, isDownloadable: false });
  });

  test('a service line’s label and its actions follow from the service and the status alone', () => {
    for (const service of services)
      for (const status of lineStatuses) {
        const { label, isDownloadable, isRefundable } = lineStateOf(service, status);
        expect(lineStateOf(service, status)).toEqual(lineStateOf(service, status));
        if (/refund|expired|cancelled|no-longer|awaiting|refused|created|drop-off|accepted/.test(label))
          expect(isDownloadable).toBe(false);
        expect(isRefundable).toBe(
          service === 'parcel' && (status === 'LABEL_EXPIRED' || status === 'AWAITING_DROP_OFF'),
        );
        if (service === null || service === 'letter' || service === 'forwarding') expect(isDownloadable).toBe(false);
      }
    expect(lineStateOf('parcel', 'READY_FOR_SHIPMENT').isDownloadable).toBe(true);
    expect(lineStateOf('forwarding', 'READY_FOR_SHIPMENT').isDownloadable).toBe(false);
    expect(lineStateOf('letter', 'READY_FOR_SHIPMENT').isDownloadable).toBe(false);
    expect(lineStateOf('stamp', 'PICKUP_COMPLETE').isDownloadable).toBe(true);
  });
});

describe('the label of a stamp logo’s subscription', () => {
  test.each([
    ['APPROVED', 'approved'],
    ['REFUSED', 'refused'],
    ['BO_DELETED_REFUSED', 'refused'],
    ['EXPIRED', 'expired'],
    ['CREATED', 'awaiting'],
    ['WAITING_DOCUMENTATION', 'awaiting'],
    ['WAITING_EXPERT', 'awaiting'],
    ['BO_DELETED_EXPIRED', 'removed'],
  ])('a stamp logo’s status %s has the label « %s »', (status, label) => {
    expect(logoStatuses).toHaveLength(8);
    expect(logoLabelOf(status)).toBe(label);
  });

  test.each(['', 'toString', 'SUSPENDED'])('a stamp logo’s status « %s » has no label', (status) => {
    expect(logoLabelOf(status)).toBeNull();
  });
});
