import type { BoxPicture } from './box-picture.ts';
import { frontOf, sideOf, topOf } from './box-print.ts';
import type { Look } from './goods.ts';
import { letters, lettersWide } from './lettering.ts';
import { standingBeside } from './props.ts';
import {
  block,
  type Camera,
  cylinder,
  darker,
  facet,
  join,
  lighter,
  outlined,
  type Part,
  type Point,
  pathOf,
  project,
  rect,
  type Scene,
  shadow,
} from './solids/solid.ts';

const INK = '#16211f';

export const closed =
  (picture: BoxPicture, sides: Point) =>
  (camera: Camera, at: Point): Part =>
    block(camera, at, sides, {
      colour: picture.paper,
      front: frontOf(picture, sides),
      top: topOf(picture, sides),
      side: sideOf(picture, sides),
    });

/** A bottle of 75 cl, as all are: 300 mm high. */
function bottle(camera: Camera, [x, y, z]: Point): Part {
  const glass = '#2f5d45';
  const neck = (at: number, wide: number): Point[] => [
    [x - wide / 2, y + wide / 2, z + at],
    [x + wide / 2, y - wide / 2, z + at],
  ];
  const [[la, ra], [lb, rb]] = [neck(188, 76), neck(226, 30)] as [[Point, Point], [Point, Point]];
  return join([
    shadow(camera, [x - 38, y - 38, z], [76, 76, 250], true),
    cylinder(camera, [x, y, z], ['z', 76, 190], { colour: glass }),
    facet(camera, [la, lb, rb, ra], `fill="${darker(glass, 0.2)}"`),
    cylinder(camera, [x, y, z + 222], ['z', 30, 78], { colour: darker(glass, 0.1), end: '#7a2430' }),
    cylinder(camera, [x, y, z + 56], ['z', 77, 74], { colour: '#f3e9d2', end: glass }),
  ]);
}

/** Boards that lie flat, tied together; how many is written on them where nothing stands before it. */
function bundle(
  camera: Camera,
  picture: BoxPicture,
  { sides: [length, width, height], isHidden }: { sides: Point; isHidden: boolean },
): { part: Part; sides: Point } {
  const leaf = picture.isDouble ? 8 : picture.face === 'carton' ? 5 : picture.face === 'label' ? 9 : 4;
  const sides: Point = [length + width * 0.6, width + height * 0.7, picture.pack * leaf];
  const { paper, pack } = picture;
  const leaves = (wide: number) =>
    `<path d="${Array.from({ length: pack - 1 }, (_, at) => `M0 ${(at + 1) * leaf}H${wide.toFixed(0)}`).join('')}" stroke="${darker(paper, 0.42)}" stroke-width="${leaf * 0.16}" fill="none"/>`;
  const strap = (wide: number, tall: number) => rect([wide * 0.8, 0, wide * 0.06, tall], '#f6f3ec', 'opacity=".85"');
  const count = `×${pack}`;
  const size = Math.min(sides[2] * 0.62, sides[0] * 0.1);
  const tag =
    rect([sides[0] * 0.08, sides[2] * 0.1, lettersWide(count, size) + size, sides[2] * 0.8], '#ffffff', 'rx="3"') +
    letters(count, {
      x: sides[0] * 0.08 + size / 2,
      y: sides[2] / 2 - size / 2,
      height: size,
      colour: INK,
      weight: 0.18,
    });
  const part = block(camera, [0, 0, 0], sides, {
    colour: paper,
    front: leaves(sides[0]) + strap(sides[0], sides[2]) + (isHidden ? '' : tag),
    side: leaves(sides[1]) + rect([sides[1] * 0.46, 0, sides[1] * 0.06, sides[2]], '#f6f3ec', 'opacity=".7"'),
    top:
      rect([sides[0] * 0.8, 0, sides[0] * 0.06, sides[1]], '#f6f3ec', 'opacity=".9"') +
      rect([0, sides[1] * 0.46, sides[0], sides[1] * 0.06], '#f6f3ec', 'opacity=".9"'),
  });
  return { part: join([shadow(camera, [0, 0, 0], sides), part]), sides };
}

