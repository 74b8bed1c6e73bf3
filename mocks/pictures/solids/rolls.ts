import { letters } from '../lettering.ts';
import { type Made, plain, row, type Solid } from './made.ts';
import { cylinder, darker, facet, join, lighter, onFace, outlined, type RoundLook, rect } from './solid.ts';

const INK = '#16211f';

/** A roll that lies with its end towards the viewer; its last turn lies on the ground. */
const roll = (look: (made: Made) => RoundLook, isSheer = false): Solid => ({
  room: plain,
  measured: ({ sides: [length = 0, diameter = 0] }) => ({
    sides: [length, diameter, 0],
    front: diameter * 1.5 + 40,
  }),
  one: (camera, [x, y, z], made) => {
    const [length, diameter] = plain(made);
    const fill = look(made);
    const sheet = facet(
      camera,
      [
        [x, y + diameter / 2, z],
        [x + length, y + diameter / 2, z],
        [x + length, y + diameter * 1.5 + 40, z],
        [x, y + diameter * 1.5 + 40, z],
      ],
      `${outlined(lighter(fill.colour, 0.1))} ${isSheer ? 'fill-opacity=".6"' : ''}`,
    );
    const over = fill.over
      ? { ...sheet, svg: sheet.svg + sheet.svg.replace(/fill="#\w+"/, fill.over).replace(/stroke="[^"]*"/, '') }
      : sheet;
    return join([over, cylinder(camera, [x, y + diameter / 2, z + diameter / 2], ['x', diameter, length], fill)]);
  },
});

const dots = (colour: string, size: number) =>
  `<defs><pattern id="bubbles" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="skewX(-12)"><circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.36}" fill="#fff" opacity=".55"/><path d="M${size * 0.2} ${size * 0.6}a${size * 0.36} ${size * 0.36} 0 0 0 ${size * 0.6} 0" fill="none" stroke="${darker(colour, 0.3)}" stroke-width=".9" opacity=".6"/></pattern></defs>`;
const cells = (colour: string) =>
  `<defs><pattern id="cells" width="14" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.500L4 .5H10L14 4.500L10 8.500H4z" fill="${darker(colour, 0.32)}" opacity=".75"/></pattern></defs>`;
const flutes = (colour: string) =>
  `<defs><pattern id="flutes" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M1 0V5" stroke="${darker(colour, 0.3)}" stroke-width="1.4" opacity=".7"/></pattern></defs>`;
const withPattern =
  (defs: string, solid: Solid): Solid['one'] =>
  (camera, at, made, index) => {
    const drawn = solid.one(camera, at, made, index);
    return index === 0 ? { ...drawn, svg: defs + drawn.svg } : drawn;
  };

const wrapped = (pattern: string, defs: (colour: string) => string, isSheer = false): Solid => {
  const solid = roll(
    ({ colours: [a, b], sides: [, diameter = 0] }) => ({
      colour: a,
      end: lighter(a, 0.35),
      layers: 6,
      core: [diameter * 0.22, b],
      over: `fill="url(#${pattern})"`,
    }),
    isSheer,
  );
  return {
    ...solid,
    one: (camera, at, made, index) => withPattern(defs(made.colours[0]), solid)(camera, at, made, index),
  };
};

/** A ring of tape, standing on its rim or lying in a stack. */
const tape: Solid = {
  room: ({ sides: [width = 0, diameter = 0] }) => [diameter, diameter, width],
  isPiled: true,
  isRound: true,
  one: (camera, [x, y, z], { sides: [width = 0, diameter = 0], colours: [a, b] }, index) => {
    const ring = cylinder(camera, [x + diameter / 2, y + diameter / 2, z], ['z', diameter, width], {
      colour: a,
      end: lighter(a, 0.16),
      layers: 5,
      core: [Math.min(76, diameter * 0.72), '#d9c7a6'],
    });
    if (index > 0) return ring;
    const [right, near] = [x + diameter + 78, y + diameter];
    const strip = facet(
      camera,
      [
        [x + diameter / 2, near, z],
        [right, near, z],
        [right, near, z + width],
        [x + diameter / 2, near, z + width],
      ],
      outlined(lighter(a, 0.06)),
    );
    const isPrinted = b === '#F6F3EC';
    const print = isPrinted
      ? onFace(
          camera,
          'front',
          [x + diameter / 2 + 30, near, z + width * 0.65],
          letters('FRAGILE', { x: 0, y: 0, height: width * 0.3, colour: b, weight: 0.2 }),
        )
      : '';
    return join([strip, ring, { svg: print, box: ring.box }]);
  },
};

/** A roll of labels, the next one hanging from it. */
const labelRoll: Solid = {
  room: ({ sides: [width = 0, diameter = 0] }) => [width, diameter, diameter],
  measured: ({ sides: [width = 0, diameter = 0, next = 0] }) => ({
    sides: [width, diameter, 0],
    front: diameter + next,
  }),
  one: (camera, [x, y, z], { sides: [width = 0, diameter = 0, next = 0], colours: [a, b] }) => {
    const isRed = a !== '#FFFFFF';
    const near = y + diameter + next;
    const strip = facet(
      camera,
      [
        [x, y + diameter / 2, z],
        [x + width, y + diameter / 2, z],
        [x + width, near, z],
        [x, near, z],
      ],
      outlined('#e9e2d2'),
    );
    const content = isRed
      ? rect([4, 0, width - 8, next - 8], a, 'rx="4"') +
        letters('FRAGILE', { x: width / 2, y: next * 0.6, height: width * 0.11, colour: b, anchor: 'middle' }) +
        `<path d="M${width / 2 - 8} ${next * 0.16}h16l-3 14a5 5 0 0 1 -10 0zM${width / 2} ${next * 0.16 + 18}v9m-6 0h12" fill="none" stroke="${b}" stroke-width="2.4"/>`
      : rect([4, 0, width - 8, next - 8], '#ffffff', 'rx="4"') +
        rect([12, 12, width * 0.4, 8], b) +
        `<path d="${row(22, (at) => `M${14 + at * 3.2} ${next * 0.5}v${next * 0.3}`).join('')}" stroke="${INK}" stroke-width="1.5"/>`;
    const roll = cylinder(camera, [x, y + diameter / 2, z + diameter / 2], ['x', diameter, width], {
      colour: '#f3efe4',
      end: '#f7f4ea',
      layers: 7,
      core: [Math.min(26, diameter * 0.3), '#c79b64'],
      ...(isRed && { over: `fill="${a}" opacity=".82"` }),
    });
    return join([strip, { svg: onFace(camera, 'top', [x, y + diameter, z], content), box: strip.box }, roll]);
  },
};

const tube: Solid = {
  room: plain,
  measured: ({ sides: [length = 0, diameter = 0] }) => ({
    sides: [length, diameter, 0],
    front: diameter * 0.83,
  }),
  one: (camera, [x, y, z], made) => {
    const [length, diameter] = plain(made);
    return cylinder(camera, [x, y + diameter / 2, z + diameter / 2], ['x', diameter, length], {
      colour: made.colours[0],
      end: '#f6f3ec',
      layers: 2,
    });
  },
  open: (camera, made) => {
    const [length, diameter] = plain(made);
    const r = diameter / 2;
    return join([
      cylinder(camera, [0, r, r], ['x', diameter, length], {
        colour: made.colours[0],
        core: [diameter - 5, made.colours[0]],
      }),
      cylinder(camera, [length * 0.8, r, r], ['x', diameter * 0.6, length * 0.45], {
        colour: '#ffffff',
        end: '#f3efe4',
        layers: 4,
        over: 'fill="#2f7f9c" opacity=".35"',
      }),
      cylinder(camera, [length * 0.9, diameter * 2.4, r], ['x', diameter, 14], { colour: '#f6f3ec' }),
    ]);
  },
};

export const rolls = {
  tube,
  tape,
  bubbles: wrapped('bubbles', (colour) => dots(colour, 11), true),
  honeycomb: wrapped('cells', cells),
  corrugated: wrapped('flutes', flutes),
  roll: roll(({ colours: [a, b], sides: [, diameter = 0] }) => ({
    colour: a,
    end: lighter(a, 0.25),
    layers: 5,
    core: [Math.max(30, diameter * 0.3), b],
  })),
  film: roll(({ colours: [a] }) => ({ colour: a, end: lighter(a, 0.25), layers: 3, core: [58, '#b98a55'] }), true),
  'label-roll': labelRoll,
} satisfies Record<string, Solid>;
