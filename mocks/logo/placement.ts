import { FRAME, PICTURE } from './options.ts';
import type { PictureRecord, WireDesign } from './records.ts';

/** Where a picture stands in the frame, in millimetres: at 100 per cent the whole of it fits inside the bleed. */
export function boxOf(
  { size }: Pick<PictureRecord, 'size'>,
  { scale, across, down }: Pick<WireDesign, 'scale' | 'across' | 'down'>,
) {
  const { width, height } = size ?? { width: 1, height: 1 };
  const room = { width: FRAME.width - 2 * FRAME.bleed, height: FRAME.height - 2 * FRAME.bleed };
  const pixel = (Math.min(room.width / width, room.height / height) * scale) / 100;
  const box = { width: width * pixel, height: height * pixel };
  return { ...box, x: (FRAME.width - box.width) / 2 + across, y: (FRAME.height - box.height) / 2 + down };
}

export function placementRefusal(picture: PictureRecord, design: WireDesign) {
  const { x, y, width, height } = boxOf(picture, design);
  if (x >= FRAME.width || y >= FRAME.height || x + width <= 0 || y + height <= 0)
    return { reason: 'outOfFrame', subject: 'across' };
  if (Math.max(width, height) < FRAME.minLogo - 0.1) return { reason: 'tooSmall', subject: 'scale' };
  const dots = ((picture.size?.width ?? 0) * 25.4) / width;
  return !picture.isVector && dots < PICTURE.resolution - 1 ? { reason: 'tooCoarse', subject: 'scale' } : null;
}
