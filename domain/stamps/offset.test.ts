import { expect, test } from 'vitest';
import { noPrinters, offsetIn, withOffset } from './offset.ts';

test.each([
  ['', 0],
  ['0', 0],
  ['1,5', 1.5],
  ['1.5 mm', 1.5],
  ['-2', -2],
  ['−0,5', -0.5],
  ['+5', 5],
  ['-5,0', -5],
  ['5,1', null],
  ['-6', null],
  ['1,25', null],
  ['12', null],
  ['gauche', null],
])('« %s » is an offset of %o mm', (typed, offset) => {
  expect(offsetIn(typed)).toBe(offset);
});

test('a printer that is put right is used from then on, and the others stay as they are', () => {
  const first = withOffset(noPrinters, 2, { x: 1, y: -1 });
  expect(first).toEqual({ current: 2, offsets: { 1: { x: 0, y: 0 }, 2: { x: 1, y: -1 }, 3: { x: 0, y: 0 } } });
  expect(withOffset(first, 1, { x: 5, y: 5 }).offsets[2]).toEqual({ x: 1, y: -1 });
});
