import { darker, lighter } from './colours.ts';
import type { Drawing, GoodsPicture } from './picture.ts';
import { circle, ellipse, foot, group, line, n, path, polygon, rect, turned } from './shapes.ts';

/** Main colour, second colour; in a field of 480 × 480. */
type Draw = (a: string, b: string) => string;

const INK = '#3A3F42';
const STEEL = '#C9CED0';
const PAPER = '#FBF7EE';

const edged = (fill: string) => ({ stroke: darker(fill, 0.22), 'stroke-width': '1.6', 'stroke-linejoin': 'round' });

const sheets = (x: number, y: number, width: number, height: number, fill: string): string =>
  [9, 6, 3, 0]
    .map((step) =>
      rect(x + step, y + step, width, height, step === 0 ? fill : darker(fill, 0.03 + step / 200), {
        rx: 3,
        ...edged(fill),
      }),
    )
    .join('');

const handle = (x: number, y: number, length: number, width: number, fill: string): string =>
  rect(x, y, width, length, fill, { rx: width / 2 }) +
  rect(x + width * 0.2, y + 6, width * 0.18, length - 12, lighter(fill, 0.35), { rx: width * 0.09 });

const pencilShape = (a: string, b: string, x: number): string =>
  rect(x, 96, 26, 236, a, { rx: 10 }) +
  rect(x + 5, 102, 5, 222, lighter(a, 0.35), { rx: 2 }) +
  rect(x, 236, 26, 12, b) +
  polygon(
    [
      [x, 326],
      [x + 26, 326],
      [x + 16, 376],
      [x + 10, 376],
    ],
    darker(a, 0.35),
  ) +
  rect(x + 11, 374, 4, 12, STEEL) +
  rect(x + 22, 104, 7, 84, b, { rx: 3 });

