import { streamOf } from '../shared/seed.ts';
import { darker, lighter, mix, paletteAt } from './colours.ts';
import { envelopeFront } from './envelopes.ts';
import { motifArt } from './motifs.ts';
import type { StampsPicture } from './picture.ts';
import {
  type Attributes,
  circle,
  define,
  ellipse,
  foot,
  frame,
  group,
  line,
  n,
  path,
  perforated,
  rect,
  SHADOW,
  turned,
  use,
} from './shapes.ts';

const RATE_COLOURS = { green: '#1F7A4A', world: '#2A559E', plus: '#5E5A52' } as const;
const PAPER = '#FFFCF5';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** A green dot, a globe or two bars: the rate, without words. */
const rateMark = (rate: StampsPicture['rate'], x: number, y: number, r: number): string => {
  const colour = RATE_COLOURS[rate];
  const plate = circle(x, y, r * 1.25, PAPER) + circle(x, y, r, colour);
  if (rate === 'green')
    return (
      plate +
      path(`M${n(x - r * 0.5)} ${n(y + r * 0.45)}q0 ${n(-r)} ${n(r)} ${n(-r)}q0 ${n(r)} ${n(-r)} ${n(r)}z`, PAPER)
    );
  if (rate === 'world')
    return (
      plate +
      ellipse(x, y, r * 0.42, r * 0.85, 'none', { stroke: PAPER, 'stroke-width': n(r * 0.14) }) +
      line(`M${n(x - r * 0.85)} ${n(y)}h${n(r * 1.7)}`, PAPER, r * 0.14)
    );
  return (
    plate + rect(x - r * 0.5, y - r * 0.1, r, r * 0.24, PAPER) + rect(x - r * 0.12, y - r * 0.5, r * 0.24, r, PAPER)
  );
};

/** One perforated stamp; its height is 1.25 times its width. */
export const stamp = (picture: Design, seed: string, { x, y, width }: Place): string =>
  stamps(picture, width, [{ x, y, seed }]);

type Design = Pick<StampsPicture, 'motif' | 'palette' | 'rate'>;

/** Perforated stamps of one width. Their edge, the longest path of a picture, stands in it once. */
function stamps(
  { motif, palette, rate }: Design,
  width: number,
  places: readonly { x: number; y: number; seed: string }[],
): string {
  const height = width * 1.25;
  const margin = width * 0.075;
  const id = `edge${n(width)}`;
  const edge = (more: Attributes) => use(id, more);
  const rim = edge({ fill: PAPER, stroke: '#D9CFBE', 'stroke-width': n(Math.max(0.6, width * 0.004)) });
  const shade = edge({ fill: SHADOW, opacity: '.16', x: width * 0.012, y: width * 0.02 });
  const mark = rateMark(rate, width - margin - width * 0.09, margin + width * 0.09, width * 0.055);
  const art = (seed: string) =>
    frame(
      margin,
      margin,
      width - margin * 2,
      height - margin * 2,
      '0 0 100 125',
      motifArt(motif, paletteAt(palette), streamOf(seed)),
    );
  const drawn = places.map(({ x, y, seed }) => group(`translate(${n(x)} ${n(y)})`, shade, rim, art(seed), mark));
  return define(id, perforated(0, 0, width, height, Math.max(6, width / 15))) + drawn.join('');
}

function grid(picture: StampsPicture, code: string, box: Place & { height: number; gap: number }): string {
  const { columns, rows } = picture;
  const width = Math.min(
    (box.width - box.gap * (columns - 1)) / columns,
    (box.height - box.gap * (rows - 1)) / rows / 1.25,
  );
  const left = box.x + (box.width - width * columns - box.gap * (columns - 1)) / 2;
  const top = box.y + (box.height - width * 1.25 * rows - box.gap * (rows - 1)) / 2;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    seed: `${code} ${index}`,
    x: left + (index % columns) * (width + box.gap),
    y: top + Math.floor(index / columns) * (width * 1.25 + box.gap),
  }));
  return stamps(picture, width, places);
}

const card = (x: number, y: number, width: number, height: number, fill: string, rx = 6): string =>
  rect(x + 2, y + 5, width, height, SHADOW, { rx, opacity: '.13' }) +
  rect(x, y, width, height, fill, { rx, stroke: darker(fill, 0.14), 'stroke-width': '1' });

const art = (picture: StampsPicture, seed: string, x: number, y: number, width: number, height: number): string =>
  frame(x, y, width, height, '0 0 100 125', motifArt(picture.motif, paletteAt(picture.palette), streamOf(seed)));

function booklet(picture: StampsPicture, code: string): string {
  const { land, a, sky } = paletteAt(picture.palette);
  const cover = mix(picture.motif === 'seal' ? a : land, a, 0.15);
  const inside = lighter(sky, 0.45);
  const wide = picture.columns === 4;
  const [w, h] = wide ? [372, 356] : [366, 316];
  const [x, y] = [(480 - w) / 2 + 12, (480 - h) / 2 + 14];
  return (
    turned(
      -5,
      240,
      240,
      card(x - 26, y - 24, w, h, cover, 8),
      art(picture, `${code} cover`, x - 14, y - 12, w * 0.3, h - 24),
    ) +
    card(x, y, w, h, inside, 8) +
    line(`M${n(x + w / 2)} ${n(y + 4)}V${n(y + h - 4)}`, darker(inside, 0.12), 1, { 'stroke-dasharray': '5 5' }) +
    grid(picture, code, { x: x + 16, y: y + 14, width: w - 32, height: h - 28, gap: wide ? 8 : 12 })
  );
}

