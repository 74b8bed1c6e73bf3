import { row, type Solid } from './made.ts';
import {
  block,
  cylinder,
  darker,
  facet,
  join,
  lighter,
  onFace,
  outlined,
  type Part,
  type Point,
  project,
  rect,
} from './solid.ts';

const INK = '#16211f';

/** A bowl with a wet sponge in it. */
const moistener: Solid = {
  room: ({ sides: [diameter = 0, height = 0] }) => [diameter, diameter, height],
  isRound: true,
  one: (camera, [x, y, z], { sides: [diameter = 0, height = 0], colours: [a, b] }) => {
    const middle = diameter / 2;
    const pores = row(9, (at) => {
      const angle = at * 2.4;
      const [px, py] = project(camera, [
        x + middle + Math.cos(angle) * diameter * (0.08 + at * 0.028),
        y + middle + Math.sin(angle) * diameter * (0.08 + at * 0.028),
        z + height,
      ]);
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(camera.scale * 2.6).toFixed(1)}" ry="${(camera.scale * 1.5).toFixed(1)}" fill="${darker(b, 0.4)}" opacity=".6"/>`;
    });
    const sponge = cylinder(camera, [x + middle, y + middle, z + height * 0.7], ['z', diameter * 0.82, height * 0.3], {
      colour: b,
    });
    return join([
      cylinder(camera, [x + middle, y + middle, z], ['z', diameter, height * 0.76], {
        colour: a,
        core: [diameter * 0.9, darker(a, 0.3)],
      }),
      { ...sponge, svg: sponge.svg + pores.join('') },
    ]);
  },
};

const envelope = (width: number, height: number) =>
  `${rect([0, 0, width, height], '#fdfbf5', 'stroke="#d9cfbe"')}${rect([width * 0.78, height * 0.1, width * 0.16, height * 0.3], '#0b5563')}<path d="M${width * 0.4} ${height * 0.56}h${width * 0.4}M${width * 0.4} ${height * 0.72}h${width * 0.28}" stroke="#857a68" stroke-width="3"/>`;

/** A letter on its scale. */
const scale: Solid = {
  room: ({ sides: [length = 0] }) => [length, length * 0.8, length * 0.2],
  measured: ({ sides: [length = 0] }) => ({ sides: [length, 0, 0] }),
  one: (camera, [x, y, z], { sides: [length = 0], colours: [a, b] }) => {
    const [width, height] = [length * 0.8, length * 0.16];
    const body = block(camera, [x, y, z], [length, width, height], {
      colour: darker(a, 0.05),
      topColour: a,
      front: `${rect([length * 0.34, height * 0.2, length * 0.32, height * 0.6], INK, 'rx="3"')}<path d="M${length * 0.42} ${height * 0.5}h${length * 0.16}" stroke="#8fd0a8" stroke-width="${height * 0.14}" stroke-dasharray="${length * 0.04} 4"/><circle cx="${length * 0.2}" cy="${height * 0.5}" r="${height * 0.16}" fill="${b}"/><circle cx="${length * 0.8}" cy="${height * 0.5}" r="${height * 0.16}" fill="${b}"/>`,
    });
    const plate = block(camera, [x + 8, y + 8, z + height], [length - 16, width - 16, 6], { colour: '#dfe6e6' });
    const letter = onFace(camera, 'top', [x + 24, y + 26, z + height + 6], envelope(length - 56, (length - 56) * 0.68));
    return join([body, plate, { svg: letter, box: plate.box }]);
  },
};

