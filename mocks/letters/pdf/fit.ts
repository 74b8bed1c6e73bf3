import { A4, type Box, Paper } from '#mocks/pdf/paper.ts';
import type { Lang } from '../../shared/lang.ts';
import { ADDRESS_ZONE } from '../layout.ts';
import { titles } from './draw.ts';
import type { Sheet } from './read.ts';

/** Millimetres that a printer leaves white. */
const EDGE = 8;
const whole: Box = { x: 0, y: 0, ...A4 };
const belowAddress: Box = {
  x: EDGE,
  y: ADDRESS_ZONE.y + ADDRESS_ZONE.height + EDGE,
  width: A4.width - 2 * EDGE,
  height: A4.height - ADDRESS_ZONE.y - ADDRESS_ZONE.height - 2 * EDGE,
};
/** Points in a millimetre: the height of a word is its size. */
const POINTS = 72 / 25.4;

/**
 * Pages on A4: the first one below the address. A PDF's words are drawn anew, smaller; its pictures are left out,
 * which a true backend would shrink as well.
 */
export async function drawFitted(sheets: readonly Sheet[], lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(A4, titles[lang], lang);
  for (const [place, { width, height, words }] of sheets.entries()) {
    paper.page();
    const into = place === 0 ? belowAddress : whole;
    const scale = Math.min(1, into.width / width, into.height / height);
    for (const { text, ...word } of words)
      paper.text(text, {
        x: into.x + word.x * scale,
        y: into.y + word.y * scale,
        width: word.width * scale + EDGE,
        size: word.height * scale * POINTS,
      });
  }
  return paper.bytes();
}
