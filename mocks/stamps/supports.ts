import type { components } from '#contracts/generated/stamps.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { isOffered } from '../shared/tariffs.ts';

type Wire = components['schemas']['Support'];
export type SupportRecord = Omit<Wire, 'name' | 'validFrom'> & Pick<Wire, 'validFrom'> & { name: Words };

const A4 = { width: 210, height: 297 };
const since = { validFrom: '2025-01-01' };

/** The code at the left, the visual beside it, the words at the right: as tall as the cell allows. */
function areasIn({ width, height }: { width: number; height: number }): Wire['areas'] {
  const side = Math.min(16, height - 10);
  const y = Math.round(((height - side) / 2) * 100) / 100;
  const square = { y, width: side, height: side };
  const textX = 4 + 2 * (side + 2);
  return {
    code: { x: 3, ...square },
    visual: { x: side + 5, ...square },
    text: { x: textX, y, width: Math.round((width - textX - 2) * 100) / 100, height: side },
  };
}

interface Paper extends Pick<Wire, 'code' | 'kind' | 'page' | 'grid' | 'validUntil' | 'recipient'> {
  name: Words;
}

const support = (paper: Paper): SupportRecord => ({ ...paper, areas: areasIn(paper.grid), ...since });

/** The upper right corner, as the carrier's machines expect it. */
const corner = ({ width }: Wire['page']): Wire['grid'] => ({
  columns: 1,
  rows: 1,
  pitchX: 0,
  pitchY: 0,
  left: width - 8 - 63.5,
  top: 8,
  width: 63.5,
  height: 33.9,
});

/** Seven lines in the lower right half, and nothing in the 20 mm below, which machines write on. */
const addressOn = ({ width, height }: Wire['page']): Wire['areas']['code'] => ({
  x: width - 105,
  width: 95,
  height: 33,
  y: Math.max(48, height / 2 - 5),
});

const envelope = (code: string, page: Wire['page'], name: Words): SupportRecord =>
  support({
    code,
    kind: 'ENVELOPE',
    name,
    page,
    grid: corner(page),
    recipient: { page: addressOn(page), areas: areasIn(corner(page)) },
  });

/** The sheets are sold under these sizes; the one of 21 cells is sold no longer from 2027 on. */
export const supports: readonly SupportRecord[] = [
  support({
    code: 'A4_PLAIN',
    kind: 'PAPER',
    name: { fr: 'Papier A4 à découper', en: 'Plain A4 paper to cut out' },
    page: A4,
    grid: { columns: 3, rows: 7, left: 6.25, top: 14.35, width: 63.5, height: 33.9, pitchX: 67, pitchY: 39.06 },
  }),
  support({
    code: 'A4_24',
    kind: 'SHEET',
    name: { fr: 'Planche de 24 étiquettes, 63,5 × 33,9\u00a0mm', en: 'Sheet of 24 labels, 63.5 × 33.9\u00a0mm' },
    page: A4,
    grid: { columns: 3, rows: 8, left: 7.25, top: 12.9, width: 63.5, height: 33.9, pitchX: 66, pitchY: 33.9 },
  }),
  support({
    code: 'A4_21',
    kind: 'SHEET',
    name: { fr: 'Planche de 21 étiquettes, 63,5 × 38,1\u00a0mm', en: 'Sheet of 21 labels, 63.5 × 38.1\u00a0mm' },
    page: A4,
    grid: { columns: 3, rows: 7, left: 7.25, top: 15.15, width: 63.5, height: 38.1, pitchX: 66, pitchY: 38.1 },
    validUntil: '2026-12-31',
  }),
  support({
    code: 'A4_14',
    kind: 'SHEET',
    name: { fr: 'Planche de 14 étiquettes, 99,1 × 38,1\u00a0mm', en: 'Sheet of 14 labels, 99.1 × 38.1\u00a0mm' },
    page: A4,
    grid: { columns: 2, rows: 7, left: 4.65, top: 15.15, width: 99.1, height: 38.1, pitchX: 101.6, pitchY: 38.1 },
  }),
  support({
    code: 'A4_8',
    kind: 'SHEET',
    name: { fr: 'Planche de 8 étiquettes, 99,1 × 67,7\u00a0mm', en: 'Sheet of 8 labels, 99.1 × 67.7\u00a0mm' },
    page: A4,
    grid: { columns: 2, rows: 4, left: 4.65, top: 13.1, width: 99.1, height: 67.7, pitchX: 101.6, pitchY: 67.7 },
  }),
  envelope(
    'C6',
    { width: 162, height: 114 },
    { fr: 'Enveloppe C6, 114 × 162\u00a0mm', en: 'C6 envelope, 114 × 162\u00a0mm' },
  ),
  envelope(
    'DL',
    { width: 220, height: 110 },
    { fr: 'Enveloppe DL, 110 × 220\u00a0mm', en: 'DL envelope, 110 × 220\u00a0mm' },
  ),
  envelope(
    'C5',
    { width: 229, height: 162 },
    { fr: 'Enveloppe C5, 162 × 229\u00a0mm', en: 'C5 envelope, 162 × 229\u00a0mm' },
  ),
  support({
    code: 'DYMO',
    kind: 'ROLL',
    name: { fr: 'Étiquette DYMO 99012, 89 × 36\u00a0mm', en: 'DYMO 99012 label, 89 × 36\u00a0mm' },
    page: { width: 89, height: 36 },
    grid: { columns: 1, rows: 1, left: 2, top: 2, width: 85, height: 32, pitchX: 0, pitchY: 0 },
    // The stamp in a column at the left, the address at the right.
    recipient: {
      page: { x: 29, y: 6, width: 58, height: 24 },
      areas: {
        code: { x: 1, y: 0.5, width: 11, height: 11 },
        visual: { x: 13, y: 0.5, width: 11, height: 11 },
        text: { x: 1, y: 12.5, width: 24, height: 19 },
      },
    },
  }),
];

/** Those that are offered on a day. */
export const supportsOn = (day: string): SupportRecord[] => supports.filter((each) => isOffered(each, day));

/** Also one that is offered no longer: what was bought is printed. */
export const supportOf = (code: string): SupportRecord | undefined => supports.find((one) => one.code === code);

export const supportAnswer = (record: SupportRecord, lang: Lang): Wire => ({ ...record, name: record.name[lang] });

export const cellsOf = ({ grid }: Pick<SupportRecord, 'grid'>): number => grid.columns * grid.rows;

interface Place {
  page: number;
  x: number;
  y: number;
}

/** Where so many stamps stand: the page, from 0, and the corner of the cell in millimetres. */
export function placesOf({ kind, grid }: SupportRecord, startCell: number, count: number): Place[] {
  const perPage = grid.columns * grid.rows;
  const begin = kind === 'SHEET' ? startCell - 1 : 0;
  return Array.from({ length: count }, (_, index) => {
    const at = (begin + index) % perPage;
    return {
      page: Math.floor((begin + index) / perPage),
      x: grid.left + (at % grid.columns) * grid.pitchX,
      y: grid.top + Math.floor(at / grid.columns) * grid.pitchY,
    };
  });
}