/** What is drawn at the origin, where it stands in a scene. */
function moved(camera: Camera, { svg, box: [left, top, right, bottom] }: Part, at: Point): Part {
  const [[x0, y0], [x1, y1]] = [project(camera, [0, 0, 0]), project(camera, at)];
  const [x, y] = [x1 - x0, y1 - y0];
  return {
    svg: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`,
    box: [left + x, top + y, right + x, bottom + y],
  };
}

/** Flat boards, and one of them folded: upon them, closed or open, or before them. */
function packScene(camera: Camera, picture: BoxPicture, { sides, seed }: { sides: Point; seed: number }): Part[] {
  const [length, width, height] = sides;
  const scene = seed % 3;
  const { part, sides: under } = bundle(camera, picture, { sides, isHidden: scene === 2 });
  const upon: Point = [(under[0] - length) * 0.4, (under[1] - width) * 0.45, under[2]];
  const at: Point = scene === 2 ? [under[0] - length * 0.5, under[1] + width * 0.15, 0] : upon;
  const one = scene === 0 ? closed(picture, sides)(camera, [0, 0, 0]) : opened(camera, picture, sides);
  const cast = shadow(camera, [0, 0, 0], [length, width, height * (scene === 2 ? 1 : 0.5)]);
  return [part, moved(camera, { ...cast, box: one.box }, at), moved(camera, one, at)];
}

export const packed =
  (picture: BoxPicture, sides: Point, { department, seed }: Look): Scene =>
  (camera) => {
    const one = closed(picture, sides);
    const [length, width, height] = sides;
    if (picture.bottles) {
      return [
        ...Array.from({ length: picture.bottles }, (_, at) =>
          bottle(camera, [length + 90 + at * 26, -20 + at * 84, 0]),
        ),
        shadow(camera, [0, 0, 0], sides),
        one(camera, [0, 0, 0]),
      ];
    }
    if (picture.pack > 1) return packScene(camera, picture, { sides, seed });
    const box = [shadow(camera, [0, 0, 0], sides), one(camera, [0, 0, 0])];
    const standing = standingBeside(department, seed);
    // A flat box does not hide what stands behind it; before it, that would hide what is printed on it.
    return height < 60
      ? [standing(camera, [length * 0.72, -90, 0]), ...box]
      : [...box, standing(camera, [length + 85, width * 0.4, 0])];
  };

/** What lies in an open box, and its dividers. */
function contentOf(camera: Camera, { paper, face, bottles }: BoxPicture, [length, width, height]: Point): Part[] {
  if (bottles)
    return Array.from({ length: bottles }, (_, at) => {
      const x = length * (0.3 + at * 0.2);
      return facet(
        camera,
        [
          [x, 0, height - 4],
          [x + 8, 0, height - 4],
          [x + 8, width, height - 4],
          [x, width, height - 4],
        ],
        `fill="${lighter(paper, 0.2)}"`,
      );
    });
  if (face === 'wrap')
    return [
      block(camera, [length * 0.14, width * 0.14, 2], [length * 0.7, width * 0.7, height * 0.5], {
        colour: '#0b5563',
        top: rect([length * 0.1, width * 0.1, length * 0.4, width * 0.2], '#f1c445'),
      }),
    ];
  if (face === 'gift')
    return [
      facet(
        camera,
        [
          [0, 0, height * 0.5],
          [length, 0, height * 0.5],
          [length, width, height * 0.5],
          [0, width, height * 0.5],
        ],
        `fill="#f6efe2"`,
      ),
    ];
  return [];
}

/** What is seen through its mouth. */
function insideOf(camera: Camera, picture: BoxPicture, [length, width, height]: Point): Part {
  const { paper } = picture;
  const mouth: Point[] = [
    [0, 0, height],
    [length, 0, height],
    [length, width, height],
    [0, width, height],
  ];
  const name = camera.name();
  const walls = [
    facet(
      camera,
      mouth.map(([x, y]): Point => [x, y, 2]),
      `fill="${darker(paper, 0.5)}"`,
    ),
    facet(
      camera,
      [
        [0, 0, height],
        [length, 0, height],
        [length, 0, 2],
        [0, 0, 2],
      ],
      `fill="${darker(paper, 0.32)}"`,
    ),
    facet(
      camera,
      [
        [0, 0, height],
        [0, width, height],
        [0, width, 2],
        [0, 0, 2],
      ],
      `fill="${darker(paper, 0.22)}"`,
    ),
  ];
  const { svg, box } = join([...walls, ...contentOf(camera, picture, [length, width, height])]);
  const edge = pathOf(mouth.map((corner) => project(camera, corner)));
  return { svg: `<clipPath id="${name}"><path d="${edge}"/></clipPath><g clip-path="url(#${name})">${svg}</g>`, box };
}

/** The four flaps of a carton, or the lid of a flat box; those behind it come first. */
function flapsOf(
  camera: Camera,
  { paper }: BoxPicture,
  [length, width, height]: Point,
  hasLid: boolean,
): [Part[], Part[]] {
  const edge = darker(paper, 0.26);
  const flap = width / 2;
  // The flap at the right hangs: the height is measured there.
  const hang = Math.min(flap, height * 0.8);
  if (hasLid) {
    const [far, top] = [-width * 0.3, height + width * 0.86];
    const lid = facet(
      camera,
      [
        [0, 0, height],
        [length, 0, height],
        [length, far, top],
        [0, far, top],
      ],
      outlined(lighter(paper, 0.1), edge),
    );
    const lip = facet(
      camera,
      [
        [length * 0.08, far, top],
        [length * 0.92, far, top],
        [length * 0.88, far + width * 0.14, top + width * 0.12],
        [length * 0.12, far + width * 0.14, top + width * 0.12],
      ],
      outlined(lighter(paper, 0.22), edge),
    );
    return [[lid, lip], []];
  }
  const back = facet(
    camera,
    [
      [0, 0, height],
      [length, 0, height],
      [length + 6, -flap * 0.72, height + flap * 0.62],
      [-6, -flap * 0.72, height + flap * 0.62],
    ],
    outlined(lighter(paper, 0.12), edge),
  );
  const left = facet(
    camera,
    [
      [0, 0, height],
      [0, width, height],
      [-flap * 0.78, width + 6, height + flap * 0.46],
      [-flap * 0.78, -6, height + flap * 0.46],
    ],
    outlined(lighter(paper, 0.26), edge),
  );
  const front = facet(
    camera,
    [
      [0, width, height],
      [length, width, height],
      [length + 6, width + flap * 0.8, height - flap * 0.24],
      [-6, width + flap * 0.8, height - flap * 0.24],
    ],
    outlined(lighter(paper, 0.2), edge),
  );
  const right = facet(
    camera,
    [
      [length, 0, height],
      [length, width, height],
      [length + hang * 0.12, width, height - hang],
      [length + hang * 0.12, 0, height - hang],
    ],
    outlined(darker(paper, 0.06), edge),
  );
  return [
    [back, left],
    [right, front],
  ];
}

/** With its flaps or its lid open. */
export function opened(camera: Camera, picture: BoxPicture, sides: Point): Part {
  const { paper, face } = picture;
  const hasLid = (face !== 'label' && face !== 'carton') || sides[2] < 40;
  const box = block(camera, [0, 0, 0], sides, {
    colour: paper,
    topColour: darker(paper, 0.32),
    front: hasLid ? '' : frontOf(picture, sides),
  });
  const [behind, before] = flapsOf(camera, picture, sides, hasLid);
  return join([...behind, box, insideOf(camera, picture, sides), ...before]);
}
