import { PLATE } from './compose.ts';
import { squares } from './goods.ts';
import { letters } from './lettering.ts';
import { measuredSides, pencilAt } from './measured-sides.ts';

/** Units of the plate to a millimetre. */
const scale = 5.6;
/** A large stamp. */
const sides = { wide: 32, high: 40 };

/** One stamp with its sides, the point of the pencil of the shop, and the year of its issue in the margin. */
export function stampSize(year: string, ground: string): string {
  const [wide, high] = [sides.wide * scale, sides.high * scale];
  const [x, y] = [PLATE / 2 - wide / 2 + 24, 66];
  const measured = measuredSides({ x, low: y + high, wide, high }, [
    { from: [0, 0], to: [1, 0], mm: sides.wide, away: [0, 30] },
    { from: [0, 0], to: [0, 1], mm: sides.high, away: [-46, 0] },
  ]);
  const issued = letters(year, {
    x: x + wide * 0.78,
    y: y + high * 0.952,
    height: high * 0.026,
    colour: '#857a68',
    weight: 0.18,
  });
  return `<svg viewBox="0 0 ${PLATE} ${PLATE}"><defs><radialGradient id="light" cx=".28" cy=".24" r=".95"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#16211f" stop-opacity=".1"/></radialGradient></defs>${squares(ground)}<use href="stamp.svg#0" x="${x}" y="${y}" width="${wide}" height="${high}"/>${issued}${measured}${pencilAt(scale, `translate(96 ${y + high + 112}) rotate(-4)`)}</svg>`;
}

/** One stamp, laid down as a hand lays it: the next in a list leans otherwise. */
export const singleStamp = (seed: number): string =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}"><g transform="rotate(${((seed % 5) - 2) * 4} 240 240)"><path d="M92 56H404V440H92z" fill="#16211f" opacity=".07"/><use href="stamp.svg#0" x="84" y="44" width="312" height="390"/></g></svg>`;
