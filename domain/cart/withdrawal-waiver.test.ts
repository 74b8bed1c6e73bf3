import { expect, test } from 'vitest';
import type { Service } from '../cart/cart.ts';
import { aCart, aLine, aParcel } from '../cart/examples.ts';
import { needsWaiver } from './withdrawal-waiver.ts';

const serving = (service: Service | null) => ({ lines: [aLine(), aLine({ kind: 'other', service })] });

test.each(['parcel', 'stamp', 'stamp-logo', 'registered-mail', 'letter'] as const)(
  'an individual who buys a %s must waive the right of withdrawal',
  (service) => {
    expect(needsWaiver(serving(service), 'part')).toBe(true);
    expect(needsWaiver(serving(service), 'pro')).toBe(false);
  },
);

test('goods, and services that begin later, can be withdrawn from', () => {
  expect(needsWaiver(serving(null), 'part')).toBe(false);
  expect(needsWaiver(serving('forwarding'), 'part')).toBe(false);
  expect(needsWaiver(aCart({ lines: [aParcel('1')] }), 'part')).toBe(true);
});
