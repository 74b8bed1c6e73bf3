import { expect, test } from 'vitest';
import { cheapestOf, euros, type Price } from './money.ts';

test('the cheapest has the lowest price with tax, and is the first of equal ones; of none, nothing is', () => {
  const priced = (code: string, ttc: number, ht: number | null) => ({
    code,
    price: { ttc: euros(ttc), ht: ht === null ? null : euros(ht) } satisfies Price,
  });
  const cheapest = (...all: ReturnType<typeof priced>[]) => cheapestOf(all, ({ price }) => price)?.code;
  expect(cheapest(priced('dear', 6, 4), priced('cheap', 5.5, 5), priced('equal', 5.5, null))).toBe('cheap');
  expect(cheapest()).toBeUndefined();
});
