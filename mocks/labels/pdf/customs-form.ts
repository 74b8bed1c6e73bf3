import type { PrintedParcel } from '../../parcels/printed.ts';
import { A4, type Box, type Paper } from '../../pdf/paper.ts';
import type { Words } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';
import { drawBars } from './barcodes.ts';

const words = {
  title: { fr: 'CN23 - Déclaration en douane', en: 'Customs declaration' },
  copy: { fr: 'Exemplaire', en: 'Copy' },
  of: { fr: 'sur', en: 'of' },
  sender: { fr: 'Expéditeur', en: 'From' },
  recipient: { fr: 'Destinataire', en: 'To' },
  category: { fr: 'Nature du contenu', en: 'Nature of contents' },
  weight: { fr: 'Poids brut', en: 'Gross weight' },
  postage: { fr: 'Port payé', en: 'Postage paid' },
  posted: { fr: 'Lieu et date de dépôt', en: 'Place and date of posting' },
  signature: { fr: 'Date et signature de l’expéditeur', en: 'Date and sender’s signature' },
} satisfies Record<string, Words>;

const head: Words[] = [
  { fr: 'Contenu', en: 'Contents' },
  { fr: 'Quantité', en: 'Quantity' },
  { fr: 'Poids net', en: 'Net weight' },
  { fr: 'Valeur', en: 'Value' },
  { fr: 'Code douanier', en: 'HS code' },
  { fr: 'Origine', en: 'Origin' },
];

/** One stays at the post office, the others travel with the parcel. */
const COPIES = 4;
const ARTICLES_A_PAGE = 16;
/** Where each column begins, and how wide it is. */
const columns = [
  [15, 56],
  [73, 22],
  [97, 24],
  [123, 26],
  [151, 25],
  [178, 17],
] as const;

/** The line of the sender, who is told what to do with the copies. */
const pouch = 'Signez chaque exemplaire, puis glissez-les dans une pochette transparente sur le colis.';

interface Declared {
  trackingId: string;
  parcel: PrintedParcel;
}

/** The CN23 form of a parcel, in all its copies: on A4, whatever the format of the labels. */
export function drawCustomsForm(paper: Paper, { trackingId, parcel }: Declared): void {
  const { sender, recipient, contact, customs } = parcel;
  if (!customs) return;
  const { category, articles, total, boxes, certification, say } = customs;
  for (let copy = 1; copy <= COPIES; copy += 1)
    for (let first = 0; first < articles.length; first += ARTICLES_A_PAGE) {
      paper.page(A4);
      paper.text(say(words.title), { x: 15, y: 12, width: 100, size: 16, bold: true });
      paper.text(`${say(words.copy)} ${copy} ${say(words.of)} ${COPIES}`, { x: 15, y: 21, width: 100 });
      drawBars(paper, trackingId, { x: 120, y: 12, width: 75, height: 16 });
      paper.text(groupDigits(trackingId), { x: 130, y: 30, width: 60, bold: true });
      drawParty(paper, { x: 15, title: say(words.sender), lines: sender });
      drawParty(paper, { x: 107, title: say(words.recipient), lines: [...recipient, ...contact] });
      paper.text(`${say(words.category)} : ${category}`, { x: 15, y: 86, width: 180, bold: true });
      paper.text(`${say(words.weight)} : ${customs.weight}`, { x: 15, y: 92, width: 88 });
      paper.text(`${say(words.postage)} : ${customs.postage}`, { x: 107, y: 92, width: 88 });
      drawRow(paper, 100, head.map(say), true);
      const pageArticles = articles.slice(first, first + ARTICLES_A_PAGE);
      for (const [line, { cells }] of pageArticles.entries()) drawRow(paper, 106 + line * 6, cells, false);
      const end = 107 + pageArticles.length * 6;
      paper.frame({ x: 15, y: end, width: 180, height: 0.05 });
      drawRow(paper, end + 2, total, true);
      for (const [place, { title, value }] of boxes.entries())
        drawBox(paper, { x: 15 + (place % 3) * 60, y: 214 + Math.floor(place / 3) * 13, width: 60, height: 13 }, [
          title,
          value,
        ]);
      const sentences = [...new Set([certification.fr, ...(parcel.isAbroad ? [certification.en] : [])])];
      for (const [line, part] of sentences.flatMap(halves).entries())
        paper.text(part, { x: 15, y: 242 + line * 4, width: 180, size: 7.5 });
      drawBox(paper, { x: 15, y: 260, width: 90, height: 24 }, [say(words.posted), customs.posted]);
      drawBox(paper, { x: 105, y: 260, width: 90, height: 24 }, [say(words.signature), '']);
      paper.text(pouch, { x: 15, y: 287, width: 180, size: 7 });
    }
}

/** A long sentence on two lines. */
function halves(text: string): [string, string] {
  const middle = text.indexOf(' ', text.length / 2);
  return [text.slice(0, middle), text.slice(middle + 1)];
}

function drawBox(paper: Paper, box: Box, [title, value]: [title: string, value: string]): void {
  paper.frame(box);
  paper.text(title, { x: box.x + 2, y: box.y + 2, width: box.width - 4, size: 7 });
  if (value) paper.text(value, { x: box.x + 2, y: box.y + 6.5, width: box.width - 4, size: 9, bold: true });
}

function drawParty(paper: Paper, { x, title, lines }: { x: number; title: string; lines: readonly string[] }): void {
  paper.frame({ x, y: 38, width: 88, height: 44 });
  paper.text(title, { x: x + 3, y: 40, width: 80, size: 7 });
  const step = Math.min(4.5, 38 / lines.length);
  for (const [line, text] of lines.entries())
    paper.text(text, { x: x + 3, y: 44 + line * step, width: 82, size: 2 * step, bold: line === 0 });
}

function drawRow(paper: Paper, y: number, cells: readonly string[], bold: boolean): void {
  for (const [place, [x, width]] of columns.entries()) paper.text(cells[place] ?? '', { x, y, width, size: 8, bold });
}
