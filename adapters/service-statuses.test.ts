import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineStatuses } from '#domain/orders/line-status.ts';
import { lineStatusWords, logoStatusWords, toContractStatus, toLineStatus, toLogoLabel } from './service-statuses.ts';

describe('a status of the backend', () => {
  test('each status of a service’s line has one word of the backend', () => {
    expect(Object.keys(lineStatusWords).map(toLineStatus)).toEqual([...lineStatuses]);
  });

  test.each([
    ['APPROVED', 'approved'],
    ['REFUSED', 'refused'],
    ['BO_DELETED_REFUSED', 'refused'],
    ['EXPIRED', 'expired'],
    ['CREATED', 'awaiting'],
    ['WAITING_DOCUMENTATION', 'awaiting'],
    ['WAITING_EXPERT', 'awaiting'],
    ['BO_DELETED_EXPIRED', 'removed'],
  ])('of a stamp logo’s subscription: %s is « %s »', (status, label) => {
    expect(Object.keys(logoStatusWords)).toHaveLength(8);
    expect(toLogoLabel(status)).toBe(label);
  });

  test.each([toLineStatus, toLogoLabel, toContractStatus])(
    '%o reads a word that the shop does not know as null',
    (to) => {
      fc.assert(
        fc.property(fc.string(), (word) => {
          expect(to(word.toLowerCase())).toBeNull();
        }),
      );
      for (const word of ['toString', '__proto__', 'created', ' READY', 'SUSPENDED']) expect(to(word)).toBeNull();
    },
  );
});
