import { letters } from '../lettering.ts';
import { pieceOf, row, type Solid } from './made.ts';
import { block, cylinder, darker, facet, join, lighter, onFace, outlined, project, rect } from './solid.ts';

const INK = '#16211f';

const bars = (width: number, x: number, y: number, height: number) =>
  `<path d="${row(Math.floor(width / 4), (at) => `M${x + at * 4} ${y}v${height}`).join('')}" stroke="${INK}" stroke-width="1.8"/>`;

/** A printer: its paper is as wide as what it prints. */
const printer: Solid = {
  room: pieceOf,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const paper = made.parts;
    const [left, slot] = [(length - paper) / 2, height * 0.42];
    const body = block(camera, at, [length, width, height], {
      colour: a,
      topColour: lighter(a, 0.1),
      top:
        rect([length * 0.1, width * 0.12, length * 0.8, width * 0.3], darker(a, 0.2), 'rx="6"') +
        rect([length * 0.12, width * 0.7, length * 0.2, width * 0.14], b, 'rx="4"'),
      front:
        rect([left - 6, slot, paper + 12, Math.max(6, height * 0.05)], darker(a, 0.75)) +
        rect([length * 0.08, height * 0.12, 8, 8], b, 'rx="4"') +
        (paper > 200
          ? rect([length * 0.06, height * 0.72, length * 0.88, height * 0.2], darker(a, 0.1), 'rx="4"')
          : ''),
    });
    const [x, y, z] = [at[0] + left, at[1] + width, at[2] + height - slot - 3];
    const reach = Math.min(paper * 0.9, 130);
    const sheet = facet(
      camera,
      [
        [x, y, z],
        [x + paper, y, z],
        [x + paper, y + reach, z],
        [x, y + reach, z],
      ],
      outlined('#ffffff', '#9aa5a1'),
    );
    const print =
      paper > 200
        ? row(6, (line) =>
            rect(
              [paper * 0.1, reach * (0.16 + line * 0.13), paper * (line % 3 === 2 ? 0.5 : 0.78), reach * 0.05],
              '#9aa5a1',
            ),
          ).join('')
        : rect([paper * 0.1, reach * 0.14, paper * 0.5, reach * 0.1], '#0b5563') +
          bars(paper * 0.8, paper * 0.1, reach * 0.42, reach * 0.4);
    return join([body, sheet, { svg: onFace(camera, 'top', [x, y, z], print), box: sheet.box }]);
  },
};
/** Drawers in a row; the second stands open. */
const drawers: Solid = {
  room: pieceOf,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const lift = length === 420 ? 46 : 0;
    const each = (height - lift) / made.parts;
    const fronts = row(
      made.parts,
      (drawer) =>
        rect(
          [8, drawer * each + 6, length - 16, each - 10],
          lighter(a, 0.12),
          `stroke="${darker(a, 0.25)}" stroke-width="2"`,
        ) + rect([length / 2 - 34, drawer * each + each * 0.42, 68, 10], darker(b, 0.25), 'rx="5"'),
    ).join('');
    const castors = lift
      ? [0.14, 0.84].map((part) =>
          cylinder(camera, [at[0] + length * part, at[1] + width - 24, at[2]], ['z', 44, 44], { colour: '#3a3f42' }),
        )
      : [];
    const body = block(camera, [at[0], at[1], at[2] + lift], [length, width, height - lift], {
      colour: a,
      front: fronts,
    });
    const z = at[2] + height - 2 * each + 5;
    const drawer = block(camera, [at[0] + 8, at[1] + width, z], [length - 16, 70, each - 10], {
      colour: lighter(a, 0.12),
      topColour: darker(a, 0.35),
      front: rect([length / 2 - 42, each * 0.36, 68, 10], darker(b, 0.25), 'rx="5"'),
      top: rect([20, 10, length * 0.5, 40], '#ffffff') + rect([length * 0.6, 6, 50, 44], '#e9b8b0'),
    });
    return join([...castors, body, drawer]);
  },
};

