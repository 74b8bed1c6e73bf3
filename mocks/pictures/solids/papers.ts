import { letters } from '../lettering.ts';
import { lying, type Made, pieceOf, row, rules, type Solid, standing } from './made.ts';
import { block, cylinder, darker, facet, join, lighter, outlined, rect } from './solid.ts';

const INK = '#16211f';

const boxed = (label: (made: Made) => string, top?: (made: Made) => string): Solid => ({
  ...standing,
  one: (camera, at, made) =>
    block(camera, at, pieceOf(made), { colour: made.colours[0], front: label(made), ...(top && { top: top(made) }) }),
});

/** Sheets with a band of paper about them. */
const sheaf: Solid = {
  ...lying,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    return block(camera, at, [length, width, height], {
      colour: darker(a, 0.06),
      topColour: a,
      top: rect([length * 0.42, 0, length * 0.2, width], b),
      front:
        rules(length, height, Math.max(2, height / 8), darker(a, 0.18)) +
        rect([length * 0.42, 0, length * 0.2, height], darker(b, 0.1)),
      side: rules(width, height, Math.max(2, height / 8), darker(a, 0.22)),
    });
  },
  open: (camera, made) => {
    const [length, width] = pieceOf(made);
    return join(
      row(5, (at) =>
        block(camera, [at * length * 0.16, -at * width * 0.1, at * 2], [length, width, 1], {
          colour: made.colours[0],
          topColour: at % 2 ? darker(made.colours[0], 0.04) : made.colours[0],
        }),
      ),
    );
  },
};

/** A wrapped ream: its wrapper says its format. */
const ream: Solid = {
  ...lying,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    return block(camera, at, [length, width, height], {
      colour: a,
      top:
        rect([0, width * 0.3, length, width * 0.4], b) +
        letters('A4', { x: length * 0.12, y: width * 0.4, height: width * 0.2, colour: '#ffffff' }) +
        letters('500', { x: length * 0.58, y: width * 0.42, height: width * 0.16, colour: '#ffffff' }),
      front:
        rect([0, 0, length * 0.32, height], b) +
        letters('80 g', { x: length * 0.05, y: height * 0.3, height: height * 0.4, colour: '#ffffff' }),
    });
  },
  open: (camera, made) => {
    const [length, width, height] = pieceOf(made);
    const paper = block(camera, [0, 0, 0], [length, width, height], {
      colour: darker('#ffffff', 0.05),
      topColour: made.colours[0],
      front: rules(length, height, 4, '#c9cec9'),
      side: rules(width, height, 4, '#b9c0ba'),
    });
    const fold = block(camera, [0, 0, 0], [length * 0.42, width, height + 0.6], {
      colour: made.colours[0],
      front: rect([0, 0, length * 0.32, height], made.colours[1]),
      top: rect([0, width * 0.3, length * 0.42, width * 0.4], made.colours[1]),
    });
    const one = facet(
      camera,
      [
        [length * 0.6, width * 0.4, height + 24],
        [length * 1.3, width * 0.3, height + 70],
        [length * 1.3, width * 1.1, height + 50],
        [length * 0.6, width * 1.2, height + 14],
      ],
      outlined('#ffffff', '#b9c0ba'),
    );
    return join([paper, fold, one]);
  },
};

/** A stack of sheets of labels, or of one label to a sheet. */
const labels: Solid = {
  ...lying,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const down = Math.round(Math.sqrt(made.parts * 1.9)) > 4 ? made.parts / 2 : 2;
    const [w, h] = [width / 2, length / down];
    const drawn = row(made.parts, (index) => {
      const [x, y] = [(index % down) * h, Math.floor(index / down) * w];
      const label = rect([x + 2, y + 2, h - 4, w - 4], '#ffffff', `rx="3" stroke="#aeb8b5" stroke-width="1"`);
      const isFilled = index % down === 0;
      if (!isFilled) return label;
      return `${label}${rect([x + h * 0.16, y + w * 0.1, h * 0.14, w * 0.5], made.colours[1], 'opacity=".85"')}${rect([x + h * 0.42, y + w * 0.1, h * 0.09, w * 0.7], '#9aa5a1')}${rect([x + h * 0.62, y + w * 0.1, h * 0.09, w * 0.55], '#9aa5a1')}`;
    });
    return block(camera, at, [length, width, height], {
      colour: '#eef1ee',
      topColour: '#dfe6e4',
      top: drawn.join(''),
      front: rules(length, height, 3, '#c3cbc8'),
      side: rules(width, height, 3, '#b4bdb9'),
    });
  },
};

