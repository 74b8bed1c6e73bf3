import { PLATE } from './compose.ts';
import type { Motif } from './motif.ts';

export interface EnvelopePicture {
  kind: 'envelope';
  /** What is seen of it: its closing, or what is printed on it. */
  face: 'plain' | 'pointed' | 'pocket' | 'window' | 'seal' | 'printed' | 'padded' | 'quilted' | 'board';
  /** Its sides in millimetres, as « 114 × 162 »: it is drawn to scale. */
  size: string;
  paper: string;
  motif?: Motif;
  pack: number;
}

const MIDDLE = PLATE / 2;
/** A product's page crops a plate to six by five. */
const TALL = PLATE * 0.74;

/** Drawn in units of the plate; `scale` of them are a millimetre. */
interface Sheet extends Omit<EnvelopePicture, 'size'> {
  width: number;
  height: number;
  scale: number;
}

/** What lies under the first of a pack. */
type Under = 'one' | 'pile' | 'stack';

/** Pockets open at their short side, envelopes at their long one. */
const pockets: readonly EnvelopePicture['face'][] = ['pocket', 'padded', 'quilted', 'board'];
/** Of these the sizes differ, and nothing printed tells how large they are. */
const measured: readonly EnvelopePicture['face'][] = ['plain', ...pockets];