/** A spring scale: its dial stands before it. */
const dial: Solid = {
  room: ({ sides: [length = 0, height = 0] }) => [length, length * 0.8, height],
  measured: ({ sides: [length = 0, height = 0] }) => ({ sides: [length, 0, height] }),
  one: (camera, [x, y, z], { sides: [length = 0, height = 0], colours: [a, b] }) => {
    const [width, high, r] = [length * 0.8, height * 0.62, length * 0.42];
    const ticks = row(24, (at) => {
      const angle = (at * Math.PI) / 12;
      const end = at % 6 === 0 ? 0.74 : 0.84;
      return `M${(Math.sin(angle) * r * 0.92).toFixed(1)} ${(-Math.cos(angle) * r * 0.92).toFixed(1)}L${(Math.sin(angle) * r * end).toFixed(1)} ${(-Math.cos(angle) * r * end).toFixed(1)}`;
    });
    const face = `<g transform="translate(${length / 2} ${high * 0.5})"><circle r="${r}" fill="${b}" stroke="${darker(a, 0.3)}" stroke-width="4"/><path d="${ticks.join('')}" stroke="${INK}" stroke-width="2"/><path d="M0 4L${-r * 0.5} ${-r * 0.56}" stroke="${a}" stroke-width="4" stroke-linecap="round"/><circle r="6" fill="${INK}"/></g>`;
    const pan = cylinder(camera, [x + length / 2, y + width / 2, z + height * 0.9], ['z', length, height * 0.1], {
      colour: lighter(a, 0.1),
      end: darker(a, 0.1),
    });
    const letter = onFace(
      camera,
      'top',
      [x + length * 0.16, y + width * 0.24, z + height],
      envelope(length * 0.7, width * 0.5),
    );
    return join([
      block(camera, [x, y, z], [length, width, high], { colour: a, front: face }),
      cylinder(camera, [x + length / 2, y + width / 2, z + high], ['z', 34, height * 0.28], { colour: '#c3c6c4' }),
      { ...pan, svg: pan.svg + letter },
    ]);
  },
};

/** Its arm is lifted. */
const stapler: Solid = {
  room: ({ sides: [length = 0, height = 0] }) => [length, 38, height],
  measured: ({ sides: [length = 0, height = 0] }) => ({ sides: [length, 0, height] }),
  one: (camera, [x, y, z], { sides: [length = 0, height = 0], colours: [a, b] }) => {
    const arm = (near: number): [number, number, number][] => [
      [x, y + near, z + 16],
      [x + length * 0.96, y + near, z + height * 0.62],
      [x + length, y + near, z + height],
      [x + 14, y + near, z + height * 0.56],
    ];
    const [low, end, high, heel] = arm(34);
    const [, farEnd, farHigh, farHeel] = arm(4);
    const quad = (corners: ([number, number, number] | undefined)[], colour: string): Part =>
      facet(
        camera,
        corners.flatMap((corner) => (corner ? [corner] : [])),
        outlined(colour, darker(a, 0.3)),
      );
    return join([
      block(camera, [x, y, z], [length, 38, 8], { colour: darker(b, 0.25), topColour: b }),
      block(camera, [x + 12, y + 8, z + 8], [length - 24, 22, 9], { colour: lighter(b, 0.2) }),
      quad([heel, high, farHigh, farHeel], lighter(a, 0.22)),
      quad([end, high, farHigh, farEnd], darker(a, 0.2)),
      quad([low, end, high, heel], a),
    ]);
  },
};

/** A knife whose blade is out. */
const cutter: Solid = {
  room: ({ sides: [length = 0] }) => [length, 28, 15],
  measured: ({ sides: [length = 0] }) => ({ sides: [length, 0, 0] }),
  one: (camera, [x, y, z], { sides: [length = 0], colours: [a, b] }) => {
    const grip = length * 0.72;
    const blade = facet(
      camera,
      [
        [x, y + 20, z + 7],
        [x + length - grip, y + 8, z + 7],
        [x + length - grip, y + 22, z + 7],
        [x + 10, y + 22, z + 7],
      ],
      outlined('#c9ced0', '#7d8683'),
    );
    const lines = row(3, (at) => `M${6 + at * 10} 0v12`).join('');
    return join([
      blade,
      block(camera, [x + length - grip, y, z], [grip, 28, 15], {
        colour: a,
        top: `${rect([grip * 0.1, 10, grip * 0.5, 8], darker(a, 0.35), 'rx="4"')}<circle cx="${grip * 0.92}" cy="14" r="3.5" fill="${darker(a, 0.5)}"/>`,
      }),
      block(camera, [x + length - grip * 0.8, y + 7, z + 15], [34, 14, 5], {
        colour: b,
        top: `<path d="${lines}" stroke="${lighter(b, 0.3)}" stroke-width="2"/>`,
      }),
    ]);
  },
};