/** Bags that lie on one another; their flap is at the left. */
const bag: Solid = {
  ...lying,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const isClear = a === '#E8F0F2';
    const inside = isClear
      ? rect([length * 0.24, width * 0.12, length * 0.66, width * 0.74], '#ffffff', 'opacity=".9"') +
        rect([length * 0.3, width * 0.2, length * 0.3, 6], '#9aa5a1') +
        rect([length * 0.3, width * 0.32, length * 0.5, 6], '#c3cbc8') +
        rect([length * 0.3, width * 0.44, length * 0.44, 6], '#c3cbc8')
      : rect([length * 0.42, width * 0.2, length * 0.44, width * 0.56], '#ffffff', 'rx="3"') +
        rect([length * 0.47, width * 0.32, length * 0.2, 7], '#9aa5a1') +
        rect([length * 0.47, width * 0.44, length * 0.3, 7], '#c3cbc8');
    return block(camera, at, [length, width, height], {
      colour: darker(a, 0.06),
      topColour: a,
      top:
        rect([0, 0, length * 0.14, width], b, 'opacity=".8"') +
        rect([length * 0.16, 0, 3, width], darker(b, 0.2)) +
        (isClear ? '' : rect([length * 0.2, 0, 3, width], darker(b, 0.2))) +
        inside,
      front: rules(length, height, 3, darker(a, 0.25)),
      side: rules(width, height, 3, darker(a, 0.3)),
    });
  },
};

const archive: Solid = {
  room: ({ sides: [spine = 0, depth = 0, height = 0] }) => [spine, depth, height],
  one: (camera, at, made, index) => {
    const [spine, , height] = pieceOf(made);
    const ticks = row(
      3,
      (line) =>
        rect([spine * 0.2, height * (0.46 + line * 0.07), 9, 9], '#ffffff', `stroke="${INK}" stroke-width="1.5"`) +
        rect([spine * 0.38, height * (0.46 + line * 0.07) + 2, spine * 0.4, 5], '#8f6a3a'),
    ).join('');
    return block(camera, at, pieceOf(made), {
      colour: index % 2 ? darker(made.colours[0], 0.03) : made.colours[0],
      front:
        rect([spine * 0.14, height * 0.08, spine * 0.72, height * 0.3], '#ffffff', 'rx="2"') +
        rect([spine * 0.14, height * 0.08, spine * 0.72, height * 0.07], made.colours[1]) +
        rect([spine * 0.24, height * 0.21, spine * 0.5, 6], '#9aa5a1') +
        rect([spine * 0.24, height * 0.28, spine * 0.36, 6], '#c3cbc8') +
        ticks +
        `<circle cx="${spine / 2}" cy="${height * 0.82}" r="${spine * 0.14}" fill="${darker(made.colours[0], 0.6)}"/>`,
    });
  },
  open: (camera, made) => {
    const [spine, depth, height] = pieceOf(made);
    const lid = facet(
      camera,
      [
        [0, 0, height],
        [spine, 0, height],
        [spine, -depth * 0.1, height + depth * 0.75],
        [0, -depth * 0.1, height + depth * 0.75],
      ],
      outlined(darker(made.colours[0], 0.08)),
    );
    const box = archive.one(camera, [0, 0, 0], made, 0);
    const files = block(camera, [6, 6, height - 8], [spine - 12, depth - 12, 9], {
      colour: '#f3efe4',
      top: row(
        9,
        (at) =>
          rect([0, 0, 0, 0], '#fff') +
          rect(
            [at * ((spine - 12) / 9), 0, (spine - 12) / 11, depth - 12],
            ['#ffffff', '#e9b8b0', '#f1c445', '#8fa98a', '#9cc3cb'][at % 5] ?? '#ffffff',
          ),
      ).join(''),
    });
    return join([lid, box, files]);
  },
};