const edge = (percent: number) => `color-mix(in srgb,var(--paper),var(--edge) ${percent}%)`;
const round = (value: number) => `${Math.round(value * 10) / 10}`;
const place = (x: number, y: number, content: string, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${content}</g>`;
const bar = ([x, y, width, height]: readonly [number, number, number, number], look: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${look}/>`;
const lines = (d: string, look = '') => `<path d="${d}" fill="none" stroke="${edge(22)}" stroke-width="1.6" ${look}/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="${edge(24)}" stroke-width="1.4"/>`;

function paperOf({ width, height, face }: Sheet, fill = 'var(--paper)'): string {
  const corner = face === 'padded' || face === 'quilted' ? 9 : 3;
  return (
    bar([3, 6, width, height], `rx="${corner}" fill="#16211f" opacity=".13"`) +
    bar([0, 0, width, height], `rx="${corner}" fill="${fill}" stroke="${edge(24)}" stroke-width="1.4"`)
  );
}

const flaps: Record<'straight' | 'pointed', (width: number, height: number) => string> = {
  straight: (width, height) => `M0 0L${round(width * 0.08)} ${round(height)}H${round(width * 0.92)}L${round(width)} 0z`,
  pointed: (width, height) =>
    `M0 0L${round(width / 2 - 10)} ${round(height - 5)}Q${round(width / 2)} ${round(height + 3)} ${round(width / 2 + 10)} ${round(height - 5)}L${round(width)} 0z`,
};

/** How far a flap reaches, as a part of the height. */
const flapOf = ({ face, height }: Sheet): [keyof typeof flaps, number] =>
  face === 'pointed' ? ['pointed', height * 0.6] : ['straight', height * (pockets.includes(face) ? 0.16 : 0.34)];

/** The side that is closed. */
function back(sheet: Sheet): string {
  const { width, height, face } = sheet;
  const [kind, depth] = flapOf(sheet);
  if (face === 'padded' || face === 'quilted')
    return (
      paperOf(sheet) +
      bar([8, 8, width - 16, height - 16], `rx="5" fill="url(#${face})" stroke="${edge(16)}" stroke-dasharray="5 4"`) +
      bar([0, 0, width, depth], `rx="6" fill="${edge(7)}" stroke="${edge(26)}" stroke-width="1.4"`) +
      strip(width, depth)
    );
  const seams =
    face === 'pocket'
      ? `M${round(width / 2)} ${round(depth)}V${round(height)}M0 ${round(height * 0.94)}H${round(width)}`
      : `M2 ${round(height - 2)}L${round(width * (kind === 'pointed' ? 0.5 : 0.34))} ${round(height * 0.44)}M${round(width - 2)} ${round(height - 2)}L${round(width * (kind === 'pointed' ? 0.5 : 0.66))} ${round(height * 0.44)}`;
  const laid = kind === 'pointed' ? bar([1, 1, width - 2, height - 2], 'fill="url(#laid)"') : '';
  return (
    paperOf(sheet) + lines(seams) + shape(flaps[kind](width, depth), edge(6)) + laid + (laid ? '' : strip(width, depth))
  );
}

/** What is peeled off before the flap sticks. */
const strip = (width: number, depth: number) =>
  bar(
    [width * 0.12, depth - 15, width * 0.76, 6],
    `fill="color-mix(in srgb,var(--paper),#ffffff 65%)" stroke="${edge(14)}"`,
  );

/** The side of the address. */
function front(sheet: Sheet): string {
  const { width, height, scale, face, motif } = sheet;
  if (face === 'window') return paperOf(sheet) + sender(width) + windowOf(width, height, scale);
  const address = [0.56, 0.66, 0.76, 0.86]
    .map(
      (y, index) =>
        `M${round(width * 0.5)} ${round(height * y)}h${round(width * ([0.3, 0.4, 0.24, 0.33][index] ?? 0.3))}`,
    )
    .join('');
  const written = `<path d="${address}" stroke="${edge(45)}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  if (face === 'board') return paperOf(sheet) + doNotBend(width, height) + written;
  if (!motif) return paperOf(sheet) + written;
  const stamp = `<use href="motif.svg#1" x="${round(width - 35 * scale)}" y="${round(9 * scale)}" width="${round(26 * scale)}" height="${round(32 * scale)}"/>`;
  return paperOf(sheet) + written + stamp + printOf(sheet);
}

const sender = (width: number) =>
  `<path d="M18 22h${round(width * 0.2)}M18 34h${round(width * 0.13)}" stroke="#857a68" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;

/** 35 by 100 mm, 20 mm from the right edge and from the lower one. */
function windowOf(width: number, height: number, scale: number): string {
  const [x, y] = [width - 120 * scale, height - 55 * scale];
  const text = [0.25, 0.5, 0.75].map(
    (part, index) =>
      `M${round(x + 10 * scale)} ${round(y + 35 * scale * part)}h${round(scale * ([60, 75, 46][index] ?? 60))}`,
  );
  return (
    bar(
      [x, y, 100 * scale, 35 * scale],
      `rx="${round(3 * scale)}" fill="#cfdfe2" stroke="#7f9599" stroke-width="1.6"`,
    ) +
    `<path d="${text.join('')}" stroke="#3f5357" stroke-width="${round(Math.max(2.4, 3 * scale))}" stroke-linecap="round" opacity=".7"/>`
  );
}

/** A red frame at the corners: what is inside must not be bent. */
const doNotBend = (width: number, height: number) =>
  `<path d="M14 ${round(height * 0.2)}V14H${round(width * 0.3)}M${round(width - 14)} ${round(height * 0.8)}V${round(height - 14)}H${round(width * 0.7)}" fill="none" stroke="#b3361b" stroke-width="5"/>`;

/** What the operator prints on an envelope that is stamped. */
function printOf({ width, height, scale, face, motif }: Sheet): string {
  if (face === 'printed')
    return `<use href="motif.svg#2" x="${round(width * 0.05)}" y="${round(height * 0.3)}" width="${round(width * 0.36)}" height="${round(height * 0.62)}"/>`;
  const rate = bar([0, height - 9, width, 9], 'fill="var(--a)"');
  if (motif === 'seal-plus') return rate + stub(height, scale);
  if (motif !== 'seal-world') return rate + sender(width);
  const flags = Array.from(
    { length: Math.ceil(width / 24) },
    (_, index) => `M${index * 24} ${round(height - 9)}h${round(Math.min(10, width - index * 24 - 4))}l4 9h-10z`,
  );
  return `${rate}<path d="${flags.join('')}" fill="#fff" opacity=".85"/>${plane(scale)}`;
}

/** A number of tracking to tear off: 62 by 30 mm. */
function stub(height: number, scale: number): string {
  const [x, y] = [8 * scale, height - 44 * scale];
  const bars = [2, 5, 6, 10, 13, 15, 19, 21, 24, 28, 29, 33, 36, 40, 42, 45, 49].map(
    (at) => `M${round(x + (at + 5) * scale)} ${round(y + 5 * scale)}v${round(14 * scale)}`,
  );
  return (
    bar([x, y, 62 * scale, 30 * scale], `fill="#fff" stroke="#5e5a52" stroke-width="1.4" stroke-dasharray="4 3"`) +
    `<path d="${bars.join('')}" stroke="#16211f" stroke-width="${round(1.4 * scale)}"/>` +
    `<path d="M${round(x + 7 * scale)} ${round(y + 24 * scale)}h${round(34 * scale)}" stroke="#5e5a52" stroke-width="${round(2 * scale)}"/>`
  );
}

/** The label of priority mail: 34 by 14 mm. */
const plane = (scale: number) =>
  bar([9 * scale, 9 * scale, 34 * scale, 14 * scale], `rx="${round(2 * scale)}" fill="var(--a)"`) +
  `<path transform="translate(${round(26 * scale)} ${round(16 * scale)}) scale(${round(scale * 0.9)})" d="M-13 1L11 -1q3 1 0 2L2 2L-4 6H-6L-3 2L-10 2.4z" fill="#fff"/>`;

const patterns: Partial<Record<EnvelopePicture['face'], string>> = {
  padded: `<pattern id="padded" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="8.5" fill="${edge(10)}"/><circle cx="9.5" cy="9.5" r="3" fill="color-mix(in srgb,var(--paper),#ffffff 70%)"/></pattern>`,
  quilted: `<pattern id="quilted" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 11L11 0L22 11L11 22z" fill="${edge(7)}" stroke="${edge(17)}" stroke-width="1.2"/></pattern>`,
  pointed: `<pattern id="laid" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H6" stroke="${edge(9)}" stroke-width=".9"/></pattern>`,
};

const isFront = ({ face }: Sheet) => ['window', 'seal', 'printed', 'board'].includes(face);

/** The thickness of a pack, in units of the plate: towards the right and the top. */
const depths = { pile: [24, 16], stack: [58, 40] } as const;

/** The edges of a pack, and the paper band around it. */
function drawBandedPack(sheet: Sheet, under: 'pile' | 'stack'): string {
  const { width, height } = sheet;
  const [x, y] = depths[under];
  const leaves = Array.from({ length: x / 4 }, (_, index) => {
    const part = (index + 0.5) / (x / 4);
    return `M${round(x * part)} ${round(-y * part)}h${round(width)}v${round(height)}`;
  });
  const band = [width * (isFront(sheet) ? 0.38 : 0.47), width * 0.05] as const;
  return (
    `<path d="M4 ${round(height + 7)}h${round(width)}l${x} ${-y}v${round(-height)}h${round(-width)}l${-x} ${y}z" fill="#16211f" opacity=".12"/>` +
    shape(`M0 0l${x} ${-y}h${round(width)}l${-x} ${y}z`, edge(5)) +
    shape(`M${round(width)} 0l${x} ${-y}v${round(height)}l${-x} ${y}z`, edge(14)) +
    lines(leaves.join('')) +
    (isFront(sheet) ? front(sheet) : back(sheet)) +
    bar([band[0], 0, band[1], height], 'fill="#3f7e89"') +
    `<path d="M${round(band[0])} 0l${x} ${-y}h${round(band[1])}l${-x} ${y}z" fill="#6a9da6"/>`
  );
}

/** Two of a small pack, one with its other side up: its first lies lower left. */
function drawLoosePack(sheet: Sheet, [x, y]: readonly [number, number]): string {
  const other = sheet.face === 'board' ? paperOf(sheet, '#a5a39c') : isFront(sheet) ? back(sheet) : front(sheet);
  return place(x, -y, other, x > y ? 3 : -3) + (isFront(sheet) ? front(sheet) : back(sheet));
}

/** 175 mm long. */
const pencil = (scale: number) =>
  `<g transform="scale(${scale.toFixed(3)})"><path d="M3 5H172" stroke="#16211f" stroke-width="3" stroke-linecap="round" opacity=".14"/><path d="M14 -3.5H160V3.5H14z" fill="#8f9a96"/><path d="M14 -1.2H160V1.2H14z" fill="#fff" opacity=".35"/><path d="M14 -3.5L0 0L14 3.5z" fill="#e9cfa4"/><path d="M4 -1L0 0L4 1z" fill="#16211f"/><path d="M160 -3.5h6V3.5h-6z" fill="#c3c6c4"/><path d="M166 -3.5h6a3 3 0 0 1 3 3v1a3 3 0 0 1 -3 3h-6z" fill="#d99b90"/></g>`;

function sidesOf({ face, size }: EnvelopePicture): [number, number] {
  const [one = 0, other = 0] = size.split(' × ').map(Number);
  const sides: [number, number] = [Math.max(one, other), Math.min(one, other)];
  return pockets.includes(face) ? [sides[1], sides[0]] : sides;
}

const isDark = (paper: string) =>
  (paper.match(/[0-9a-f]{2}/gi) ?? []).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) < 330;

const drawing = ({ paper, face }: EnvelopePicture, content: string) =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}" style="--paper:${paper};--edge:${isDark(paper) ? '#ffffff' : '#16211f'}">${patterns[face] ?? ''}${content}</svg>`;

