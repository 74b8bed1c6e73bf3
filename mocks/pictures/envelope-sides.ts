import { letters, lettersWide } from './lettering.ts';
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
  /** Its name among formats, where it has one: « C5 ». */
  format?: string;
  /** What its imprint pays for, in grams. */
  grams?: number;
}

/** Drawn in units of the plate; `scale` of them are a millimetre. */
export interface Sheet extends Omit<EnvelopePicture, 'size'> {
  width: number;
  height: number;
  scale: number;
}

/** Pockets open at their short side, envelopes at their long one. */
export const pockets: readonly EnvelopePicture['face'][] = ['pocket', 'padded', 'quilted', 'board'];
export const edge = (percent: number) => `color-mix(in srgb,var(--paper),var(--edge) ${percent}%)`;
export const round = (value: number) => `${Math.round(value * 10) / 10}`;
export const place = (x: number, y: number, content: string, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${content}</g>`;
export const bar = ([x, y, width, height]: readonly [number, number, number, number], look: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${look}/>`;
export const lines = (d: string, look = '') =>
  `<path d="${d}" fill="none" stroke="${edge(22)}" stroke-width="1.6" ${look}/>`;
export const shape = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}" stroke="${edge(24)}" stroke-width="1.4"/>`;

export function paperOf({ width, height, face }: Sheet, fill = 'var(--paper)'): string {
  const corner = face === 'padded' || face === 'quilted' ? 9 : 3;
  return (
    bar([3, 6, width, height], `rx="${corner}" fill="#16211f" opacity=".13"`) +
    bar([0, 0, width, height], `rx="${corner}" fill="${fill}" stroke="${edge(24)}" stroke-width="1.4"`)
  );
}

export const flaps: Record<'straight' | 'pointed', (width: number, height: number) => string> = {
  straight: (width, height) => `M0 0L${round(width * 0.08)} ${round(height)}H${round(width * 0.92)}L${round(width)} 0z`,
  pointed: (width, height) =>
    `M0 0L${round(width / 2 - 10)} ${round(height - 5)}Q${round(width / 2)} ${round(height + 3)} ${round(width / 2 + 10)} ${round(height - 5)}L${round(width)} 0z`,
};

/** How far a flap reaches, as a part of the height. */
export const flapOf = ({ face, height }: Sheet): [keyof typeof flaps, number] =>
  face === 'pointed' ? ['pointed', height * 0.6] : ['straight', height * (pockets.includes(face) ? 0.16 : 0.34)];

/** The side that is closed, with its flap open: what is drawn out of it is behind. */
export function openBack(sheet: Sheet): string {
  const { width, height, face } = sheet;
  const [kind] = flapOf(sheet);
  if (isLined(sheet)) return paperOf(sheet) + lining(sheet) + lines(`M4 7H${round(width - 4)}`);
  if (face === 'pocket')
    return paperOf(sheet) + lines(`M${round(width / 2)} 0V${round(height)}M0 ${round(height * 0.94)}H${round(width)}`);
  const part = kind === 'pointed' ? 0.5 : 0.34;
  const laid = kind === 'pointed' ? bar([1, 1, width - 2, height - 2], 'fill="url(#laid)"') : '';
  return (
    paperOf(sheet) +
    lines(
      `M2 ${round(height - 2)}L${round(width * part)} ${round(height * 0.44)}L2 2M${round(width - 2)} ${round(height - 2)}L${round(width * (1 - part))} ${round(height * 0.44)}L${round(width - 2)} 2${part < 0.5 ? `M${round(width * part)} ${round(height * 0.44)}H${round(width * (1 - part))}` : ''}`,
    ) +
    laid
  );
}

const isLined = ({ face }: Sheet) => face === 'padded' || face === 'quilted';

/** Bubbles or quilting that show through, inside the seams. */
const lining = ({ width, height, face }: Sheet) =>
  bar([8, 8, width - 16, height - 16], `rx="5" fill="url(#${face})" stroke="${edge(16)}" stroke-dasharray="5 4"`);

