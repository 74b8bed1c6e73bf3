/** How a typed letter is set on A4 pages: millimetres from the upper left corner. */
export const MARGIN = 25;
export const ADDRESS_ZONE = { x: 105, y: 40, width: 85, height: 30 };
export const LINE_HEIGHT = 5;
export const TEXT_WIDTH = 160;
/** Below the address, and at the top of every further page. */
export const FIRST_LINE = 95;
const LAST_LINE = 270;
const SIGNS_IN_A_LINE = 84;

/** The lines of each page. */
export function pagesOf(text: string): string[][] {
  const lines = text
    .replaceAll('\t', '    ')
    .split(/\r\n?|\n/)
    .flatMap(wrapLines);
  const [first, further] = [linesFrom(FIRST_LINE), linesFrom(MARGIN)];
  const pages = [lines.slice(0, first)];
  for (let at = first; at < lines.length; at += further) pages.push(lines.slice(at, at + further));
  return pages;
}

const linesFrom = (top: number) => Math.floor((LAST_LINE - top) / LINE_HEIGHT);

function wrapLines(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ').flatMap(pieces)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= SIGNS_IN_A_LINE) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** A word that no line holds goes on in the next. */
const pieces = (word: string): string[] => word.match(/.{1,83}/gsu) ?? [''];

/** What the first page of a typed letter has printed on it: its lines, below the address. */
export const blocksOf = ([first = []]: readonly string[][]) => [
  { x: MARGIN, y: FIRST_LINE, width: TEXT_WIDTH, height: Math.max(1, first.length) * LINE_HEIGHT },
];
