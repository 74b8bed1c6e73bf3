import { PLATE } from '../compose.ts';
import { light } from '../grounds.ts';

/** Millimetres: along the length to the right, along the width to the left, and upwards. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [number, number];

/** From where goods are seen, and how large: `scale` units of the plate are a millimetre. */
export interface Camera {
  /** Degrees around the goods: their long side shows the more, the smaller it is. */
  turn: number;
  scale: number;
  /** A new name within a drawing. */
  name: () => string;
}

/** A piece of a drawing and what it covers. */
export interface Part {
  svg: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

export type Scene = (camera: Camera) => Part[];

const TILT = [0.5, 0.866] as const;
const round = (value: number) => `${Math.round(value * 10) / 10}`;

/** A colour between two, of six digits each. */
export function mix(one: string, other: string, part: number): string {
  const parse = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [from, to] = [parse(one), parse(other)];
  return `#${from
    .map((value, at) =>
      Math.round(value + ((to[at] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
const INK = '#16211f';
export const darker = (colour: string, part: number) => mix(colour, INK, part);
export const lighter = (colour: string, part: number) => mix(colour, '#ffffff', part);

function axes({ turn, scale }: Camera): { x: Flat; y: Flat; z: Flat } {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return { x: [cos, sin * TILT[0]], y: [-sin, cos * TILT[0]], z: [0, -TILT[1] * scale] };
}

export function project(camera: Camera, [x, y, z]: Point): Flat {
  const to = axes(camera);
  return [x * to.x[0] + y * to.y[0], x * to.x[1] + y * to.y[1] + z * to.z[1]];
}

const boxOf = (points: readonly Flat[]): Part['box'] => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

export const pathOf = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** A flat piece between points. */
export function facet(camera: Camera, corners: readonly Point[], look: string): Part {
  const points = corners.map((corner) => project(camera, corner));
  return { svg: `<path d="${pathOf(points)}" ${look}/>`, box: boxOf(points) };
}

/** A rectangle of a drawing in millimetres. */
export const rect = ([x, y, width, height]: readonly [number, number, number, number], fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

export const outlined = (fill: string, edge = darker(fill.startsWith('#') ? fill : '#888888', 0.22)) =>
  `fill="${fill}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"`;

/** A drawing in millimetres that lies on a face, its upper left corner at `at`. */
export function onFace(camera: Camera, face: 'front' | 'side' | 'top', at: Point, content: string): string {
  const { x, y, z } = axes(camera);
  const [across, down]: [Flat, Flat] =
    face === 'front'
      ? [x, [0, -z[1]]]
      : face === 'side'
        ? [
            [-y[0], -y[1]],
            [0, -z[1]],
          ]
        : [x, y];
  const [left, top] = project(camera, at);
  return `<g transform="matrix(${[...across, ...down].map((value) => value.toFixed(4)).join(' ')} ${round(left)} ${round(top)})">${content}</g>`;
}

export interface BlockLook {
  colour: string;
  /** Drawings in millimetres on what is seen of it. */
  front?: string;
  side?: string;
  top?: string;
  topColour?: string;
  sideColour?: string;
}

/** A box of these sides whose nearest lower corner is `at` plus its sides. */
export function block(camera: Camera, [x, y, z]: Point, [length, width, height]: Point, look: BlockLook): Part {
  const [right, near, high] = [x + length, y + width, z + height];
  const edge = darker(look.colour, 0.26);
  const faces = [
    facet(
      camera,
      [
        [x, y, high],
        [right, y, high],
        [right, near, high],
        [x, near, high],
      ],
      outlined(look.topColour ?? lighter(look.colour, 0.2), edge),
    ),
    facet(
      camera,
      [
        [x, near, high],
        [right, near, high],
        [right, near, z],
        [x, near, z],
      ],
      outlined(look.colour, edge),
    ),
    facet(
      camera,
      [
        [right, near, high],
        [right, y, high],
        [right, y, z],
        [right, near, z],
      ],
      outlined(look.sideColour ?? darker(look.colour, 0.15), edge),
    ),
  ];
  const drawn = [
    look.top && onFace(camera, 'top', [x, y, high], look.top),
    look.front && onFace(camera, 'front', [x, near, high], look.front),
    look.side && onFace(camera, 'side', [right, near, high], look.side),
  ];
  return join([...faces, ...drawn.flatMap((svg) => (svg ? [{ svg, box: faces[0]?.box ?? [0, 0, 0, 0] }] : []))]);
}

export interface RoundLook {
  colour: string;
  /** Of the end that is seen. */
  end?: string;
  /** The diameter and the colour of its core. */
  core?: readonly [number, string];
  /** How many layers are seen at the end. */
  layers?: number;
  /** What is drawn over its round side: a fill. */
  over?: string;
}

/** The half axes of a circle of radius one between these, and how far it leans, in degrees. */
function ellipseOf(a: Flat, b: Flat): { across: number; down: number; lean: number } {
  const turn = Math.atan2(2 * (a[0] * b[0] + a[1] * b[1]), a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2) / 2;
  const at = (angle: number): Flat => [
    a[0] * Math.cos(angle) + b[0] * Math.sin(angle),
    a[1] * Math.cos(angle) + b[1] * Math.sin(angle),
  ];
  const [long, short] = [at(turn), at(turn + Math.PI / 2)];
  return {
    across: Math.hypot(...long),
    down: Math.hypot(...short),
    lean: (Math.atan2(long[1], long[0]) * 180) / Math.PI,
  };
}

/** A cylinder that begins at the middle of its hidden end. */
export function cylinder(
  camera: Camera,
  at: Point,
  [axis, diameter, length]: readonly [axis: 'x' | 'y' | 'z', diameter: number, length: number],
  { colour, end = lighter(colour, 0.22), core, layers = 0, over }: RoundLook,
): Part {
  const all = axes(camera);
  const [a, b] = axis === 'z' ? [all.x, all.y] : axis === 'x' ? [all.y, all.z] : [all.x, all.z];
  const along: Flat = [all[axis][0] * length, all[axis][1] * length];
  const cross = (one: Flat, other: Flat) => one[0] * other[1] - one[1] * other[0];
  const turn = Math.atan2(cross(b, along), cross(a, along));
  const [left, top] = project(camera, at);
  const rim = (radius: number, angle: number): Flat => [
    left + radius * (a[0] * Math.cos(angle) + b[0] * Math.sin(angle)),
    top + radius * (a[1] * Math.cos(angle) + b[1] * Math.sin(angle)),
  ];
  const moved = ([x, y]: Flat): Flat => [x + along[0], y + along[1]];
  const { across, down, lean } = ellipseOf(a, b);
  const arc = (radius: number, sweep: number, [x, y]: Flat) =>
    `A${round(radius * across)} ${round(radius * down)} ${round(lean)} 0 ${sweep} ${round(x)} ${round(y)}`;
  const ring = (radius: number, look: string) => {
    const [from, to] = [moved(rim(radius, 0)), moved(rim(radius, Math.PI))];
    return `<path d="M${round(from[0])} ${round(from[1])}${arc(radius, 1, to)}${arc(radius, 1, from)}z" ${look}/>`;
  };
  const r = diameter / 2;
  const [one, other] = [rim(r, turn), rim(r, turn + Math.PI)];
  // Of the two halves of the hidden end, the one away from the seen end is the outline.
  const [x, y] = rim(r, turn + Math.PI / 2);
  const isFirst = (x - left) * along[0] + (y - top) * along[1] < 0;
  const [start, finish] = isFirst ? [one, other] : [other, one];
  const sweep = cross(a, b) > 0 ? 1 : 0;
  const corner = ([x, y]: Flat) => `${round(x)} ${round(y)}`;
  const body = `M${corner(start)}${arc(r, sweep, finish)}L${corner(moved(finish))}L${corner(moved(start))}z`;
  const name = camera.name();
  const [bright, dim] = one[0] + one[1] < other[0] + other[1] ? [one, other] : [other, one];
  const shade = `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${round(bright[0])}" y1="${round(bright[1])}" x2="${round(dim[0])}" y2="${round(dim[1])}"><stop stop-color="${lighter(colour, 0.12)}"/><stop offset=".3" stop-color="${lighter(colour, 0.3)}"/><stop offset="1" stop-color="${darker(colour, 0.28)}"/></linearGradient>`;
  const edge = darker(colour, 0.3);
  const coreRadius = (core?.[0] ?? 0) / 2;
  const rings = Array.from({ length: layers }, (_, at) =>
    ring(
      coreRadius + ((r - coreRadius) * (at + 1)) / (layers + 1),
      `fill="none" stroke="${edge}" stroke-width=".8" opacity=".55"`,
    ),
  );
  const svg =
    shade +
    `<path d="${body}" fill="url(#${name})" stroke="${edge}" stroke-width="1.2"/>` +
    (over ? `<path d="${body}" ${over}/>` : '') +
    ring(r, outlined(end, edge)) +
    rings.join('') +
    (core
      ? ring(coreRadius, outlined(core[1], darker(core[1], 0.3))) +
        ring(coreRadius * 0.78, `fill="${darker(core[1], 0.4)}"`)
      : '');
  const outline = Array.from({ length: 12 }, (_, step) => rim(r, (step * Math.PI) / 6));
  return { svg, box: boxOf([...outline, ...outline.map(moved)]) };
}

/** What light from the left leaves on the ground beside goods of this height: nothing of what lies flat. */
export function shadow(camera: Camera, [x, y]: Point, [length, width, height]: Point, isRound = false): Part {
  if (height === 0) return facet(camera, [[x, y, 0]], 'fill="none"');
  const reach = Math.min(height, 400) * 0.3;
  const [right, near] = [x + length, y + width];
  const footprint = (far: number): Point[] =>
    isRound
      ? Array.from({ length: 24 }, (_, at) => {
          const angle = (at * Math.PI) / 12;
          const away = Math.sin(angle - Math.PI / 4) < 0 ? far : 0;
          return [x + (length / 2) * (1 + Math.cos(angle)) + away, y + (width / 2) * (1 + Math.sin(angle)) - away, 0];
        })
      : [
          [x, near, 0],
          [right, near, 0],
          [right + far, near - far * 0.25, 0],
          [right + far, y - far, 0],
          [x + far, y - far, 0],
          [x, y, 0],
        ];
  const cast = (far: number, opacity: number) =>
    `<path d="${pathOf(footprint(far).map((corner) => project(camera, corner)))}" fill="${INK}" opacity="${opacity}"/>`;
  const points = footprint(reach).map((corner) => project(camera, corner));
  return { svg: cast(reach, 0.06) + cast(reach * 0.6, 0.07) + cast(4 / camera.scale, 0.1), box: boxOf(points) };
}

export const join = (parts: readonly Part[]): Part => ({
  svg: parts.map(({ svg }) => svg).join(''),
  box: [
    Math.min(...parts.map(({ box }) => box[0])),
    Math.min(...parts.map(({ box }) => box[1])),
    Math.max(...parts.map(({ box }) => box[2])),
    Math.max(...parts.map(({ box }) => box[3])),
  ],
});

/** The shop's measure: a pencil of 175 mm, along the length. */
export function pencil(camera: Camera, [x, y, z]: Point): Part {
  const at = (along: number): Point => [x + along, y, z + 3.5];
  const [from, to] = [project(camera, at(-14)), project(camera, at(0))];
  const wide = 3.5 * camera.scale * 0.9;
  const across: Flat = [-(to[1] - from[1]), to[0] - from[0]];
  const length = Math.hypot(...across) || 1;
  const side = (sign: number, part: number, size: number): Flat => [
    from[0] + (to[0] - from[0]) * part + (across[0] / length) * size * sign,
    from[1] + (to[1] - from[1]) * part + (across[1] / length) * size * sign,
  ];
  const wood = `<path d="${pathOf([from, side(1, 1, wide), side(-1, 1, wide)])}" fill="#e9cfa4"/><path d="${pathOf([from, side(1, 0.3, wide * 0.3), side(-1, 0.3, wide * 0.3)])}" fill="${INK}"/>`;
  const lies = facet(
    camera,
    [
      [x - 14, y + 1, z],
      [x, y + 4, z],
      [x + 161, y + 4, z],
      [x + 165, y - 4, z],
      [x + 4, y - 4, z],
    ],
    `fill="${INK}" opacity=".16"`,
  );
  return join([
    lies,
    { svg: wood, box: boxOf([from, to]) },
    cylinder(camera, at(0), ['x', 7, 147], { colour: '#b3361b' }),
    cylinder(camera, at(147), ['x', 7, 6], { colour: '#c3c6c4' }),
    cylinder(camera, at(153), ['x', 7, 8], { colour: '#d99b90' }),
  ]);
}

export interface Framing {
  turn: number;
  ground: string;
  /** What part of the plate goods may fill. */
  fill?: number;
  /** Units of the plate to a millimetre, where it is the same for all. */
  scale?: number;
  /** What stands behind: a drawing of the whole plate. */
  behind?: string;
}

/** Lists crop a plate to five by four. */
const [WIDE, HIGH] = [PLATE * 0.86, PLATE * 0.68];

/** The scene, as large as the plate takes it, under a light from the left. */
export function plate(scene: Scene, { turn, ground, fill = 1, scale: fixed, behind = '' }: Framing): string {
  const drawnAt = (scale: number) => {
    let names = 0;
    return join(scene({ turn, scale, name: () => `s${names++}` }));
  };
  // What is written keeps its size, so the scale that fits is found in steps; where nothing is, the first one fits.
  let scale = fixed ?? 1;
  let drawn = drawnAt(scale);
  const steps = fixed === undefined ? 4 : 0;
  for (let step = 0; step < steps; step++) {
    const [left, top, right, bottom] = drawn.box;
    const fit = Math.min((WIDE * fill) / (right - left), (HIGH * fill) / (bottom - top));
    if (Math.abs(fit - 1) < 0.003) break;
    scale *= fit;
    drawn = drawnAt(scale);
  }
  const { svg, box } = drawn;
  const [x, y] = [(PLATE - box[0] - box[2]) / 2, (PLATE - box[1] - box[3]) / 2];
  return `<svg viewBox="0 0 ${PLATE} ${PLATE}" style="background:${ground}">${light}${behind || `<path d="M0 0H${PLATE}V${PLATE}H0z" fill="url(#light)"/>`}<g transform="translate(${round(x)} ${round(y)})">${svg}</g></svg>`;
}
