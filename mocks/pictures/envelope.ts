import { PLATE } from './compose.ts';
import {
  back,
  bar,
  type EnvelopePicture,
  edge,
  flapOf,
  flaps,
  front,
  isFront,
  lines,
  openBack,
  patterns,
  place,
  pockets,
  round,
  type Sheet,
  shape,
  strip,
} from './envelope-sides.ts';
import { planks } from './goods.ts';
import { light } from './grounds.ts';
import { letters, lettersWide } from './lettering.ts';
import { measuredSides, pencilAt } from './measured-sides.ts';
import { darker } from './solids/solid.ts';

const MIDDLE = PLATE / 2;

function sidesOf({ face, size }: EnvelopePicture): [number, number] {
  const [one = 0, other = 0] = size.split(' × ').map(Number);
  const sides: [number, number] = [Math.max(one, other), Math.min(one, other)];
  return pockets.includes(face) ? [sides[1], sides[0]] : sides;
}

const isDark = (paper: string) =>
  (paper.match(/[0-9a-f]{2}/gi) ?? []).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) < 330;

/** A band about the pack says its format and how many there are, in a colour of its own. */
const bands: Record<string, string> = {
  C6: '#c8872b',
  DL: '#2f7f7a',
  C5: '#b3492f',
  B5: '#7a5a86',
  C4: '#2f4a73',
  B4: '#3f6b4a',
};
const bandOf = ({ format = '' }: EnvelopePicture) => bands[format] ?? '#5b5f63';

/** What a band says, and whether it has room for that on one line. */
function wordsOf({ format = '', size, pack }: EnvelopePicture, sheet: Sheet) {
  const name = bands[format] ? format : size.replace(' × ', '×');
  const count = `×${pack}`;
  const height = lineTall(sheet) * 0.52;
  return { name, count, isWide: lettersWide(name, height) + lettersWide(count, height) + 44 < sheet.width };
}

/** How tall a line of a band is: it is read on a card. */
const lineTall = ({ width, height }: Sheet) => Math.max(40, Math.min(58, Math.min(width, height) * 0.25));

const bandTall = (picture: EnvelopePicture, sheet: Sheet) =>
  lineTall(sheet) * (wordsOf(picture, sheet).isWide ? 1 : 1.7);

function drawBand(picture: EnvelopePicture, sheet: Sheet): string {
  const { width, height } = sheet;
  const tall = bandTall(picture, sheet);
  const y = height - tall - height * 0.03;
  const { name, count, isWide } = wordsOf(picture, sheet);
  const size = isWide ? tall * 0.52 : tall * 0.3;
  const text = (words: string, x: number, top: number) =>
    letters(words, { x, y: y + top, height: size, colour: '#ffffff', weight: 0.17 });
  return (
    bar([-2, y + 3, width + 4, tall], 'fill="#16211f" opacity=".14"') +
    bar([-2, y, width + 4, tall], `fill="${bandOf(picture)}"`) +
    bar([-2, y, width + 4, 2.5], 'fill="#fff" opacity=".35"') +
    text(name, 14, isWide ? (tall - size) / 2 : tall * 0.14) +
    text(count, isWide ? width - 14 - lettersWide(count, size) : 14, isWide ? (tall - size) / 2 : tall * 0.56)
  );
}

/** What a pack is held together by: cartons say « boîte », films « lot », bands the rest. */
type Packing = 'box' | 'film' | 'band';
export const packingOf = ({ face }: EnvelopePicture): Packing => {
  if (face === 'plain' || face === 'window') return 'box';
  return pockets.includes(face) ? 'film' : 'band';
};

const thick: readonly EnvelopePicture['face'][] = ['padded', 'quilted', 'board'];

/** How far the edge of a pack reaches, the same in each format: 10 for five, 75 for five hundred. */
export const depthOf = ({ pack, face }: EnvelopePicture): number =>
  (10 + 14 * Math.log(Math.max(5, pack) / 5)) * (thick.includes(face) ? 1.25 : 1);

/** How far what holds a pack together reaches beyond its first piece and its edge: left, up, right and down. */
const reaches: Record<Packing, readonly [number, number, number, number]> = {
  box: [7, 9, 7, 8],
  film: [14, 4, 14, 8],
  band: [3, 2, 8, 8],
};

