import type { BoxPicture } from './box-picture.ts';
import { letters } from './lettering.ts';
import { darker, lighter, type Point, rect } from './solids/solid.ts';

const INK = '#16211f';

const zones: Record<NonNullable<BoxPicture['zone']>, string> = {
  europe: Array.from(
    { length: 12 },
    (_, at) =>
      `<circle cx="${(50 + 36 * Math.cos((at * Math.PI) / 6)).toFixed(1)}" cy="${(50 + 36 * Math.sin((at * Math.PI) / 6)).toFixed(1)}" r="6"/>`,
  ).join(''),
  world:
    '<g fill="none" stroke="currentColor" stroke-width="6"><circle cx="50" cy="50" r="40"/><ellipse cx="50" cy="50" rx="18" ry="40"/><path d="M10 50H90M16 30H84M16 70H84"/></g>',
  overseas:
    '<path d="M46 90q4 -30 0 -48l8 -2q6 26 2 50z"/><path d="M50 42q-22 -18 -38 2q22 -6 38 -2zM50 42q-14 -26 -30 -20q20 4 30 20zM50 42q6 -26 26 -22q-18 6 -26 22zM50 42q22 -12 36 8q-20 -10 -36 -8z"/><path d="M8 96q14 -12 28 0t28 0t28 0" fill="none" stroke="currentColor" stroke-width="6"/>',
};

/** The label of a parcel: an address and a barcode. */
function addressed(width: number, height: number): string {
  const bars = Array.from(
    { length: 14 },
    (_, at) => `M${(width * (0.1 + at * 0.058)).toFixed(1)} ${(height * 0.58).toFixed(1)}v${(height * 0.3).toFixed(1)}`,
  );
  return `${rect([0, 0, width, height], '#ffffff', 'rx="2"')}${rect([width * 0.1, height * 0.12, width * 0.5, height * 0.09], INK, 'opacity=".7"')}${rect([width * 0.1, height * 0.28, width * 0.7, height * 0.07], '#9aa5a1')}${rect([width * 0.1, height * 0.42, width * 0.4, height * 0.07], '#9aa5a1')}<path d="${bars.join('')}" stroke="${INK}" stroke-width="${(width * 0.026).toFixed(1)}"/>`;
}

