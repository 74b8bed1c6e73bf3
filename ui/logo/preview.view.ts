import type { LogoOptions, Placement } from '#domain/logo/logo.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The stamp at the size that it is printed at, in colour and in black and white. */
export interface PreviewView {
  colour: { src: string; alt: string };
  black: { src: string; alt: string };
  /** In CSS pixels, of which 96 are an inch: the true size. */
  width: number;
  height: number;
  /** Where the logo may be cut, drawn over the picture in millimetres; absent where nothing is to be changed. */
  guides?: Guides;
}

export interface Guides {
  stamp: LogoOptions['stamp'];
  /** What is printed, and what is sure not to be cut. */
  frame: Area;
  safe: Area;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function guidesOf({ stamp, frame }: Pick<LogoOptions, 'stamp' | 'frame'>): Guides {
  const { x, y, width, height, bleed } = frame;
  return {
    stamp,
    frame: { x, y, width, height },
    safe: { x: x + bleed, y: y + bleed, width: width - 2 * bleed, height: height - 2 * bleed },
  };
}

const pixels = (millimetres: number): number => Math.round((millimetres * 96) / 25.4);

/** @param background `null`: none is chosen yet. */
export function previewView(
  { placement: { scale, across, down }, background }: { placement: Placement; background: string | null },
  { stamp }: Pick<LogoOptions, 'stamp'>,
  { t, paths }: Wording,
): PreviewView {
  const placed = { taille: scale, x: String(across), y: String(down), fond: background };
  return {
    colour: { src: paths.logoPreview(placed), alt: t('logo.previewColour') },
    black: { src: paths.logoPreview({ ...placed, couleur: 'noir' }), alt: t('logo.previewBlack') },
    width: pixels(stamp.width),
    height: pixels(stamp.height),
  };
}
