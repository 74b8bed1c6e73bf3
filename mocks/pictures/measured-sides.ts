import { dimension } from './dimension.ts';
import type { Measured } from './solids/made.ts';
import { type Camera, type Flat, type Part, type Point, pencil, project, type Scene, shadow } from './solids/solid.ts';

interface Side {
  /** In parts of the drawing's width and height, from its lower left corner to the right and upwards. */
  from: readonly [number, number];
  to: readonly [number, number];
  mm: number;
  /** On which side of the drawing it is written. */
  towards: Flat;
}

interface Placed {
  x: number;
  low: number;
  wide: number;
  high: number;
}

/** Lines beside a drawing of a file with the lengths of its sides. */
export function measuredSides({ x, low, wide, high }: Placed, sides: readonly Side[]): string {
  const at = ([right, up]: Side['from']): Flat => [x + right * wide, low - up * high];
  return sides.map(({ from, to, mm, towards }) => dimension({ from: at(from), to: at(to), mm, towards }).svg).join('');
}

/** The pencil of the shop, so many units of the plate to a millimetre. */
export function pencilAt(scale: number, transform: string): string {
  let names = 0;
  const { svg } = pencil({ turn: 0, scale, name: () => `p${names++}` }, [0, 0, 0]);
  return `<g transform="${transform}">${svg}</g>`;
}

interface Body extends Measured {
  body: Point;
  isRound?: boolean;
  /** At which end its height is measured: what juts out is at the other. */
  upright?: 'left' | 'right';
}

/** The lines of a body: its length before it, its width at the right, its height at one end. A circle is measured over its top. */
export function dimensionsOf(
  camera: Camera,
  { body: [length, width, height], sides, at: [x, y, z] = [0, 0, 0], front = width, leaning, isRound, upright }: Body,
): Part[] {
  const [long, wide, high] = sides;
  const to = (point: Point) => project(camera, point);
  const left: Flat = [-1, 0];
  const radius = length / 2;
  const [cx, cy] = to([x + radius, y + radius, z + height]);
  const [reach, low] = [radius * camera.scale, cy - to([x + radius, y + radius, z])[1]];
  const edges = isRound
    ? [
        {
          from: [cx - reach, cy],
          to: [cx + reach, cy],
          mm: long,
          towards: [0, -1],
          bulge: reach / 2,
        } as const,
        { from: [cx - reach, cy - low], to: [cx - reach, cy], mm: high, towards: left } as const,
      ]
    : [
        {
          from: to([x, y + front, z]),
          to: to([x + length, y + front, z]),
          mm: long,
          towards: to([0, 1, 0]),
        },
        {
          from: to([x + length, y, z]),
          to: to([x + length, y + width, z]),
          mm: wide,
          towards: to([1, 0, 0]),
        },
        upright === 'right'
          ? { from: to([x + length, y, z]), to: to([x + length, y, z + height]), mm: high, towards: [1, 0] as const }
          : { from: to([x, y + width, z]), to: to([x, y + width, z + height]), mm: high, towards: left },
      ];
  return [...edges.filter(({ mm }) => mm > 4), ...(leaning ? [leaningEdge(camera, leaning)] : [])].map(dimension);
}

function leaningEdge(camera: Camera, { from, to, bulge, isFar = false }: NonNullable<Measured['leaning']>) {
  const [right, near] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(right, near);
  const across = project(camera, [-near / length, right / length, 0]);
  const towards: Flat = across[1] < 0 === isFar ? across : [-across[0], -across[1]];
  const [one, other] = [project(camera, from), project(camera, to)];
  const along = [other[0] - one[0], other[1] - one[1]] as const;
  const reach = Math.abs(along[0] * towards[1] - along[1] * towards[0]) / Math.hypot(...along);
  return { from: one, to: other, mm: Math.round(length / 10) * 10, towards, bulge: bulge * reach };
}

/** One of them with its sides beside it, and the pencil of the shop behind what does not hide it. */
export function measured(draw: (camera: Camera) => Part, room: Point, body: Body): Scene {
  return (camera) => {
    const [length, width, height] = room;
    const behind = 24 + height * 2;
    const isCompared =
      Math.max(length, width) <= 320 && behind < 90 && !body.isRound && !body.upright && !body.leaning?.isFar;
    return [
      ...(isCompared ? [pencil(camera, [(length - 161) / 2, -behind, 0])] : []),
      shadow(camera, [0, 0, 0], [length, width, height && Math.max(height, length * 0.05)], body.isRound),
      draw(camera),
      ...dimensionsOf(camera, body),
    ];
  };
}
