/** The files of the mock backend. It is loaded when a file is asked for; Storybook plays a small one in its place. */

import { A4, type Box, Paper, type Size } from '../../pdf/paper.ts';
import type { Vignette } from '../../registered-mail/printed.ts';
import type { Lang } from '../../shared/lang.ts';
import type { Format } from '../formats.ts';
import { drawMatrix } from './barcodes.ts';
import { drawCustomsForm } from './customs-form.ts';
import { drawLabel, drawProof, type LabelToDraw } from './label.ts';
import { rule } from './rule.ts';
import { drawSet, type StampSetFile } from './stamp-set.ts';
import { drawVignette } from './vignette.ts';

export { matrixRows } from './barcodes.ts';
export { drawDepositList } from './deposit-list.ts';
export { drawDropOffCode } from './drop-off-code.ts';
export { drawInvoice } from './invoice.ts';
export { drawLetterProof } from './letter-proof.ts';
export { drawStampGrid } from './stamp-grid.ts';

const label: Size = { width: 100, height: 150 };
const pages: Record<Format, Size> = { A4, A4_4: A4, '10X15': label, DYMO: { width: 104, height: 159 } };
const cell: Size = { width: A4.width / 2, height: A4.height / 2 };

export interface LabelFile {
  orderCode: string;
  /** `vignette`: of a registered letter, on a page of its own. */
  labels: (Omit<LabelToDraw, 'orderCode'> & { vignette?: Vignette | null })[];
  format: Format;
  /** The first free cell of a sheet of four, from 1. */
  startCell: number;
  lang: Lang;
}

const inFrench = {
  order: 'Commande',
  example: 'EXEMPLE - sans valeur d’affranchissement',
  sample: 'EXEMPLE',
  stamps: 'Vos timbres à imprimer',
  test: 'Page de test',
  rule: 'Cette règle mesure 100 mm. Mesurez-la : sinon, imprimez à 100 %, sans ajuster à la page.',
  cell: 'Case',
  first: 'première étiquette',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    order: 'Order',
    example: 'SAMPLE - no postage paid',
    sample: 'SAMPLE',
    stamps: 'Your printable stamps',
    test: 'Test page',
    rule: 'This rule measures 100 mm. Measure it: if it does not, print at 100%, without fitting to the page.',
    cell: 'Cell',
    first: 'first label',
  },
};

const cellBox = (place: number): Box => ({
  ...cell,
  x: (place % 2) * cell.width,
  y: Math.floor(place / 2) * cell.height,
});

export async function drawLabels({ labels, format, startCell, ...about }: LabelFile): Promise<Uint8Array<ArrayBuffer>> {
  const size = pages[format];
  const plain = labels.filter(({ vignette }) => !vignette);
  // A label is in French, whatever language it was asked for in.
  const lang = plain.length > 0 ? 'fr' : about.lang;
  const paper = new Paper(size, `${words[lang].order} ${about.orderCode}`, lang);
  for (const [index, each] of plain.entries()) {
    const place = format === 'A4_4' ? (index + startCell - 1) % 4 : 0;
    if (format !== 'A4_4' || index === 0 || place === 0) paper.page();
    drawLabel(paper, { ...about, ...each, box: placeOf(format, place) });
    if (format === 'A4') drawProof(paper, { ...about, ...each });
  }
  for (const { trackingId, parcel } of plain) if (parcel) drawCustomsForm(paper, { trackingId, parcel });
  for (const { vignette } of labels) if (vignette) drawVignette(paper, vignette, about);
  return paper.bytes();
}

/** Where a label stands on its page. */
const placeOf = (format: Format, place: number): Box => {
  if (format === 'A4_4') return cellBox(place);
  if (format === 'A4') return { x: (A4.width - label.width) / 2, y: 20, ...label };
  return { x: 0, y: 0, ...pages[format] };
};

interface StampFile {
  orderCode: string;
  /** What is printed on each, and how often. */
  stamps: { title: string; picture: string; quantity: number }[];
  /** What was composed: printed on its own paper, after those. */
  sets: readonly StampSetFile[];
  /** Millimetres that the printer of the shopper needs. */
  offset: { x: number; y: number };
  lang: Lang;
}

/** Stamps of 63 by 38 mm, three to a row. */
const stampSize: Size = { width: 63, height: 38 };

export async function drawStamps({
  orderCode,
  stamps,
  sets,
  offset,
  lang,
}: StampFile): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang];
  const paper = new Paper(A4, `${t.stamps} - ${t.order} ${orderCode}`, lang);
  const all = stamps.flatMap((each) => Array.from({ length: each.quantity }, () => each));
  const perPage = 18;
  for (const [index, { title, picture }] of all.entries()) {
    const place = index % perPage;
    if (place === 0) {
      paper.page();
      paper.text(t.stamps, { x: 10, y: 10, width: 120, size: 14, bold: true });
      paper.text(`${t.order} ${orderCode}`, { x: 10, y: 18, width: 190 });
    }
    const box = {
      ...stampSize,
      x: 10 + (place % 3) * stampSize.width,
      y: 28 + Math.floor(place / 3) * (stampSize.height + 4),
    };
    paper.frame(box, { isDashed: true });
    drawMatrix(paper, `${orderCode}/${index + 1}`, { x: box.x + 3, y: box.y + 5, width: 20, height: 20 });
    paper.text(title, { x: box.x + 26, y: box.y + 5, width: 35, bold: true });
    paper.text(picture, { x: box.x + 26, y: box.y + 12, width: 35, size: 8 });
    paper.text(t.example, { x: box.x + 3, y: box.y + 31, width: 58, size: 6 });
  }
  for (const set of sets) drawSet(paper, set, { orderCode, example: t.sample, offset });
  return paper.bytes();
}

export async function drawTestPage({ format, startCell, lang }: Pick<LabelFile, 'format' | 'startCell' | 'lang'>) {
  const t = words[lang];
  const size = pages[format];
  const paper = new Paper(size, t.test, lang);
  paper.page();
  const isWide = size.width >= 120;
  paper.text(t.test, { x: 15, y: 10, width: size.width - 20, size: 14, bold: true });
  if (isWide) paper.text(t.rule, { x: 15, y: 18, width: 190, size: 8 });
  else
    for (const [line, part] of halves(t.rule).entries())
      paper.text(part, { x: 25, y: 18 + line * 5, width: 75, size: 7 });
  rule(paper, isWide ? { x: 15, y: 30, isWide } : { x: 12, y: 30, isWide });
  if (format === 'A4_4')
    for (const place of [0, 1, 2, 3]) {
      const box = cellBox(place);
      paper.frame({ x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }, { isDashed: true });
      const first = place + 1 === startCell ? ` - ${t.first}` : '';
      paper.text(`${t.cell} ${place + 1}${first}`, { x: box.x + 30, y: box.y + 70, width: 70, size: 12 });
    }
  return paper.bytes();
}

const halves = (text: string): [string, string] => {
  const middle = text.indexOf(' ', text.length / 2);
  return [text.slice(0, middle), text.slice(middle + 1)];
};

export { drawPlank } from './plank.ts';
