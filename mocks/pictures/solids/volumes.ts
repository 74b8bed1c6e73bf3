import { letters } from '../lettering.ts';
import { lying, type Made, pieceOf, row, rules, type Solid } from './made.ts';
import { block, darker, join, lighter, project, rect } from './solid.ts';

const INK = '#16211f';

const lines = (width: number, height: number, colour: string) => rules(width, height, 8, colour);
/** A notebook, an album or a book that lies closed; `print` is on its cover. */
const volume = (print: (made: Made) => string, page: (made: Made) => string, paper: (made: Made) => string): Solid => ({
  ...lying,
  one: (camera, [x, y, z], made) => {
    const [length, width, height] = pieceOf(made);
    const [a] = made.colours;
    const board = Math.max(1, height * 0.08);
    return join([
      block(camera, [x, y, z], [length, width, board], { colour: a }),
      block(camera, [x + 2, y + 2, z + board], [length - 5, width - 5, height - 2 * board], {
        colour: paper(made),
        front: rules(length, height, height / 7, darker(paper(made), 0.2)),
        side: rules(width, height, height / 7, darker(paper(made), 0.25)),
      }),
      block(camera, [x, y, z + height - board], [length, width, board], {
        colour: a,
        top: rect([0, 0, length * 0.09, width], darker(a, 0.2)) + print(made),
      }),
    ]);
  },
  open: (camera, made) => {
    const [length, width, height] = pieceOf(made);
    const leaf = (x: number) =>
      block(camera, [x, 0, 0], [length, width, height / 2], {
        colour: made.colours[0],
        topColour: paper(made),
        top: page(made),
        front: rules(length, height / 2, height / 8, lighter(made.colours[0], 0.4)),
      });
    return join([leaf(0), leaf(length)]);
  },
});

const stampsOn = (across: number, down: number, [length, width]: readonly [number, number]) =>
  row(across * down, (at) => {
    const [x, y] = [length * 0.12 + (at % across) * 40, width * 0.08 + Math.floor(at / across) * 52];
    const [ground, drawn] = [
      ['#cfe3e6', '#f6e3c5', '#e9d3cc', '#d7e2cf'][at % 4] ?? '#fff',
      ['#0b5563', '#c8452b', '#3f6b4a', '#2f3b63', '#d99b2b'][at % 5] ?? INK,
    ];
    return (
      rect([x, y, 30, 38], '#ffffff') +
      rect([x + 3, y + 3, 24, 32], ground) +
      `<circle cx="${x + 15}" cy="${y + 16}" r="8" fill="${drawn}"/>` +
      rect([x + 7, y + 27, 16, 4], drawn)
    );
  }).join('');

const notebook = volume(
  ({ sides: [length = 0, width = 0], colours: [, b] }) =>
    rect([length * 0.34, width * 0.16, length * 0.44, width * 0.2], b, 'rx="3"') +
    rect([length * 0.4, width * 0.22, length * 0.3, 4], INK, 'opacity=".5"') +
    rect([length * 0.4, width * 0.28, length * 0.2, 4], INK, 'opacity=".5"'),
  ({ sides: [length = 0, width = 0] }) =>
    lines(length, width, '#bcd3da') +
    row(Math.floor(length / 8), (at) => rect([at * 8, 0, 0.6, width], '#bcd3da')).join(''),
  () => '#fbf8ef',
);
const spiral: Solid = {
  ...notebook,
  one: (camera, at, made, index) => {
    const [, width, height] = pieceOf(made);
    const wires = row(Math.floor(width / 12), (turn) => {
      const [x, y] = project(camera, [at[0], at[1] + 8 + turn * 12, at[2] + height / 2]);
      return `<ellipse cx="${x}" cy="${y}" rx="${height * 0.8 * camera.scale}" ry="${height * 0.7 * camera.scale}" fill="none" stroke="#7d8683" stroke-width="1.8"/>`;
    });
    const drawn = notebook.one(camera, at, made, index);
    return { ...drawn, svg: drawn.svg + wires.join('') };
  },
};
const album = volume(
  ({ sides: [length = 0, width = 0], colours: [, b] }) =>
    `<rect x="${length * 0.14}" y="${width * 0.06}" width="${length * 0.8}" height="${width * 0.88}" fill="none" stroke="${b}" stroke-width="2.5"/>` +
    rect([length * 0.36, width * 0.26, length * 0.36, width * 0.4], b) +
    `<path d="M${length * 0.4} ${width * 0.56}l${length * 0.1} -${width * 0.14}l${length * 0.07} ${width * 0.06}l${length * 0.06} -${width * 0.04}l${length * 0.05} ${width * 0.12}z" fill="#fff" opacity=".8"/>`,
  ({ sides: [length = 0, width = 0], colours: [, b] }) =>
    row(Math.floor((width * 0.9) / 52), (at) =>
      rect(
        [length * 0.06, width * 0.08 + at * 52 + 12, length * 0.88, 30],
        b === '#F6F3EC' ? '#dfe9ec' : '#4a4f52',
        'opacity=".8"',
      ),
    ).join('') + stampsOn(Math.floor((length * 0.8) / 40), Math.floor((width * 0.9) / 52), [length, width]),
  ({ colours: [, b] }) => (b === '#F6F3EC' ? '#fbf8ef' : '#2a2f33'),
);
const book = volume(
  ({ sides: [length = 0, width = 0], colours: [, b], parts }) =>
    rect([length * 0.18, width * 0.1, length * 0.7, width * 0.42], b) +
    `<circle cx="${length * 0.52}" cy="${width * 0.26}" r="${width * 0.1}" fill="#fff" opacity=".75"/><path d="M${length * 0.18} ${width * 0.52}v-${width * 0.12}q${length * 0.18} -${width * 0.12} ${length * 0.36} 0t${length * 0.34} 0v${width * 0.12}z" fill="${INK}" opacity=".45"/>` +
    (parts > 1
      ? letters(`${parts}`, { x: length * 0.2, y: width * 0.64, height: width * 0.14, colour: '#ffffff', weight: 0.2 })
      : rect([length * 0.2, width * 0.64, length * 0.5, 9], '#ffffff')) +
    rect([length * 0.2, width * 0.86, length * 0.34, 6], '#ffffff', 'opacity=".7"'),
  ({ sides: [length = 0, width = 0] }) =>
    stampsOn(2, 2, [length, width]) +
    row(9, (at) =>
      rect([length * 0.12, width * 0.56 + at * 10, length * (at % 3 === 2 ? 0.5 : 0.76), 3], '#b9b3a4'),
    ).join(''),
  () => '#fbf8ef',
);

export const volumes = { notebook, spiral, album, book } satisfies Record<string, Solid>;
