import bwip from 'bwip-js/node';
import sharp from 'sharp';
import type { LogoToPrint } from '../printed.ts';
import { emblemOf } from './emblems.ts';

export interface ReadPicture {
  /** `null`: it cannot be read. */
  size: { width: number; height: number } | null;
  isVector: boolean;
  isTransparent: boolean;
  findings: string[];
  png: Uint8Array;
}

/** What a vector picture may hold that no printer needs: programs, and links out of itself. */
const active = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#|data:image\/(?:png|jpeg))/i;

/** The longest side of the pixels that are kept. */
const longest = 1600;
const unreadable = (isVector: boolean): ReadPicture => ({
  size: null,
  isVector,
  isTransparent: false,
  findings: ['UNREADABLE'],
  png: new Uint8Array(),
});

/** Reads a picture, and makes pixels of it: a vector picture is drawn here, by a library that runs no programs. */
export async function readPicture(bytes: Uint8Array, type: string): Promise<ReadPicture> {
  const isVector = type === 'image/svg+xml';
  try {
    const { width, height, space } = await sharp(bytes).metadata();
    const drawn = isVector ? sharp(bytes, { density: densityFor(Math.max(width, height)) }) : sharp(bytes);
    const png = await drawn
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: !isVector })
      .toColourspace('srgb')
      .ensureAlpha()
      .png()
      .toBuffer();
    const { isTransparent, isWhite } = await looksOf(png);
    return {
      size: { width, height },
      isVector,
      isTransparent,
      findings: [
        ...(space === 'srgb' || space === 'b-w' || space === 'rgb16' || space === 'grey16' ? [] : ['COLOUR_SPACE']),
        ...(isTransparent && isWhite ? ['WHITE_ON_TRANSPARENT'] : []),
        ...(isVector && active.test(new TextDecoder().decode(bytes)) ? ['SCRIPT_REMOVED'] : []),
      ],
      png,
    };
  } catch {
    return unreadable(isVector);
  }
}

/** Dots to an inch at which its longer side is long enough. */
const densityFor = (side: number): number => Math.min(2400, Math.max(72, Math.round((72 * longest) / side)));

/** Whether something is seen through it, and whether all that is not is white. */
async function looksOf(png: Uint8Array): Promise<{ isTransparent: boolean; isWhite: boolean }> {
  const pixels = await sharp(png).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
  let [seen, white, through] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) through += 1;
    else {
      seen += 1;
      if (Math.min(red, green, blue) > 235) white += 1;
    }
  }
  return { isTransparent: through > 0, isWhite: seen > 0 && white / seen > 0.95 };
}

export interface DrawnStamp extends LogoToPrint {
  /** As a printer without colours prints it. */
  isBlack: boolean;
  /** Only what stands in the frame. */
  isFrameOnly: boolean;
  /** In its Data Matrix. */
  text: string;
  /** Of a logo whose picture is not kept: its emblem stands in the frame. */
  name?: string;
}

const resolution = 400;
const millimetresAnInch = 25.4;

/** The stamp with its Data Matrix, at the size that it is printed at. */
export async function drawStamp(drawn: DrawnStamp): Promise<Uint8Array<ArrayBuffer>> {
  const { stamp, frame, isBlack, isFrameOnly } = drawn;
  const dots = (millimetres: number) => Math.round((millimetres * resolution) / millimetresAnInch);
  const image = sharp(Buffer.from(svgOf(drawn, dots(stamp.width), dots(stamp.height))));
  const area = { left: dots(frame.x), top: dots(frame.y), width: dots(frame.width), height: dots(frame.height) };
  if (isFrameOnly) image.extract(area);
  const png = await (isBlack ? image.greyscale() : image).withMetadata({ density: resolution }).png().toBuffer();
  return new Uint8Array(png);
}

function svgOf(
  { stamp, frame, background, picture, code, text, name }: DrawnStamp,
  width: number,
  height: number,
): string {
  const place = ({ x, y, ...size }: LogoToPrint['frame']) =>
    `x="${x}" y="${y}" width="${size.width}" height="${size.height}"`;
  const emblem = !picture && name ? emblemOf(name) : null;
  const data = picture && `data:image/png;base64,${Buffer.from(picture.png).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stamp.width} ${stamp.height}">
<defs><clipPath id="frame"><rect ${place(frame)}/></clipPath></defs>
<rect width="${stamp.width}" height="${stamp.height}" fill="#fff"/>
<rect ${place(frame)} fill="${emblem?.ground ?? background}"/>
${emblem ? `<svg x="${frame.x + 2}" y="${frame.y + (frame.height - frame.width) / 2 + 2}" width="${frame.width - 4}" height="${frame.width - 4}" viewBox="0 0 100 100">${emblem.svg}</svg>` : ''}
${picture ? `<image clip-path="url(#frame)" preserveAspectRatio="none" ${place(picture.box)} href="${data}"/>` : ''}
${matrixOf(text, { x: code.x, y: code.y, side: code.width })}
<path d="M5 28h24M5 31h18" stroke="#000" stroke-width="1"/>
</svg>`;
}

function matrixOf(text: string, { x, y, side }: { x: number; y: number; side: number }): string {
  const [symbol] = bwip.raw({ bcid: 'datamatrix', text }) as unknown as [{ pixs: number[]; pixx: number }];
  const module = side / symbol.pixx;
  const dark = symbol.pixs.flatMap((isDark, index) =>
    isDark
      ? [
          `M${x + (index % symbol.pixx) * module} ${y + Math.floor(index / symbol.pixx) * module}h${module}v${module}h-${module}z`,
        ]
      : [],
  );
  return `<path d="${dark.join('')}" fill="#000"/>`;
}
