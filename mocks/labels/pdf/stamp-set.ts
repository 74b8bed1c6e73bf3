import type { LogoToPrint } from '../../logo/printed.ts';
import type { Box, Paper } from '../../pdf/paper.ts';
import type { SetToPrint } from '../../stamps/printed.ts';
import { drawMatrix } from './barcodes.ts';

export type StampSetFile = SetToPrint;

/** Stamps on the pages and in the cells that the shopper has seen, each with a code of its own. */
export function drawSet(
  paper: Paper,
  { page, isCut, cell, areas, recipientArea, stamps, total }: StampSetFile,
  { orderCode, example, offset }: { orderCode: string; example: string; offset: { x: number; y: number } },
): void {
  let last = -1;
  for (const { place: planned, number, texts, shapes, logo, recipient } of stamps) {
    const place = { page: planned.page, x: planned.x + offset.x, y: planned.y + offset.y };
    if (place.page !== last) paper.page(page);
    last = place.page;
    const at = ({ x, y, width, height }: Box): Box => ({ x: place.x + x, y: place.y + y, width, height });
    if (isCut) paper.frame({ x: place.x, y: place.y, ...cell }, { isDashed: true });
    drawMatrix(paper, `${orderCode}/${number}`, at(areas.code));
    if (logo) drawLogo(paper, logo, at(areas.visual));
    else paper.drawing(shapes, at(areas.visual));
    const box = at(areas.text);
    const words = [...texts, `${number}/${total}`, example];
    const step = recipientArea ? Math.min(3, box.height / words.length) : 3;
    for (const [line, text] of words.entries())
      paper.text(text, { x: box.x, y: box.y + line * step, width: box.width, size: 6, bold: line === 0 });
    if (recipientArea && recipient.length > 0)
      drawRecipient(paper, recipient, {
        ...recipientArea,
        x: recipientArea.x + offset.x,
        y: recipientArea.y + offset.y,
      });
  }
}

/** A block for the reading machines: its lines are of one size, as many apart as seven of them fit. */
function drawRecipient(paper: Paper, lines: readonly string[], { x, y, width, height }: Box): void {
  const step = height / 7;
  paper.group('Sect', () => {
    for (const [line, text] of lines.entries())
      paper.text(text, { x, y: y + line * step, width, size: Math.min(10, step * 2.2) });
  });
}

/** The frame of a logo in the middle of this box, whole and at its proportions. */
function drawLogo(
  paper: Paper,
  { name, picture: { frame, background, ink, picture } }: { name: string; picture: LogoToPrint },
  box: Box,
): void {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  const left = box.x + (box.width - frame.width * scale) / 2 - frame.x * scale;
  const top = box.y + (box.height - frame.height * scale) / 2 - frame.y * scale;
  const at = ({ x, y, width, height }: Box): Box => ({
    x: left + x * scale,
    y: top + y * scale,
    width: width * scale,
    height: height * scale,
  });
  paper.fill(at(frame), background);
  const { x, y, width, height } = at(frame);
  if (picture) paper.picture(picture.png, at(picture.box), at(frame));
  else paper.text(name, { x: x + 1, y: y + height / 2 - 1, width: width - 2, size: 8, colour: ink });
}