/** A platform with a parcel on it; what it weighs is read beside it. */
const platform: Solid = {
  room: ({ sides: [length = 0, width = 0] }) => [length * 1.7, width, 320],
  measured: (made) => ({ sides: pieceOf(made), body: pieceOf(made) }),
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const [x, y, z] = at;
    const plateau = block(camera, at, [length, width, height], {
      colour: a,
      topColour: lighter(b, 0.3),
      top: rect([10, 10, length - 20, width - 20], b, 'rx="8" opacity=".7"'),
    });
    const parcel = block(camera, [x + 40, y + 50, z + height], [length - 90, width - 100, 190], {
      colour: '#c79b64',
      top: rect([0, (width - 100) / 2 - 18, length - 90, 36], '#8f6a3a', 'opacity=".5"'),
      front: rect([24, 40, 90, 70], '#ffffff') + bars(60, 36, 66, 32),
    });
    const display = block(camera, [x + length + 100, y - width * 0.1, z], [200, 60, 120], {
      colour: a,
      front: rect([18, 22, 164, 70], '#dcebd9', 'rx="6"') + letters('12,4', { x: 40, y: 36, height: 42, colour: INK }),
    });
    const [from, to] = [
      project(camera, [x + length, y + width * 0.1, z + 20]),
      project(camera, [x + length + 100, y + width * 0.05, z + 20]),
    ];
    const cable = `<path d="M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${((from[0] + to[0]) / 2).toFixed(1)} ${(Math.max(from[1], to[1]) + 26).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}" fill="none" stroke="${INK}" stroke-width="3"/>`;
    return join([{ svg: cable, box: plateau.box }, plateau, parcel, display]);
  },
};

const stool: Solid = {
  room: ({ sides: [seat = 0, , height = 0] }) => [seat * 1.3, seat * 1.3, height],
  measured: ({ sides: [, , height = 0] }) => ({ sides: [0, 0, height] }),
  isRound: true,
  one: (camera, [x, y, z], made) => {
    const [seat, , height] = pieceOf(made);
    const [a, b] = made.colours;
    const middle = seat * 0.65;
    const legs = row(5, (leg) => {
      const angle = (leg * 2 * Math.PI) / 5 + 0.4;
      const [from, to] = [
        project(camera, [x + middle, y + middle, z + 110]),
        project(camera, [x + middle + Math.cos(angle) * middle, y + middle + Math.sin(angle) * middle, z + 50]),
      ];
      return {
        svg: `<path d="M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}" stroke="#3a3f42" stroke-width="${(34 * camera.scale).toFixed(1)}" stroke-linecap="round"/><circle cx="${to[0].toFixed(1)}" cy="${(to[1] + 26 * camera.scale).toFixed(1)}" r="${(30 * camera.scale).toFixed(1)}" fill="${INK}"/>`,
        box: [to[0], to[1], to[0], to[1] + 50 * camera.scale] as const,
      };
    });
    const [cx, cy] = project(camera, [x + middle, y + middle, z + height * 0.42]);
    const [rx, ry] = [seat * 0.62 * camera.scale, seat * 0.33 * camera.scale];
    const ring = {
      svg: `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="none" stroke="#7d8683" stroke-width="${(20 * camera.scale).toFixed(1)}"/>`,
      box: [cx - rx, cy, cx + rx, cy] as const,
    };
    return join([
      ...legs,
      cylinder(camera, [x + middle, y + middle, z + 90], ['z', 50, height - 140], { colour: '#7d8683' }),
      ring,
      cylinder(camera, [x + middle, y + middle, z + height - 60], ['z', seat, 34], { colour: b, end: lighter(b, 0.3) }),
      cylinder(camera, [x + middle, y + middle, z + height - 26], ['z', seat * 0.94, 26], {
        colour: a,
        end: lighter(a, 0.14),
      }),
    ]);
  },
};

const tableLamp: Solid = {
  room: ({ sides: [wide = 0, , height = 0] }) => [wide, wide, height],
  isRound: true,
  one: (camera, [x, y, z], made) => {
    const [wide, , height] = pieceOf(made);
    const [a, b] = made.colours;
    const m = wide / 2;
    const [lx, ly] = project(camera, [x + m, y + m, z + height * 0.5]);
    const glow = `<radialGradient id="glow"><stop stop-color="#ffe3a1" stop-opacity=".9"/><stop offset="1" stop-color="#ffe3a1" stop-opacity="0"/></radialGradient><circle cx="${lx.toFixed(1)}" cy="${ly.toFixed(1)}" r="${(wide * 0.95 * camera.scale).toFixed(1)}" fill="url(#glow)"/>`;
    const base = cylinder(camera, [x + m, y + m, z], ['z', wide * 0.7, 20], { colour: b });
    return join([
      base,
      cylinder(camera, [x + m, y + m, z + 20], ['z', 18, height * 0.5], { colour: b }),
      { svg: glow, box: base.box },
      cylinder(camera, [x + m, y + m, z + height * 0.56], ['z', wide, height * 0.44], {
        colour: a,
        end: '#ffe9bd',
        core: [wide * 0.86, '#fff3d6'],
      }),
      cylinder(camera, [x + m + wide * 0.2, y + m + wide * 0.2, z + 20], ['z', 26, 14], { colour: lighter(b, 0.3) }),
    ]);
  },
};

