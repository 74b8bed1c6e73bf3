import type { SetToPrint } from '../../stamps/printed.ts';
import { drawMatrix } from './barcodes.ts';
import type { Box, Paper } from './paper.ts';

export type StampSetFile = SetToPrint;

/** Stamps on the pages and in the cells that the shopper has seen, each with a code of its own. */
export function drawSet(
  paper: Paper,
  { page, isCut, cell, areas, stamps, total }: StampSetFile,
  { orderCode, example, offset }: { orderCode: string; example: string; offset: { x: number; y: number } },
): void {
  let last = -1;
  for (const { place: planned, number, texts, shapes } of stamps) {
    const place = { page: planned.page, x: planned.x + offset.x, y: planned.y + offset.y };
    if (place.page !== last) paper.page(page);
    last = place.page;
    const at = ({ x, y, width, height }: Box): Box => ({ x: place.x + x, y: place.y + y, width, height });
    if (isCut) paper.frame({ x: place.x, y: place.y, ...cell }, { isDashed: true });
    drawMatrix(paper, `${orderCode}/${number}`, at(areas.code));
    paper.drawing(shapes, at(areas.visual));
    const box = at(areas.text);
    for (const [line, text] of [...texts, `${number}/${total}`, example].entries())
      paper.text(text, { x: box.x, y: box.y + line * 3, width: box.width, size: 6, bold: line === 0 });
  }
}
