import { PLATE } from './compose.ts';
import { squares } from './goods.ts';
import { light } from './grounds.ts';
import { letters, lettersWide } from './lettering.ts';
import { measuredSides, pencilAt } from './measured-sides.ts';

const INK = '#16211f';

/** Units of the plate to a millimetre. */
const scale = 5.6;
/** A large stamp. */
const sides = { wide: 32, high: 40 };

/** What is printed in the margin of a stamp of this width: the year of its issue. */
const issuedIn = (year: string, [x, y, wide]: readonly [number, number, number]) =>
  letters(year, { x: x + wide * 0.78, y: y + wide * 1.19, height: wide * 0.0325, colour: '#857a68', weight: 0.18 });

/** What every stamp here pays for: a letter of 20 g. */
const VALUE = '20 g';

/** One stamp as a collector keeps it: on a dark mount that shows its perforation, with its value and its year. */
export function mountedStamp(year: string): string {
  const [x, y, wide] = [98, 62, 284];
  const tall = wide * 1.25;
  const [valueWide, height] = [lettersWide(VALUE, 15) + 20, 15];
  // Left of the mark in the corner.
  const [left, top] = [x + wide * 0.755 - valueWide, y + wide * 0.12];
  const value = `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${valueWide.toFixed(1)}" height="28" rx="14" fill="#fffcf5"/>${letters(VALUE, { x: left + 10, y: top + 5, height, colour: INK, weight: 0.17 })}`;
  const mount = [x - 24, y - 24, wide + 48, tall + 48] as const;
  const sheet = (dx: number, dy: number, look: string) =>
    `<rect x="${mount[0] + dx}" y="${mount[1] + dy}" width="${mount[2]}" height="${mount[3]}" rx="3" ${look}/>`;
  const gloss = `<path d="M${mount[0]} ${mount[1] + 150}L${mount[0] + 150} ${mount[1]}h60L${mount[0]} ${mount[1] + 210}z" fill="#fff" opacity=".12"/>`;
  return `<svg viewBox="0 0 ${PLATE} ${PLATE}"><g transform="rotate(-3 240 240)">${sheet(8, 10, `fill="${INK}" opacity=".16"`)}${sheet(0, 0, 'fill="#22302f"')}<path d="M${mount[0]} ${mount[1] + mount[3] - 12}h${mount[2]}" stroke="#4a5a58" stroke-width="2"/><use href="stamp.svg#1" x="${x}" y="${y}" width="${wide}" height="${tall}"/>${value}${issuedIn(year, [x, y, wide])}${gloss}</g></svg>`;
}

/** One stamp with its sides, the point of the pencil of the shop, and the year of its issue in the margin. */
export function stampSize(year: string, ground: string): string {
  const [wide, high] = [sides.wide * scale, sides.high * scale];
  const [x, y] = [PLATE / 2 - wide / 2 + 24, 66];
  const measured = measuredSides({ x, low: y + high, wide, high }, [
    { from: [0, 0], to: [1, 0], mm: sides.wide, towards: [0, 1] },
    { from: [0, 0], to: [0, 1], mm: sides.high, towards: [-1, 0] },
  ]);
  return `<svg viewBox="0 0 ${PLATE} ${PLATE}">${light}${squares(ground)}<use href="stamp.svg#0" x="${x}" y="${y}" width="${wide}" height="${high}"/>${issuedIn(year, [x, y, wide])}${measured}${pencilAt(scale, `translate(96 ${y + high + 112}) rotate(-4)`)}</svg>`;
}

/** One stamp, laid down as a hand lays it: the next in a list leans otherwise. */
export const singleStamp = (seed: number): string =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}"><g transform="rotate(${((seed % 5) - 2) * 4} 240 240)"><path d="M92 56H404V440H92z" fill="#16211f" opacity=".07"/><use href="stamp.svg#0" x="84" y="44" width="312" height="390"/></g></svg>`;