const spool: Solid = {
  room: ({ sides: [diameter = 0, , height = 0] }) => [diameter, diameter, height],
  isRound: true,
  one: (camera, [x, y, z], made) => {
    const [diameter, , height] = pieceOf(made);
    const [a, b] = made.colours;
    const m = diameter / 2;
    const twist = `<pattern id="twist" width="9" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path d="M0 3.500h4.5" stroke="${b}" stroke-width="4"/><path d="M0 6.800h9" stroke="${darker(a, 0.4)}" stroke-width=".8"/></pattern>`;
    const flange = (at: number) =>
      cylinder(camera, [x + m, y + m, z + at], ['z', diameter, 6], {
        colour: '#d9be93',
        core: [diameter * 0.24, '#c79b64'],
      });
    const [ex, ey] = project(camera, [x + diameter, y + diameter * 0.7, z + height * 0.4]);
    const end = `<path d="M${(ex - 6).toFixed(1)} ${ey.toFixed(1)}q40 30 16 60t40 44" fill="none" stroke="${a}" stroke-width="5" stroke-linecap="round"/><path d="M${(ex - 6).toFixed(1)} ${ey.toFixed(1)}q40 30 16 60t40 44" fill="none" stroke="${b}" stroke-width="5" stroke-dasharray="6 7"/>`;
    return join([
      flange(0),
      { svg: `<defs>${twist}</defs>`, box: [ex, ey, ex + 40, ey] },
      cylinder(camera, [x + m, y + m, z + 6], ['z', diameter * 0.88, height - 12], {
        colour: a,
        over: 'fill="url(#twist)"',
      }),
      flange(height - 6),
      { svg: end, box: [ex, ey, ex + 60, ey + 104] },
    ]);
  },
};

const tableDispenser: Solid = {
  room: pieceOf,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [x, y, z] = at;
    const [a] = made.colours;
    const base = block(camera, at, [length, width, height * 0.4], {
      colour: a,
      front:
        rect([14, 14, length * 0.3, height * 0.12], '#dcebd9', 'rx="4"') +
        row(8, (mark) => rect([length * 0.45 + mark * 14, 18, 2, mark % 2 ? 10 : 18], '#ffffff')).join(''),
    });
    const tape = cylinder(camera, [x + length * 0.36, y + 20, z + height * 0.62], ['y', height * 0.76, width - 60], {
      colour: '#b98a55',
      layers: 4,
      core: [height * 0.22, '#8f6a3a'],
    });
    const tank = block(
      camera,
      [x + length * 0.74, y + 24, z + height * 0.4],
      [length * 0.2, width - 48, height * 0.32],
      { colour: '#9cc3cb', topColour: '#d7eaee' },
    );
    const lever = cylinder(camera, [x + length * 0.9, y + width, z + height * 0.3], ['z', 14, height * 0.62], {
      colour: '#c8452b',
    });
    const strip = facet(
      camera,
      [
        [x + length, y + 34, z + height * 0.36],
        [x + length, y + width - 34, z + height * 0.36],
        [x + length + 70, y + width - 34, z + height * 0.24],
        [x + length + 70, y + 34, z + height * 0.24],
      ],
      outlined('#c79b64'),
    );
    return join([base, tape, tank, strip, lever]);
  },
};