const draws: Record<Drawing, Draw> = {
  tape: (a, b) =>
    foot(240, 396, 150) +
    ellipse(262, 250, 140, 140, darker(a, 0.18)) +
    ellipse(236, 250, 140, 140, a, edged(a)) +
    [126, 112, 98]
      .map((r) => circle(236, 250, r, 'none', { stroke: darker(a, 0.12), 'stroke-width': '1.6' }))
      .join('') +
    circle(236, 250, 82, darker(b, 0.1)) +
    circle(244, 250, 76, '#FFFFFF') +
    circle(236, 250, 82, 'none', { stroke: lighter(b, 0.35), 'stroke-width': '7' }) +
    path('M236 390H70q-14 0 -14 -12v-8h180z', lighter(a, 0.2), { ...edged(a), opacity: '.95' }) +
    line('M56 372l6 5l-5 6l7 6', darker(a, 0.3), 1.6),
  roll: (a, b) =>
    foot(240, 402, 180) +
    path('M96 150H372V378H96z', a) +
    rect(96, 150, 276, 36, lighter(a, 0.3)) +
    rect(96, 344, 276, 34, darker(a, 0.14)) +
    ellipse(96, 264, 46, 114, darker(a, 0.08), edged(a)) +
    ellipse(96, 264, 32, 82, lighter(a, 0.12)) +
    ellipse(96, 264, 18, 46, darker(b, 0.1)) +
    ellipse(98, 264, 11, 32, '#5C4A33') +
    path('M372 150q46 0 46 114t-46 114z', darker(a, 0.05), edged(a)) +
    path('M140 378H400q18 10 40 34H176q-10 -24 -36 -34z', lighter(a, 0.35), edged(a)) +
    [230, 292].map((y) => line(`M150 ${y}H390`, darker(a, 0.08), 1.2)).join(''),
  tube: (a, b) =>
    foot(240, 392, 180) +
    [0, 1, 2]
      .map((index) =>
        turned(
          -22,
          240,
          240,
          rect(62, 128 + index * 74, 340, 62, a, { rx: 4, ...edged(a) }),
          rect(62, 136 + index * 74, 340, 11, lighter(a, 0.35), { opacity: '.7' }),
          ...[0, 1, 2, 3, 4].map((turn) =>
            line(`M${110 + turn * 62} ${190 + index * 74}l34 -62`, darker(a, 0.12), 1.4),
          ),
          ellipse(402, 159 + index * 74, 14, 33, b, edged(b)),
          ellipse(402, 159 + index * 74, 7, 20, darker(b, 0.12)),
        ),
      )
      .join(''),
  bubbles: (a, b) =>
    foot(240, 404, 170) +
    rect(84, 96, 230, 292, a, { rx: 10, ...edged(a) }) +
    Array.from({ length: 9 * 7 }, (_, index) => {
      const x = 104 + (index % 7) * 32 + (Math.floor(index / 7) % 2) * 8;
      const y = 116 + Math.floor(index / 7) * 32;
      return circle(x, y, 12.5, lighter(b, 0.35)) + circle(x - 3.5, y - 4, 4, '#FFFFFF', { opacity: '.85' });
    }).join('') +
    ellipse(322, 242, 78, 146, lighter(a, 0.1), edged(a)) +
    [62, 46, 30]
      .map((r) =>
        ellipse(322, 242, r, r * 1.88, 'none', { stroke: b, 'stroke-width': '3.4', 'stroke-dasharray': '9 5' }),
      )
      .join('') +
    ellipse(322, 242, 15, 34, '#FFFFFF', edged(b)),
  crinkle: (a, b) =>
    foot(240, 398, 170) +
    path('M92 232L388 232L360 392H120z', '#C79B64', edged('#C79B64')) +
    Array.from({ length: 46 }, (_, index) => {
      const x = 96 + ((index * 67) % 276);
      const y = 238 - ((index * 43) % 128) * Math.sin(((x - 80) / 320) * Math.PI);
      return line(
        `M${n(x)} ${n(y)}l13 -9l6 12l13 -11l7 12l12 -9`,
        [a, b, lighter(a, 0.25), darker(b, 0.12)][index % 4] ?? a,
        6,
      );
    }).join('') +
    path('M92 232Q240 262 388 232L380 276Q240 304 100 276z', darker('#C79B64', 0.08)) +
    path('M100 276Q240 304 380 276L360 392H120z', '#C79B64'),
  labels: (a, b) =>
    foot(240, 414, 150) +
    sheets(104, 66, 262, 340, darker(PAPER, 0.06)) +
    Array.from({ length: 8 }, (_, index) => {
      const x = 116 + (index % 2) * 122;
      const y = 80 + Math.floor(index / 2) * 80;
      return (
        rect(x, y, 114, 70, a, { rx: 7, stroke: darker(a, 0.18), 'stroke-width': '1.4' }) +
        rect(x, y, 12, 70, b, { rx: 5 }) +
        line(`M${x + 26} ${y + 22}h58M${x + 26} ${y + 36}h74M${x + 26} ${y + 50}h44`, darker(a, 0.45), 3.4, {
          opacity: '.45',
        })
      );
    }).join('') +
    turned(
      9,
      340,
      360,
      rect(292, 318, 130, 82, a, { rx: 8, stroke: darker(a, 0.25), 'stroke-width': '1.6' }),
      rect(292, 318, 14, 82, b, { rx: 6 }),
      line('M322 344h62M322 360h80M322 376h46', darker(a, 0.45), 4, { opacity: '.5' }),
      path('M422 372v20a8 8 0 0 1 -8 8h-24z', darker(a, 0.12)),
    ),
  dispenser: (a, b) =>
    foot(240, 404, 160) +
    circle(206, 214, 116, '#C79B64', edged('#C79B64')) +
    circle(206, 214, 100, 'none', { stroke: '#A87E49', 'stroke-width': '2' }) +
    circle(206, 214, 62, a) +
    circle(206, 214, 24, lighter(a, 0.4)) +
    path('M206 330L352 240L412 172L432 190L376 286L250 356z', a, edged(a)) +
    path('M412 172l30 6l-10 22z', STEEL) +
    path('M226 330L282 300L330 408q-22 20 -54 8z', b, edged(b)) +
    path('M206 330Q300 316 418 176', 'none', { stroke: '#D9B98A', 'stroke-width': '7' }),
  cutter: (a, b) =>
    foot(240, 380, 170) +
    turned(
      -28,
      240,
      240,
      path('M352 218L438 250L352 262z', STEEL, edged(STEEL)),
      line('M368 226v34M386 232v28M404 240v18', '#8B9497', 1.6),
      path('M66 206q0 -14 16 -14H340q20 0 20 20v56H92q-26 0 -26 -30z', a, edged(a)),
      path('M88 240H356v28H92q-14 0 -20 -12z', darker(a, 0.16)),
      rect(196, 180, 66, 30, b, { rx: 9 }),
      [206, 218, 230, 242].map((x) => line(`M${x} 186v18`, lighter(b, 0.3), 2)).join(''),
    ),
  string: (a, b) =>
    foot(240, 394, 140) +
    circle(240, 248, 138, a, edged(a)) +
    Array.from({ length: 9 }, (_, index) =>
      line(
        `M${n(240 - 136 * Math.cos((index - 4) / 6))} ${n(248 + (index - 4) * 29)}Q240 ${n(248 + (index - 4) * 18 - 34)} ${n(240 + 136 * Math.cos((index - 4) / 6))} ${n(248 + (index - 4) * 29)}`,
        b,
        5,
        { opacity: '.7' },
      ),
    ).join('') +
    Array.from({ length: 7 }, (_, index) =>
      line(
        `M${170 + index * 20} ${n(142 - Math.sin((index / 6) * 3.14) * 26)}Q${240 + (index - 3) * 44} 250 ${170 + index * 20} ${n(354 + Math.sin((index / 6) * 3.14) * 26)}`,
        darker(a, 0.16),
        4,
      ),
    ).join('') +
    line('M340 344Q420 350 404 398T442 430', b, 6),
  honeycomb: (a, b) =>
    foot(240, 404, 170) +
    path('M70 120H300V396H70z', lighter(a, 0.12), edged(a)) +
    Array.from({ length: 11 * 7 }, (_, index) => {
      const x = 86 + (index % 7) * 33;
      const y = 136 + Math.floor(index / 7) * 24.5 + (index % 2 ? 12 : 0);
      return ellipse(x, Math.min(y, 384), 12, 9, b, { opacity: '.6' });
    }).join('') +
    ellipse(318, 258, 84, 138, a, edged(a)) +
    [66, 50, 34].map((r) => ellipse(318, 258, r, r * 1.64, 'none', { stroke: b, 'stroke-width': '2.4' })).join('') +
    ellipse(318, 258, 16, 30, '#FFFFFF', edged(b)),
  pen: (a, b) =>
    foot(260, 392, 130) + turned(32, 240, 240, pencilShape(a, b, 190), pencilShape(lighter(a, 0.2), b, 246)),
  fountain: (a, b) =>
    foot(250, 400, 150) +
    turned(
      38,
      240,
      240,
      rect(252, 64, 40, 196, darker(a, 0.1), { rx: 18 }),
      rect(252, 236, 40, 14, b),
      rect(286, 88, 9, 112, b, { rx: 4 }),
      rect(180, 62, 38, 226, a, { rx: 17 }),
      rect(188, 74, 7, 200, lighter(a, 0.4), { rx: 3 }),
      rect(180, 274, 38, 10, b),
      path('M184 284h30l-4 52h-22z', INK),
      path('M186 336h26q4 30 -13 74q-17 -44 -13 -74z', b, edged(b)),
      line('M199 356v48', darker(b, 0.5), 1.8),
      circle(199, 354, 3.4, darker(b, 0.5)),
    ),
  markers: (a, b) =>
    foot(240, 392, 150) +
    [a, '#F1C445', b, '#2F5D45', darker(a, 0.3)]
      .map((colour, index) =>
        turned(
          (index - 2) * 9,
          240,
          420,
          rect(220, 116, 40, 214, colour, { rx: 8 }),
          rect(226, 124, 7, 196, lighter(colour, 0.4), { rx: 3 }),
          rect(222, 328, 36, 46, '#F6F3EC', edged('#F6F3EC')),
          rect(220, 84, 40, 74, darker(colour, 0.2), { rx: 9 }),
        ),
      )
      .join(''),
  ink: (a, b) =>
    foot(240, 400, 130) +
    path('M120 236q0 -26 26 -26H334q26 0 26 26V372q0 24 -24 24H144q-24 0 -24 -24z', '#E8F0F2', edged('#CFDDE0')) +
    path('M136 268H344V366q0 16 -16 16H152q-16 0 -16 -16z', a) +
    path('M136 268q52 -14 104 0t104 0v22H136z', lighter(a, 0.22)) +
    rect(184, 176, 112, 38, '#DCE6E9', edged('#CFDDE0')) +
    rect(170, 108, 140, 74, INK, { rx: 10 }) +
    [186, 206, 226, 246, 266, 286].map((x) => line(`M${x} 116v58`, lighter(INK, 0.2), 3)).join('') +
    rect(190, 300, 100, 56, PAPER, { rx: 4 }) +
    circle(240, 328, 15, b) +
    path('M240 314q12 16 0 26q-12 -10 0 -26z', a),
  notebook: (a, b) =>
    foot(250, 418, 140) +
    turned(-6, 240, 240, rect(122, 64, 252, 344, PAPER, { rx: 8, ...edged(PAPER) })) +
    rect(112, 62, 256, 346, a, { rx: 10, ...edged(a) }) +
    rect(112, 62, 34, 346, darker(a, 0.16), { rx: 8 }) +
    rect(186, 118, 142, 84, b, { rx: 4 }) +
    line('M204 148h106M204 168h76', darker(b, 0.4), 4, { opacity: '.5' }) +
    rect(338, 62, 8, 346, darker(a, 0.3), { opacity: '.5' }) +
    path('M300 408v30l8 -8l8 8v-30z', b),
  paper: (a, b) =>
    foot(240, 404, 170) +
    polygon(
      [
        [70, 300],
        [300, 240],
        [416, 312],
        [186, 380],
      ],
      darker(a, 0.1),
      edged(a),
    ) +
    Array.from({ length: 7 }, (_, index) =>
      polygon(
        [
          [70, 290 - index * 9],
          [300, 230 - index * 9],
          [416, 302 - index * 9],
          [186, 370 - index * 9],
        ],
        index % 2 ? darker(a, 0.05) : a,
        { stroke: darker(a, 0.16), 'stroke-width': '1' },
      ),
    ).join('') +
    polygon(
      [
        [70, 236],
        [300, 176],
        [416, 248],
        [186, 316],
      ],
      a,
      edged(a),
    ) +
    path('M150 214l66 -17l116 72l-66 18z', b, { opacity: '.9' }) +
    path('M186 316v64l68 -20v-64z', darker(b, 0.05), { opacity: '.25' }) +
    path('M300 176q30 -34 76 -28q-20 44 40 100z', lighter(a, 0.3), edged(a)),
  binder: (a, b) =>
    foot(240, 418, 140) +
    polygon(
      [
        [254, 60],
        [384, 88],
        [384, 400],
        [254, 414],
      ],
      lighter(a, 0.12),
      edged(a),
    ) +
    polygon(
      [
        [262, 66],
        [376, 92],
        [376, 98],
        [262, 74],
      ],
      PAPER,
    ) +
    rect(120, 60, 136, 354, a, { rx: 5, ...edged(a) }) +
    rect(144, 96, 88, 126, b, { rx: 4 }) +
    line('M160 126h56M160 148h40M160 170h50', darker(b, 0.45), 5, { opacity: '.4' }) +
    circle(188, 350, 24, darker(a, 0.35)) +
    circle(188, 350, 24, 'none', { stroke: STEEL, 'stroke-width': '7' }),
  folders: (a, b) =>
    foot(240, 404, 160) +
    [b, lighter(b, 0.35), lighter(a, 0.35), a]
      .map((colour, index) =>
        turned(
          (index - 2) * -4,
          120,
          380,
          path(
            `M${90 + index * 10} ${118 + index * 14}h86l16 -20h76l14 20h58a8 8 0 0 1 8 8v236a8 8 0 0 1 -8 8H${90 + index * 10}a8 8 0 0 1 -8 -8V${126 + index * 14}a8 8 0 0 1 8 -8z`,
            colour,
            edged(colour),
          ),
        ),
      )
      .join('') +
    rect(150, 214, 130, 56, '#FFFFFF', { rx: 4, opacity: '.85' }) +
    line('M168 236h92M168 252h60', '#857A68', 4, { opacity: '.6' }),
  archive: (a, b) =>
    foot(240, 408, 160) +
    polygon(
      [
        [86, 170],
        [262, 130],
        [394, 176],
        [220, 222],
      ],
      lighter(a, 0.3),
      edged(a),
    ) +
    polygon(
      [
        [86, 170],
        [220, 222],
        [220, 408],
        [86, 344],
      ],
      a,
      edged(a),
    ) +
    polygon(
      [
        [220, 222],
        [394, 176],
        [394, 348],
        [220, 408],
      ],
      darker(a, 0.14),
      edged(a),
    ) +
    polygon(
      [
        [112, 218],
        [194, 250],
        [194, 322],
        [112, 288],
      ],
      b,
      { opacity: '.92' },
    ) +
    line('M128 246l50 20M128 262l36 14', lighter(b, 0.7), 4, { opacity: '.8' }) +
    ellipse(306, 282, 30, 15, darker(a, 0.5), { transform: 'rotate(-16 306 282)' }),
  stapler: (a, b) =>
    foot(244, 360, 180) +
    path('M70 344H404q22 0 22 -18v-8H70z', darker(b, 0.25)) +
    path('M94 318L410 300v20H94z', b, edged(b)) +
    path('M82 300q-6 -30 24 -46L376 176q52 -8 56 42q2 24 -20 30L120 312q-32 6 -38 -12z', a, edged(a)) +
    path('M108 262L380 188q20 -2 30 10L112 280z', lighter(a, 0.35), { opacity: '.7' }) +
    circle(110, 316, 12, STEEL, edged(STEEL)) +
    path('M404 250l26 -6v22h-26z', darker(b, 0.4)),
  scissors: (a, b) =>
    foot(240, 410, 110) +
    turned(
      14,
      240,
      240,
      path('M246 56q-30 90 -18 206h18q22 -118 0 -206z', b, edged(b)),
      path('M224 250q-6 50 -46 62q-52 16 -52 62q4 44 50 38q50 -8 66 -120z', a, edged(a)),
      ellipse(176, 364, 25, 30, '#FFFFFF'),
    ) +
    turned(
      -14,
      240,
      240,
      path('M234 56q30 90 18 206h-18q-22 -118 0 -206z', lighter(b, 0.25), edged(b)),
      path('M256 250q6 50 46 62q52 16 52 62q-4 44 -50 38q-50 -8 -66 -120z', darker(a, 0.08), edged(a)),
      ellipse(304, 364, 25, 30, '#FFFFFF'),
    ) +
    circle(240, 250, 10, '#8B9497'),
  rubber: (a, b) =>
    foot(240, 402, 150) +
    path('M122 330h236q14 0 14 14v44H108v-44q0 -14 14 -14z', a, edged(a)) +
    rect(108, 372, 264, 24, b, { rx: 3 }) +
    path('M204 330q10 -54 -6 -104h84q-16 50 -6 104z', darker(a, 0.15)) +
    ellipse(240, 176, 66, 66, lighter(a, 0.12), edged(a)) +
    ellipse(220, 152, 18, 13, lighter(a, 0.55), { opacity: '.7' }),
  glue: (a, b) =>
    foot(240, 402, 150) +
    [0, 1, 2]
      .map((index) =>
        group(
          `translate(${n(index * 92 - 92)} ${index === 1 ? 8 : 0})`,
          rect(204, 176, 72, 220, a, { rx: 9, ...edged(a) }),
          rect(204, 236, 72, 112, b),
          circle(240, 292, 26, '#F6F3EC'),
          path('M228 304q4 -26 24 -24q-2 22 -24 24z', '#2F6B45'),
          index === 1
            ? rect(212, 124, 56, 54, '#FFFDF5', { rx: 12, ...edged('#E4DCC8') })
            : rect(208, 112, 64, 70, darker(b, 0.2), { rx: 9 }),
        ),
      )
      .join(''),
  scale: (a, b) =>
    foot(240, 372, 190) +
    path('M66 292H414l22 62q4 14 -12 14H56q-16 0 -12 -14z', a, edged(a)) +
    polygon(
      [
        [104, 236],
        [376, 236],
        [424, 292],
        [56, 292],
      ],
      lighter(a, 0.25),
      edged(a),
    ) +
    rect(170, 312, 140, 40, '#20302F', { rx: 6 }) +
    line('M190 332h26M226 332h26M262 332h26', '#8FD19B', 7) +
    circle(112, 332, 10, b) +
    circle(366, 332, 10, b) +
    turned(
      -4,
      240,
      200,
      rect(150, 128, 180, 112, '#FBF4E4', { rx: 4, ...edged('#E4DCC8') }),
      line('M150 130L240 196L330 130', '#CDBF9F', 2),
      rect(298, 136, 24, 30, b),
    ),
  printer: (a, b) =>
    foot(240, 398, 170) +
    rect(146, 66, 188, 120, '#FFFFFF', { rx: 4, ...edged('#D9CFBE') }) +
    path('M84 176q0 -22 22 -22H374q22 0 22 22V352q0 22 -22 22H106q-22 0 -22 -22z', a, edged(a)) +
    rect(84, 228, 312, 12, darker(a, 0.3)) +
    rect(132, 288, 216, 16, '#20302F', { rx: 6 }) +
    path('M146 296H334V412H146z', '#FFFFFF', edged('#D9CFBE')) +
    [164, 174, 190, 198, 212, 228, 236, 252, 262, 278, 296, 308]
      .map((x, index) => rect(x, 366, index % 3 ? 4 : 8, 34, '#16211F'))
      .join('') +
    line('M164 322h86M164 338h120', '#857A68', 5, { opacity: '.7' }) +
    rect(292, 314, 26, 34, b) +
    circle(360, 200, 9, b) +
    rect(112, 192, 70, 14, lighter(a, 0.3), { rx: 7 }),
  lamp: (a, b) =>
    foot(210, 412, 120) +
    ellipse(196, 404, 84, 16, b) +
    path('M128 396q68 -24 136 0z', lighter(b, 0.15)) +
    line('M196 392L146 250L288 148', b, 12) +
    circle(146, 250, 15, a) +
    circle(288, 148, 13, a) +
    path('M262 132q46 -56 92 -18L424 214q-54 -4 -112 52z', a, edged(a)) +
    path('M424 214q-54 -4 -112 52q30 26 68 2t44 -54z', '#FBE7A8') +
    path('M286 134q26 -34 58 -12', 'none', { stroke: lighter(a, 0.5), 'stroke-width': '7', 'stroke-linecap': 'round' }),
  chair: (a, b) =>
    foot(240, 432, 130) +
    line('M240 322V384M240 384L150 416M240 384L330 416M240 384V424', b, 11) +
    [150, 330, 240].map((x, index) => circle(x, index === 2 ? 428 : 422, 10, INK)).join('') +
    path('M156 76q84 -26 168 0q22 8 18 34L322 230q-4 14 -18 14H176q-14 0 -18 -14L138 110q-4 -26 18 -34z', a, edged(a)) +
    path('M172 96q68 -18 136 0', 'none', { stroke: lighter(a, 0.35), 'stroke-width': '7', 'stroke-linecap': 'round' }) +
    rect(228, 236, 24, 54, b) +
    path('M124 288q0 -22 24 -22H332q24 0 24 22v14q0 24 -26 24H150q-26 0 -26 -24z', darker(a, 0.08), edged(a)) +
    line('M118 290V222h36M362 290V222h-36', b, 10),
  drawers: (a, b) =>
    foot(240, 408, 170) +
    rect(82, 96, 316, 306, a, { rx: 10, ...edged(a) }) +
    rect(82, 96, 316, 14, lighter(a, 0.35), { rx: 6 }) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          rect(100, 122 + index * 68, 280, 58, lighter(a, 0.18), { rx: 5, ...edged(a) }) +
          rect(212, 144 + index * 68, 56, 12, b, { rx: 6 }),
      )
      .join('') +
    path('M100 258H380l18 30H82z', darker(a, 0.1), edged(a)) +
    rect(82, 288, 316, 46, lighter(a, 0.28), { rx: 4, ...edged(a) }) +
    rect(206, 304, 68, 13, b, { rx: 6 }),
  album: (a, b) =>
    foot(246, 414, 150) +
    turned(4, 240, 240, rect(110, 70, 282, 336, PAPER, { rx: 6, ...edged(PAPER) })) +
    rect(96, 62, 288, 346, a, { rx: 10, ...edged(a) }) +
    rect(96, 62, 40, 346, darker(a, 0.18), { rx: 8 }) +
    rect(154, 82, 212, 306, 'none', { stroke: b, 'stroke-width': '2.4', rx: 5 }) +
    polygon(
      Array.from({ length: 40 }, (_, index): [number, number] => {
        const t = (index / 40) * Math.PI * 2;
        const r = index % 2 ? 66 : 74;
        return [260 + r * 0.82 * Math.cos(t), 222 + r * Math.sin(t)];
      }),
      b,
    ) +
    circle(260, 222, 44, lighter(a, 0.3)) +
    path('M226 240q18 -34 34 -10q16 -24 34 10z', b),
  magnifier: (a, b) =>
    foot(260, 424, 110) +
    turned(-40, 240, 240, handle(218, 310, 136, 44, a), rect(222, 288, 36, 36, '#D9B25F')) +
    circle(218, 196, 118, b, { opacity: '.55' }) +
    path('M150 130q50 -58 118 -22', 'none', {
      stroke: '#FFFFFF',
      'stroke-width': '12',
      'stroke-linecap': 'round',
      opacity: '.9',
    }) +
    circle(218, 196, 118, 'none', { stroke: '#D9B25F', 'stroke-width': '17' }) +
    circle(218, 196, 127, 'none', { stroke: darker('#D9B25F', 0.25), 'stroke-width': '2' }),
  tweezers: (a, b) =>
    foot(240, 412, 110) +
    turned(
      30,
      240,
      240,
      path('M228 60q12 -10 24 0L276 300q6 60 -14 112q-4 -60 -12 -108L240 84z', darker(a, 0.14), edged(b)),
      path('M252 60q-12 -10 -24 0L204 300q-6 60 14 112q4 -60 12 -108L240 84z', lighter(a, 0.25), edged(b)),
      [150, 166, 182, 198]
        .map((y) => line(`M${n(232 - (y - 60) * 0.08)} ${y}h-12M${n(248 + (y - 60) * 0.08)} ${y}h12`, b, 2.4))
        .join(''),
    ),
  sleeves: (a, b) =>
    foot(246, 412, 140) +
    [3, 2, 1, 0]
      .map((index) =>
        turned(
          index * 5 - 6,
          180,
          400,
          rect(108 + index * 10, 74 + index * 4, 236, 320, lighter(a, 0.25), {
            rx: 5,
            stroke: darker(a, 0.3),
            'stroke-width': '1.8',
            opacity: '.94',
          }),
          ...[0, 1, 2, 3].map((strip) =>
            rect(122 + index * 10, 102 + index * 4 + strip * 70, 208, 54, lighter(b, 0.78), {
              stroke: lighter(b, 0.4),
              'stroke-width': '1.4',
            }),
          ),
        ),
      )
      .join('') +
    [
      ['#C8452B', 150],
      ['#F1C445', 214],
      ['#2F7F9C', 270],
    ]
      .map(([colour, x]) =>
        rect(Number(x), 188, 36, 44, String(colour), {
          stroke: '#FFFFFF',
          'stroke-width': '5',
          transform: 'rotate(-6 180 400)',
        }),
      )
      .join(''),
  book: (a, b) =>
    foot(250, 414, 150) +
    polygon(
      [
        [112, 84],
        [352, 60],
        [372, 66],
        [372, 398],
        [130, 416],
        [112, 408],
      ],
      PAPER,
      edged('#D9CFBE'),
    ) +
    polygon(
      [
        [96, 78],
        [344, 56],
        [344, 384],
        [96, 408],
      ],
      a,
      edged(a),
    ) +
    polygon(
      [
        [96, 78],
        [122, 76],
        [122, 406],
        [96, 408],
      ],
      darker(a, 0.2),
    ) +
    polygon(
      [
        [152, 112],
        [316, 98],
        [316, 250],
        [152, 264],
      ],
      b,
    ) +
    circle(234, 180, 40, lighter(a, 0.6)) +
    path('M152 240q40 -50 76 -14q36 -44 88 4v20l-164 14z', darker(b, 0.3)) +
    line('M154 304l160 -13M154 328l108 -9', lighter(a, 0.6), 7),
  bag: (a, b) =>
    foot(246, 412, 140) +
    [2, 1, 0]
      .map((index) =>
        turned(
          index * 5 - 4,
          200,
          400,
          rect(112 + index * 8, 84 + index * 4, 248, 318, index === 0 ? a : darker(a, 0.04 * index), {
            rx: 6,
            ...edged(a),
          }),
        ),
      )
      .join('') +
    turned(
      -4,
      200,
      400,
      path('M112 90q0 -6 6 -6H354q6 0 6 6v44H112z', darker(a, 0.14)),
      line('M122 134H350', b, 3, { 'stroke-dasharray': '8 6' }),
      rect(146, 190, 180, 112, '#FFFFFF', { rx: 4, opacity: '.92' }),
      line('M166 222h92M166 244h128M166 266h70', '#857A68', 5, { opacity: '.6' }),
    ),
  gauge: (a, b) =>
    foot(240, 420, 120) +
    turned(
      7,
      240,
      240,
      rect(142, 52, 196, 356, lighter(a, 0.2), { rx: 10, ...edged('#C3C6C4'), opacity: '.95' }),
      ...Array.from(
        { length: 9 },
        (_, row) =>
          Array.from({ length: 11 - Math.floor(row / 2) }, (_, dot) =>
            circle(168 + dot * (13.6 + row * 1.1), 84 + row * 32, 3.6, b),
          ).join('') + line(`M312 ${84 + row * 32}h14`, b, 2.2),
      ),
      ...Array.from({ length: 15 }, (_, mark) => line(`M${160 + mark * 11} 394v${mark % 5 ? -9 : -17}`, b, 1.6)),
    ) +
    turned(
      -10,
      330,
      350,
      rect(286, 300, 96, 118, '#FFFCF5', { stroke: '#D9CFBE', 'stroke-width': '1.6' }),
      rect(296, 310, 76, 98, '#2F7F9C'),
      circle(334, 350, 19, '#F1C445'),
      path('M296 386q38 -28 76 0v22h-76z', '#0B3F4C'),
    ),
  moistener: (a, b) =>
    foot(240, 384, 150) +
    ellipse(240, 226, 112, 58, darker(b, 0.04), edged(b)) +
    ellipse(240, 208, 104, 52, lighter(b, 0.28)) +
    [
      [196, 200],
      [226, 186],
      [262, 198],
      [288, 212],
      [240, 222],
      [206, 226],
      [272, 184],
    ]
      .map(([x = 0, y = 0], index) => ellipse(x, y, 6 + (index % 3) * 2, 4 + (index % 2) * 2, darker(b, 0.22)))
      .join('') +
    path('M108 230q10 140 52 148h160q42 -8 52 -148q-52 48 -132 48t-132 -48z', lighter(a, 0.5), {
      ...edged(a),
      opacity: '.92',
    }) +
    path('M128 282q10 64 34 84', 'none', {
      stroke: '#FFFFFF',
      'stroke-width': '9',
      'stroke-linecap': 'round',
      opacity: '.8',
    }),
  notes: (a, b) =>
    foot(240, 408, 160) +
    [
      [250, 96, '#8FA98A'],
      [96, 110, b],
      [262, 250, '#7CC7D3'],
      [110, 244, a],
    ]
      .map(([x, y, colour], index) =>
        turned(
          [5, -4, -3, 4][index] ?? 0,
          Number(x) + 60,
          Number(y) + 60,
          ...[8, 5, 2].map((step) =>
            rect(Number(x) + step, Number(y) + step, 136, 136, darker(String(colour), 0.06 + step / 90)),
          ),
          rect(Number(x), Number(y), 136, 136, String(colour)),
          rect(Number(x), Number(y), 136, 24, darker(String(colour), 0.06)),
          path(`M${Number(x) + 136} ${Number(y) + 104}q-26 6 -34 32h34z`, lighter(String(colour), 0.4)),
        ),
      )
      .join(''),
  tags: (a, b) =>
    foot(240, 416, 120) +
    [16, -2, -20]
      .map((turn, index) =>
        turned(
          turn,
          240,
          110,
          path(
            'M204 128l36 -40l36 40V388a8 8 0 0 1 -8 8H212a8 8 0 0 1 -8 -8z',
            [darker(a, 0.1), lighter(a, 0.15), a][index] ?? a,
            edged(a),
          ),
          circle(240, 128, 11, '#FFFFFF', { stroke: b, 'stroke-width': '3' }),
        ),
      )
      .join('') +
    line('M240 128Q190 40 130 64T96 150', '#D9BE93', 5) +
    line('M240 128Q300 34 346 72', '#D9BE93', 5) +
    turned(-20, 240, 110, line('M224 238h34M224 260h24', b, 4, { opacity: '.6' })),
  trays: (a, b) =>
    foot(240, 402, 180) +
    [288, 176]
      .map(
        (y, index) =>
          polygon(
            [
              [92, y],
              [350, y - 46],
              [426, y],
              [168, y + 52],
            ],
            darker(a, 0.3),
          ) +
          (index === 1
            ? polygon(
                [
                  [120, y - 8],
                  [344, y - 48],
                  [402, y - 14],
                  [178, y + 32],
                ],
                '#FFFFFF',
                edged('#D9CFBE'),
              ) + line(`M210 ${y - 4}l120 -22M226 ${y + 8}l84 -15`, '#857A68', 4, { opacity: '.6' })
            : '') +
          polygon(
            [
              [92, y],
              [168, y + 52],
              [168, y + 96],
              [92, y + 40],
            ],
            a,
            edged(a),
          ) +
          polygon(
            [
              [168, y + 52],
              [426, y],
              [426, y + 42],
              [168, y + 96],
            ],
            lighter(a, 0.2),
            edged(a),
          ) +
          line(`M186 ${y + 66}l220 -44M186 ${y + 82}l220 -44`, b, 1.2, { opacity: '.5' }),
      )
      .join('') +
    [
      [100, 222],
      [414, 204],
      [172, 268],
    ]
      .map(([x = 0, y = 0]) => rect(x - 6, y, 12, 74, b, { rx: 4 }))
      .join(''),
  dial: (a, b) =>
    foot(240, 408, 130) +
    path('M146 392q0 -26 30 -34l40 -16h48l40 16q30 8 30 34z', a, edged(a)) +
    rect(226, 120, 28, 240, darker(a, 0.12), { rx: 8 }) +
    polygon(
      [
        [132, 92],
        [348, 92],
        [324, 116],
        [156, 116],
      ],
      lighter(a, 0.25),
      edged(a),
    ) +
    turned(
      -5,
      240,
      80,
      rect(176, 34, 128, 62, '#FBF4E4', { rx: 3, ...edged('#E4DCC8') }),
      line('M176 36L240 70L304 36', '#CDBF9F', 2),
    ) +
    circle(240, 244, 98, b, edged('#C3C6C4')) +
    circle(240, 244, 98, 'none', { stroke: darker(a, 0.1), 'stroke-width': '9' }) +
    Array.from({ length: 21 }, (_, mark) =>
      turned(-120 + mark * 12, 240, 244, line(`M240 160v${mark % 5 ? 9 : 17}`, INK, mark % 5 ? 2 : 3.4)),
    ).join('') +
    turned(
      -46,
      240,
      244,
      polygon(
        [
          [236, 250],
          [240, 176],
          [244, 250],
        ],
        '#B3361B',
      ),
    ) +
    circle(240, 244, 10, INK),
};

/** The goods; the same on a tinted disc; a closer look. */
export function drawGoods({ drawing, colours: [a, b] }: GoodsPicture, view: number): string {
  const drawn = draws[drawing](a, b);
  if (view === 1)
    return (
      circle(240, 240, 206, lighter(b === '#F6F3EC' || b === '#FFFFFF' ? a : b, 0.78)) +
      group('translate(240 240) scale(.74) translate(-240 -240)', drawn)
    );
  if (view === 2)
    return rect(0, 0, 480, 480, lighter(a, 0.86)) + group('translate(150 96) scale(1.5) translate(-160 -120)', drawn);
  return drawn;
}