const binder: Solid = {
  room: pieceOf,
  one: (camera, at, made) => {
    const [spine, depth, height] = pieceOf(made);
    const [a] = made.colours;
    return block(camera, at, [spine, depth, height], {
      colour: a,
      topColour: '#f6f3ec',
      top: rect([0, 0, 5, depth], a) + rect([spine - 5, 0, 5, depth], a) + rules(spine, depth, 12, '#d9d2c2'),
      front:
        rect([spine * 0.14, height * 0.1, spine * 0.72, height * 0.44], '#ffffff', 'rx="2"') +
        rect([spine * 0.26, height * 0.16, spine * 0.48, 7], '#9aa5a1') +
        rect([spine * 0.26, height * 0.23, spine * 0.36, 6], '#c3cbc8') +
        `<circle cx="${spine / 2}" cy="${height * 0.82}" r="${spine * 0.18}" fill="${darker(a, 0.6)}" stroke="#c3c6c4" stroke-width="5"/>`,
    });
  },
  open: (camera, made) => {
    const [spine, depth, height] = pieceOf(made);
    const [a] = made.colours;
    const cover = (x: number) => block(camera, [x, 0, 0], [depth, height, 3], { colour: a });
    const paper = block(camera, [depth + spine + 20, 12, 3], [depth - 40, height - 24, 26], {
      colour: '#eef1ee',
      topColour: '#ffffff',
      top:
        rect([40, 40, 120, 9], a) +
        row(9, (at) => rect([40, 70 + at * 20, depth - 110 - (at % 3) * 20, 5], '#c3cbc8')).join(''),
      front: rules(depth - 40, 26, 4, '#c3cbc8'),
    });
    const rings = row(2, (at) =>
      cylinder(camera, [depth + spine / 2, height * (0.32 + at * 0.34), 3], ['z', 9, 44], { colour: '#c3c6c4' }),
    );
    return join([
      cover(0),
      block(camera, [depth, 0, 0], [spine, height, 3], { colour: darker(a, 0.12) }),
      cover(depth + spine),
      paper,
      ...rings,
    ]);
  },
};

const shades = [
  '#efc24a',
  '#e9b8b0',
  '#8fa98a',
  '#9cc3cb',
  '#c8452b',
  '#b7a4cf',
  '#d9be93',
  '#6fa39a',
  '#f3efe4',
  '#2f7f9c',
];
/** Folders in as many colours as there are, in equal shares. */
const folder: Solid = {
  ...lying,
  one: (camera, at, made, index) => {
    const [length, width, height] = pieceOf(made);
    const colour = shades[Math.floor(index / 2) % made.parts] ?? '#efc24a';
    const elastic =
      made.parts === 5
        ? rect([length * 0.1, 0, 3, width], darker(colour, 0.6)) +
          rect([length * 0.9, 0, 3, width], darker(colour, 0.6))
        : rect([length * 0.2, width * 0.1, length * 0.3, 16], '#ffffff');
    return block(camera, [at[0] + ((index * 7) % 9), at[1] + ((index * 5) % 7), at[2]], [length, width, height], {
      colour,
      top: elastic,
      front: rules(length, height, height / 2, darker(colour, 0.25)),
    });
  },
};

const pad: Solid = {
  ...lying,
  isPiled: false,
  one: (camera, at, made, index) => {
    const [length, width, height] = pieceOf(made);
    const colour = shades[index % shades.length] ?? '#efc24a';
    return block(camera, at, [length, width, height], {
      colour,
      front: rules(length, height, 2.5, darker(colour, 0.2)),
      side: rules(width, height, 2.5, darker(colour, 0.25)),
      ...(index === 0 && {
        top: `<path d="M12 ${width * 0.4}q10 -14 18 0t18 0" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/><path d="M12 ${width * 0.62}h38" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`,
      }),
    });
  },
};

/** A carton of reams: opened, they are seen. */
const reamBox: Solid = {
  ...boxed(
    ({ sides: [length = 0, , height = 0], colours: [, b], parts }) =>
      rect([length * 0.1, height * 0.3, length * 0.5, height * 0.4], b, 'rx="3"') +
      letters('A4', { x: length * 0.14, y: height * 0.42, height: height * 0.13, colour: INK }) +
      letters(`×${parts}`, { x: length * 0.4, y: height * 0.42, height: height * 0.13, colour: INK }) +
      rect([length * 0.66, height * 0.16, length * 0.24, height * 0.1], INK, 'rx="12" opacity=".45"'),
    ({ sides: [length = 0, width = 0] }) => rect([0, width * 0.44, length, width * 0.12], '#ffffff', 'opacity=".35"'),
  ),
  open: (camera, made) => {
    const [length, width, height] = pieceOf(made);
    const each = (height - 10) / made.parts;
    return join([
      ...row(made.parts, (at) =>
        ream.one(
          camera,
          [0, 0, at * each],
          { ...made, sides: [length - 10, width - 8, each - 1], colours: ['#ffffff', made.colours[0]] },
          at,
        ),
      ),
    ]);
  },
};

