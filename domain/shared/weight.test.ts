import { expect, test } from 'vitest';
import { parseWeight, wholeGrams } from './weight.ts';

test.each([
  ['500 g', 500],
  ['500 Grammes', 500],
  ['500 gr', 500],
  ['500 grs.', 500],
  ['2 kgs', 2000],
  ['2 kg.', 2000],
  [',5', 500],
  ['.5 kg', 500],
  ['1,', 1000],
  ['1 kg 500', 1500],
  ['1kg500g', 1500],
  ['1 kg 50 g', 1050],
  ['1,25 kg', 1250],
  ['2\u00a0kilos', 2000],
  ['30', 30_000],
])('« %s » weighs %i g where kilograms are asked for', (typed, grams) => {
  expect(parseWeight(typed, 'kg')).toBe(grams);
});

test.each(['1 kg 5', '1,5 kg 500', '500 g 2', '1.2.3', ',', 'kg', '1 t', '-1', '1e3', '0', ''])(
  '« %s » is no weight',
  (typed) => {
    expect(parseWeight(typed, 'kg')).toBeNull();
  },
);

test.each([
  ['35', 35],
  ['0,5 kg', 500],
  ['35,5', null],
  ['9'.repeat(30), 9_999_999_990],
])('« %s » is %s whole grams', (typed, grams) => {
  expect(wholeGrams(typed)).toBe(grams);
});
