import { Paper } from '../../pdf/paper.ts';
import type { Lang } from '../../shared/lang.ts';
import { placesOf, type SupportRecord } from '../../stamps/supports.ts';
import { rule } from './rule.ts';

const words: Record<Lang, { grid: string; offset: string }> = {
  fr: { grid: 'Grille de repérage', offset: 'Décalage' },
  en: { grid: 'Alignment grid', offset: 'Offset' },
};

/** The cells of a support, a cross in the first, and the rule: laid on the support against the light it shows the offset. */
export async function drawStampGrid({ support, offset, lang }: GridFile): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang];
  const { page, grid } = support;
  const paper = new Paper(page, t.grid, lang);
  paper.page();
  for (const { x, y } of placesOf({ ...support, kind: 'PAPER' }, 1, grid.columns * grid.rows))
    paper.frame({ x: x + offset.x, y: y + offset.y, width: grid.width, height: grid.height });
  const [x, y] = [grid.left + offset.x, grid.top + offset.y];
  const middle = { x: x + grid.width / 2, y: y + grid.height / 2 };
  paper.block({ x: middle.x - 5, y: middle.y, width: 10, height: 0.2 });
  paper.block({ x: middle.x, y: middle.y - 5, width: 0.2, height: 10 });
  const named = { x: x + 3, y: y + 3, width: grid.width - 6, size: 7 };
  paper.text(support.name[lang], { ...named, bold: true });
  paper.text(`${t.offset} X ${offset.x} mm, Y ${offset.y} mm`, { ...named, y: y + 7 });
  if (page.width >= 120 && page.height >= 200) rule(paper, { x: 15, y: page.height - 8, isWide: true });
  return paper.bytes();
}

interface GridFile {
  support: SupportRecord;
  offset: { x: number; y: number };
  lang: Lang;
}
