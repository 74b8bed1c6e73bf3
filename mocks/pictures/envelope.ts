import { hashOf } from '../shared/seed.ts';
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
  paperOf,
  patterns,
  place,
  pockets,
  round,
  type Sheet,
  shape,
} from './envelope-sides.ts';
import { grounds, pick } from './goods.ts';
import { letters, lettersWide } from './lettering.ts';
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

interface Leaf {
  x: number;
  y: number;
  turn: number;
}

/** How the envelopes of a small pack lie: each lies under the next. */
const arrangements: readonly ((at: number, of: number, sheet: Sheet) => Leaf)[] = [
  (at, of, { height }) => ({
    x: (of - at) * Math.min(9, 70 / of),
    y: -(of - at) * Math.min(6, (height * 0.4) / of),
    turn: 0,
  }),
  (at, of) => ({ x: 0, y: 0, turn: -((of - at) * Math.min(2.6, 15 / of)) }),
  (at, of) => ({ x: -((of - at) * Math.min(7, 56 / of)), y: -(of - at) * Math.min(4.5, 36 / of), turn: 0 }),
  (at, of) => ({ x: (((of - at) * 37) % 11) - 5, y: -(of - at) * 3.4, turn: (((of - at) * 53) % 13) * 0.7 - 4.2 }),
];

const corners = ({ x, y, turn }: Leaf, { width, height }: Sheet): [number, number][] => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const points: [number, number][] = [
    [0, -height],
    [width, -height],
    [width, 0],
    [0, 0],
  ];
  return points.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos]);
};

/** Turned about its lower left corner, where the pack is held together. */
const laid = ({ x, y, turn }: Leaf, { height }: Sheet, content: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) translate(0 ${round(-height)})">${content}</g>`;

interface Drawn {
  svg: string;
  points: [number, number][];
}

const onTop: Leaf = { x: 0, y: 0, turn: 0 };

/** Each of a small pack, the first with its band. */
function drawLoosePack(picture: EnvelopePicture, sheet: Sheet, seed: number): Drawn {
  const arrange = pick(arrangements, seed);
  const leaves = Array.from({ length: picture.pack - 1 }, (_, at) => arrange(at + 1, picture.pack, sheet));
  const fill = picture.face === 'board' ? '#a5a39c' : 'var(--paper)';
  const first = (isFront(sheet) ? front(sheet) : back(sheet)) + drawBand(picture, sheet);
  return {
    svg: leaves.map((leaf) => laid(leaf, sheet, paperOf(sheet, fill))).join('') + laid(onTop, sheet, first),
    points: [...leaves, onTop].flatMap((leaf) => corners(leaf, sheet)),
  };
}

/** The edges of a large pack, which is tied as it comes from the press. */
function drawStack(picture: EnvelopePicture, sheet: Sheet): Drawn {
  const { width, height } = sheet;
  const x = Math.round(62 * Math.sqrt(Math.min(500, picture.pack) / 500));
  const y = Math.round(x * 0.7);
  const leaves = Array.from({ length: Math.round(x / 3.2) }, (_, index) => {
    const part = (index + 0.5) / (x / 3.2);
    return `M${round(x * part)} ${round(-y * part)}h${round(width)}v${round(height)}`;
  });
  const tall = bandTall(picture, sheet);
  const band = height - tall - height * 0.03;
  const stack =
    `<path d="M4 ${round(height + 7)}h${round(width)}l${x} ${-y}v${round(-height)}h${round(-width)}l${-x} ${y}z" fill="#16211f" opacity=".12"/>` +
    shape(`M0 0l${x} ${-y}h${round(width)}l${-x} ${y}z`, edge(5)) +
    shape(`M${round(width)} 0l${x} ${-y}v${round(height)}l${-x} ${y}z`, edge(14)) +
    lines(leaves.join('')) +
    (isFront(sheet) ? front(sheet) : back(sheet)) +
    drawBand(picture, sheet) +
    `<path d="M${round(width + 2)} ${round(band)}l${x} ${-y}v${round(tall)}l${-x} ${y}z" fill="${darker(bandOf(picture), 0.3)}"/>`;
  return { svg: laid(onTop, sheet, stack), points: [...corners(onTop, sheet), [width + x, -height - y]] };
}

const lightOf = (ground: string) =>
  `<defs><radialGradient id="light" cx=".28" cy=".24" r=".95"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".55" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="${darker(ground, 0.5)}" stop-opacity=".18"/></radialGradient></defs><path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>`;

const drawing = ({ paper, face }: EnvelopePicture, content: string) =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}" style="--paper:${paper};--edge:${isDark(paper) ? '#ffffff' : '#16211f'}">${patterns[face] ?? ''}${content}</svg>`;

/** The ground of a product's view: neighbours in a list have others. */
export const groundOf = (code: string, view = 0) => pick(grounds, (Number(code) || hashOf(code)) + view * 2);

