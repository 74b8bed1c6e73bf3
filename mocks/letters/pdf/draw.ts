import { A4, Paper } from '#mocks/labels/pdf/paper.ts';
import { FIRST_LINE, LINE_HEIGHT, MARGIN } from '../layout.ts';

/** The pages of a typed letter; the address is printed when it is sent. */
export async function drawLetter(pages: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(A4, 'Courrier en ligne');
  for (const [place, lines] of pages.entries()) {
    paper.page();
    const top = place === 0 ? FIRST_LINE : MARGIN;
    for (const [line, text] of lines.entries())
      paper.text(text, { x: MARGIN, y: top + line * LINE_HEIGHT, width: 160, size: 10 });
  }
  return paper.bytes();
}
