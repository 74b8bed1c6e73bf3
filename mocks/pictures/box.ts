import type { BoxPicture } from './box-picture.ts';
import { closed, opened, packed } from './box-solids.ts';
import { type Composition, PLATE } from './compose.ts';
import { type Look, pick, sidesOf, squares, turns } from './goods.ts';
import { measured } from './measured-sides.ts';
import { leaves } from './props.ts';
import {
  cylinder,
  darker,
  facet,
  join,
  onFace,
  type Point,
  plate,
  project,
  rect,
  type Scene,
  shadow,
} from './solids/solid.ts';

const doors = ['#0b5563', '#a4432b', '#3f6b4a', '#2f3b63', '#7a5a86'];

/** At a front door of 830 mm, on a mat of 600. */
const atDoor =
  (picture: BoxPicture, sides: Point, seed: number): Scene =>
  (camera) => {
    const door = pick(doors, seed);
    const wall = (x: number, wide: number, tall: number, look: string) =>
      facet(
        camera,
        [
          [x, 0, 0],
          [x + wide, 0, 0],
          [x + wide, 0, tall],
          [x, 0, tall],
        ],
        look,
      );
    const [length, width] = sides;
    const near = Math.max(width + 120, 420);
    const panel = onFace(
      camera,
      'front',
      [0, 0, 1500],
      `${rect([90, 120, 280, 560], 'none', `stroke="${darker(door, 0.35)}" stroke-width="14"`)}${rect([460, 120, 280, 560], 'none', `stroke="${darker(door, 0.35)}" stroke-width="14"`)}${rect([240, 770, 350, 70], '#d9b25f', 'rx="10"')}${rect([264, 794, 302, 22], darker('#d9b25f', 0.5), 'rx="8"')}${rect([90, 930, 280, 420], 'none', `stroke="${darker(door, 0.35)}" stroke-width="14"`)}${rect([460, 930, 280, 420], 'none', `stroke="${darker(door, 0.35)}" stroke-width="14"`)}<circle cx="770" cy="800" r="26" fill="#f1c445"/>`,
    );
    const at: Point = [Math.max(120, 420 - length / 2), near - width * 0.6, 12];
    return [
      wall(-1600, 4400, 3200, 'fill="#ece2d0"'),
      facet(
        camera,
        [
          [-1600, 0, 0],
          [2800, 0, 0],
          [2800, 2600, 0],
          [-1600, 2600, 0],
        ],
        'fill="#cdbfa8"',
      ),
      wall(-70, 970, 2200, 'fill="#fbf8ef"'),
      wall(0, 830, 2100, `fill="${door}"`),
      { svg: panel, box: [0, 0, 0, 0] },
      facet(
        camera,
        [
          [-40, 0, 4],
          [870, 0, 4],
          [870, 140, 4],
          [-40, 140, 4],
        ],
        'fill="#a89a84"',
      ),
      facet(
        camera,
        [
          [110, 190, 8],
          [720, 190, 8],
          [720, near + 160, 8],
          [110, near + 160, 8],
        ],
        'fill="#7d5a3a" stroke="#5d4029" stroke-width="2"',
      ),
      cylinder(camera, [-260, 160, 0], ['z', 240, 220], { colour: '#c0623f', core: [216, '#5d4029'] }),
      { svg: leaves(camera, [-260, 160, 220]).svg, box: [0, 0, 0, 0] },
      shadow(camera, at, sides),
      closed(picture, sides)(camera, at),
    ];
  };

/** What is sold; one of them open, with its sides; one of them at somebody's door. */
export function boxViews(picture: BoxPicture, look: Look): Composition[] {
  const { seed, ground } = look;
  const [a = 1, b = 1, c = 1] = sidesOf(picture.size);
  const sides: Point = [a, b, c];
  const turn = pick(turns, seed >>> 2);
  const fill = Math.min(1, 0.78 + Math.max(a, b, c) / 3600);
  const doorScale = Math.max(0.3, Math.min(0.62, 170 / Math.max(a, b, c)));
  const small: Scene = (camera) => {
    const scene = join(atDoor(picture, sides, seed)(camera));
    const [x, y] = project(camera, [420, 260, 160]);
    return [{ svg: scene.svg, box: [x - PLATE / 2, y - PLATE / 2, x + PLATE / 2, y + PLATE / 2] }];
  };
  return [
    plate(packed(picture, sides, look), { turn, ground, fill }),
    plate(
      measured((camera) => opened(camera, picture, sides), sides, { body: sides, sides, upright: 'right' }),
      { turn: 72 - turn, ground, behind: squares(ground) },
    ),
    plate(small, { turn: 22 + (seed % 3) * 5, ground: '#ece2d0', scale: doorScale }),
  ].map((drawing, at) => ({ drawing, isWhole: true, ...(at < 2 && { ground }) }));
}
