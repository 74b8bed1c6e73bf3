import { expect, test } from 'vitest';
import { anAddress } from '#domain/cart/examples.ts';
import { fromAddress } from './cart-mapping.ts';

test('a place without a street is the first line, which is never empty', () => {
  const { line1, line2 } = fromAddress(anAddress({ street: '', place: 'BP 40012' }));
  expect([line1, line2]).toEqual(['BP 40012', undefined]);
});

test('beside a street, a place is the second line', () => {
  const { line1, line2 } = fromAddress(anAddress({ street: '12 rue Haute', place: 'Caudos' }));
  expect([line1, line2]).toEqual(['12 rue Haute', 'Caudos']);
});
