import { lighter, mix, type Palette } from './colours.ts';
import type { Motif } from './picture.ts';
import { circle, ellipse, group, line, n, path, polygon, rect, turned } from './shapes.ts';

/** Draws in a field of 100 × 125; `random` gives each stamp of a booklet its own turn. */
type Draw = (palette: Palette, random: () => number) => string;

const between = (random: () => number, from: number, to: number): number => from + random() * (to - from);
const pick = <T>(random: () => number, ...choices: [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const petals = (x: number, y: number, count: number, length: number, width: number, fill: string): string =>
  Array.from({ length: count }, (_, index) =>
    turned((360 / count) * index, x, y, ellipse(x, y - length * 0.62, width, length * 0.55, fill)),
  ).join('');

const flower: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const stem = (x: number, top: number, bend: number) =>
    line(`M${n(x + bend)} 130Q${n(x + bend)} ${n(top + 40)} ${n(x)} ${n(top)}`, ink, 2.2);
  const leaf = (x: number, y: number, side: number) =>
    path(
      `M${n(x)} ${n(y)}q${n(12 * side)} -14 ${n(20 * side)} -6q${n(-6 * side)} 10 ${n(-20 * side)} 6z`,
      mix(land, ink, 0.35),
    );
  const tall = between(random, 34, 48);
  const kind = pick(random, 0, 1, 2);
  const big =
    kind === 0
      ? petals(50, tall, 5, 22, 12, a) + petals(50, tall, 5, 13, 7, mix(a, ink, 0.25)) + circle(50, tall, 5, ink)
      : kind === 1
        ? petals(50, tall, 12, 24, 4, '#FFFDF5') + circle(50, tall, 8, c)
        : petals(50, tall, 9, 22, 5, b) + petals(50, tall, 9, 14, 4, lighter(b, 0.35)) + circle(50, tall, 4, ink);
  return (
    rect(0, 0, 100, 125, sky) +
    ellipse(50, 128, 80, 26, land) +
    stem(50, tall, between(random, -8, 8)) +
    stem(24, 72, -4) +
    stem(78, 66, 4) +
    leaf(50, 98, 1) +
    leaf(48, 106, -1) +
    petals(24, 72, 6, 12, 5, kind === 0 ? b : a) +
    circle(24, 72, 3.5, c) +
    petals(78, 66, 8, 12, 3.4, kind === 1 ? b : '#FFFDF5') +
    circle(78, 66, 4, c) +
    big
  );
};

const bird: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const breast = pick(random, a, c, b);
  const back = breast === b ? ink : b;
  const drawn = [
    line('M-5 96Q40 88 105 98', mix(ink, land, 0.2), 4),
    ...[18, 72, 88].map((x) => path(`M${x} 94q-4 -16 8 -20q4 14 -8 20z`, land)),
    path('M70 84L94 104L84 106L64 90z', back),
    path('M22 56Q22 34 44 34Q58 34 64 50L78 82Q70 96 50 94Q26 90 22 56z', back),
    path('M22 58Q24 48 36 52Q52 60 50 93Q26 90 22 58z', breast),
    path('M52 60Q74 66 80 92Q62 92 52 76z', mix(back, ink, 0.45)),
    polygon(
      [
        [22, 50],
        [10, 55],
        [23, 57],
      ],
      c,
    ),
    circle(36, 46, 3, '#16211f'),
    circle(37, 45, 1, '#fff'),
    line('M46 93v8M54 93v8', ink, 1.8),
  ];
  const flip = random() > 0.5;
  return (
    rect(0, 0, 100, 125, sky) +
    circle(between(random, 20, 80), 26, 15, lighter(c, 0.45)) +
    (flip ? group('translate(100 0) scale(-1 1)', ...drawn) : drawn.join(''))
  );
};

