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

const PLATE = 480;
const MIDDLE = PLATE / 2;
/** A product's page crops a plate to six by five. */
const TALL = PLATE * 0.74;

/** Drawn in units of the plate; `k` of them are a millimetre. */
interface Sheet extends Omit<EnvelopePicture, 'size'> {
  w: number;
  h: number;
  k: number;
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

function paperOf({ w, h, face }: Sheet, fill = 'var(--paper)'): string {
  const corner = face === 'padded' || face === 'quilted' ? 9 : 3;
  return (
    bar([3, 6, w, h], `rx="${corner}" fill="#16211f" opacity=".13"`) +
    bar([0, 0, w, h], `rx="${corner}" fill="${fill}" stroke="${edge(24)}" stroke-width="1.4"`)
  );
}

const flaps: Record<'straight' | 'pointed', (w: number, h: number) => string> = {
  straight: (w, h) => `M0 0L${round(w * 0.08)} ${round(h)}H${round(w * 0.92)}L${round(w)} 0z`,
  pointed: (w, h) =>
    `M0 0L${round(w / 2 - 10)} ${round(h - 5)}Q${round(w / 2)} ${round(h + 3)} ${round(w / 2 + 10)} ${round(h - 5)}L${round(w)} 0z`,
};

/** How far a flap reaches, as a part of the height. */
const flapOf = ({ face, h }: Sheet): [keyof typeof flaps, number] =>
  face === 'pointed' ? ['pointed', h * 0.6] : ['straight', h * (pockets.includes(face) ? 0.16 : 0.34)];

/** The side that is closed. */
function back(sheet: Sheet): string {
  const { w, h, face } = sheet;
  const [kind, depth] = flapOf(sheet);
  if (face === 'padded' || face === 'quilted')
    return (
      paperOf(sheet) +
      bar([8, 8, w - 16, h - 16], `rx="5" fill="url(#${face})" stroke="${edge(16)}" stroke-dasharray="5 4"`) +
      bar([0, 0, w, depth], `rx="6" fill="${edge(7)}" stroke="${edge(26)}" stroke-width="1.4"`) +
      strip(w, depth)
    );
  const seams =
    face === 'pocket'
      ? `M${round(w / 2)} ${round(depth)}V${round(h)}M0 ${round(h * 0.94)}H${round(w)}`
      : `M2 ${round(h - 2)}L${round(w * (kind === 'pointed' ? 0.5 : 0.34))} ${round(h * 0.44)}M${round(w - 2)} ${round(h - 2)}L${round(w * (kind === 'pointed' ? 0.5 : 0.66))} ${round(h * 0.44)}`;
  const laid = kind === 'pointed' ? bar([1, 1, w - 2, h - 2], 'fill="url(#laid)"') : '';
  return paperOf(sheet) + lines(seams) + shape(flaps[kind](w, depth), edge(6)) + laid + (laid ? '' : strip(w, depth));
}

/** What is peeled off before the flap sticks. */
const strip = (w: number, depth: number) =>
  bar([w * 0.12, depth - 15, w * 0.76, 6], `fill="color-mix(in srgb,var(--paper),#ffffff 65%)" stroke="${edge(14)}"`);

/** The side of the address. */
function front(sheet: Sheet): string {
  const { w, h, k, face, motif } = sheet;
  if (face === 'window') return paperOf(sheet) + sender(w) + windowOf(w, h, k);
  const address = [0.56, 0.66, 0.76, 0.86]
    .map((y, index) => `M${round(w * 0.5)} ${round(h * y)}h${round(w * ([0.3, 0.4, 0.24, 0.33][index] ?? 0.3))}`)
    .join('');
  const written = `<path d="${address}" stroke="${edge(45)}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  if (face === 'board') return paperOf(sheet) + doNotBend(w, h) + written;
  if (!motif) return paperOf(sheet) + written;
  const [width, height] = [26 * k, 32 * k];
  const stamp = `<use href="motif.svg#1" x="${round(w - width - 9 * k)}" y="${round(9 * k)}" width="${round(width)}" height="${round(height)}"/>`;
  return paperOf(sheet) + written + stamp + printOf(sheet);
}

const sender = (w: number) =>
  `<path d="M18 22h${round(w * 0.2)}M18 34h${round(w * 0.13)}" stroke="#857a68" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;

/** 35 by 100 mm, 20 mm from the right edge and from the lower one. */
function windowOf(w: number, h: number, k: number): string {
  const [x, y] = [w - 120 * k, h - 55 * k];
  const text = [0.25, 0.5, 0.75].map(
    (part, index) => `M${round(x + 10 * k)} ${round(y + 35 * k * part)}h${round(k * ([60, 75, 46][index] ?? 60))}`,
  );
  return (
    bar([x, y, 100 * k, 35 * k], `rx="${round(3 * k)}" fill="#cfdfe2" stroke="#7f9599" stroke-width="1.6"`) +
    `<path d="${text.join('')}" stroke="#3f5357" stroke-width="${round(Math.max(2.4, 3 * k))}" stroke-linecap="round" opacity=".7"/>`
  );
}

/** A red frame at the corners: what is inside must not be bent. */
const doNotBend = (w: number, h: number) =>
  `<path d="M14 ${round(h * 0.2)}V14H${round(w * 0.3)}M${round(w - 14)} ${round(h * 0.8)}V${round(h - 14)}H${round(w * 0.7)}" fill="none" stroke="#b3361b" stroke-width="5"/>`;

/** What the operator prints on an envelope that is stamped. */
function printOf({ w, h, k, face, motif }: Sheet): string {
  if (face === 'printed')
    return `<use href="motif.svg#2" x="${round(w * 0.05)}" y="${round(h * 0.3)}" width="${round(w * 0.36)}" height="${round(h * 0.62)}"/>`;
  const rate = bar([0, h - 9, w, 9], 'fill="var(--a)"');
  if (motif === 'seal-plus') return rate + stub(h, k);
  if (motif !== 'seal-world') return rate + sender(w);
  const flags = Array.from(
    { length: Math.ceil(w / 24) },
    (_, index) => `M${index * 24} ${round(h - 9)}h${round(Math.min(10, w - index * 24 - 4))}l4 9h-10z`,
  );
  return `${rate}<path d="${flags.join('')}" fill="#fff" opacity=".85"/>${plane(k)}`;
}

/** A number of tracking to tear off: 62 by 30 mm. */
function stub(h: number, k: number): string {
  const [x, y, width, height] = [8 * k, h - 44 * k, 62 * k, 30 * k];
  const bars = [2, 5, 6, 10, 13, 15, 19, 21, 24, 28, 29, 33, 36, 40, 42, 45, 49].map(
    (at) => `M${round(x + (at + 5) * k)} ${round(y + 5 * k)}v${round(14 * k)}`,
  );
  return (
    bar([x, y, width, height], `fill="#fff" stroke="#5e5a52" stroke-width="1.4" stroke-dasharray="4 3"`) +
    `<path d="${bars.join('')}" stroke="#16211f" stroke-width="${round(1.4 * k)}"/>` +
    `<path d="M${round(x + 7 * k)} ${round(y + 24 * k)}h${round(34 * k)}" stroke="#5e5a52" stroke-width="${round(2 * k)}"/>`
  );
}

/** The label of priority mail: 34 by 14 mm. */
const plane = (k: number) =>
  bar([9 * k, 9 * k, 34 * k, 14 * k], `rx="${round(2 * k)}" fill="var(--a)"`) +
  `<path transform="translate(${round(26 * k)} ${round(16 * k)}) scale(${round(k * 0.9)})" d="M-13 1L11 -1q3 1 0 2L2 2L-4 6H-6L-3 2L-10 2.4z" fill="#fff"/>`;

const patterns: Partial<Record<EnvelopePicture['face'], string>> = {
  padded: `<pattern id="padded" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="8.5" fill="${edge(10)}"/><circle cx="9.5" cy="9.5" r="3" fill="color-mix(in srgb,var(--paper),#ffffff 70%)"/></pattern>`,
  quilted: `<pattern id="quilted" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 11L11 0L22 11L11 22z" fill="${edge(7)}" stroke="${edge(17)}" stroke-width="1.2"/></pattern>`,
  pointed: `<pattern id="laid" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H6" stroke="${edge(9)}" stroke-width=".9"/></pattern>`,
};

const isFront = ({ face }: Sheet) => ['window', 'seal', 'printed', 'board'].includes(face);

/** The thickness of a pack, in units of the plate: towards the right and the top. */
const depths = { pile: [24, 16], stack: [58, 40] } as const;

/** The edges of a pack, and the paper band around it. */
function packed(sheet: Sheet, under: 'pile' | 'stack'): string {
  const { w, h } = sheet;
  const [x, y] = depths[under];
  const leaves = Array.from({ length: x / 4 }, (_, index) => {
    const part = (index + 0.5) / (x / 4);
    return `M${round(x * part)} ${round(-y * part)}h${round(w)}v${round(h)}`;
  });
  const band = [w * (isFront(sheet) ? 0.38 : 0.47), w * 0.05] as const;
  return (
    `<path d="M4 ${round(h + 7)}h${round(w)}l${x} ${-y}v${round(-h)}h${round(-w)}l${-x} ${y}z" fill="#16211f" opacity=".12"/>` +
    shape(`M0 0l${x} ${-y}h${round(w)}l${-x} ${y}z`, edge(5)) +
    shape(`M${round(w)} 0l${x} ${-y}v${round(h)}l${-x} ${y}z`, edge(14)) +
    lines(leaves.join('')) +
    (isFront(sheet) ? front(sheet) : back(sheet)) +
    bar([band[0], 0, band[1], h], 'fill="#3f7e89"') +
    `<path d="M${round(band[0])} 0l${x} ${-y}h${round(band[1])}l${-x} ${y}z" fill="#6a9da6"/>`
  );
}

/** Two of a small pack, one with its other side up: its first lies lower left. */
function several(sheet: Sheet, [x, y]: readonly [number, number]): string {
  const other = sheet.face === 'board' ? paperOf(sheet, '#a5a39c') : isFront(sheet) ? back(sheet) : front(sheet);
  return place(x, -y, other, x > y ? 3 : -3) + (isFront(sheet) ? front(sheet) : back(sheet));
}

/** 175 mm long. */
const pencil = (k: number) =>
  `<g transform="scale(${k.toFixed(3)})"><path d="M3 5H172" stroke="#16211f" stroke-width="3" stroke-linecap="round" opacity=".14"/><path d="M14 -3.5H160V3.5H14z" fill="#8f9a96"/><path d="M14 -1.2H160V1.2H14z" fill="#fff" opacity=".35"/><path d="M14 -3.5L0 0L14 3.5z" fill="#e9cfa4"/><path d="M4 -1L0 0L4 1z" fill="#16211f"/><path d="M160 -3.5h6V3.5h-6z" fill="#c3c6c4"/><path d="M166 -3.5h6a3 3 0 0 1 3 3v1a3 3 0 0 1 -3 3h-6z" fill="#d99b90"/></g>`;

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
  const [width, height] = sidesOf(picture);
  const under: Under = picture.pack >= 250 ? 'stack' : picture.pack >= 50 ? 'pile' : 'one';
  const isUpright = height > width;
  const shift = isUpright ? [0.3, 0.06] : [0.06, Math.max(0.2, Math.min(0.5, width / height - 1))];
  const longest = Math.max(width, height);
  const fill = PLATE * Math.min(0.82, 0.76 + (longest - 162) / 3200);
  const [x, y] = under === 'one' ? [width * (shift[0] ?? 0), height * (shift[1] ?? 0)] : [0, 0];
  const [right, top] = under === 'one' ? [0, 0] : depths[under];
  const hasPencil = measured.includes(picture.face);
  const beside = hasPencil ? 30 : 0;
  const k = Math.min(
    (fill - right - (isUpright ? beside : 0)) / (width + x),
    (TALL - top - (isUpright ? 0 : beside)) / (height + y),
  );
  const sheet: Sheet = { ...picture, w: width * k, h: height * k, k };
  const [w, h] = [sheet.w + x * k + right, sheet.h + y * k + top];
  const [left, low] = [MIDDLE - (w + (isUpright ? beside : 0)) / 2, MIDDLE + (h - (isUpright ? 0 : beside)) / 2];
  const goods = place(left, low - sheet.h, under === 'one' ? several(sheet, [x * k, y * k]) : packed(sheet, under));
  const scale = isUpright
    ? place(left + w + beside - 4, low - 6, pencil(k), -88)
    : place(MIDDLE - 87.5 * k, low + beside, pencil(k), -1);
  return drawing(picture, goods + (hasPencil ? scale : ''));
}

/** One with its flap open: white paper is printed grey inside. */
export function openDrawing(picture: EnvelopePicture): string {
  const [width, height] = sidesOf(picture);
  const sheet: Sheet = { ...picture, w: width, h: height, k: 1 };
  const [, part] = flapOf(sheet);
  const k = TALL / Math.max(width, height + part);
  const [w, h] = [width * k, height * k];
  const [kind, depth] = flapOf({ ...sheet, w, h });
  const printed = picture.face === 'plain' || picture.face === 'window' ? '#9aa5a8' : edge(12);
  const inside = picture.face === 'padded' || picture.face === 'quilted' ? `url(#${picture.face})` : printed;
  const upwards = `<g transform="scale(1 -1)">${shape(flaps[kind](w, depth), inside)}</g>`;
  const mouth = `M0 0L${round(w * 0.18)} ${round(h * 0.07)}H${round(w * 0.82)}L${round(w)} 0z`;
  const content = paperOf({ ...sheet, w, h }) + shape(mouth, inside) + upwards;
  return drawing(picture, place(MIDDLE - w / 2, MIDDLE - (h - depth) / 2, content));
}

/** One with its address up, as it lies on a desk. */
export function addressDrawing(picture: EnvelopePicture): string {
  const [width, height] = sidesOf(picture);
  const k = (PLATE * 0.8) / Math.max(width, height * 1.1);
  const sheet: Sheet = { ...picture, w: width * k, h: height * k, k };
  return drawing(picture, place(MIDDLE - sheet.w / 2, MIDDLE - sheet.h / 2, front(sheet)));
}
