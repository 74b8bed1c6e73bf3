import { drawBox } from './boxes.ts';
import { drawEnvelope } from './envelopes.ts';
import { drawGoods } from './goods.ts';
import type { Picture } from './picture.ts';
import { drawService } from './services.ts';
import { drawStamps } from './stamps.ts';

/** How many views a product has: galleryIndex 0, 1 and 2. */
export const VIEWS = 3;

/** What stands on the plate, in a field of 480 × 480. */
export function drawingOf(picture: Picture, code: string, view = 0): string {
  if (picture.kind === 'stamps') return drawStamps(picture, code, view);
  if (picture.kind === 'envelope') return drawEnvelope(picture, code, view);
  if (picture.kind === 'box') return drawBox(picture, view);
  if (picture.kind === 'goods') return drawGoods(picture, view);
  return drawService(picture, view);
}

/** The picture of a product as an SVG document, always the same for the same code and view. */
export const pictureSvg = ({ code, picture }: { code: string; picture: Picture }, view = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><rect width="480" height="480" fill="#fff"/>${drawingOf(picture, code, view)}</svg>`;