/** Cards and envelopes in their box. */
const cards: Solid = {
  ...standing,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const tray = block(camera, at, [length, width, height], {
      colour: '#efe3d3',
      topColour: '#cdbb9f',
      front: rect([length * 0.3, height * 0.25, length * 0.4, height * 0.5], '#ffffff', 'rx="3"'),
    });
    const edges = block(camera, [at[0] + 5, at[1] + 5, at[2] + height * 0.4], [length - 10, width - 10, height * 0.8], {
      colour: '#ffffff',
      topColour: made.colours[0],
      top: `<path d="M0 0L${length / 2} ${width * 0.55}L${length - 10} 0" fill="none" stroke="${darker(made.colours[0], 0.25)}" stroke-width="2"/>`,
      front: row(4, (line) =>
        rect([0, line * height * 0.2, length - 10, height * 0.2], shades[line + 1] ?? '#fff'),
      ).join(''),
    });
    return join([
      tray,
      edges,
      block(camera, [at[0] + 5, at[1] + width - 4, at[2]], [length - 10, 4, height], { colour: '#efe3d3' }),
    ]);
  },
  open: (camera, made) => {
    const [length, width] = pieceOf(made);
    return join(
      row(4, (at) =>
        block(camera, [(at % 2) * length * 1.08, Math.floor(at / 2) * width * 1.1, 0], [length - 6, width - 6, 3], {
          colour: shades[at + 1] ?? '#fff',
          top:
            at % 2
              ? `<path d="M0 0L${length / 2} ${width * 0.55}L${length - 6} 0" fill="none" stroke="${INK}" stroke-width="1.5" opacity=".4"/>`
              : rect([length * 0.2, width * 0.2, length * 0.6, width * 0.6], '#ffffff', 'opacity=".5"'),
        }),
      ),
    );
  },
};

/** A box of pens, or pens side by side; the first is uncapped. */
const penBox: Solid = {
  ...standing,
  one: (camera, at, made) => {
    const [length, width, height] = pieceOf(made);
    const [a, b] = made.colours;
    const tray = block(camera, at, [length, width, height], {
      colour: b,
      topColour: darker(b, 0.35),
      front: letters(`×${made.parts}`, { x: length * 0.08, y: height * 0.2, height: height * 0.5, colour: INK }),
    });
    const pens = row(12, (pen) => {
      const y = at[1] + 5 + pen * ((width - 10) / 12) + 4;
      return join([
        cylinder(camera, [at[0] + 4, y, at[2] + height - 2], ['x', 8, length - 38], { colour: lighter(a, 0.1) }),
        cylinder(camera, [at[0] + length - 34, y, at[2] + height - 2], ['x', 9, 30], { colour: a }),
      ]);
    });
    return join([tray, ...pens]);
  },
};
const inks = ['#c8452b', '#2a2f33', '#2f3b63', '#2f5d45', '#d99b2b', '#7a4a8a'];
const pastels = ['#f1d45f', '#e9b8b0', '#8fc4a2', '#9cc3e0', '#c3b0de'];
/** Markers side by side: as many as there are colours. */
const markers: Solid = {
  room: ({ sides: [length = 0, diameter = 0], parts }) => [length, parts * diameter * 1.15, diameter],
  measured: ({ sides: [length = 0] }) => ({ sides: [length, 0, 0] }),
  one: (camera, at, { sides: [length = 0, diameter = 0], parts }) =>
    join(
      row(parts, (pen) => {
        const colour = (parts === 5 ? pastels : inks)[pen] ?? INK;
        const [x, y, z] = [at[0] + ((pen * 5) % 3) * 4, at[1] + diameter * (0.5 + pen * 1.15), at[2] + diameter / 2];
        return join([
          cylinder(camera, [x, y, z], ['x', diameter, length * 0.62], {
            colour: parts === 5 ? lighter(colour, 0.25) : '#eceae2',
          }),
          cylinder(camera, [x + length * 0.62, y, z], ['x', diameter * 1.08, length * 0.38], { colour }),
        ]);
      }),
    ),
};

export const papers = {
  sheaf,
  paper: ream,
  reams: reamBox,
  labels,
  bag,
  archive,
  binder,
  folders: folder,
  notes: pad,
  cards,
  pens: penBox,
  markers,
} satisfies Record<string, Solid>;