/** A stamp of an office beside what it prints. */
const rubber: Solid = {
  room: ({ sides: [length = 0, width = 0, height = 0] }) => [length * 2.6, width * 2.4, height],
  measured: ({ sides: [length = 0, width = 0, height = 0] }) => ({
    sides: [0, 0, height],
    body: [length, width, height],
    at: [8, 10, 0],
  }),
  one: (camera, [x, y, z], made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const ink = made.parts === 12 ? INK : b === '#2F3B63' ? '#b3361b' : b;
    const [wide, deep] = [length * 2.6, width * 2.4];
    const print =
      made.parts === 12
        ? letters('30 11 2026', { x: length * 1.02, y: width * 1.5, height: 11, colour: ink })
        : `<rect x="${length * 1.1}" y="${width * 1.2}" width="${length * 1.3}" height="${width * 0.9}" fill="none" stroke="${ink}" stroke-width="3" rx="4"/>` +
          letters('30 11 2026', { x: length * 1.22, y: width * 1.5, height: 9, colour: ink });
    const paper = block(camera, [x, y, z], [wide, deep, 0.6], {
      colour: '#ffffff',
      topColour: '#fbf8ef',
      top:
        rect([length * 0.1, width * 0.3, length, 3], '#c3cbc8') +
        rect([length * 1.3, width * 0.3, length * 0.9, 3], '#c3cbc8') +
        rect([length * 1.3, width * 0.55, length * 0.7, 3], '#c3cbc8') +
        print,
    });
    const foot = block(camera, [x + 8, y + 10, z + 1], [length, width, height * 0.18], { colour: INK });
    const body = block(camera, [x + 12, y + 14, z + height * 0.19], [length - 8, width - 8, height * 0.5], {
      colour: a,
      front: rect([6, 6, length - 20, height * 0.2], lighter(a, 0.5), 'rx="3"'),
    });
    const handle = block(camera, [x + 10, y + 12, z + height * 0.69], [length - 4, width - 4, height * 0.31], {
      colour: made.parts === 12 ? darker(a, 0.3) : lighter(a, 0.12),
    });
    return join([paper, foot, body, handle]);
  },
};

/** A box of staples, and three strips of them. */
const staples: Solid = {
  room: ({ sides: [length = 0, width = 0, height = 0] }) => [length * 2, width * 1.15, height],
  measured: ({ sides: [length = 0, width = 0, height = 0] }) => ({
    sides: [length, 0, height],
    body: [length, width, height],
  }),
  one: (camera, [x, y, z], made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const box = block(camera, [x, y, z], [length, width, height], {
      colour: b,
      topColour: lighter(b, 0.1),
      front:
        rect([5, height * 0.2, length - 10, height * 0.6], '#ffffff', 'rx="3"') +
        letters('2000', { x: 12, y: height * 0.34, height: height * 0.34, colour: INK }) +
        `<path d="M${length * 0.68} ${height * 0.66}v-${height * 0.3}h${length * 0.18}v${height * 0.3}" fill="none" stroke="#7d5a3a" stroke-width="3"/>`,
    });
    const strips = row(3, (at) =>
      block(camera, [x + length + 14 + at * 10, y + at * width * 0.45, z], [length * 0.6, 12, 6], {
        colour: '#b98a6a',
        topColour: lighter(a, 0.1),
        front: `<path d="${row(28, (tooth) => `M${(tooth * (length * 0.6)) / 28} 0v6`).join('')}" stroke="#7d5a3a" stroke-width=".7"/>`,
      }),
    );
    return join([box, ...strips]);
  },
};

/** Small bags of glassine, a stamp in the first. */
const glassine: Solid = {
  room: pieceOf,
  isPiled: true,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    return block(camera, at, [length, width, height], {
      colour: '#dfe6e2',
      topColour: '#eef4f1',
      top:
        rect([length * 0.3, width * 0.2, 30, 40], '#ffffff', 'opacity=".9"') +
        rect([length * 0.3 + 3, width * 0.2 + 3, 24, 34], made.colours[1], 'opacity=".55"') +
        rect([0, 0, length, width], '#ffffff', 'opacity=".3"') +
        `<path d="M${length * 0.12} 0v${width}M0 ${width * 0.1}h${length}" stroke="#b4bdb9" stroke-width="1.2"/>`,
      front: row(Math.floor(height / 2), (leaf) => rect([0, leaf * 2, length, 0.6], '#a9b5b0')).join(''),
    });
  },
};

export const officeSolids = {
  printer,
  drawers,
  platform,
  stool,
  'table-lamp': tableLamp,
  spool,
  'table-dispenser': tableDispenser,
  rubber,
  staples,
  glassine,
} satisfies Record<string, Solid>;
