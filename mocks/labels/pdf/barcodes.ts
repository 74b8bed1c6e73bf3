// The named export `raw` is a symbology of that name; the modules are what the default export’s gives.
import bwip from 'bwip-js/node';
import type { Box, Paper } from '../../pdf/paper.ts';

interface Bars {
  /** Widths of bars and spaces, in modules, beginning with a bar. */
  sbs: number[];
}
interface Pixels {
  pixs: number[];
  pixx: number;
  pixy: number;
}

/** Code 128, as wide as its box without the quiet zones. */
export function drawBars(paper: Paper, text: string, { x, y, width, height }: Box): void {
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as unknown as [Bars];
  const modules = symbol.sbs.reduce((sum, each) => sum + each, 0);
  // Ten modules on each side stay white, so that a reader finds the first bar.
  const module = width / (modules + 20);
  paper.figure(text, { x, y, width, height }, () => {
    symbol.sbs.reduce((at, each, index) => {
      if (index % 2 === 0) paper.block({ x: x + at * module, y, width: each * module, height });
      return at + each;
    }, 10);
  });
}

const symbolOf = (bcid: Squares['bcid'], text: string): Pixels => (bwip.raw({ bcid, text }) as unknown as [Pixels])[0];

/** The modules of a Data Matrix from top to bottom, without its quiet zone: `1` is dark. */
export function matrixRows(text: string): string[] {
  const { pixs, pixx, pixy } = symbolOf('datamatrix', text);
  return Array.from({ length: pixy }, (_, row) =>
    pixs
      .slice(row * pixx, (row + 1) * pixx)
      .map(Number)
      .join(''),
  );
}

/** A Data Matrix, as large as fits into its box. */
export const drawMatrix = (paper: Paper, text: string, box: Box): void =>
  drawSquares(paper, { bcid: 'datamatrix', text, box });

/** A QR code, as large as fits into its box: the box has its quiet zone around it. */
export const drawQrCode = (paper: Paper, text: string, box: Box): void =>
  drawSquares(paper, { bcid: 'qrcode', text, box });

interface Squares {
  bcid: 'datamatrix' | 'qrcode';
  text: string;
  box: Box;
}

function drawSquares(paper: Paper, { bcid, text, box: { x, y, width, height } }: Squares): void {
  const symbol = symbolOf(bcid, text);
  const module = Math.min(width / symbol.pixx, height / symbol.pixy);
  paper.figure(text, { x, y, width, height }, () => {
    for (const [index, isDark] of symbol.pixs.entries()) {
      const [column, row] = [index % symbol.pixx, Math.floor(index / symbol.pixx)];
      if (isDark) paper.block({ x: x + column * module, y: y + row * module, width: module, height: module });
    }
  });
}
