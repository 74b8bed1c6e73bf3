import { A4, type Paper } from '../../pdf/paper.ts';
import type { Vignette } from '../../registered-mail/printed.ts';
import { type Lang, withLabel } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';
import { drawBars, drawMatrix } from './barcodes.ts';

const inFrench = {
  title: 'Lettre recommandée',
  tracking: 'N° de suivi',
  recipient: 'Destinataire',
  sender: 'Expéditeur',
  example: 'EXEMPLE - sans valeur d’affranchissement',
  cut: 'Découpez le long de ce cadre',
  keep: 'Sous ce trait : à garder',
  proof: 'À garder avec votre preuve de dépôt',
  order: 'Commande',
  glue: 'Collez la vignette à plat, sans la plier.',
  tape: 'Ne recouvrez jamais le code-barres de ruban adhésif : il ne serait plus lu.',
  no: 'NON',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    title: 'Registered letter',
    tracking: 'Tracking number',
    recipient: 'Recipient',
    sender: 'Sender',
    example: 'SAMPLE - no postage paid',
    cut: 'Cut along this frame',
    keep: 'Below this line: to keep',
    proof: 'Keep this with your proof of posting',
    order: 'Order',
    glue: 'Stick the label on flat, without folding it.',
    tape: 'Never put tape over the barcode: it could no longer be read.',
    no: 'NO',
  },
};

/** The vignette above, in French since the post reads it; below what the sender keeps. */
const vignette = { x: 25, y: 20, width: 160, height: 110 };
const half = A4.height / 2;

/** An A4 page for a registered letter, whatever the format of other labels. */
export function drawVignette(paper: Paper, of: Vignette, { orderCode, lang }: { orderCode: string; lang: Lang }): void {
  const t = words[lang];
  const { x, y, width } = vignette;
  paper.page(A4);
  if (of.isCut) {
    paper.frame(vignette, { isDashed: true });
    paper.text(t.cut, { x, y: y - 7, width, size: 8 });
  }
  paper.group('Sect', () => drawPosted(paper, of, orderCode), 'fr');

  paper.frame({ x: 0, y: half, width: A4.width, height: 0.05 }, { isDashed: true });
  paper.text(t.keep, { x: 4, y: half - 5, width: 40, size: 8 });

  const column = { x, width };
  paper.text(t.proof, { ...column, y: half + 12, size: 14, bold: true });
  for (const [line, text] of [
    `${t.tracking} ${groupDigits(of.trackingId)}`,
    `${t.title} ${of.level[lang]}`,
    ...of.usage.map((usage) => usage[lang]),
    withLabel(t.recipient, of.recipient.join(', '), lang),
    `${t.order} ${orderCode}`,
    t.glue,
  ].entries())
    paper.text(text, { ...column, y: half + 22 + line * 6, size: 9 });
  drawNoTape(paper, { x, y: half + 84, trackingId: of.trackingId, no: t.no });
  paper.text(t.tape, { x: x + 52, y: half + 92, width: width - 52, size: 9, bold: true });
}

/** What is stuck onto the envelope. */
function drawPosted(paper: Paper, of: Vignette, orderCode: string): void {
  const t = words.fr;
  const { x, y, width } = vignette;
  const inner = { x: x + 6, width: width - 12 };
  paper.text(`${t.title} ${of.level.fr}`, { ...inner, y: y + 5, width: inner.width - 30, size: 14, bold: true });
  paper.text(t.example, { ...inner, y: y + 13, size: 7 });
  drawMatrix(paper, `${of.trackingId}/${orderCode}`, { x: x + width - 28, y: y + 5, width: 22, height: 22 });
  drawBars(paper, of.trackingId, { ...inner, y: y + 32, height: 26 });
  paper.text(`${t.tracking} ${groupDigits(of.trackingId)}`, { ...inner, y: y + 60, size: 11, bold: true });
  const usage = of.usage.slice(1).map(({ fr }) => fr);
  paper.text(usage.join(' - '), { ...inner, y: y + 103, size: 7, bold: true });
  party(paper, { title: t.recipient, lines: of.recipient, x: x + 70, y: y + 70 });
  party(paper, { title: t.sender, lines: of.sender, x: x + 6, y: y + 70 });
}

function party(paper: Paper, { title, lines, x, y }: { title: string; lines: string[]; x: number; y: number }): void {
  paper.text(title, { x, y, width: 60, size: 7 });
  for (const [line, text] of lines.entries())
    paper.text(text, { x, y: y + 4 + line * 5, width: 62, size: 9, bold: line === 0 });
}

/** Bars under a strip of tape, which a cross forbids. */
function drawNoTape(
  paper: Paper,
  { x, y, trackingId, no }: { x: number; y: number; trackingId: string; no: string },
): void {
  drawBars(paper, trackingId, { x, y: y + 4, width: 44, height: 12 });
  paper.frame({ x: x - 2, y: y + 7, width: 48, height: 6 });
  paper.drawing([{ path: 'M0 8 L8 0 L100 92 L92 100 Z M92 0 L100 8 L8 100 L0 92 Z', colour: '#c00' }], {
    x: x + 12,
    y,
    width: 20,
    height: 20,
  });
  paper.text(no, { x: x + 34, y: y + 18, width: 14, size: 9, bold: true });
}
