import type { LogoOptions, Placement } from '#domain/logo/logo.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The stamp at the size that it is printed at, in colour and in black and white. */
export interface PreviewView {
  colour: { src: string; alt: string };
  black: { src: string; alt: string };
  /** In CSS pixels, of which 96 are an inch: the true size. */
  width: number;
  height: number;
}

const pixels = (millimetres: number): number => Math.round((millimetres * 96) / 25.4);

/** @param background `null`: none is chosen yet. */
export function previewView(
  { placement: { scale, across, down }, background }: { placement: Placement; background: string | null },
  { stamp }: Pick<LogoOptions, 'stamp'>,
  { t, paths }: Wording,
): PreviewView {
  const placed = {
    taille: scale,
    x: String(across),
    y: String(down),
    ...(background !== null && { fond: background }),
  };
  return {
    colour: { src: paths.logoPreview(placed), alt: t('logo.previewColour') },
    black: { src: paths.logoPreview({ ...placed, couleur: 'noir' }), alt: t('logo.previewBlack') },
    width: pixels(stamp.width),
    height: pixels(stamp.height),
  };
}