/** The side that is closed. */
export function back(sheet: Sheet): string {
  const { width, height, face } = sheet;
  const [kind, depth] = flapOf(sheet);
  if (isLined(sheet))
    return (
      paperOf(sheet) +
      lining(sheet) +
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
export const strip = (width: number, depth: number) =>
  bar(
    [width * 0.12, depth - 15, width * 0.76, 6],
    `fill="color-mix(in srgb,var(--paper),#ffffff 65%)" stroke="${edge(14)}"`,
  );

/** The side of the address. */
export function front(sheet: Sheet): string {
  const { width, height, scale, face, motif } = sheet;
  if (face === 'window') return paperOf(sheet) + sender(width) + windowOf(width, height, scale);
  const address = [0.53, 0.6, 0.67]
    .map(
      (y, index) =>
        `M${round(width * 0.5)} ${round(height * y)}h${round(width * ([0.3, 0.4, 0.24, 0.33][index] ?? 0.3))}`,
    )
    .join('');
  const written = `<path d="${address}" stroke="${edge(45)}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  if (face === 'board') return paperOf(sheet) + doNotBend(width, height) + written;
  if (isLined(sheet)) {
    const label = bar(
      [width * 0.3, height * 0.44, width * 0.62, height * 0.32],
      'rx="4" fill="#fffdf6" stroke="#d9cfbe"',
    );
    return paperOf(sheet) + lining(sheet) + label + written;
  }
  if (!motif)
    return (
      paperOf(sheet) + written + (face === 'pointed' ? bar([1, 1, width - 2, height - 2], 'fill="url(#laid)"') : '')
    );
  // An imprint is as tall as a stamp, or a quarter of a large envelope.
  const tall = Math.max(38 * scale, height * 0.3);
  const [x, y] = [width - tall * 0.82 - 8 * scale, 8 * scale];
  const stamp = `<use href="motif.svg#1" x="${round(x)}" y="${round(y)}" width="${round(tall * 0.82)}" height="${round(tall)}"/>${cancelled(x, y, tall)}${weightOf(sheet, x, y, tall)}`;
  return paperOf(sheet) + written + stamp + printOf(sheet);
}

/** The waves of a machine, printed with the imprint. */
const cancelled = (x: number, y: number, tall: number) =>
  `<path d="${[0.24, 0.4, 0.56, 0.72].map((at) => `M${round(x - tall * 0.95)} ${round(y + tall * at)}q${round(tall * 0.12)} ${round(-tall * 0.1)} ${round(tall * 0.24)} 0t${round(tall * 0.24)} 0t${round(tall * 0.24)} 0t${round(tall * 0.24)} 0`).join('')}" fill="none" stroke="var(--a)" stroke-width="${round(tall * 0.022)}" opacity=".55"/>`;

/** What it may weigh, in the colour of its rate. */
function weightOf({ grams }: Sheet, x: number, y: number, tall: number): string {
  if (!grams) return '';
  const [text, height] = [`${grams} g`, tall * 0.24];
  return letters(text, {
    x: x - lettersWide(text, height) - tall * 0.12,
    y: y + tall * 1.02,
    height,
    colour: 'var(--a)',
    weight: 0.2,
  });
}

const sender = (width: number) =>
  `<path d="M18 22h${round(width * 0.2)}M18 34h${round(width * 0.13)}" stroke="#857a68" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;

/** 35 by 100 mm, 20 mm from the right edge and from the lower one. */
function windowOf(width: number, height: number, scale: number): string {
  const [x, y] = [width - 120 * scale, height * 0.72 - 35 * scale];
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
    return `<use href="motif.svg#2" x="${round(width * 0.03)}" y="${round(height * 0.06)}" width="${round(width * 0.46)}" height="${round(height * 0.68)}"/>`;
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
  const [x, y] = [8 * scale, height * 0.74 - 34 * scale];
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

export const patterns: Partial<Record<EnvelopePicture['face'], string>> = {
  padded: `<pattern id="padded" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="8.5" fill="${edge(10)}"/><circle cx="9.5" cy="9.5" r="3" fill="color-mix(in srgb,var(--paper),#ffffff 70%)"/></pattern>`,
  quilted: `<pattern id="quilted" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 11L11 0L22 11L11 22z" fill="${edge(7)}" stroke="${edge(17)}" stroke-width="1.2"/></pattern>`,
  pointed: `<pattern id="laid" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H6" stroke="${edge(9)}" stroke-width=".9"/></pattern>`,
};

export const isFront = ({ face }: Sheet) => ['window', 'seal', 'printed', 'board'].includes(face);
