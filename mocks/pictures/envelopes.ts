import { streamOf } from '../shared/seed.ts';
import { darker, lighter, paletteAt } from './colours.ts';
import { motifArt } from './motifs.ts';
import type { EnvelopePicture } from './picture.ts';
import { circle, ellipse, frame, group, line, n, path, perforated, rect, SHADOW, turned } from './shapes.ts';

interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  paper: string;
}

const sheet = ({ x, y, width, height, paper }: Sheet): string =>
  rect(x + 2, y + 5, width, height, SHADOW, { rx: 4, opacity: '.12' }) +
  rect(x, y, width, height, paper, { rx: 4, stroke: darker(paper, 0.2), 'stroke-width': '1.2' });

/** The address side. */
export const envelopeFront = ({ lines, ...area }: Sheet & { lines: boolean }): string => {
  const { x, y, width, height, paper } = area;
  const ink = darker(paper, 0.55);
  const written = [0, 1, 2, 3]
    .map((row) =>
      line(
        `M${n(x + width * 0.46)} ${n(y + height * (0.56 + row * 0.1))}h${n(width * ([0.3, 0.4, 0.24, 0.34][row] ?? 0.3))}`,
        ink,
        Math.max(2, height * 0.014),
        { opacity: '.55' },
      ),
    )
    .join('');
  return sheet(area) + (lines ? written : '');
};

/** The flap side. */
function back(area: Sheet, open: boolean): string {
  const { x, y, width, height, paper } = area;
  const middle = x + width / 2;
  const seam = darker(paper, 0.16);
  const tip = open ? y - height * 0.42 : y + height * 0.56;
  const flap = path(
    `M${n(x + 3)} ${n(y + 1)}L${n(middle - 14)} ${n(tip)}Q${n(middle)} ${n(tip + (open ? -8 : 8))} ${n(middle + 14)} ${n(tip)}L${n(x + width - 3)} ${n(y + 1)}z`,
    open ? lighter(paper, 0.3) : darker(paper, 0.05),
    { stroke: seam, 'stroke-width': '1.4' },
  );
  const folds = path(
    `M${n(x + 2)} ${n(y + height - 2)}L${n(middle)} ${n(y + height * 0.46)}L${n(x + width - 2)} ${n(y + height - 2)}`,
    'none',
    { stroke: seam, 'stroke-width': '1.4' },
  );
  return open
    ? flap +
        sheet(area) +
        path(`M${n(x)} ${n(y)}L${n(middle)} ${n(y + height * 0.5)}L${n(x + width)} ${n(y)}z`, darker(paper, 0.13)) +
        folds
    : sheet(area) + folds + flap;
}

const address = ({ x, y, width, height, paper }: Sheet): string =>
  rect(x + width * 0.46, y + height * 0.48, width * 0.44, height * 0.34, '#EAF1F2', {
    rx: 6,
    stroke: darker(paper, 0.25),
    'stroke-width': '1.2',
  }) +
  [0, 1, 2]
    .map((row) =>
      line(
        `M${n(x + width * 0.5)} ${n(y + height * (0.57 + row * 0.08))}h${n(width * ([0.24, 0.32, 0.2][row] ?? 0.24))}`,
        '#4A544F',
        3,
        { opacity: '.5' },
      ),
    )
    .join('');

const bubbles = ({ x, y, width, height, paper }: Sheet): string => {
  const step = 26;
  const dots: string[] = [];
  for (let row = 0; row * step < height - 34; row += 1)
    for (let column = 0; column * step < width - 34; column += 1)
      dots.push(
        circle(x + 24 + column * step + (row % 2) * 6, y + 24 + row * step, 8.5, darker(paper, 0.07)),
        circle(x + 21.5 + column * step + (row % 2) * 6, y + 21.5 + row * step, 2.6, lighter(paper, 0.55)),
      );
  return dots.join('');
};

