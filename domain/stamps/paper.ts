/** Lengths are millimetres; places begin at the upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cells of a page, by rows. */
export interface Grid {
  columns: number;
  rows: number;
  /** To the first cell. */
  left: number;
  top: number;
  /** Of a cell. */
  width: number;
  height: number;
  /** From a cell to the next. */
  pitchX: number;
  pitchY: number;
}

/** `sheet`: of adhesive labels, which may be used in parts. */
export type SupportKind = 'paper' | 'sheet' | 'envelope' | 'roll';

/** What stamps are printed on. */
export interface Support {
  code: string;
  name: string;
  kind: SupportKind;
  page: { width: number; height: number };
  grid: Grid;
  /** What a cell holds, from its own corner. */
  areas: StampAreas;
  /** Where a recipient is printed with the stamp, from the corner of the page, and what its cell holds then; `null`: nowhere. */
  recipient: { page: Area; areas: StampAreas } | null;
}

interface StampAreas {
  code: Area;
  visual: Area;
  text: Area;
}

/** A stamp on its page. */
export interface PlacedStamp extends Area {
  /** The line of the set that it belongs to, from 0. */
  line: number;
  /** Its number among all stamps of the set, from 1: printed on it as « 3/24 ». */
  number: number;
}

export const cellsOf = ({ grid: { columns, rows } }: Support): number => columns * rows;

/** A sheet that was begun is used up: its free cells are printed from one that the shopper chooses. */
export const hasStartCell = (support: Support): boolean => support.kind === 'sheet' && cellsOf(support) > 1;

/** A cell of a page, from 1, by rows from the upper left. */
function cellAt({ left, top, width, height, pitchX, pitchY, columns }: Grid, cell: number): Area {
  const [column, row] = [(cell - 1) % columns, Math.floor((cell - 1) / columns)];
  return { x: roundPosition(left + column * pitchX), y: roundPosition(top + row * pitchY), width, height };
}

/** Every cell of a page, by rows. */
export const cellAreasOf = (support: Support): Area[] =>
  Array.from({ length: cellsOf(support) }, (_, place) => cellAt(support.grid, place + 1));

/** Tenths of a micrometre: sums of decimal fractions are not exact. */
const roundPosition = (millimetres: number): number => Math.round(millimetres * 10_000) / 10_000;

/** The pages of these stamps, each with the stamps that stand on it. @param quantities of each line, in order */
export function pagesOf(support: Support, startCell: number, quantities: readonly number[]): PlacedStamp[][] {
  const cells = cellsOf(support);
  const first = hasStartCell(support) ? startCell - 1 : 0;
  const lines = quantities.flatMap((quantity, line) => Array<number>(quantity).fill(line));
  const pages: PlacedStamp[][] = [];
  for (const [index, line] of lines.entries()) {
    const place = first + index;
    const page = Math.floor(place / cells);
    pages[page] ??= [];
    pages[page].push({ ...cellAt(support.grid, (place % cells) + 1), line, number: index + 1 });
  }
  return pages;
}
