/** Letters as a pen draws them: a picture carries no type, and shows the same on every machine. Each is 14 high. */
const glyphs: Record<string, readonly [width: number, path: string]> = {
  0: [10, 'M5 0C1 0 0 3 0 7s1 7 5 7s5-3 5-7S9 0 5 0z'],
  1: [5, 'M0 3L5 0V14'],
  2: [10, 'M0 3.5C0-1.2 10-1.2 10 4C10 7 3 10 0 14H10'],
  3: [10, 'M.5 2C3-1 9.5 0 9.5 3.500C9.5 6 7 6.8 4 6.800C8 6.8 10 8 10 10.500C10 15 2 15 0 11.5'],
  4: [10, 'M7.5 14V0L0 10H10'],
  5: [10, 'M9 0H1.500L1 6C4 4.5 10 5 10 9.500C10 15 2 15 0 12'],
  6: [10, 'M8.5 .5C3 1 0 5 0 9.500C0 15.5 10 15.5 10 9.500C10 4.5 2 4.5 .5 8'],
  7: [10, 'M0 0H10L4 14'],
  8: [
    10,
    'M5 6.500C1.5 6.5 .5 5 .5 3.300C.5-1 9.5-1 9.5 3.300C9.5 5 8.5 6.5 5 6.500C1.5 6.5 0 8.3 0 10.300C0 15.2 10 15.2 10 10.300C10 8.3 8.5 6.5 5 6.500z',
  ],
  9: [10, 'M1.5 13.500C7 13 10 9 10 4.500C10-1.5 0-1.5 0 4.500C0 9.5 8 9.5 9.5 6'],
  '×': [8, 'M1 5L8 12M8 5L1 12'],
  ',': [3, 'M2 13L1 16'],
  ' ': [5, ''],
  A: [10, 'M0 14L5 0L10 14M1.8 9H8.2'],
  B: [10, 'M0 0V14H5C11 14 11 7 5 7H0M0 0H4.500C9.5 0 9.5 7 4.5 7'],
  C: [10, 'M10 2C6-2 0 0 0 7S6 16 10 12'],
  D: [10, 'M0 0V14H3C8 14 10 11 10 7S8 0 3 0z'],
  E: [9, 'M9 0H0V14H9M0 7H7'],
  F: [9, 'M9 0H0V14M0 7H7'],
  G: [10, 'M10 2C6-2 0 0 0 7S6 16 10 12V8H6'],
  I: [2, 'M1 0V14'],
  L: [9, 'M0 0V14H9'],
  M: [11, 'M0 14V0L5.5 8L11 0V14'],
  R: [10, 'M0 14V0H5C10 0 10 7.5 5 7.500H0M5 7.500L10 14'],
  S: [10, 'M9.5 2C7-1 .5-.5 .5 3.300C.5 8 10 6 10 10.600C10 15 2 15 0 12'],
  X: [10, 'M0 0L10 14M10 0L0 14'],
  c: [8, 'M8 6.500C5 3.5 0 5 0 9.500S5 15.5 8 12.5'],
  g: [8, 'M8 5V15C8 19 1 19 .5 16.500M8 8C7 4 .5 4 .5 9.500S7 14.5 8 11'],
  k: [8, 'M0 0V14M7 5L0 10.500M3 8.500L7.5 14'],
  m: [11, 'M0 14V5M0 8C1 4 5.5 4 5.5 8V14M5.5 8C6.5 4 11 4 11 8V14'],
};

const GAP = 4;
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, each) => sum + (glyphs[each]?.[0] ?? 0) + GAP, -GAP);

export interface Lettering {
  x: number;
  y: number;
  height: number;
  colour: string;
  /** Part of the height. */
  weight?: number;
  anchor?: 'start' | 'middle';
}

/** How wide a text of this height is. */
export const lettersWide = (text: string, height: number): number => (widthOf(text) * height) / 14;

/** Figures and letters that are read in every language: formats, counts and measures. `y` is their upper edge. */
export function letters(text: string, { x, y, height, colour, weight = 0.16, anchor = 'start' }: Lettering): string {
  let at = 0;
  const paths = Array.from(text).map((each) => {
    const [width, path] = glyphs[each] ?? [0, ''];
    const drawn = path && `<path d="${path}"${at ? ` transform="translate(${at})"` : ''}/>`;
    at += width + GAP;
    return drawn;
  });
  const size = height / 14;
  const left = anchor === 'middle' ? x - lettersWide(text, height) / 2 : x;
  return `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${(weight * 14).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
