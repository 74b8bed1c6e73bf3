import { darker, lighter, paletteAt } from './colours.ts';
import { envelopeFront } from './envelopes.ts';
import type { ServicePicture } from './picture.ts';
import { circle, ellipse, foot, group, line, n, path, polygon, rect, turned } from './shapes.ts';
import { stamp } from './stamps.ts';

const PETROL = '#0B5563';
const BARS = [0, 12, 20, 36, 46, 58, 66, 82, 92, 100, 116, 124];

const bars = (x: number, y: number, height: number, scale = 1): string =>
  BARS.map((dx, index) => rect(x + dx * scale, y, (index % 3 ? 4 : 8) * scale, height, '#16211F')).join('');

const screen = (content: string): string =>
  foot(240, 402, 190) +
  path('M62 372H418l22 22q2 8 -8 8H48q-10 0 -8 -8z', '#C9CED0') +
  rect(74, 96, 332, 272, '#20302F', { rx: 16 }) +
  rect(88, 110, 304, 240, '#F7F9F8', { rx: 5 }) +
  content;

const sheet = (x: number, y: number, width: number, height: number): string =>
  rect(x + 3, y + 6, width, height, '#16211f', { rx: 5, opacity: '.12' }) +
  rect(x, y, width, height, '#FFFFFF', { rx: 5, stroke: '#D9CFBE', 'stroke-width': '1.6' });

const house = (x: number, y: number, s: number, wall: string, roof: string): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    rect(-56, -84, 112, 84, wall),
    polygon(
      [
        [-72, -80],
        [0, -142],
        [72, -80],
      ],
      roof,
    ),
    rect(-14, -46, 28, 46, darker(roof, 0.3)),
    rect(-44, -66, 22, 22, '#F0F6F7'),
    rect(22, -66, 22, 22, '#F0F6F7'),
    rect(30, -136, 14, 30, darker(roof, 0.15)),
  );

const box = (x: number, y: number, s: number, fill: string): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-42 0V-92a42 42 0 0 1 84 0V0z', fill),
    path('M-42 -92a42 42 0 0 1 84 0v8h-84z', lighter(fill, 0.2)),
    rect(-26, -72, 52, 9, darker(fill, 0.55), { rx: 4 }),
    rect(-8, 0, 16, 70, '#5E5A52'),
  );

const letter = (x: number, y: number, width: number, turn: number, paper: string): string =>
  turned(
    turn,
    x,
    y,
    envelopeFront({ x: x - width / 2, y: y - width * 0.33, width, height: width * 0.66, paper, lines: true }),
    rect(x + width * 0.3, y - width * 0.27, width * 0.13, width * 0.16, '#B3361B'),
  );

type Draw = (palette: ReturnType<typeof paletteAt>) => string;