const lighthouse: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const x = between(random, 36, 64);
  const bands = [0, 2]
    .map((index) =>
      path(
        `M${n(x - 7.2 - index * 1.1)} ${48 + index * 13}h${n(14.4 + index * 2.2)}l1.2 13h${n(-16.8 - index * 2.2)}z`,
        a,
      ),
    )
    .join('');
  const wave = (y: number, fill: string) => path(`M-5 ${y}q9 -6 18 0t18 0t18 0t18 0t18 0t18 0V130H-5z`, fill);
  return (
    rect(0, 0, 100, 125, sky) +
    polygon(
      [
        [x, 36],
        [110, 18],
        [110, 48],
      ],
      lighter(c, 0.45),
      { opacity: '.75' },
    ) +
    circle(18, 24, 8, lighter(sky, 0.6)) +
    path(`M${n(x - 7)} 46h14l4 52h-22z`, b) +
    bands +
    rect(x - 9, 43, 18, 4, ink) +
    rect(x - 5, 32, 10, 11, c) +
    path(`M${n(x - 7)} 32L${n(x)} 23L${n(x + 7)} 32z`, a) +
    path(`M${n(x - 28)} 108q10 -16 28 -14t30 14z`, ink) +
    wave(100, land) +
    wave(110, mix(land, ink, 0.35))
  );
};

const fruit: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const kind = pick(random, 0, 1, 2);
  const leaf = path('M52 38q10 -18 30 -12q-6 16 -30 12z', b);
  const shapes = [
    `${path('M50 44Q58 36 70 40Q86 48 80 76Q72 104 58 102Q52 98 46 102Q26 104 20 74Q16 46 34 40Q44 37 50 44z', a)}${ellipse(34, 60, 5, 12, lighter(a, 0.35), { transform: 'rotate(14 34 60)' })}${line('M50 46Q48 36 54 28', ink, 3)}${leaf}`,
    `${path('M50 34Q60 36 61 52Q64 64 74 74Q82 100 52 104Q20 102 27 74Q36 64 39 52Q41 36 50 34z', c)}${ellipse(38, 80, 5, 11, lighter(c, 0.5), { transform: 'rotate(20 38 80)' })}${line('M50 38Q48 28 54 22', ink, 3)}${leaf}`,
    `${line('M34 78Q38 46 58 26Q68 50 68 84', ink, 2.6)}${circle(34, 84, 17, a)}${circle(67, 90, 17, mix(a, ink, 0.2))}${circle(28, 78, 4, lighter(a, 0.5))}${circle(61, 84, 4, lighter(a, 0.4))}${path('M58 26q14 -14 32 -4q-10 16 -32 4z', b)}`,
  ];
  return (
    rect(0, 0, 100, 125, sky) +
    rect(0, 94, 100, 31, land) +
    ellipse(50, 104, 34, 5, mix(land, ink, 0.35), { opacity: '.5' }) +
    (shapes[kind] ?? '')
  );
};

const butterfly: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const [wing, low] = pick<[string, string]>(random, [a, b], [b, a], [c, a]);
  const side =
    path('M50 60Q58 22 88 28Q96 52 54 66z', wing) +
    path('M51 66Q84 64 82 92Q62 98 50 72z', low) +
    circle(76, 42, 6, lighter(wing, 0.55)) +
    circle(69, 80, 4.5, lighter(low, 0.55)) +
    line('M54 62Q68 48 86 36', mix(wing, ink, 0.6), 1.2);
  return (
    rect(0, 0, 100, 125, sky) +
    path('M-5 112Q30 96 60 108T105 104V130H-5z', land) +
    petals(16, 102, 6, 9, 4, c) +
    petals(86, 108, 6, 8, 3.5, lighter(b, 0.3)) +
    turned(
      between(random, -18, 18),
      50,
      64,
      side,
      group('translate(100 0) scale(-1 1)', side),
      path('M47.5 48Q50 42 52.5 48L51.6 88Q50 92 48.4 88z', ink),
      line('M50 46Q46 34 40 32M50 46Q54 34 60 32', ink, 1.4),
    )
  );
};

