import { PLATE } from './compose.ts';
import { squares } from './goods.ts';
import { letters } from './lettering.ts';
import { measure, pencil } from './solids/solid.ts';

/** Units of the plate to a millimetre. */
const scale = 5.6;
/** A large stamp. */
const sides = { wide: 30, high: 40 };

/** One stamp with its sides, the point of the pencil of the shop, and the year of its issue in the margin. */
export function stampSize(year: string): string {
  const [wide, high] = [sides.high * 0.8 * scale, sides.high * scale];
  const [x, y] = [PLATE / 2 - wide / 2 + 24, 66];
  const camera = {
    turn: 0,
    scale,
    name: (
      (count) => () =>
        `p${count++}`
    )(0),
  };
  const across = measure(
    camera,
    [
      [0, 0, 0],
      [wide / scale, 0, 0],
    ],
    `${sides.wide} mm`,
    [0, 30],
  );
  const upright = measure(
    camera,
    [
      [0, 0, 0],
      [0, 0, high / scale / 0.866],
    ],
    `${sides.high} mm`,
    [-46, 0],
  );
  const issued = letters(year, {
    x: x + wide * 0.78,
    y: y + high * 0.952,
    height: high * 0.026,
    colour: '#857a68',
    weight: 0.18,
  });
  return `<svg viewBox="0 0 ${PLATE} ${PLATE}"><defs><radialGradient id="light" cx=".28" cy=".24" r=".95"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#16211f" stop-opacity=".1"/></radialGradient></defs>${squares('#DCE9EA')}<use href="stamp.svg#0" x="${x}" y="${y}" width="${wide}" height="${high}"/>${issued}<g transform="translate(${x} ${y + high})">${across.svg}${upright.svg}</g><g transform="translate(96 ${y + high + 112}) rotate(-4)">${pencil(camera, [0, 0, 0]).svg}</g></svg>`;
}

/** One stamp, laid down as a hand lays it: the next in a list leans otherwise. */
export const singleStamp = (seed: number): string =>
  `<svg viewBox="0 0 ${PLATE} ${PLATE}"><g transform="rotate(${((seed % 5) - 2) * 4} 240 240)"><path d="M92 56H404V440H92z" fill="#16211f" opacity=".07"/><use href="stamp.svg#0" x="84" y="44" width="312" height="390"/></g></svg>`;
