/** Reads the codes of a page again, from the shapes that are printed there (`printedIn`). */
import bwip from 'bwip-js/node';
import type { Box, Filled } from './places.ts';

const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
  123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
  131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
  213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
  141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
  124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
  411131 211412 211214 211232`.split(/\s+/);
const [setC, setB, setA] = [99, 100, 101];
const [startA, startB, startC] = [103, 104, 105];

/** The Code 128 codes of a page, from top to bottom: what each says, and where its bars are. */
export function barcodesIn(filled: readonly Filled[]): { text: string; box: Box }[] {
  const bars = filled.map(({ box }) => box).filter(({ top, bottom, left, right }) => bottom - top > 4 * (right - left));
  return groupsOf(bars.filter(({ top, bottom }) => bottom - top > 8)).map((group) => ({
    text: decoded(group),
    box: around(group),
  }));
}

/** Bars of one height beside one another. */
function groupsOf(bars: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  for (const bar of bars) {
    const group = groups.find(([first, ...rest]) => {
      const last = rest.at(-1) ?? first;
      return (
        first && last && Math.abs(first.top - bar.top) < 0.01 && bar.left >= last.right && bar.left - last.right < 4
      );
    });
    if (group) group.push(bar);
    else groups.push([bar]);
  }
  return groups.filter(({ length }) => length > 10);
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Throws for bars that say nothing, and where the check character is another. */
function decoded(bars: readonly Box[]): string {
  const module = Math.min(...bars.map(({ left, right }) => right - left));
  const widths = bars.flatMap(({ left, right }, at) => {
    const next = bars[at + 1];
    return [right - left, ...(next ? [next.left - right] : [])].map((width) => Math.round(width / module));
  });
  // The stop has seven elements, any other character six.
  const symbols = Array.from({ length: (widths.length - 7) / 6 }, (_, at) =>
    patterns.indexOf(widths.slice(at * 6, at * 6 + 6).join('')),
  );
  const [start = -1, ...rest] = symbols;
  const check = rest.pop();
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), start);
  if (symbols.includes(-1) || sum % 103 !== check) throw new Error(`Bars that say nothing: ${symbols.join(' ')}`);
  let set = { [startA]: setA, [startB]: setB, [startC]: setC }[start];
  let text = '';
  for (const value of rest) {
    if (value === setC || value === setB || value === setA) set = value;
    else if (set === setC) text += String(value).padStart(2, '0');
    else text += String.fromCodePoint(value < 64 || set === setB ? value + 32 : value - 64);
  }
  return text;
}

interface Pixels {
  pixs: number[];
  pixx: number;
  pixy: number;
}

/** Whether the Data Matrix, or the QR code, of this text is printed in the box, module for module. */
export function hasMatrix(
  filled: readonly Filled[],
  text: string,
  box: Box,
  bcid: 'datamatrix' | 'qrcode' = 'datamatrix',
): boolean {
  const [symbol] = bwip.raw({ bcid, text }) as unknown as [Pixels];
  const module = Math.min((box.right - box.left) / symbol.pixx, (box.bottom - box.top) / symbol.pixy);
  const dark = (x: number, y: number) =>
    filled.some(({ box: { left, top, right, bottom } }) => left < x && x < right && top < y && y < bottom);
  return symbol.pixs.every((isDark, at) => {
    const x = box.left + ((at % symbol.pixx) + 0.5) * module;
    const y = box.top + (Math.floor(at / symbol.pixx) + 0.5) * module;
    return dark(x, y) === Boolean(isDark);
  });
}
