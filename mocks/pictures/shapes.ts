/** Small words of SVG. Numbers are rounded: the files stay short and the same everywhere. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Attributes = Record<string, string | number | undefined>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? n(value) : value}"`))
    .join('');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${attributes({ d, fill, ...more })}/>`;

/** A path that is drawn only where it is used. */
export const define = (id: string, d: string): string => `<defs><path${attributes({ id, d })}/></defs>`;

export const use = (id: string, more: Attributes = {}): string => `<use${attributes({ href: `#${id}`, ...more })}/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path${attributes({ d, fill: 'none', stroke, 'stroke-width': String(width), 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;

export const polygon = (points: [number, number][], fill: string, more: Attributes = {}): string =>
  `<polygon${attributes({ points: points.map(([x, y]) => `${n(x)},${n(y)}`).join(' '), fill, ...more })}/>`;

export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

export const turned = (degrees: number, x: number, y: number, ...content: string[]): string =>
  group(`rotate(${n(degrees)} ${n(x)} ${n(y)})`, ...content);

/** A nested coordinate system that clips its content. */
export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  viewBox: string,
  ...content: string[]
): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content.join('')}</svg>`;

export const SHADOW = '#16211f';

/** A soft shadow below a thing on the plate. */
export const foot = (cx: number, cy: number, rx: number, ry = 10): string =>
  ellipse(cx, cy, rx, ry, SHADOW, { opacity: '.08' }) + ellipse(cx, cy, rx * 0.8, ry * 0.6, SHADOW, { opacity: '.07' });

/** The outline of perforated paper. */
export function perforated(x: number, y: number, width: number, height: number, pitch: number): string {
  const across = Math.max(4, Math.round(width / pitch));
  const down = Math.max(5, Math.round(height / pitch));
  const dx = width / across;
  const dy = height / down;
  const bite = (step: number) => step * 0.27;
  const gap = (step: number) => step / 2 - bite(step);
  const run = (count: number, step: number, horizontal: boolean, sign: 1 | -1) => {
    const move = (length: number) => (horizontal ? `h${n(length * sign)}` : `v${n(length * sign)}`);
    const arc = `a${n(bite(step))} ${n(bite(step))} 0 0 0 ${horizontal ? `${n(2 * bite(step) * sign)} 0` : `0 ${n(2 * bite(step) * sign)}`}`;
    return `${move(gap(step))}${arc}${move(gap(step))}`.repeat(count);
  };
  return `M${n(x)} ${n(y)}${run(across, dx, true, 1)}${run(down, dy, false, 1)}${run(across, dx, true, -1)}${run(down, dy, false, -1)}z`;
}