/** The pack alone, at seven to eight tenths of the plate; a pencil beside it where only the size tells it from its siblings. */
export function packDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const under: Under = picture.pack >= 250 ? 'stack' : picture.pack >= 50 ? 'pile' : 'one';
  const isUpright = down > across;
  const shift = isUpright ? [0.3, 0.06] : [0.06, Math.max(0.2, Math.min(0.5, across / down - 1))];
  const longest = Math.max(across, down);
  const fill = PLATE * Math.min(0.82, 0.76 + (longest - 162) / 3200);
  const [x, y] = under === 'one' ? [across * (shift[0] ?? 0), down * (shift[1] ?? 0)] : [0, 0];
  const [right, top] = under === 'one' ? [0, 0] : depths[under];
  const hasPencil = measured.includes(picture.face);
  const beside = hasPencil ? 30 : 0;
  const scale = Math.min(
    (fill - right - (isUpright ? beside : 0)) / (across + x),
    (TALL - top - (isUpright ? 0 : beside)) / (down + y),
  );
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  const [wide, high] = [sheet.width + x * scale + right, sheet.height + y * scale + top];
  const [left, low] = [MIDDLE - (wide + (isUpright ? beside : 0)) / 2, MIDDLE + (high - (isUpright ? 0 : beside)) / 2];
  const goods = place(
    left,
    low - sheet.height,
    under === 'one' ? drawLoosePack(sheet, [x * scale, y * scale]) : drawBandedPack(sheet, under),
  );
  const pencilBeside = isUpright
    ? place(left + wide + beside - 4, low - 6, pencil(scale), -88)
    : place(MIDDLE - 87.5 * scale, low + beside, pencil(scale), -1);
  return drawing(picture, goods + (hasPencil ? pencilBeside : ''));
}

