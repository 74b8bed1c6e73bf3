import type { Answers } from '../journey/journey.ts';
import type { Box } from '../shared/scanned-file.ts';
import type { LogoField, LogoFrame, LogoOptions, LogoPicture, Placement } from './logo.ts';

export const smallestScale = 10;
export const largestScale = 400;
/** Millimetres to either side of the middle. */
export const farthest = 50;
export const usualPlacement: Placement = { scale: 100, across: 0, down: 0 };

const millimetresAnInch = 25.4;

/** Whole per cents, as typed. */
export function scaleOf(typed: string | undefined): number | null {
  if (!typed) return usualPlacement.scale;
  const scale = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return scale >= smallestScale && scale <= largestScale ? scale : null;
}

/** Millimetres with a decimal, as typed: a comma or a point, a minus sign of either kind. */
export function distanceOf(typed: string | undefined): number | null {
  if (!typed) return 0;
  const plain = typed.replace(',', '.').replace('\u2212', '-');
  const distance = /^-?\d{1,2}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.POSITIVE_INFINITY;
  return Math.abs(distance) <= farthest ? distance : null;
}

/** Where the answers place the picture, within its limits or not; `null` while they cannot be read. */
export function placementOf(answers: Answers<LogoField>): Placement | null {
  const [scale, across, down] = [scaleOf(answers.scale), distanceOf(answers.across), distanceOf(answers.down)];
  return scale === null || across === null || down === null ? null : { scale, across, down };
}

/** Millimetres of one pixel at 100 %: the whole picture fits inside the bleed. */
function pixelAt100({ width, height }: NonNullable<LogoPicture['size']>, frame: LogoFrame): number {
  return Math.min((frame.width - 2 * frame.bleed) / width, (frame.height - 2 * frame.bleed) / height);
}

/** Where the picture stands, in millimetres from the upper left corner of the frame. */
export function placedBox(
  size: NonNullable<LogoPicture['size']>,
  { scale, across, down }: Placement,
  frame: LogoFrame,
): Box {
  const pixel = (pixelAt100(size, frame) * scale) / 100;
  const [width, height] = [size.width * pixel, size.height * pixel];
  return { x: (frame.width - width) / 2 + across, y: (frame.height - height) / 2 + down, width, height };
}

/** `bleed`: something may be cut, since paper is never cut to the tenth; `cut`: something is. */
export type Fit = 'whole' | 'bleed' | 'cut' | 'outside';

export function fitOf({ x, y, width, height }: Box, frame: LogoFrame): Fit {
  // A tenth of a tenth of a millimetre is rounding, and nothing that is cut.
  const room = Math.min(x, y, frame.width - x - width, frame.height - y - height) + 0.01;
  if (x >= frame.width || y >= frame.height || x + width <= 0 || y + height <= 0) return 'outside';
  if (room >= frame.bleed) return 'whole';
  return room >= 0 ? 'bleed' : 'cut';
}

/** The largest scale at which no pixel is seen; `null`: any. */
export function mostScale(
  { size, isVector }: LogoPicture,
  { picture: { resolution }, frame }: Pick<LogoOptions, 'picture' | 'frame'>,
): number | null {
  if (isVector || !size) return null;
  return Math.floor((100 * millimetresAnInch) / (resolution * pixelAt100(size, frame)));
}

/** The smallest scale at which it can be read. */
export function leastScale({ size }: LogoPicture, frame: LogoFrame): number {
  if (!size) return smallestScale;
  return Math.ceil((100 * frame.minLogo) / (pixelAt100(size, frame) * Math.max(size.width, size.height)));
}
