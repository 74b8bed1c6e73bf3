import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anEnvelope, aSheet } from './examples.ts';
import { cellAreasOf, cellsOf, hasStartCell, pagesOf, type Support } from './paper.ts';

const sheetOf8 = aSheet({
  code: 'A4_8',
  grid: { columns: 2, rows: 4, left: 4.65, top: 13.1, width: 99.1, height: 67.7, pitchX: 101.6, pitchY: 67.7 },
});
const sizes = (pages: readonly (readonly unknown[])[]) => pages.map((page) => page.length);

describe('a sheet', () => {
  test.each([
    [aSheet(), 24, 7.25, 12.9],
    [sheetOf8, 8, 4.65, 13.1],
  ])('a sheet has equal margins on both sides', (support, count, left, top) => {
    expect(cellsOf(support)).toBe(count);
    const cells = cellAreasOf(support);
    expect([cells.length, cells[0]]).toEqual([count, expect.objectContaining({ x: left, y: top })]);
    const last = cells.at(-1)!;
    expect(support.page.width - (last.x + last.width)).toBeCloseTo(left, 6);
    expect(support.page.height - (last.y + last.height)).toBeCloseTo(top, 6);
  });

  test('a sheet is used from its first free cell: 30 stamps from cell 10 take two sheets', () => {
    const pages = pagesOf(aSheet(), 10, [20, 10]);
    expect(sizes(pages)).toEqual([15, 15]);
    expect(pages[0]?.[0]).toEqual({ x: 7.25, y: 114.6, width: 63.5, height: 33.9, line: 0, number: 1 });
    expect(pages[1]?.[0]).toMatchObject({ x: 7.25, y: 12.9, number: 16 });
    expect(pages.flat().map(({ line }) => line)).toEqual([...Array(20).fill(0), ...Array(10).fill(1)]);
  });

  test('a full sheet is used from its first cell, and its last cell begins no other sheet', () => {
    expect(sizes(pagesOf(aSheet(), 1, [24]))).toEqual([24]);
    expect(sizes(pagesOf(aSheet(), 24, [1]))).toEqual([1]);
    expect(sizes(pagesOf(aSheet(), 24, [2]))).toEqual([1, 1]);
  });
});

test('an envelope or a label takes one stamp, whatever cell was chosen before', () => {
  expect(hasStartCell(anEnvelope())).toBe(false);
  expect(sizes(pagesOf(anEnvelope(), 10, [2, 1]))).toEqual([1, 1, 1]);
});

test('plain paper is never begun', () => {
  const paper = aSheet({ kind: 'paper' });
  expect(hasStartCell(paper)).toBe(false);
  expect(sizes(pagesOf(paper, 10, [24]))).toEqual([24]);
});

const anySupport: fc.Arbitrary<Support> = fc
  .record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 12 }),
    kind: fc.constantFrom('sheet' as const, 'paper' as const),
  })
  .map(({ columns, rows, kind }) => aSheet({ kind, grid: { ...aSheet().grid, columns, rows } }));

test('every stamp is printed once, in order, in a cell of its own', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anySupport, quantities, fc.nat(), (support, wanted, any) => {
      const startCell = 1 + (any % cellsOf(support));
      const pages = pagesOf(support, startCell, wanted);
      const all = pages.flat();
      expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
      expect(all).toHaveLength(wanted.reduce((sum, each) => sum + each, 0));
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(cellsOf(support));
        expect(new Set(page.map(({ x, y }) => `${x}/${y}`)).size).toBe(page.length);
      }
      expect(pages.slice(1, -1).every((page) => page.length === cellsOf(support))).toBe(true);
    }),
  );
});