const scenes: Record<ServicePicture['scene'], Draw> = {
  label: ({ a, c }) =>
    foot(240, 404, 180) +
    polygon(
      [
        [70, 214],
        [240, 154],
        [410, 214],
        [240, 284],
      ],
      '#DDB888',
    ) +
    polygon(
      [
        [70, 214],
        [240, 284],
        [240, 416],
        [70, 340],
      ],
      '#C79B64',
    ) +
    polygon(
      [
        [240, 284],
        [410, 214],
        [410, 340],
        [240, 416],
      ],
      '#AE834E',
    ) +
    polygon(
      [
        [140, 186],
        [310, 256],
        [340, 244],
        [170, 176],
      ],
      a,
      { opacity: '.85' },
    ) +
    turned(
      -6,
      220,
      170,
      sheet(126, 56, 196, 220),
      rect(126, 56, 196, 34, c, { rx: 4 }),
      line('M144 112h86M144 130h120M144 148h64', '#4A544F', 6, { opacity: '.55' }),
      rect(270, 106, 36, 44, PETROL),
      bars(144, 184, 62, 1.16),
    ),
  stamp: (palette) =>
    screen(
      rect(108, 130, 120, 12, PETROL, { rx: 6 }) +
        rect(108, 154, 88, 9, '#C9CED0', { rx: 4 }) +
        rect(108, 300, 96, 30, '#B3361B', { rx: 8 }) +
        [0, 1, 2]
          .map((index) => circle(120 + index * 34, 200, 12, [palette.a, palette.b, palette.c][index] ?? '#000'))
          .join(''),
    ) + stamp({ motif: 'flower', palette: 0, rate: 'green' }, 'online', { x: 244, y: 128, width: 158 }),
  letter: ({ a }) =>
    screen(
      rect(108, 130, 150, 12, PETROL, { rx: 6 }) +
        [160, 180, 200, 220, 240]
          .map((y, index) => rect(108, y, [250, 230, 260, 200, 120][index] ?? 200, 8, '#C9CED0', { rx: 4 }))
          .join(''),
    ) + letter(326, 330, 210, -8, lighter(a, 0.85)),
  registered: () =>
    foot(240, 410, 180) +
    letter(240, 236, 380, -4, '#FBF4E4') +
    turned(
      -4,
      240,
      236,
      rect(72, 132, 190, 92, '#FFFFFF', { rx: 4, stroke: '#B3361B', 'stroke-width': '4' }),
      rect(72, 132, 34, 92, '#B3361B'),
      bars(120, 148, 40, 0.98),
      line('M120 204h110', '#4A544F', 5, { opacity: '.5' }),
    ) +
    circle(362, 356, 54, '#1F4F29') +
    line('M336 358l18 19l34 -38', '#FFFFFF', 12),
  moving: ({ a, c, land }) =>
    ellipse(240, 386, 210, 30, lighter(land, 0.5)) +
    house(128, 386, 1.16, '#F3E6CF', '#A44A32') +
    house(372, 386, 1, '#E3ECEC', PETROL) +
    line('M136 190Q240 60 346 196', '#16211F', 4, { 'stroke-dasharray': '2 13' }) +
    polygon(
      [
        [336, 180],
        [352, 206],
        [360, 176],
      ],
      '#16211F',
    ) +
    letter(240, 128, 128, -8, lighter(c, 0.7)) +
    circle(70, 372, 20, '#7E9F86') +
    rect(67, 376, 6, 22, '#5C4A33') +
    circle(300, 378, 15, a, { opacity: '0' }),
  keeping: ({ c }) =>
    foot(240, 424, 130) +
    box(240, 312, 1.7, PETROL) +
    letter(196, 96, 122, -16, '#FBF4E4') +
    letter(282, 76, 122, 12, lighter(c, 0.6)) +
    rect(190, 186, 100, 16, '#062E36', { rx: 8 }) +
    circle(338, 320, 46, '#FFFFFF', { stroke: '#B3361B', 'stroke-width': '8' }) +
    line('M338 294v28l18 12', '#16211F', 7),
  subscription: ({ land, c }) =>
    ellipse(240, 392, 210, 28, lighter(land, 0.5)) +
    house(116, 386, 1, '#F3E6CF', '#C8452B') +
    house(364, 386, 1, '#E3ECEC', '#2F3B63') +
    line('M150 220Q240 146 330 216M330 262Q240 320 150 266', PETROL, 9) +
    polygon(
      [
        [318, 196],
        [346, 226],
        [306, 226],
      ],
      PETROL,
    ) +
    polygon(
      [
        [162, 286],
        [134, 256],
        [174, 256],
      ],
      PETROL,
    ) +
    letter(240, 238, 104, 0, lighter(c, 0.7)),
  seal: (palette) =>
    foot(240, 430, 150) +
    stamp({ motif: 'geometric', palette: 6, rate: 'green' }, 'logo', { x: 108, y: 48, width: 264 }) +
    circle(240, 200, 62, '#FFFFFF') +
    circle(240, 200, 50, PETROL) +
    path(`M214 222V182l26 24l26 -24v40`, 'none', {
      stroke: '#FFFFFF',
      'stroke-width': '10',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    circle(382, 372, 40, palette.a) +
    line('M364 374l13 13l24 -28', '#FFFFFF', 9),
};

/** The scene; on a tinted ground; closer. */
export function drawService({ scene, palette }: ServicePicture, view: number): string {
  const colours = paletteAt(palette);
  const drawn = scenes[scene](colours);
  if (view === 1)
    return (
      rect(0, 0, 480, 480, lighter(colours.sky, 0.4)) +
      group('translate(240 240) scale(.84) translate(-240 -240)', drawn)
    );
  if (view === 2) return group(`translate(${n(240)} 240) scale(1.42) translate(-250 -210)`, drawn);
  return drawn;
}