const mountain: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const peak = between(random, 34, 66);
  const top = between(random, 26, 40);
  const pine = (x: number, y: number, s: number) =>
    polygon(
      [
        [x, y - 20 * s],
        [x - 7 * s, y],
        [x + 7 * s, y],
      ],
      ink,
    );
  return (
    rect(0, 0, 100, 125, sky) +
    circle(peak > 50 ? 22 : 80, 28, 10, c) +
    polygon(
      [
        [-10, 100],
        [peak - 46, 52],
        [peak - 10, 100],
      ],
      lighter(a, 0.35),
    ) +
    polygon(
      [
        [peak, 100],
        [peak + 38, 48],
        [120, 100],
      ],
      lighter(a, 0.25),
    ) +
    polygon(
      [
        [peak - 52, 104],
        [peak, top],
        [peak + 52, 104],
      ],
      a,
    ) +
    polygon(
      [
        [peak, top],
        [peak - 15, top + 20],
        [peak - 6, top + 16],
        [peak, top + 24],
        [peak + 7, top + 15],
        [peak + 15, top + 20],
      ],
      b,
    ) +
    polygon(
      [
        [peak, top],
        [peak + 52, 104],
        [peak + 6, 104],
      ],
      ink,
      { opacity: '.16' },
    ) +
    path('M-5 100Q30 88 58 96T105 92V130H-5z', land) +
    [8, 20, 30, 76, 90].map((x, index) => pine(x, 112 + (index % 2) * 5, 0.8 + random() * 0.4)).join('')
  );
};

const geometric: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const cells: string[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [column * 25, row * 25];
      const fill = pick(random, a, b, c, ink, land);
      const ground = pick(random, sky, sky, land, lighter(c, 0.5));
      const form = pick(
        random,
        path(`M${x} ${y}h25a25 25 0 0 1 -25 25z`, fill),
        path(`M${x + 25} ${y + 25}h-25a25 25 0 0 1 25 -25z`, fill),
        circle(x + 12.5, y + 12.5, 8.5, fill),
        polygon(
          [
            [x, y + 25],
            [x + 25, y],
            [x + 25, y + 25],
          ],
          fill,
        ),
        path(`M${x} ${y + 12.5}a12.5 12.5 0 0 1 25 0z`, fill) + path(`M${x} ${y + 25}a12.5 12.5 0 0 1 25 0z`, fill),
      );
      cells.push(rect(x, y, 25.3, 25.3, ground), form);
    }
  return cells.join('');
};