/** Shreds of paper in their carton. */
const crinkle: Solid = {
  room: ({ sides: [length = 0, height = 0] }) => [length, length * 0.72, height * 0.86],
  measured: ({ sides: [length = 0, height = 0] }) => ({ sides: [length, 0, height] }),
  one: (camera, [x, y, z], { sides: [length = 0, height = 0], colours: [a, b] }) => {
    const [width, high] = [length * 0.72, height * 0.68];
    const curls = row(60, (at) => {
      const [part, back] = [((at * 37) % 60) / 60, at / 60];
      const heap = Math.sin(part * Math.PI) * Math.sin(back * Math.PI) * height * 0.32;
      const [px, py] = project(camera, [
        x + 12 + part * (length - 40),
        y + 10 + back * (width - 24),
        z + high + 2 + heap * 0.8,
      ]);
      const size = camera.scale * 22;
      const to = (wide: number, tall: number) => `l${(size * wide).toFixed(1)} ${(size * tall).toFixed(1)}`;
      return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}${to(0.7, -0.6)}${to(0.6, 0.7)}${to(0.7, -0.7)}${to(0.6, 0.6)}" stroke="${[a, darker(a, 0.16), lighter(a, 0.3)][at % 3] ?? a}"/>`;
    });
    const carton = block(camera, [x, y, z], [length, width, high], {
      colour: '#c79b64',
      topColour: darker(a, 0.14),
      front: rect(
        [length * 0.36, high * 0.3, length * 0.28, high * 0.34],
        b === '#C79B64' ? '#f6f3ec' : lighter(b, 0.5),
        'rx="4"',
      ),
    });
    const top = project(camera, [x + length / 2, y, z + high + height * 0.3]);
    return {
      svg: `${carton.svg}<g fill="none" stroke-width="${(camera.scale * 8).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round">${curls.join('')}</g>`,
      box: [carton.box[0], Math.min(carton.box[1], top[1]), carton.box[2], carton.box[3]],
    };
  },
};

/** Labels on their strings, in a heap. */
const tags: Solid = {
  room: () => [80, 40, 4],
  measured: () => ({ sides: [80, 40, 0] }),
  one: (camera, [x, y, z], { colours: [a, b] }) => {
    const tag = (colour: string) =>
      `<path d="M0 12L12 0H80V40H12L0 28z" ${outlined(colour)} /><circle cx="13" cy="20" r="4" fill="#fff" stroke="${darker(colour, 0.4)}"/><path d="M30 14h36M30 26h24" stroke="${b}" stroke-width="2" opacity=".6"/><path d="M13 20q-14 -20 -22 -6t-8 18" fill="none" stroke="#a87e49" stroke-width="1.4"/>`;
    const heap = row(3, (at) => {
      const [dx, dy] = [(at - 2) * 7, (at - 2) * 10];
      return onFace(camera, 'top', [x + dx, y + dy, z + at * 1.4], tag(darker(a, (2 - at) * 0.07)));
    });
    const corners = [x - 32, x + 80].flatMap((across) => [y - 26, y + 40].map((down): Point => [across, down, z]));
    return { svg: heap.join(''), box: facet(camera, corners, '').box };
  },
};

/** Two trays for letters, a letter in the upper one. */
const trays: Solid = {
  room: ({ sides: [length = 0] }) => [length, 250, 183],
  measured: ({ sides: [length = 0] }) => ({ sides: [length, 250, 65], body: [length, 250, 65] }),
  one: (camera, [x, y, z], { sides: [length = 0], colours: [a, b] }) => {
    const tray = (up: number) => {
      const [low, top] = [z + up, z + up + 65];
      const wall = (corners: [number, number, number][], colour: string) =>
        facet(camera, corners, outlined(colour, darker(a, 0.3)));
      return join([
        block(camera, [x, y, low], [length, 250, 4], { colour: a, topColour: darker(a, 0.32) }),
        wall(
          [
            [x, y, low],
            [x + length, y, low],
            [x + length, y, top],
            [x, y, top],
          ],
          darker(a, 0.2),
        ),
        wall(
          [
            [x, y, low],
            [x, y + 250, low],
            [x, y + 250, top],
            [x, y, top],
          ],
          darker(a, 0.12),
        ),
        ...(up
          ? [
              block(camera, [x + 20, y + 14, low + 4], [length - 34, 220, 14], {
                colour: '#fbf8ef',
                top: `<path d="M24 40h${length * 0.5}M24 64h${length * 0.3}" stroke="#9aa5a1" stroke-width="6"/>`,
              }),
            ]
          : []),
        wall(
          [
            [x, y + 250, low],
            [x + length, y + 250, low],
            [x + length, y + 250, top],
            [x, y + 250, top],
          ],
          a,
        ),
        wall(
          [
            [x + length, y + 250, low],
            [x + length, y, low],
            [x + length, y, top],
            [x + length, y + 250, top],
          ],
          darker(a, 0.14),
        ),
      ]);
    };
    const posts = [
      [4, 4],
      [length - 18, 4],
      [4, 232],
      [length - 18, 232],
    ].map(([dx = 0, dy = 0]) => block(camera, [x + dx, y + dy, z + 52], [14, 14, 66], { colour: b }));
    return join([tray(0), ...posts, tray(118)]);
  },
};