const printed = (picture: EnvelopePicture, code: string, { x, y, width, height }: Sheet): string => {
  if (!picture.stamp) return '';
  const w = Math.min(width * 0.22, height * 0.3);
  const [left, top] = [x + width - w - width * 0.05, y + height * 0.08];
  const palette = paletteAt(picture.palette ?? 17);
  const art = (px: number, py: number, pw: number, ph: number, seed: string) =>
    frame(px, py, pw, ph, '0 0 100 125', motifArt(picture.stamp ?? 'seal', palette, streamOf(seed)));
  const ornament =
    picture.stamp === 'seal'
      ? rect(x, y + height - 12, width, 12, palette.a, { opacity: '.85' })
      : `<g opacity=".9">${art(x + width * 0.04, y + height * 0.36, width * 0.3, height * 0.56, `${code} ornament`)}</g>`;
  return (
    ornament +
    path(perforated(left, top, w, w * 1.25, w / 11), '#FFFFFF', { stroke: '#D9CFBE', 'stroke-width': '1' }) +
    art(left + w * 0.08, top + w * 0.08, w * 0.84, w * 1.09, `${code} stamp`)
  );
};

const face = (picture: EnvelopePicture, code: string, area: Sheet): string => {
  if (picture.board)
    return (
      sheet(area) +
      rect(area.x + 10, area.y + 10, area.width - 20, area.height - 20, lighter(area.paper, 0.25), { rx: 3 }) +
      line(
        `M${n(area.x + 26)} ${n(area.y + 34)}h${n(area.width * 0.4)}M${n(area.x + 26)} ${n(area.y + 50)}h${n(area.width * 0.28)}`,
        '#B3361B',
        5,
      )
    );
  if (picture.padded)
    return (
      sheet(area) +
      bubbles(area) +
      rect(area.x, area.y, area.width, area.height * 0.2, darker(area.paper, 0.06), { rx: 4 }) +
      line(`M${n(area.x + 8)} ${n(area.y + area.height * 0.2)}h${n(area.width - 16)}`, darker(area.paper, 0.25), 1.4, {
        'stroke-dasharray': '6 4',
      })
    );
  if (picture.window)
    return (
      sheet(area) +
      address(area) +
      line(
        `M${n(area.x + 20)} ${n(area.y + 22)}h${n(area.width * 0.2)}M${n(area.x + 20)} ${n(area.y + 36)}h${n(area.width * 0.13)}`,
        '#857A68',
        4,
        { opacity: '.6' },
      )
    );
  if (picture.stamp) return envelopeFront({ ...area, lines: true }) + printed(picture, code, area);
  return back(area, false);
};

/** A pack opened like a hand of cards. */
const fan = (picture: EnvelopePicture, code: string, area: Sheet): string =>
  group(
    'translate(240 250) scale(.84) translate(-240 -240)',
    ...[18, 9, 0].map((turn, index) =>
      turned(turn, 240, 420, sheet({ ...area, paper: darker(area.paper, 0.03 * (3 - index)) })),
    ),
    turned(-9, 240, 420, face(picture, code, area)),
  );

/** The goods, the flap open, the pack fanned out. */
export function drawEnvelope(picture: EnvelopePicture, code: string, view: number): string {
  const width = Math.min(396 * picture.scale, 380 * picture.scale * Math.max(0.86, picture.ratio / 1.42));
  const height = width / picture.ratio;
  const at = (dx: number, dy: number): Sheet => ({
    x: (480 - width) / 2 + dx,
    y: (480 - height) / 2 + dy,
    width,
    height,
    paper: picture.paper,
  });
  const paper = picture.paper;
  if (view === 1) return back(at(0, height * 0.2), true);
  if (view === 2) return fan(picture, code, at(0, 0));
  const behind =
    picture.pack > 1 ? turned(-7, 240, 240, back({ ...at(-10, -16), paper: darker(paper, 0.03) }, false)) : '';
  const pile =
    picture.pack >= 50
      ? [10, 6.5, 3].map((dy) => sheet({ ...at(6 + dy * 0.4, 10 + dy), paper: darker(paper, 0.05) })).join('')
      : '';
  return (
    group('translate(0 4)', ellipse(240, 240 + height / 2 + 24, width * 0.46, 9, SHADOW, { opacity: '.07' })) +
    behind +
    pile +
    face(picture, code, at(6, 10))
  );
}
