/** In place of `mocks/logo/picture/draw.ts`, whose libraries need Node: every picture is fit to be printed, and looks alike. */
import type * as Drawn from '#mocks/logo/picture/draw.ts';

/** One grey pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mO4DAAA+wD65aEbvQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

export const readPicture: typeof Drawn.readPicture = async (_, type) => ({
  size: { width: 800, height: 1000 },
  isVector: type === 'image/svg+xml',
  isTransparent: false,
  findings: [],
  png: pixel,
});
export const drawStamp: typeof Drawn.drawStamp = async () => pixel;