/** What lies flat, as its drawing of a file shows it from above: the same file twice is its shadow. */
const laid: Solid = {
  isFile: true,
  room: ({ sides: [width = 0, height = 0] }) => [width, height, 0],
  measured: ({ sides: [width = 0, height = 0] }) => ({
    sides: [width > height ? width : 0, height >= width ? height : 0, 0],
  }),
  one: (camera, at, { sides: [width = 0, height = 0] }) => {
    const [x, y, z] = at;
    const { box } = facet(
      camera,
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y + height, z],
        [x, y + height, z],
      ],
      '',
    );
    const use = `<use href="drawing.svg" width="${width}" height="${height}"/>`;
    const shade = `<filter id="shade"><feColorMatrix values="0 0 0 0 .09 0 0 0 0 .13 0 0 0 0 .12 0 0 0 .2 0"/></filter><g transform="translate(${(width * 0.02).toFixed(1)} ${(height * 0.03).toFixed(1)})" filter="url(#shade)">${use}</g>`;
    return { svg: onFace(camera, 'top', at, shade + use), box };
  },
};

/** The same, turned a quarter: its handle does not point at who looks. */
const laidAcross: Solid = {
  isFile: true,
  room: ({ sides: [width = 0, height = 0] }) => [height, width, 0],
  one: (camera, [x, y, z], made, index) => {
    const [width = 0, height = 0] = made.sides;
    const { svg } = laid.one(camera, [x, y, z], made, index);
    const turned = svg.replaceAll('drawing.svg"', `drawing.svg" transform="translate(0 ${width}) rotate(-90)"`);
    const { box } = facet(
      camera,
      [
        [x, y, z],
        [x + height, y, z],
        [x + height, y + width, z],
        [x, y + width, z],
      ],
      '',
    );
    return { svg: turned, box };
  },
};

/** In parts of a drawing, from its upper left corner. */
type Place = readonly [right: number, down: number];

/** What leans in its drawing: its ends, and how far it bulges between them. */
const leaning = (solid: Solid, [from, to]: readonly [Place, Place], bulge: number, isFar = false): Solid => ({
  ...solid,
  measured: ({ sides: [width = 0, height = 0] }) => {
    const at = ([right, down]: Place): Point =>
      solid === laidAcross ? [down * height, width - right * width, 0] : [right * width, down * height, 0];
    return { sides: [0, 0, 0], leaning: { from: at(from), to: at(to), bulge: bulge * width, isFar } };
  },
});

export const tools = {
  moistener,
  scale,
  dial,
  stapler,
  cutter,
  crinkle,
  tags,
  trays,
  'bent-tweezers': leaning(
    laid,
    [
      [0.744, 0.018],
      [0, 0.842],
    ],
    0,
    true,
  ),
  gauge: leaning(
    laid,
    [
      [0.878, 0.063],
      [0.719, 0.986],
    ],
    0.14,
  ),
  'lit-magnifier': leaning(
    laidAcross,
    [
      [0.225, 0.057],
      [0.868, 0.971],
    ],
    0.4,
  ),
  magnifier: leaning(
    laidAcross,
    [
      [0.166, 0.073],
      [0.963, 0.983],
    ],
    0.43,
  ),
  scissors: laid,
  sleeves: laid,
  tweezers: leaning(
    laid,
    [
      [0.856, 0.066],
      [0.132, 0.945],
    ],
    0.165,
  ),
} satisfies Record<string, Solid>;
