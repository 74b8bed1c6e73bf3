import type { QrCodeView } from './drop-off-code.view.ts';

interface Symbol {
  /** 1 where it is dark, row by row. */
  pixs: number[];
  pixx: number;
  pixy: number;
}

/** White around it, in modules: a scanner needs them. */
const quiet = 4;

/** A text as a QR code, with its quiet zone. The library is loaded once a code is shown. */
export async function qrCodeOf(text: string): Promise<QrCodeView> {
  const { default: bwip } = await import('bwip-js/generic');
  const [{ pixs, pixx, pixy }] = bwip.raw({ bcid: 'qrcode', text }) as unknown as [Symbol];
  const dark = pixs.flatMap((isDark, at) =>
    isDark ? `M${quiet + (at % pixx)} ${quiet + Math.floor(at / pixx)}h1v1h-1z` : [],
  );
  return { side: Math.max(pixx, pixy) + 2 * quiet, path: dark.join('') };
}