/** The pack alone. A large format is drawn larger, though not as much as it is: cards stay legible. */
export function packDrawing(picture: EnvelopePicture, code: string): string {
  const seed = Number(code) || hashOf(code);
  const [across, down] = sidesOf(picture);
  const isStack = picture.pack >= 50;
  const most = Math.min(410, 402 * Math.sqrt(Math.max(across, down) / 340));
  const drawnAt = (scale: number) => {
    const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
    const { svg, points } = isStack ? drawStack(picture, sheet) : drawLoosePack(picture, sheet, seed);
    const [x, y] = [points.map(([at]) => at), points.map(([, at]) => at)];
    const box = [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)] as const;
    return { svg, box, wide: box[2] - box[0], high: box[3] - box[1] };
  };
  const first = most / Math.max(across, down);
  const whole = drawnAt(first);
  const { svg, box } = drawnAt(first * Math.min(1, 430 / whole.wide, 360 / whole.high));
  const turn = isStack ? ((seed % 3) - 1) * 1.5 : ((seed % 5) - 2) * 2.5;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const goods = `<g transform="translate(${MIDDLE} ${MIDDLE}) rotate(${turn}) translate(${round(-x)} ${round(-y)})">${svg}</g>`;
  return drawing(picture, lightOf(groundOf(code)) + goods);
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

const labelWide = (text: string) => lettersWide(text, 17) + 16;

const dimension = (from: readonly [number, number], to: readonly [number, number], text: string) => {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const wide = labelWide(text);
  return `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" stroke="#0b5563" stroke-width="2"/><circle cx="${round(from[0])}" cy="${round(from[1])}" r="3.6" fill="#0b5563"/><circle cx="${round(to[0])}" cy="${round(to[1])}" r="3.6" fill="#0b5563"/>${bar([x - wide / 2, y - 15, wide, 30], 'rx="15" fill="#fff"')}${letters(text, { x, y: y - 8.5, height: 17, colour: '#0b5563', anchor: 'middle' })}`;
};

/** One open, what goes in half drawn out of it, and its sides. White paper is printed grey inside. */
export function openDrawing(picture: EnvelopePicture, code: string): string {
  const [across, down] = sidesOf(picture);
  const sheet: Sheet = { ...picture, width: across, height: down, scale: 1 };
  const [, part] = flapOf(sheet);
  const { wide, high } = contentOf([across, down]);
  const scale = Math.min(300 / across, 268 / (down + Math.max(part, high * 0.45)));
  const [width, height] = [across * scale, down * scale];
  const [kind, depth] = flapOf({ ...sheet, width, height });
  const printed = picture.face === 'plain' || picture.face === 'window' ? '#9aa5a8' : edge(12);
  const inside = picture.face === 'padded' || picture.face === 'quilted' ? `url(#${picture.face})` : printed;
  const upwards = `<g transform="scale(1 -1)">${shape(flaps[kind](width, depth), inside)}</g>`;
  const [w, h] = [wide * scale, high * scale];
  const rows = Array.from(
    { length: 5 },
    (_, at) =>
      `M${round(w * 0.14)} ${round(h * (0.09 + at * 0.06))}h${round(w * (at === 0 ? 0.34 : at === 4 ? 0.5 : 0.72))}`,
  );
  const letter = `<g transform="translate(${round((width - w) / 2)} ${round(-h * 0.45)})">${bar([3, 3, w, h * 0.5], 'fill="#16211f" opacity=".1"')}${bar([0, 0, w, h * 0.5], 'fill="#fffdf6" stroke="#d9cfbe"')}<path d="${rows.join('')}" stroke="#857a68" stroke-width="2.6" stroke-linecap="round" opacity=".6"/></g>`;
  const pocket =
    paperOf({ ...sheet, width, height }) + lines(`M0 0L${round(width / 2)} ${round(height * 0.1)}L${round(width)} 0`);
  const content = upwards + letter + pocket;
  const top = Math.max(depth, h * 0.45);
  // The label of the height stands clear of the edge.
  const beside = labelWide(`${down} mm`) / 2 + 10;
  const [x, y] = [MIDDLE - width / 2 + 30, MIDDLE - (height - top) / 2 - 14];
  const ground = groundOf(code, 1);
  const squares = `<path d="${Array.from({ length: 19 }, (_, at) => `M0 ${at * 26}H${PLATE}M${at * 26} 0V${PLATE}`).join('')}" stroke="${darker(ground, 0.18)}" stroke-width=".8" opacity=".5"/>`;
  return drawing(
    picture,
    lightOf(ground) +
      squares +
      place(x, y, content) +
      dimension([x, y + height + 24], [x + width, y + height + 24], `${across} mm`) +
      dimension([x - beside, y], [x - beside, y + height], `${down} mm`),
  );
}

/** Where the pencil of `envelopes/desk` writes, and how many of its units are a millimetre. */
const desk = { x: 250, y: 336, scale: 1.06 };

/** One with its address up, as it lies on a desk: as large beside the hand as it is. */
export function addressDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const { scale } = desk;
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  return drawing(picture, place(desk.x - sheet.width * 0.6, desk.y - sheet.height * 0.66, front(sheet)));
}
