import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart } from '../cart/examples.ts';
import { attemptKey, openPayment } from './attempt.ts';
import { aPayment } from './examples.ts';

const cartOf = ({ guid, cents }: { guid: string; cents: number }) => {
  const cart = aCart({ guid });
  return { ...cart, total: { ...cart.total, ttc: { cents } } };
};

interface Try {
  guid: string;
  cents: number;
  mode: string;
  /** The outcome of each earlier attempt. */
  ended: ('refused' | 'cancelled' | 'expired')[];
}

const keyOf = ({ guid, cents, mode, ended }: Try) =>
  attemptKey({ cart: cartOf({ guid, cents }), mode, payments: ended.map((status) => aPayment({ status })) });

const tries: fc.Arbitrary<Try> = fc.record({
  guid: fc.uuid(),
  cents: fc.integer({ min: 1, max: 450_000 }),
  mode: fc.constantFrom('card', 'paypal', 'deferred'),
  ended: fc.array(fc.constantFrom('refused', 'cancelled', 'expired'), { maxLength: 4 }),
});

describe('the key of an attempt', () => {
  test('an attempt’s key consists of the cart, the amount, the mode and the number of attempts that ended without money', () => {
    expect(keyOf({ guid: 'guid-1', cents: 1824, mode: 'card', ended: [] })).toBe('guid-1/1824/card/1');
    expect(keyOf({ guid: 'guid-1', cents: 1824, mode: 'card', ended: ['refused', 'expired'] })).toBe(
      'guid-1/1824/card/3',
    );
  });

  test('an attempt’s key is the same for the same facts, in any process at any time', () => {
    fc.assert(fc.property(tries, (one) => keyOf(one) === keyOf(structuredClone(one))));
  });

  test('an attempt’s key changes with each of its facts', () => {
    fc.assert(
      fc.property(tries, tries, (one, other) => {
        const key = keyOf(one);
        if (other.guid !== one.guid) expect(keyOf({ ...one, guid: other.guid })).not.toBe(key);
        if (other.cents !== one.cents) expect(keyOf({ ...one, cents: other.cents })).not.toBe(key);
        if (other.mode !== one.mode) expect(keyOf({ ...one, mode: other.mode })).not.toBe(key);
        expect(keyOf({ ...one, ended: [...one.ended, 'refused'] })).not.toBe(key);
      }),
    );
  });

  test('an attempt’s key differs between attempts, whatever their values', () => {
    fc.assert(
      fc.property(tries, tries, (one, other) => {
        const isSame =
          one.guid === other.guid &&
          one.cents === other.cents &&
          one.mode === other.mode &&
          one.ended.length === other.ended.length;
        expect(keyOf(one) === keyOf(other)).toBe(isSame);
      }),
    );
  });

  test('an attempt’s key does not change while an attempt is open, paid or unknown', () => {
    const cart = cartOf({ guid: 'guid-1', cents: 1824 });
    for (const payment of [aPayment(), aPayment({ status: 'paid' }), aPayment({ redirectUrl: null })])
      expect(attemptKey({ cart, mode: 'card', payments: [payment] })).toBe('guid-1/1824/card/1');
  });
});

test('the last attempt that has not ended unpaid prevents another start', () => {
  const ended = (['refused', 'cancelled', 'expired'] as const).map((status) => aPayment({ id: status, status }));
  expect(openPayment([])).toBeNull();
  expect(openPayment(ended)).toBeNull();
  for (const open of [aPayment(), aPayment({ status: 'paid' }), aPayment({ redirectUrl: null })])
    expect(openPayment([aPayment({ id: 'PAY-0' }), open, ...ended])).toBe(open);
});
