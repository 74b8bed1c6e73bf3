import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf, neutralised, restored, rowsOfCsv } from './csv.ts';

describe('a table', () => {
  test('is read whatever stands between its cells', () => {
    for (const text of ['a;b\n1;2', 'a,b\r\n1,2\r\n', '\uFEFFa\tb\n1\t2'])
      expect(rowsOfCsv(text)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
  });

  test('that is written is read again as it was', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/\r|^\s|\s$|^'|^$/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(
          rowsOfCsv(csvOf([['x', 'y'], ...rows]))
            .slice(1)
            .map((row) => row.map(restored)),
        ).toEqual(rows);
      }),
    );
  });

  test.each(['=1+1', '+33', '-2', '@SUM(A1)', ' =1'])('calculates nothing of « %s » in a spreadsheet', (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`);
    expect(restored(neutralised(cell))).toBe(cell);
  });
});