const sheet = (picture: StampsPicture, code: string): string =>
  turned(2, 240, 240, card(62, 32, 364, 424, lighter(paletteAt(picture.palette).sky, 0.55), 3)) +
  card(52, 26, 376, 428, '#FFFDF8', 3) +
  [70, 88, 106, 124]
    .map((x, index) =>
      circle(
        x,
        440,
        4.5,
        [
          paletteAt(picture.palette).a,
          paletteAt(picture.palette).b,
          paletteAt(picture.palette).c,
          paletteAt(picture.palette).ink,
        ][index] ?? '#000',
      ),
    )
    .join('') +
  grid(picture, code, { x: 66, y: 38, width: 348, height: 392, gap: 0 });

function block(picture: StampsPicture, code: string): string {
  const { sky } = paletteAt(picture.palette);
  return (
    card(30, 82, 420, 316, sky, 3) +
    `<g opacity=".42">${art(picture, `${code} ground`, 30, 82, 420, 316)}</g>` +
    rect(38, 90, 404, 300, 'none', { stroke: '#FFFFFF', 'stroke-width': '2', opacity: '.8' }) +
    grid(picture, code, { x: 96, y: 96, width: 288, height: 288, gap: 6 })
  );
}

function folder(picture: StampsPicture, code: string): string {
  const { a, sky, land } = paletteAt(picture.palette);
  if (picture.columns > 2)
    return (
      card(34, 50, 412, 176, mix(a, land, 0.25), 6) +
      art(picture, `${code} cover`, 46, 62, 388, 152) +
      card(22, 214, 436, 226, lighter(sky, 0.5), 6) +
      grid(picture, code, { x: 34, y: 222, width: 412, height: 210, gap: 6 })
    );
  return (
    card(24, 76, 206, 330, mix(a, land, 0.25), 6) +
    art(picture, `${code} cover`, 38, 90, 178, 302) +
    card(232, 76, 224, 330, lighter(sky, 0.5), 6) +
    rect(230, 76, 4, 330, SHADOW, { opacity: '.1' }) +
    grid(picture, code, { x: 246, y: 88, width: 196, height: 306, gap: 10 })
  );
}

/** A roll of stamps and the strip that leaves it; a longer coil is a larger roll. */
function coil(picture: StampsPicture, code: string): string {
  const { a, sky } = paletteAt(picture.palette);
  const paper = lighter(sky, 0.5);
  const outer = 118 + (Number(code) % 2 === 0 ? 26 : 0);
  const [cx, cy] = [30 + outer, 356 - outer];
  const turns = Math.floor((outer - 46) / 8);
  const rings = Array.from({ length: turns }, (_, index) =>
    circle(cx, cy, outer - index * 8, index % 2 ? lighter(a, 0.7) : paper, {
      stroke: darker(paper, 0.16),
      'stroke-width': '1',
    }),
  );
  const side = ellipse(cx + 16, cy, outer, outer, darker(lighter(a, 0.3), 0.08));
  const hole =
    circle(cx, cy, 40, '#C79B64') + circle(cx, cy, 31, '#FFFFFF', { stroke: '#8F6A3A', 'stroke-width': '2' });
  const ribbon = rect(cx, 314, 456 - cx, 122, paper, { stroke: darker(paper, 0.16), 'stroke-width': '1' });
  const width = (448 - cx) / 3;
  const strip = stamps(
    picture,
    width,
    [0, 1, 2].map((index) => ({ seed: `${code} ${index}`, x: cx + 4 + index * width, y: 374 - width * 0.625 })),
  );
  return foot(cx + 10, 362, outer, 10) + side + rings.join('') + hole + ribbon + strip;
}

const layouts: Record<StampsPicture['layout'], (picture: StampsPicture, code: string) => string> = {
  booklet,
  sheet,
  block,
  folder,
  coil,
  single: (picture, code) => foot(240, 454, 130, 8) + stamp(picture, `${code} 0`, { x: 84, y: 42, width: 312 }),
};

const cancel = (x: number, y: number): string =>
  group(
    `translate(${x} ${y}) rotate(-14)`,
    circle(0, 0, 42, 'none', { stroke: '#16211f', 'stroke-width': '2.4', opacity: '.55' }),
    circle(0, 0, 32, 'none', { stroke: '#16211f', 'stroke-width': '1.4', opacity: '.55' }),
    [-18, -6, 6, 18].map((dy) => line(`M46 ${dy}q10 -7 20 0t20 0t20 0t20 0`, '#16211f', 2, { opacity: '.5' })).join(''),
  );

/** The goods, one stamp close up, a stamp on its letter. */
export function drawStamps(picture: StampsPicture, code: string, view: number): string {
  if (view === 1) {
    const [x, index] = picture.layout === 'single' ? [150, 0] : [84, 1];
    return picture.layout === 'single'
      ? turned(-8, 240, 240, stamp(picture, `${code} 0`, { x, y: 96, width: 200 })) +
          circle(330, 330, 96, '#FFFFFF', { stroke: '#0B5563', 'stroke-width': '7' }) +
          `<svg x="238" y="238" width="184" height="184" viewBox="0 0 184 184"><clipPath id="lens"><circle cx="92" cy="92" r="91"/></clipPath><g clip-path="url(#lens)">${stamp(picture, `${code} 0`, { x: -190, y: -210, width: 330 })}</g></svg>` +
          line('M400 400L450 450', '#0B5563', 16)
      : foot(240, 454, 130, 8) + stamp(picture, `${code} ${index}`, { x, y: 42, width: 312 });
  }
  if (view === 2)
    return (
      envelopeFront({ x: 36, y: 104, width: 408, height: 272, paper: '#FBF4E4', lines: true }) +
      stamp(picture, `${code} 2`, { x: 330, y: 122, width: 92 }) +
      cancel(304, 178)
    );
  return layouts[picture.layout](picture, code);
}
