import { describe, expect, test } from 'vitest';
import { csvOf, neutralise, restore } from './csv.ts';

describe('a table', () => {
  test('a table is written for spreadsheets: with its mark, semicolons, and quotation marks where a cell needs them', () => {
    expect(
      csvOf([
        ['a', 'b;c'],
        ['"d"', 'e\nf'],
      ]),
    ).toBe('\uFEFFa;"b;c"\r\n"""d""";"e\nf"\r\n');
  });

  test.each(['=1+1', '+33', '-2', '@SUM(A1)', ' =1', '＝1+1', '＋33', '－2', '＠SUM(A1)'])(
    'a spreadsheet does not calculate the cell « %s »',
    (cell) => {
      expect(neutralise(cell)).toBe(`'${cell}`);
      expect(restore(neutralise(cell))).toBe(cell);
    },
  );

  test('a cell that begins with « = » and a stroke is restored, though cleaning makes one sign of both', () => {
    const cell = '=\u0338';
    expect(restore(neutralise(cell).normalize('NFC'))).toBe('≠');
  });
});
