import { darker, lighter } from './colours.ts';
import type { BoxPicture } from './picture.ts';
import { ellipse, foot, line, n, path, polygon } from './shapes.ts';

type Point = [number, number];

const COS = 0.866;

/** An isometric view: x goes right, y left, z up. */
const seen =
  (origin: Point, scale: number) =>
  (x: number, y: number, z: number): Point => [
    origin[0] + (x - y) * COS * scale,
    origin[1] + (x + y) * 0.5 * scale - z * scale,
  ];

const d = (...points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

interface Placed {
  size: [number, number, number];
  paper: string;
  origin: Point;
  scale: number;
}

const faces = ({ size: [w, l, h], paper, origin, scale }: Placed): string => {
  const p = seen(origin, scale);
  const edge = { stroke: darker(paper, 0.28), 'stroke-width': '1.4', 'stroke-linejoin': 'round' };
  return (
    polygon([p(0, l, 0), p(w, l, 0), p(w, l, h), p(0, l, h)], darker(paper, 0.06), edge) +
    polygon([p(w, 0, 0), p(w, l, 0), p(w, l, h), p(w, 0, h)], darker(paper, 0.2), edge) +
    polygon([p(0, 0, h), p(w, 0, h), p(w, l, h), p(0, l, h)], lighter(paper, 0.2), edge)
  );
};

const tape = ({ size: [w, l, h], paper, origin, scale }: Placed, colour: string): string => {
  const p = seen(origin, scale);
  const [near, far] = [l * 0.44, l * 0.56];
  const drop = h * 0.22;
  return (
    path(d(p(0, near, h), p(w, near, h), p(w, far, h), p(0, far, h)), colour, { opacity: '.9' }) +
    path(d(p(w, near, h), p(w, far, h), p(w, far, h - drop), p(w, near, h - drop)), darker(colour, 0.16), {
      opacity: '.9',
    }) +
    line(
      `M${p(0, l * 0.5, h)
        .map(n)
        .join(' ')}L${p(w, l * 0.5, h)
        .map(n)
        .join(' ')}`,
      darker(paper, 0.3),
      1.1,
      { opacity: '.5' },
    )
  );
};

/** A shipping label on the front face: bars and lines, no words. */
const label = ({ size: [w, l, h], origin, scale }: Placed): string => {
  const p = seen(origin, scale);
  const [x0, x1, z0, z1] = [w * 0.14, w * 0.52, h * 0.2, h * 0.78];
  const at = (x: number, z: number): Point => p(x0 + (x1 - x0) * x, l, z0 + (z1 - z0) * z);
  const bars = [0.1, 0.17, 0.28, 0.34, 0.46, 0.52, 0.62, 0.74, 0.8, 0.88]
    .map((x, index) =>
      path(
        d(
          at(x, 0.14),
          at(x + (index % 3 === 0 ? 0.05 : 0.025), 0.14),
          at(x + (index % 3 === 0 ? 0.05 : 0.025), 0.48),
          at(x, 0.48),
        ),
        '#16211f',
      ),
    )
    .join('');
  const rows = [0.84, 0.72, 0.6]
    .map((z, index) =>
      line(
        `M${at(0.1, z).map(n).join(' ')}L${at([0.7, 0.86, 0.55][index] ?? 0.7, z)
          .map(n)
          .join(' ')}`,
        '#4A544F',
        2,
        {
          opacity: '.6',
        },
      ),
    )
    .join('');
  return path(d(at(0, 0), at(1, 0), at(1, 1), at(0, 1)), '#FFFFFF') + bars + rows;
};

const arrows = ({ size: [w, l, h], paper, origin, scale }: Placed): string => {
  const p = seen(origin, scale);
  const ink = darker(paper, 0.5);
  const one = (y: number) =>
    line(
      `M${p(w, y, h * 0.18)
        .map(n)
        .join(' ')}L${p(w, y, h * 0.42)
        .map(n)
        .join(' ')}M${p(w, y + l * 0.07, h * 0.33)
        .map(n)
        .join(' ')}L${p(w, y, h * 0.43)
        .map(n)
        .join(' ')}L${p(w, y - l * 0.07, h * 0.33)
        .map(n)
        .join(' ')}`,
      ink,
      2.4,
      { opacity: '.75' },
    );
  return one(l * 0.26) + one(l * 0.5);
};

const flap = ({ size: [w, l, h], paper, origin, scale }: Placed): string => {
  const p = seen(origin, scale);
  return path(
    d(p(w * 0.3, l, h), p(w * 0.7, l, h), p(w * 0.64, l, h * 0.52), p(w * 0.36, l, h * 0.52)),
    lighter(paper, 0.12),
    { stroke: darker(paper, 0.28), 'stroke-width': '1.3' },
  );
};

const closed = (picture: BoxPicture, placed: Placed): string => {
  const band = picture.accent ?? (picture.mailing ? '' : darker(picture.paper, 0.22));
  const flat = placed.size[2] < 0.32;
  return (
    faces(placed) +
    (band ? tape(placed, band) : '') +
    (picture.mailing ? flap(placed) : flat ? '' : picture.accent ? label(placed) : arrows(placed))
  );
};

function open({ size: [w, l, h], paper, origin, scale }: Placed): string {
  const p = seen(origin, scale);
  const edge = { stroke: darker(paper, 0.28), 'stroke-width': '1.4', 'stroke-linejoin': 'round' };
  const f = Math.min(w, l) * 0.42;
  const inside = darker(paper, 0.38);
  return (
    polygon(
      [p(0, 0, h), p(w, 0, h), p(w - 0.05, -f * 0.7, h + f * 0.7), p(0.05, -f * 0.7, h + f * 0.7)],
      lighter(paper, 0.12),
      edge,
    ) +
    polygon(
      [p(0, 0, h), p(0, l, h), p(-f * 0.7, l - 0.05, h + f * 0.7), p(-f * 0.7, 0.05, h + f * 0.7)],
      darker(paper, 0.04),
      edge,
    ) +
    polygon([p(0, 0, h), p(w, 0, h), p(w, l, h), p(0, l, h)], inside, edge) +
    polygon([p(0, 0, h), p(w, 0, h), p(w, 0, h * 0.4), p(w * 0.5, l * 0.5, h * 0.72)], darker(paper, 0.28)) +
    polygon([p(0, l, 0), p(w, l, 0), p(w, l, h), p(0, l, h)], darker(paper, 0.06), edge) +
    polygon([p(w, 0, 0), p(w, l, 0), p(w, l, h), p(w, 0, h)], darker(paper, 0.2), edge) +
    polygon(
      [p(0, l, h), p(w, l, h), p(w - 0.05, l + f * 0.75, h - f * 0.25), p(0.05, l + f * 0.75, h - f * 0.25)],
      lighter(paper, 0.24),
      edge,
    ) +
    polygon(
      [p(w, 0, h), p(w, l, h), p(w + f * 0.75, l - 0.05, h - f * 0.25), p(w + f * 0.75, 0.05, h - f * 0.25)],
      darker(paper, 0.1),
      edge,
    )
  );
}

const bottle = (x: number, y: number, colour: string): string =>
  ellipse(x, y, 26, 8, '#16211f', { opacity: '.1' }) +
  path(`M${x - 21} ${y}V${y - 96}q0 -26 13 -36v-34h16v34q13 10 13 36V${y}z`, colour) +
  path(`M${x - 9} ${y - 148}h18v-22h-18z`, '#B3361B') +
  path(`M${x - 21} ${y - 78}h42v46h-42z`, '#FBF4E4') +
  line(`M${x - 12} ${y - 62}h24M${x - 12} ${y - 52}h16`, '#857A68', 2.4);

/** Scale and origin that put the box in the middle of the plate. */
function centred(size: [number, number, number], paper: string, room = 380): Placed {
  const [w, l, h] = size;
  const scale = Math.min(room / ((w + l) * COS), (room * 0.94) / ((w + l) * 0.5 + h));
  const height = ((w + l) * 0.5 + h) * scale;
  return { size, paper, scale, origin: [240 - ((w - l) * COS * scale) / 2, 240 - height / 2 + h * scale] };
}

/** Closed, open, stacked. */
export function drawBox(picture: BoxPicture, view: number): string {
  const { size, paper, pack } = picture;
  if (view === 1) {
    const placed = centred([size[0], size[1], Math.max(size[2], 0.3)], paper, 300);
    return foot(240, 404, 150, 14) + open({ ...placed, origin: [placed.origin[0], placed.origin[1] + 30] });
  }
  if (view === 2 || (pack >= 5 && pack < 10)) {
    const low: [number, number, number] = [size[0], size[1], Math.min(size[2], 0.42)];
    const placed = centred([low[0], low[1], low[2] * 3], paper, 360);
    const at = (level: number): Placed => ({
      ...placed,
      size: low,
      origin: [placed.origin[0], placed.origin[1] - level * low[2] * placed.scale],
    });
    return foot(240, 424, 150, 14) + [0, 1, 2].map((level) => closed(picture, at(level))).join('');
  }
  const placed = centred(size, paper, picture.bottle ? 330 : 372);
  const shifted: Placed = picture.bottle ? { ...placed, origin: [placed.origin[0] - 54, placed.origin[1]] } : placed;
  const flats =
    pack >= 10
      ? [0, 1, 2, 3]
          .map((level) =>
            faces({
              ...centred([size[0] * 1.08, size[1] * 1.08, 0.03], darker(paper, 0.04), 372),
              origin: [placed.origin[0], placed.origin[1] - level * 5 + 22],
            }),
          )
          .join('')
      : '';
  return (
    foot(240, 410, 160, 14) + flats + closed(picture, shifted) + (picture.bottle ? bottle(392, 416, '#2F5D45') : '')
  );
}