/** What is printed or stuck on the long side. */
export function frontOf(
  { face, paper, accent = INK, format, weight, zone, isDouble }: BoxPicture,
  [length, , height]: Point,
): string {
  const dark = darker(paper, 0.45);
  if (face === 'label') {
    const side = Math.min(height * 0.72, length * 0.4);
    if (height < 40) return rect([0, height * 0.36, length, height * 0.28], accent, 'opacity=".85"');
    const label = `<g transform="translate(${(length * 0.08).toFixed(1)} ${(height * 0.16).toFixed(1)})">${addressed(side * 1.2, side * 0.9)}</g>`;
    const mark = zone
      ? `<g transform="translate(${(length * 0.92 - side).toFixed(1)} ${(height * 0.14).toFixed(1)}) scale(${(side / 100).toFixed(3)})" fill="${accent}" color="${accent}">${zones[zone]}</g>`
      : letters(format ?? '', {
          x: length * 0.76,
          y: height * 0.2,
          height: height * 0.36,
          colour: accent,
          weight: 0.2,
          anchor: 'middle',
        });
    return (
      label +
      mark +
      (zone || !weight
        ? ''
        : letters(weight, {
            x: length * 0.76,
            y: height * 0.7,
            height: height * 0.14,
            colour: accent,
            weight: 0.18,
            anchor: 'middle',
          }))
    );
  }
  if (face === 'carton') {
    const size = Math.min(height * 0.26, length * 0.13);
    const arrows = [0, 1]
      .map(
        (at) =>
          `<path transform="translate(${(length * 0.94 - size * (1.3 - at * 0.9)).toFixed(1)} ${(height - size * 1.5).toFixed(1)}) scale(${(size / 30).toFixed(2)})" d="M0 30V4M-8 13L0 3L8 13" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('');
    const waves = isDouble ? 2 : 1;
    const flute = Array.from(
      { length: waves },
      (_, at) =>
        `<path transform="translate(${(length * 0.06).toFixed(1)} ${(height * 0.86 - at * size * 0.5).toFixed(1)}) scale(${(size / 26).toFixed(2)})" d="M0 0q4 -12 8 0t8 0t8 0t8 0t8 0" fill="none" stroke="${dark}" stroke-width="3"/>`,
    ).join('');
    return arrows + flute;
  }
  if (face === 'gift')
    return (
      rect([length * 0.46, 0, length * 0.08, height], lighter(paper, 0.7)) +
      rect([0, 0, length, height * 0.36], darker(paper, 0.12), 'opacity=".6"') +
      rect([length * 0.46, 0, length * 0.08, height * 0.36], lighter(paper, 0.62))
    );
  if (face === 'wrap')
    return (
      rect([length * 0.3, 0, length * 0.05, height], '#f6f3ec', 'opacity=".85"') +
      rect([0, height * 0.48, length, height * 0.06], darker(paper, 0.3))
    );
  return rect(
    [length * 0.36, height * 0.2, length * 0.28, height * 0.5],
    lighter(paper, 0.12),
    `rx="${(height * 0.16).toFixed(1)}" stroke="${darker(paper, 0.3)}" stroke-width="1.5"`,
  );
}

export function topOf(
  { face, paper, accent = INK, format, weight, zone }: BoxPicture,
  [length, width, height]: Point,
): string {
  const seam = rect([0, width / 2 - 0.8, length, 1.6], darker(paper, 0.35));
  if (face === 'label') {
    const band = rect([0, width * 0.44, length, width * 0.12], accent, 'opacity=".9"');
    if (height >= 40) return band;
    const label = `<g transform="translate(${length * 0.06} ${width * 0.1})">${addressed(length * 0.38, width * 0.3)}</g>`;
    const mark = zone
      ? `<g transform="translate(${(length * 0.66).toFixed(1)} ${(width * 0.62).toFixed(1)}) scale(${(width / 330).toFixed(3)})" fill="${accent}" color="${accent}">${zones[zone]}</g>`
      : '';
    return (
      label +
      band +
      mark +
      letters(format ?? '', {
        x: length * 0.78,
        y: width * 0.1,
        height: width * 0.26,
        colour: accent,
        weight: 0.2,
        anchor: 'middle',
      }) +
      letters(weight ?? '', {
        x: length * 0.24,
        y: width * 0.68,
        height: width * 0.12,
        colour: accent,
        weight: 0.18,
        anchor: 'middle',
      })
    );
  }
  if (face === 'carton')
    return seam + rect([0, width * 0.42, length, width * 0.16], lighter(paper, 0.42), 'opacity=".7"');
  if (face === 'gift')
    return (
      rect([length * 0.46, 0, length * 0.08, width], lighter(paper, 0.76)) +
      rect([0, width * 0.46, length, width * 0.08], lighter(paper, 0.7)) +
      `<path d="M${length / 2} ${width / 2}q-${length * 0.2} -${width * 0.26} -${length * 0.2} -${width * 0.04}t${length * 0.2} ${width * 0.04}q${length * 0.06} -${width * 0.3} ${length * 0.2} -${width * 0.16}t-${length * 0.2} ${width * 0.16}" fill="${lighter(paper, 0.82)}" stroke="${darker(paper, 0.1)}" stroke-width="1.5"/>`
    );
  if (face === 'wrap')
    return (
      rect([length * 0.3, 0, length * 0.05, width], '#f6f3ec', 'opacity=".85"') +
      rect([0, 0, length * 0.2, width], darker(paper, 0.08)) +
      rect([length * 0.45, width * 0.3, length * 0.42, width * 0.44], '#ffffff', 'opacity=".9" rx="3"')
    );
  return (
    rect(
      [length * 0.06, width * 0.08, length * 0.88, width * 0.84],
      'none',
      `stroke="${darker(paper, 0.14)}" stroke-width="1.4"`,
    ) + rect([length * 0.34, width * 0.86, length * 0.32, width * 0.14], lighter(paper, 0.14))
  );
}

/** What the tape over the top leaves on the short side. */
export const sideOf = ({ face, paper, accent = INK }: BoxPicture, [, width, height]: Point): string => {
  if (face === 'label')
    return rect(
      [width * 0.44, 0, width * 0.12, height < 40 ? height : height * 0.3],
      darker(accent, 0.15),
      'opacity=".9"',
    );
  if (face === 'carton')
    return rect([width * 0.42, 0, width * 0.16, height * 0.26], lighter(paper, 0.3), 'opacity=".6"');
  if (face === 'gift') return rect([width * 0.46, 0, width * 0.08, height], lighter(paper, 0.55));
  return '';
};
