import { expect, test } from 'vitest';
import { anAddress } from '#domain/cart/examples.ts';
import { fromAddress, toAddress } from './cart-mapping.ts';

test('a place without a street is the first line, which is never empty', () => {
  const { line1, line2 } = fromAddress(anAddress({ street: '', place: 'BP 40012' }));
  expect([line1, line2]).toEqual(['BP 40012', undefined]);
});

test('whether somebody could check an address comes back as it was sent; unsaid, it was checked', () => {
  const there = (isVerified: boolean) => fromAddress(anAddress({ isVerified }));
  expect([there(true).verified, there(false).verified]).toEqual([undefined, false]);
  expect([there(true), there(false)].map((wire) => toAddress(wire).isVerified)).toEqual([true, false]);
});

test('beside a street, a place is the second line', () => {
  const { line1, line2 } = fromAddress(anAddress({ street: '12 rue Haute', place: 'Caudos' }));
  expect([line1, line2]).toEqual(['12 rue Haute', 'Caudos']);
});