/** The leaves of a pack, each a line: all of a small one. */
function leavesOf({ pack }: EnvelopePicture, { width, height }: Sheet, [x, y]: readonly [number, number]): string {
  const count = pack > 30 ? Math.round(x / 3) : pack - 1;
  const leaves = Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / (count + 1);
    // A hand has laid them: no two edges are quite in line.
    const loose = pack > 30 ? 0 : (((index * 37) % 5) - 2) * 0.5;
    return `M${round(x * part + loose)} ${round(-y * part + loose)}h${round(width)}v${round(height)}`;
  });
  return lines(leaves.join(''));
}

/** The open carton that a pack stands in: as low in front as its band is high. */
function tray(picture: EnvelopePicture, { width, height }: Sheet, [x, y]: readonly [number, number]) {
  const [right, low, front] = [
    width + 7,
    height + 8,
    height - bandTall(picture, { ...picture, width, height, scale: 1 }) - height * 0.03 - 7,
  ];
  const card = '#d6c19b';
  const look = (fill: string) =>
    `fill="${fill}" stroke="${darker(card, 0.3)}" stroke-width="1.4" stroke-linejoin="round"`;
  return {
    behind: `<path d="M${round(x - 7)} ${round(low - y)}V${round(-y - 9)}H${round(right + x)}V${round(low - y)}z" ${look(darker(card, 0.16))}/>`,
    before:
      `<path d="M${round(right)} ${round(front)}L${round(right + x)} ${round(-y - 9)}V${round(low - y)}L${round(right)} ${round(low)}z" ${look(darker(card, 0.1))}/>` +
      `<path d="M-7 ${round(front)}H${round(right)}V${round(low)}H-7z" ${look(card)}/>`,
  };
}

/** A clear film about a pack, with its seams at both ends. */
function film({ width, height }: Sheet, [x, y]: readonly [number, number]) {
  const [right, low] = [width + 4, height + 4];
  const seam = (at: number, up: number) => `M${round(at)} ${round(4 - up)}h12V${round(low - 6 - up)}h-12z`;
  const gloss = (from: number, wide: number) =>
    `M${round(width * from)} -3h${round(width * wide)}L${round(width * (from + wide) - height * 0.42)} ${round(low)}h${round(-width * wide)}z`;
  return {
    behind: `<path d="${seam(right + x - 2, y)}" fill="#fff" fill-opacity=".5" stroke="#9fb0b3" stroke-opacity=".7"/>`,
    before:
      `<path d="${seam(-14, 0)}" fill="#fff" fill-opacity=".5" stroke="#9fb0b3" stroke-opacity=".7"/>` +
      `<path d="M-4 ${round(low)}V-4L${round(x - 4)} ${round(-y - 4)}H${round(right + x)}V${round(low - y)}L${round(right)} ${round(low)}z" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".85" stroke-width="2"/>` +
      `<path d="${gloss(0.66, 0.14)}${gloss(0.86, 0.05)}" fill="#fff" opacity=".3"/>` +
      `<path d="M${round(right)} ${round(height * 0.2)}l${round(x)} ${round(-y)}v${round(height * 0.16)}l${round(-x)} ${round(y)}z" fill="#fff" opacity=".3"/>`,
  };
}

/** A pack as it is sold: its first piece, the edges of the others, and what holds them together. */
function drawPack(picture: EnvelopePicture, sheet: Sheet): string {
  const { width, height, face } = sheet;
  const x = depthOf(picture);
  const y = x * 0.7;
  const packing = packingOf(picture);
  const wrap = packing === 'box' ? tray(picture, sheet, [x, y]) : packing === 'film' ? film(sheet, [x, y]) : undefined;
  const tall = bandTall(picture, sheet);
  const band = height - tall - height * 0.03;
  const edges = (percent: number) => (face === 'board' ? '#a5a39c' : edge(percent));
  return (
    `<path d="M4 ${round(height + 8)}h${round(width + 4)}l${round(x)} ${round(-y)}v${round(-height * 0.8)}h${round(-width)}l${round(-x)} ${round(y)}z" fill="#16211f" opacity=".13"/>` +
    (wrap?.behind ?? '') +
    shape(`M0 0l${round(x)} ${round(-y)}h${round(width)}l${round(-x)} ${round(y)}z`, edges(5)) +
    shape(`M${round(width)} 0l${round(x)} ${round(-y)}v${round(height)}l${round(-x)} ${round(y)}z`, edges(14)) +
    leavesOf(picture, sheet, [x, y]) +
    (isFront(sheet) ? front(sheet) : back(sheet)) +
    (wrap?.before ?? '') +
    drawBand(picture, sheet) +
    (packing === 'band'
      ? `<path d="M${round(width + 2)} ${round(band)}l${round(x)} ${round(-y)}v${round(tall)}l${round(-x)} ${round(y)}z" fill="${darker(bandOf(picture), 0.3)}"/>`
      : '')
  );
}

