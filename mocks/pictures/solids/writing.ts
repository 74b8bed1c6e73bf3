import { row, type Solid } from './made.ts';
import {
  block,
  type Camera,
  cylinder,
  darker,
  join,
  lighter,
  outlined,
  type Part,
  type Point,
  pathOf,
  project,
  rect,
  shadow,
} from './solid.ts';

/** A point at the left end of what lies along the length. */
function cone(camera: Camera, [x, y, z]: Point, [length, diameter]: readonly [number, number], colour: string): Part {
  const [from, to] = [project(camera, [x, y, z]), project(camera, [x + length, y, z])];
  const size = (diameter * camera.scale * 0.46) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across = [(from[1] - to[1]) * size, (to[0] - from[0]) * size] as const;
  const [one, other] = [
    [to[0] + across[0], to[1] + across[1]],
    [to[0] - across[0], to[1] - across[1]],
  ] as const;
  const svg = `<path d="${pathOf([from, one, other])}" ${outlined(colour)}/><path d="${pathOf([from, one, to])}" fill="${darker(colour, 0.22)}"/>`;
  return { svg, box: [Math.min(from[0], to[0]), Math.min(from[1], to[1]), to[0], to[1]] };
}

/** A ballpoint that lies along its length. */
const pen: Solid = {
  room: ({ sides: [, length = 0] }) => [length, 12, 12],
  measured: ({ sides: [, length = 0] }) => ({ sides: [length, 0, 0] }),
  one: (camera, [x, y, z], { sides: [, length = 0], colours: [a, b] }) => {
    const at = (along: number): Point => [x + along, y + 6, z + 6];
    return join([
      cone(camera, at(0), [16, 9], darker(b, 0.2)),
      cylinder(camera, at(15), ['x', 11.5, 44], { colour: a }),
      cylinder(camera, at(59), ['x', 12, 4], { colour: b }),
      cylinder(camera, at(63), ['x', 11.5, length - 76], { colour: a }),
      block(camera, [x + 92, y + 4.5, z + 11], [length - 106, 3, 3], { colour: b }),
      cylinder(camera, at(length - 13), ['x', 12, 3], { colour: b }),
      cylinder(camera, at(length - 10), ['x', 6, 10], { colour: b }),
    ]);
  },
};

/** A fountain pen, its cap beside it. */
const fountain: Solid = {
  // It and its cap leave each its own shadow.
  room: ({ sides: [, length = 0] }) => [length, 42, 0],
  measured: ({ sides: [, length = 0] }) => ({ sides: [length, 0, 0] }),
  one: (camera, [x, y, z], { sides: [, length = 0], colours: [a, b] }) => {
    const at = (along: number): Point => [x + along, y + 35, z + 7];
    const cap = (along: number): Point => [x + 58 + along, y + 8, z + 7.5];
    return join([
      shadow(camera, [x + 14, y + 29, 0], [length - 14, 12, 8]),
      shadow(camera, [x + 58, y + 2, 0], [65, 12, 8]),
      cylinder(camera, cap(0), ['x', 14.5, 7], { colour: b }),
      cylinder(camera, cap(7), ['x', 15, 58], { colour: a }),
      block(camera, [x + 76, y + 6, z + 14.5], [44, 4, 2.5], { colour: b }),
      cone(camera, at(0), [24, 11], b),
      cylinder(camera, at(22), ['x', 10, 20], { colour: '#3a3f42' }),
      cylinder(camera, at(42), ['x', 13, 4], { colour: b }),
      cylinder(camera, at(46), ['x', 13.5, length - 46], { colour: a }),
    ]);
  },
};

/** A bottle of glass, nearly full. */
const ink: Solid = {
  room: ({ sides: [side = 0, height = 0] }) => [side, side, height],
  one: (camera, [x, y, z], { sides: [side = 0, height = 0], colours: [a] }) => {
    const glass = height * 0.62;
    const wall = (opacity: number) =>
      rect([0, 0, side, glass], '#eef5f6') +
      rect([4, glass * 0.2, side - 8, glass * 0.72], a, `rx="4" opacity="${opacity}"`) +
      rect([4, glass * 0.2, side - 8, 3], lighter(a, 0.35));
    const middle: Point = [x + side / 2, y + side / 2, z + glass];
    return join([
      block(camera, [x, y, z], [side, side, glass], {
        colour: '#cfdfe2',
        topColour: '#eef5f6',
        front: `${wall(1)}${rect([side * 0.2, glass * 0.38, side * 0.6, glass * 0.4], '#fffcf5', 'rx="2"')}<path transform="translate(${side / 2} ${glass * 0.46})" d="M0 0q6 8 0 11q-6 -3 0 -11z" fill="${a}"/>`,
        side: wall(0.86),
      }),
      cylinder(camera, middle, ['z', side * 0.56, height * 0.08], { colour: '#dce6e9' }),
      cylinder(camera, [middle[0], middle[1], z + height * 0.7], ['z', side * 0.66, height * 0.3], {
        colour: '#3a3f42',
      }),
    ]);
  },
};

/** Sticks side by side. */
const glue: Solid = {
  room: ({ sides: [length = 0, height = 0] }) => [length, length / 3.4, height],
  measured: ({ sides: [length = 0, height = 0] }) => ({ sides: [length, 0, height] }),
  one: (camera, [x, y, z], { sides: [length = 0, height = 0], colours: [a, b] }) =>
    join(
      row(3, (at) => {
        const diameter = length / 3.4;
        const middle = (up: number): Point => [
          x + diameter / 2 + (at * (length - diameter)) / 2,
          y + diameter / 2,
          z + up,
        ];
        return join([
          cylinder(camera, middle(0), ['z', diameter, height * 0.12], { colour: a }),
          cylinder(camera, middle(height * 0.12), ['z', diameter * 1.02, height * 0.42], { colour: b }),
          cylinder(camera, middle(height * 0.54), ['z', diameter, height * 0.1], { colour: a }),
          cylinder(camera, middle(height * 0.64), ['z', diameter * 0.96, height * 0.36], { colour: at === 1 ? a : b }),
        ]);
      }),
    ),
};

export const writing = { pen, fountain, ink, glue } satisfies Record<string, Solid>;
