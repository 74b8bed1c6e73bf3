import { letters, lettersWide } from './lettering.ts';
import type { Flat, Part } from './solids/solid.ts';

/** How far the line stands from the edge that it measures, in units of the plate. */
const GAP = 15;
/** What a tick leaves free beside the edge, and how far it reaches over the line. */
const [FREE, OVER] = [4, 6];
const HEIGHT = 17;
const COLOUR = '#0b5563';

const round = (value: number) => `${Math.round(value * 10) / 10}`;
const drawn = ([x, y]: Flat) => `${round(x)} ${round(y)}`;

interface Edge {
  from: Flat;
  to: Flat;
  mm: number;
  /** Where the ticks point to. */
  towards: Flat;
  /** How far goods bulge over this edge. */
  bulge?: number;
}

/** A line beside an edge, with a tick at each end and its length written beyond it. */
export function dimension({ from, to, mm, towards, bulge = 0 }: Edge): Part {
  const [right, low] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(right, low) || 1;
  const side = Math.sign(low * towards[0] - right * towards[1]) || 1;
  const normal: Flat = [(side * low) / length, (-side * right) / length];
  const reach = towards[0] * normal[0] + towards[1] * normal[1];
  const beside = ([x, y]: Flat, away: number): Flat => [
    x + (towards[0] * away) / reach,
    y + (towards[1] * away) / reach,
  ];
  const away = bulge + GAP;
  const line = [beside(from, away), beside(to, away)] as const;
  const ticks = [from, to].map((end) => `M${drawn(beside(end, FREE))}L${drawn(beside(end, away + OVER))}`);
  const text = `${mm} mm`;
  const wide = lettersWide(text, HEIGHT) + 14;
  const clear = (Math.abs(normal[0]) * wide) / 2 + Math.abs(normal[1]) * 13 + OVER - 1;
  const middle = [0, 1].map((axis) => ((line[0][axis] ?? 0) + (line[1][axis] ?? 0)) / 2 + (normal[axis] ?? 0) * clear);
  const [x = 0, y = 0] = middle;
  const label = [x - wide / 2, y - 13, x + wide / 2, y + 13] as const;
  const svg =
    `<path d="${ticks.join('')}" fill="none" stroke="${COLOUR}" stroke-width="1.4"/>` +
    `<path data-measured="${text}" data-label="${label.map(round).join(' ')}" d="M${drawn(line[0])}L${drawn(line[1])}" stroke="${COLOUR}" stroke-width="2.2"/>` +
    `<rect x="${round(label[0])}" y="${round(label[1])}" width="${round(wide)}" height="26" rx="13" fill="#fff" opacity=".88"/>` +
    letters(text, { x, y: y - HEIGHT / 2, height: HEIGHT, colour: COLOUR, anchor: 'middle' });
  const points = [...line, [label[0], label[1]], [label[2], label[3]]] as const;
  return {
    svg,
    box: [
      Math.min(...points.map(([px]) => px)),
      Math.min(...points.map(([, py]) => py)),
      Math.max(...points.map(([px]) => px)),
      Math.max(...points.map(([, py]) => py)),
    ],
  };
}