const lit = `${light}<path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>`;

const drawing = ({ paper, face }: EnvelopePicture, content: string) =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}" style="--paper:${paper};--edge:${isDark(paper) ? '#ffffff' : '#16211f'}">${patterns[face] ?? ''}${content}</svg>`;

/** Lists crop a plate to five by four: a pack keeps 16 pixels of a card clear of that. */
const [WIDE, HIGH] = [420, 328];

/** How far one of a pack leans out of it, in parts of its width and of its height. */
const lean = { turn: 8, wide: 0.2, high: 0.14 };

/**
 * The pack; of one in a film a piece lies out of it, with the side up that the number says. A large format is drawn
 * larger, though not as much as it is: cards stay legible.
 */
export function packDrawing(picture: EnvelopePicture, seed = 0): string {
  const [across, down] = sidesOf(picture);
  const packing = packingOf(picture);
  const depth = depthOf(picture);
  const [left, up, right, low] = reaches[packing];
  const [moreWide, moreHigh] = [left + right + depth, up + low + depth * 0.7];
  const isOut = packing === 'film';
  const out = isOut ? across * lean.wide + down * lean.high : 0;
  // What lies leans as a hand laid it; a carton stands.
  const turn = packing === 'box' ? 0 : 3;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const scale = Math.min(
    isOut
      ? (300 * (Math.max(across, down) / 353) ** 0.75) / Math.max(across, down)
      : (402 * Math.sqrt(Math.max(across, down) / 340)) / Math.max(across, down),
    (WIDE - moreWide * cos - moreHigh * sin) / ((across + out) * cos + down * sin),
    (HIGH - moreHigh * cos - moreWide * sin) / (down * cos + across * sin),
  );
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  const [x, y] = [
    (sheet.width + depth + right - Math.max(left, out * scale)) / 2,
    (sheet.height - depth * 0.7 + low - up) / 2,
  ];
  const piece = isOut
    ? place(-sheet.width * lean.wide, -sheet.width * 0.15, (seed % 2 ? front : back)(sheet), lean.turn)
    : '';
  const goods = `<g transform="translate(${MIDDLE} ${MIDDLE}) rotate(${-turn}) translate(${round(-x)} ${round(-y)})">${piece}${drawPack(picture, sheet)}</g>`;
  return drawing(picture, lit + goods);
}

/** A sheet of A4, folded until it goes in. */
function contentOf([across, down]: readonly [number, number]): { wide: number; high: number; folds: number[] } {
  const folded = [
    { wide: 210, high: 297, folds: [] },
    { wide: 297, high: 210, folds: [] },
    { wide: 210, high: 148, folds: [0.5] },
    { wide: 148, high: 210, folds: [0.5] },
    { wide: 210, high: 99, folds: [0.5] },
    { wide: 148, high: 105, folds: [0.5] },
    { wide: 105, high: 148, folds: [0.5] },
    { wide: 99, high: 210, folds: [0.5] },
  ];
  return (
    folded.find(({ wide, high }) => wide < across && high < down * 1.05) ?? {
      wide: across * 0.8,
      high: down * 0.8,
      folds: [],
    }
  );
}

