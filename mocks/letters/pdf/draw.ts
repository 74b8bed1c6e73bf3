import { A4, Paper } from '#mocks/pdf/paper.ts';
import type { Lang } from '../../shared/lang.ts';
import { FIRST_LINE, LINE_HEIGHT, MARGIN, TEXT_WIDTH } from '../layout.ts';

export const titles: Record<Lang, string> = { fr: 'Courrier en ligne', en: 'Online letter' };

/** The pages of a typed letter; the address is printed when it is sent. */
export async function drawLetter(pages: readonly (readonly string[])[], lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(A4, titles[lang], lang);
  for (const [place, lines] of pages.entries()) {
    paper.page();
    const top = place === 0 ? FIRST_LINE : MARGIN;
    for (const [line, text] of lines.entries())
      paper.text(text, { x: MARGIN, y: top + line * LINE_HEIGHT, width: TEXT_WIDTH, size: 10 });
  }
  return paper.bytes();
}