const night: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const stars = Array.from({ length: 16 }, () =>
    circle(between(random, 4, 96), between(random, 6, 78), between(random, 0.6, 1.7), random() > 0.5 ? a : c),
  ).join('');
  const chain: [number, number][] = Array.from({ length: 5 }, (_, index) => [
    12 + index * 18 + between(random, -4, 4),
    between(random, 34, 72),
  ]);
  const moon = between(random, 24, 76);
  return (
    rect(0, 0, 100, 125, sky) +
    stars +
    line(`M${chain.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, b, 0.8) +
    chain.map(([x, y]) => circle(x, y, 2.1, a)).join('') +
    circle(moon, 24, 13, a) +
    circle(moon + 6, 21, 11.5, sky) +
    path('M-5 102Q24 82 52 96T105 88V130H-5z', b, { opacity: '.55' }) +
    path('M-5 112Q36 96 66 108T105 104V130H-5z', land) +
    rect(66, 98, 12, 10, ink) +
    polygon(
      [
        [64, 98],
        [72, 90],
        [80, 98],
      ],
      ink,
    ) +
    rect(70, 101, 4, 4, a)
  );
};

const fish: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const one = (x: number, y: number, s: number, body: string, fin: string, flip: boolean) =>
    group(
      `translate(${n(x)} ${n(y)}) scale(${flip ? n(-s * 10) : n(s * 10)} ${n(s * 10)}) scale(.1)`,
      path('M28 0L48 -16Q44 0 48 16z', fin),
      path('M-8 -16Q6 -30 18 -13z', fin),
      path('M-36 0Q-14 -26 32 0Q-14 26 -36 0z', body),
      path('M-18 -13Q-8 0 -18 13Q-28 8 -36 0Q-28 -8 -18 -13z', mix(body, ink, 0.28)),
      line('M-4 -12q7 12 0 24M8 -9q6 9 0 18', lighter(body, 0.5), 2.2),
      circle(-24, -4, 2.8, '#fff'),
      circle(-24.4, -4, 1.4, '#16211f'),
    );
  const waves = [16, 30]
    .map((y) => line(`M-4 ${y}q8 -5 16 0t16 0t16 0t16 0t16 0t16 0t16 0`, lighter(land, 0.5), 1.6))
    .join('');
  const bubbles = Array.from({ length: 5 }, () =>
    circle(between(random, 8, 92), between(random, 24, 96), between(random, 1.2, 2.8), '#fff', { opacity: '.7' }),
  ).join('');
  const [first, second] = pick<[string, string]>(random, [a, c], [c, b], [b, a]);
  return (
    rect(0, 0, 100, 125, sky) +
    waves +
    bubbles +
    path('M10 130q-8 -22 2 -38q6 16 0 38zM24 130q-4 -16 6 -28q4 14 -2 28zM86 130q8 -20 -2 -34q-7 16 0 34z', land) +
    one(50, between(random, 52, 60), 1, first, second, random() > 0.5) +
    one(38, 88, 0.5, second, first, random() > 0.5) +
    one(72, 102, 0.42, second, first, random() > 0.5)
  );
};

const leaf: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const fill = pick(random, a, b, land, c);
  const beech =
    path('M50 16Q84 46 72 80Q62 100 50 104Q38 100 28 80Q16 46 50 16z', fill) +
    line('M50 24V118', ink, 2) +
    [38, 52, 66, 80]
      .map((y) => line(`M50 ${y + 8}L68 ${y - 4}M50 ${y + 8}L32 ${y - 4}`, mix(fill, ink, 0.4), 1.3))
      .join('');
  const ginkgo =
    path('M50 92Q40 70 12 58Q14 30 46 26L50 42L54 26Q86 30 88 58Q60 70 50 92z', fill) +
    line('M50 90V120', ink, 2.4) +
    [-26, -16, -6, 6, 16, 26]
      .map((dx) => line(`M50 88Q${50 + dx * 0.6} 62 ${50 + dx} 40`, mix(fill, ink, 0.3), 1))
      .join('');
  const maple =
    polygon(
      [
        [50, 14],
        [57, 34],
        [70, 26],
        [68, 44],
        [90, 42],
        [80, 56],
        [92, 66],
        [68, 74],
        [72, 88],
        [50, 82],
        [28, 88],
        [32, 74],
        [8, 66],
        [20, 56],
        [10, 42],
        [32, 44],
        [30, 26],
        [43, 34],
      ],
      fill,
    ) + line('M50 30V116M50 80L76 54M50 80L24 54', mix(fill, ink, 0.45), 1.6);
  return (
    rect(0, 0, 100, 125, sky) +
    path('M-5 114Q40 100 105 112V130H-5z', lighter(land, 0.35)) +
    turned(between(random, -24, 24), 50, 64, pick(random, beech, ginkgo, maple)) +
    turned(between(random, 0, 90), 16, 110, ellipse(16, 110, 8, 3.6, mix(c, ink, 0.2))) +
    turned(between(random, 0, 90), 86, 106, ellipse(86, 106, 7, 3.2, mix(a, ink, 0.15)))
  );
};

const boat: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const x = between(random, 42, 58);
  const sail = pick(random, a, c, b);
  return (
    rect(0, 0, 100, 125, sky) +
    circle(between(random, 14, 86), 26, 10, c) +
    path(`M${n(x - 2)} 22L${n(x - 2)} 86L${n(x - 32)} 86Q${n(x - 12)} 58 ${n(x - 2)} 22z`, sail === b ? a : b) +
    path(`M${n(x + 2)} 30Q${n(x + 28)} 58 ${n(x + 30)} 86L${n(x + 2)} 86z`, sail) +
    line(`M${n(x)} 18V92`, ink, 2) +
    path(`M${n(x - 34)} 90h70q-6 14 -16 16h-40q-10 -4 -14 -16z`, ink) +
    path('M-5 102q9 -6 18 0t18 0t18 0t18 0t18 0t18 0V130H-5z', land) +
    path('M-5 112q9 -5 18 0t18 0t18 0t18 0t18 0t18 0V130H-5z', mix(land, ink, 0.3)) +
    line('M12 44q5 -6 9 0q4 -6 9 0', ink, 1.3)
  );
};

const mill: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const sail = (degrees: number) =>
    turned(
      degrees,
      50,
      52,
      rect(48.8, 12, 2.4, 40, ink),
      polygon(
        [
          [51, 14],
          [61, 16],
          [61, 44],
          [51, 46],
        ],
        b,
        { stroke: ink, 'stroke-width': '1' },
      ),
      line('M51 24h10M51 34h10M56 15v30', ink, 0.8),
    );
  const start = between(random, 10, 80);
  return (
    rect(0, 0, 100, 125, sky) +
    circle(84, 22, 9, c) +
    path('M-5 96Q40 84 105 98V130H-5z', land) +
    polygon(
      [
        [38, 52],
        [62, 52],
        [70, 108],
        [30, 108],
      ],
      pick(random, a, c, ink),
    ) +
    path('M36 54Q50 30 64 54z', mix(a, ink, 0.4)) +
    rect(45, 90, 10, 18, b) +
    rect(47, 68, 6, 8, b) +
    [0, 90, 180, 270].map((turn) => sail(start + turn)).join('') +
    circle(50, 52, 3.4, ink) +
    [6, 18, 82, 94].map((x) => line(`M${x} 124q2 -10 0 -18`, mix(land, ink, 0.35), 2)).join('')
  );
};

const shell: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const fill = pick(random, a, b, c);
  const ribs = [-60, -40, -20, 0, 20, 40, 60]
    .map((turn) => turned(turn, 50, 98, ellipse(50, 62, 8.4, 38, turn % 40 === 0 ? fill : mix(fill, ink, 0.16))))
    .join('');
  const star = turned(
    between(random, 0, 70),
    80,
    108,
    polygon(
      Array.from({ length: 10 }, (_, index): [number, number] => {
        const r = index % 2 ? 3.6 : 9;
        const t = (index * Math.PI) / 5;
        return [80 + r * Math.sin(t), 108 - r * Math.cos(t)];
      }),
      a,
    ),
  );
  return (
    rect(0, 0, 100, 125, sky) +
    path('M-5 86Q30 78 60 88T105 84V130H-5z', land) +
    path('M-5 30q9 -5 18 0t18 0t18 0t18 0t18 0t18 0V-5H-5z', lighter(c, 0.4)) +
    turned(between(random, -20, 20), 50, 70, ribs, path('M36 98h28l5 10h-38z', mix(fill, ink, 0.3))) +
    star
  );
};

const mushroom: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const cap = pick(random, a, b, c);
  const one = (x: number, y: number, s: number, fill: string) =>
    group(
      `translate(${n(x)} ${n(y)}) scale(${s})`,
      path('M-9 0Q-6 -26 -7 -40H7Q6 -26 10 0Q0 6 -9 0z', '#FBF3E2'),
      path('M-32 -36Q-30 -72 0 -74Q30 -72 32 -36Q0 -26 -32 -36z', fill),
      path('M-32 -36Q0 -26 32 -36Q0 -46 -32 -36z', mix(fill, ink, 0.35)),
      circle(-12, -56, 4, lighter(fill, 0.6)),
      circle(8, -62, 3, lighter(fill, 0.6)),
      circle(16, -48, 4.4, lighter(fill, 0.6)),
    );
  return (
    rect(0, 0, 100, 125, sky) +
    [10, 88].map((x) => rect(x - 5, -5, 10, 112, lighter(c, 0.5))).join('') +
    path('M-5 104Q40 92 105 106V130H-5z', land) +
    one(72, 108, 0.55, mix(cap, b, 0.4)) +
    one(between(random, 38, 48), 112, 1, cap) +
    [8, 20, 84, 94].map((x) => line(`M${x} 126q-3 -12 2 -20`, mix(land, ink, 0.4), 2)).join('')
  );
};

const bee: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const hexagon = (x: number, y: number, r: number, fill: string) =>
    polygon(
      Array.from({ length: 6 }, (_, index): [number, number] => [
        x + r * Math.sin((index * Math.PI) / 3),
        y - r * Math.cos((index * Math.PI) / 3),
      ]),
      fill,
    );
  const cells = [
    [12, 104],
    [33, 104],
    [54, 104],
    [75, 104],
    [96, 104],
    [22, 122],
    [43, 122],
    [64, 122],
    [86, 122],
  ] as const;
  const body = group(
    'translate(50 54)',
    ellipse(-6, -22, 11, 20, '#FFFFFF', { opacity: '.85', transform: 'rotate(-28)' }),
    ellipse(10, -22, 10, 18, '#FFFFFF', { opacity: '.7', transform: 'rotate(16)' }),
    ellipse(0, 0, 28, 17, a),
    path('M-8 -16.4Q-2 0 -8 16.4L-16 14Q-11 0 -16 -14zM8 -16.4Q14 0 8 16.4L16 14Q21 0 16 -14z', b),
    circle(-27, -2, 10, b),
    circle(-31, -5, 2, '#fff'),
    line('M-30 -11Q-34 -20 -40 -20M-26 -12Q-26 -22 -32 -25', b, 1.5),
  );
  return (
    rect(0, 0, 100, 125, sky) +
    cells
      .map(([x, y], index) =>
        hexagon(x, y, 11.4, (index + Math.floor(random() * 3)) % 3 === 0 ? land : lighter(a, 0.25)),
      )
      .join('') +
    petals(between(random, 14, 24), 84, 7, 11, 4, c) +
    petals(between(random, 78, 86), 80, 7, 10, 3.6, lighter(c, 0.4)) +
    turned(between(random, -20, 20), 50, 54, body) +
    line('M76 62q10 4 8 -8t12 -6', ink, 1, { 'stroke-dasharray': '2 3' })
  );
};

const bridge: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const arches = pick(random, 2, 3);
  const span = 100 / arches;
  const holes = Array.from({ length: arches }, (_, index) => {
    const x = index * span + span * 0.14;
    const w = span * 0.72;
    return `M${n(x)} 92v-14a${n(w / 2)} ${n(Math.min(w / 2, 26))} 0 0 1 ${n(w)} 0v14z`;
  }).join('');
  return (
    rect(0, 0, 100, 125, sky) +
    circle(between(random, 18, 82), 22, 9, c) +
    path('M-5 60Q20 36 46 52T105 44V96H-5z', lighter(land, 0.45)) +
    path(`M-5 48Q50 36 105 48V92H-5z${holes}`, a, { 'fill-rule': 'evenodd' }) +
    path('M-5 48Q50 36 105 48V53Q50 41 -5 53z', b) +
    rect(-5, 92, 110, 40, land) +
    path(holes.replaceAll('92', '92'), lighter(land, 0.3), {
      transform: 'translate(0 184) scale(1 -1)',
      opacity: '.6',
    }) +
    [98, 106, 114]
      .map((y, index) => line(`M${10 + index * 14} ${y}h24M${58 + index * 8} ${y}h18`, lighter(land, 0.55), 1.4))
      .join('') +
    line('M12 34q4 -5 8 0q4 -5 8 0', ink, 1.2)
  );
};

const tree: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const crown = pick(random, 0, 1, 2);
  const trunk = path('M46 112Q48 84 44 64L50 72L57 60Q53 84 56 112z', mix(ink, '#7A5A35', 0.6));
  const crowns = [
    circle(50, 46, 24, a) + circle(30, 56, 17, mix(a, ink, 0.15)) + circle(70, 56, 17, b) + circle(42, 38, 13, b),
    polygon(
      [
        [50, 12],
        [26, 48],
        [74, 48],
      ],
      b,
    ) +
      polygon(
        [
          [50, 28],
          [20, 68],
          [80, 68],
        ],
        a,
      ) +
      polygon(
        [
          [50, 46],
          [16, 90],
          [84, 90],
        ],
        mix(a, ink, 0.15),
      ),
    ellipse(50, 50, 17, 40, a) + ellipse(44, 50, 8, 34, b),
  ];
  return (
    rect(0, 0, 100, 125, sky) +
    circle(pick(random, 18, 82), 24, 9, c) +
    path('M-5 108Q40 94 105 108V130H-5z', land) +
    trunk +
    (crowns[crown] ?? '') +
    ellipse(50, 113, 22, 3, ink, { opacity: '.2' })
  );
};

const seal: Draw = ({ sky, a, b, c, ink }) => {
  const rays = Array.from({ length: 24 }, (_, index) =>
    turned(index * 15, 50, 58, rect(49.4, 14, 1.2, 18, lighter(a, 0.35))),
  ).join('');
  const branch = Array.from({ length: 7 }, (_, index) =>
    turned(-index * 21 - 14, 50, 58, ellipse(50, 88, 4, 8.4, index % 2 ? c : b, { transform: 'rotate(34 50 88)' })),
  ).join('');
  return (
    rect(0, 0, 100, 125, a) +
    rect(5, 5, 90, 115, 'none', { stroke: lighter(a, 0.4), 'stroke-width': '1' }) +
    rays +
    circle(50, 58, 25, mix(a, ink, 0.55)) +
    circle(50, 58, 25, 'none', { stroke: c, 'stroke-width': '1.4' }) +
    branch +
    group('translate(100 0) scale(-1 1)', branch) +
    polygon(
      Array.from({ length: 10 }, (_, index): [number, number] => {
        const r = index % 2 ? 6 : 15;
        const t = (index * Math.PI) / 5;
        return [50 + r * Math.sin(t), 58 - r * Math.cos(t)];
      }),
      sky,
    ) +
    rect(20, 104, 60, 3, c, { opacity: '.8' }) +
    rect(32, 110, 36, 2, c, { opacity: '.6' })
  );
};

const sunrise: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const y = between(random, 62, 84);
  const warm = pick(random, a, b, mix(a, c, 0.3));
  return (
    rect(0, 0, 100, 125, sky) +
    [52, 42, 32].map((r, index) => circle(50, y, r, mix(sky, warm, 0.18 + index * 0.16))).join('') +
    circle(50, y, 21, warm) +
    path('M-5 88Q26 68 52 84T105 78V130H-5z', mix(land, c, 0.3)) +
    path('M-5 100Q30 86 60 98T105 92V130H-5z', mix(land, c, 0.65)) +
    path('M-5 114Q40 98 105 112V130H-5z', ink) +
    line('M18 34q5 -6 9 0q4 -6 9 0M66 24q4 -5 8 0q4 -5 8 0', ink, 1.3)
  );
};

const bicycle: Draw = ({ sky, land, a, b, c, ink }, random) => {
  const paint = pick(random, a, b, c);
  const wheel = (x: number) =>
    circle(x, 88, 18, 'none', { stroke: ink, 'stroke-width': '2.6' }) +
    [0, 45, 90, 135].map((turn) => turned(turn, x, 88, line(`M${x} 71V105`, ink, 0.7))).join('') +
    circle(x, 88, 2.4, ink);
  const drawn = [
    wheel(25),
    wheel(75),
    line('M25 88L40 60H66L47 88H25M47 88L38 54M66 60L75 88M66 60L63 48', paint, 3.2),
    line('M33 53h11M63 48q8 -4 10 2', ink, 3.4),
    path('M68 52h20l-3 15h-14z', c === paint ? a : c),
    rect(71, 44, 13, 9, '#FFFFFF', { stroke: ink, 'stroke-width': '1' }),
    line('M71 44l6.5 5l6.5 -5', ink, 1),
  ];
  return (
    rect(0, 0, 100, 125, sky) +
    circle(between(random, 20, 44), 26, 10, lighter(c, 0.3)) +
    rect(0, 104, 100, 25, land) +
    line('M4 116h22M40 116h22M76 116h20', lighter(land, 0.5), 1.6) +
    (random() > 0.6 ? group('translate(100 0) scale(-1 1)', ...drawn) : drawn.join(''))
  );
};

const draws: Record<Motif, Draw> = {
  flower,
  bird,
  lighthouse,
  fruit,
  butterfly,
  mountain,
  geometric,
  night,
  fish,
  leaf,
  boat,
  mill,
  shell,
  mushroom,
  bee,
  bridge,
  tree,
  seal,
  sunrise,
  bicycle,
};

/** The drawing of one stamp, in a field of 100 × 125. */
export const motifArt = (motif: Motif, palette: Palette, random: () => number): string => draws[motif](palette, random);