/** What goes in: a letter, or a book in a pocket that is lined. */
function contentDrawing(face: EnvelopePicture['face'], w: number, h: number): string {
  if (face === 'padded' || face === 'quilted')
    return (
      bar([0, 0, w, h * 0.5], 'rx="3" fill="#0b5563"') +
      bar([0, 0, w * 0.09, h * 0.5], 'fill="#073b45"') +
      bar([w * 0.24, h * 0.1, w * 0.52, h * 0.07], 'fill="#f1c445"') +
      bar([w * 0.24, h * 0.2, w * 0.34, h * 0.04], 'fill="#cfe3e6"')
    );
  const rows = Array.from(
    { length: 5 },
    (_, at) =>
      `M${round(w * 0.14)} ${round(h * (0.09 + at * 0.06))}h${round(w * (at === 0 ? 0.34 : at === 4 ? 0.5 : 0.72))}`,
  );
  return `${bar([0, 0, w, h * 0.5], 'fill="#fffdf6" stroke="#d9cfbe"')}<path d="${rows.join('')}" stroke="#857a68" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
}

/** One open, what goes in half drawn out of it, and its sides: the side of the pack's picture. */
export function openDrawing(picture: EnvelopePicture, ground: string): string {
  const [across, down] = sidesOf(picture);
  const { wide, high } = contentOf([across, down]);
  const [, part] = flapOf({ ...picture, width: across, height: down, scale: 1 });
  const scale = Math.min(310 / across, 290 / (down + Math.max(part, high * 0.45)));
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  const { width, height } = sheet;
  const [kind, depth] = flapOf(sheet);
  const [w, h] = [wide * scale, high * scale];
  const isAddress = isFront(sheet);
  // White paper without a window is printed grey inside.
  const inside = picture.face === 'plain' ? '#9aa5a8' : edge(isAddress ? 4 : 12);
  const flap = `<g transform="scale(1 -1)">${shape(flaps[kind](width, depth), inside)}${isAddress || kind === 'pointed' ? '' : strip(width, depth)}</g>`;
  const letter = `<g transform="translate(${round((width - w) / 2)} ${round(-h * 0.45)})">${bar([3, 3, w, h * 0.5], 'fill="#16211f" opacity=".1"')}${contentDrawing(picture.face, w, h)}</g>`;
  // An open flap hangs on the side of the address: seen from there, what comes out is behind it.
  const content = isAddress ? letter + flap + front(sheet) : flap + letter + openBack(sheet);
  const top = Math.max(depth, h * 0.45);
  const [x, y] = [MIDDLE - width / 2 + 30, MIDDLE - (height - top) / 2 - 14];
  const squares = `<path d="${Array.from({ length: 19 }, (_, at) => `M0 ${at * 26}H${PLATE}M${at * 26} 0V${PLATE}`).join('')}" stroke="${darker(ground, 0.18)}" stroke-width=".8" opacity=".5"/>`;
  return drawing(
    picture,
    lit +
      squares +
      place(x, y, content) +
      measuredSides({ x, low: y + height, wide: width, high: height }, [
        { from: [0, 0], to: [1, 0], mm: across, towards: [0, 1] },
        { from: [0, 0], to: [0, 1], mm: down, towards: [-1, 0] },
      ]),
  );
}

/** Where the pencil of `envelopes/desk` writes, and how many of its units are a millimetre. */
const desk = { x: 250, y: 336, scale: 1.06 };

/** One with its address up, as it lies on a desk: as large beside the hand as it is. */
export function addressDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const { scale } = desk;
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  // The hand writes the last line, clear of what is printed in the corner.
  const [x, y] = picture.motif ? [0.5, 0.8] : [0.68, 0.7];
  return drawing(picture, place(desk.x - sheet.width * x, desk.y - sheet.height * y, front(sheet)));
}

/** One with a window, franked, on the letter that the next one takes: nobody writes on it. */
export function windowDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const scale = Math.min(1.5, 340 / across);
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  const { width, height } = sheet;
  const stamp = `${bar([width - 34 * scale, 8 * scale, 25 * scale, 31 * scale], 'fill="#fffcf5" stroke="#d9cfbe"')}${bar([width - 31.5 * scale, 10.5 * scale, 20 * scale, 26 * scale], 'fill="#0b5563"')}<circle cx="${round(width - 21.5 * scale)}" cy="${round(22 * scale)}" r="${round(6 * scale)}" fill="#f1c445"/>`;
  const rows = Array.from({ length: 4 }, (_, at) => `M24 ${26 + at * 22}h${round(width * (at ? 0.62 : 0.3))}`);
  const letter = `${bar([4, 6, width * 0.94, height * 0.9], 'fill="#16211f" opacity=".14"')}${bar([0, 0, width * 0.94, height * 0.9], 'fill="#fffdf6" stroke="#d9cfbe"')}<path d="${rows.join('')}" stroke="#857a68" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  const [x, y] = [MIDDLE - width / 2, MIDDLE - height / 2 + 26];
  return drawing(
    picture,
    lit +
      planks(0) +
      place(x + 20, y - height * 0.5, letter, -6) +
      place(x, y, front(sheet) + stamp, -3) +
      pencilAt(scale, `translate(${round(x + 30)} ${round(y + height + 36)}) rotate(-2)`),
  );
}
