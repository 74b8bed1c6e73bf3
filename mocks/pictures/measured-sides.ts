import { type Camera, measure, type Point, pencil, project } from './solids/solid.ts';

interface Side {
  /** In parts of the drawing's width and height, from its lower left corner to the right and upwards. */
  from: readonly [number, number];
  to: readonly [number, number];
  mm: number;
  /** How far the line is from what it measures, in units of the plate. */
  away: readonly [number, number];
}

interface Placed {
  x: number;
  low: number;
  wide: number;
  high: number;
}

/** Lines beside a drawing of a file with the lengths of its sides. */
export function measuredSides({ x, low, wide, high }: Placed, sides: readonly Side[]): string {
  const camera: Camera = { turn: 0, scale: 1, name: () => '' };
  const upright = -project(camera, [0, 0, 1])[1];
  const at = ([right, up]: Side['from']): Point => [right * wide, 0, (up * high) / upright];
  const lines = sides.map(({ from, to, mm, away }) => measure(camera, [at(from), at(to)], `${mm} mm`, away).svg);
  return `<g transform="translate(${x.toFixed(1)} ${low})">${lines.join('')}</g>`;
}

/** The pencil of the shop, so many units of the plate to a millimetre. */
export function pencilAt(scale: number, transform: string): string {
  let names = 0;
  const { svg } = pencil({ turn: 0, scale, name: () => `p${names++}` }, [0, 0, 0]);
  return `<g transform="${transform}">${svg}</g>`;
}