/** One with its flap open: white paper is printed grey inside. */
export function openDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const sheet: Sheet = { ...picture, width: across, height: down, scale: 1 };
  const [, part] = flapOf(sheet);
  const scale = TALL / Math.max(across, down + part);
  const [width, height] = [across * scale, down * scale];
  const [kind, depth] = flapOf({ ...sheet, width, height });
  const printed = picture.face === 'plain' || picture.face === 'window' ? '#9aa5a8' : edge(12);
  const inside = picture.face === 'padded' || picture.face === 'quilted' ? `url(#${picture.face})` : printed;
  const upwards = `<g transform="scale(1 -1)">${shape(flaps[kind](width, depth), inside)}</g>`;
  const mouth = `M0 0L${round(width * 0.18)} ${round(height * 0.07)}H${round(width * 0.82)}L${round(width)} 0z`;
  const content = paperOf({ ...sheet, width, height }) + shape(mouth, inside) + upwards;
  return drawing(picture, place(MIDDLE - width / 2, MIDDLE - (height - depth) / 2, content));
}

/** One with its address up, as it lies on a desk. */
export function addressDrawing(picture: EnvelopePicture): string {
  const [across, down] = sidesOf(picture);
  const scale = (PLATE * 0.8) / Math.max(across, down * 1.1);
  const sheet: Sheet = { ...picture, width: across * scale, height: down * scale, scale };
  return drawing(picture, place(MIDDLE - sheet.width / 2, MIDDLE - sheet.height / 2, front(sheet)));
}
