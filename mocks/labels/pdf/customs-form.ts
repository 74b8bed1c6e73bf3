import type { PrintedParcel } from '../../parcels/printed.ts';
import type { Lang } from '../../shared/lang.ts';
import { drawBars } from './barcodes.ts';
import { A4, type Paper } from './paper.ts';

const inFrench = {
  title: 'CN23 - Déclaration en douane',
  copy: 'Exemplaire',
  of: 'sur',
  sender: 'Expéditeur',
  recipient: 'Destinataire',
  category: 'Nature du contenu',
  head: ['Contenu', 'Quantité', 'Poids net', 'Valeur', 'Code douanier', 'Origine'],
  signature: 'Date et signature de l’expéditeur',
  pouch: 'Signez chaque exemplaire, puis glissez-les dans une pochette transparente sur le colis.',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    title: 'CN23 - Customs declaration',
    copy: 'Copy',
    of: 'of',
    sender: 'Sender',
    recipient: 'Recipient',
    category: 'Nature of contents',
    head: ['Contents', 'Quantity', 'Net weight', 'Value', 'Customs code', 'Origin'],
    signature: 'Date and signature of the sender',
    pouch: 'Sign each copy, then put them in a clear pouch on the parcel.',
  },
};

/** One stays at the post office, the others travel with the parcel. */
const COPIES = 4;
const ARTICLES_A_PAGE = 20;
/** Where each column begins, and how wide it is. */
const columns = [
  [15, 66],
  [83, 16],
  [101, 22],
  [125, 26],
  [153, 26],
  [181, 14],
] as const;

interface Declared {
  trackingId: string;
  parcel: PrintedParcel;
}

/** The CN23 form of a parcel, in all its copies: on A4, whatever the format of the labels. */
export function drawCustomsForm(
  paper: Paper,
  { trackingId, parcel: { sender, recipient, weight, customs } }: Declared,
  lang: Lang,
): void {
  const t = words[lang];
  if (!customs) return;
  const { category, articles, total, notes } = customs;
  for (let copy = 1; copy <= COPIES; copy += 1)
    for (let first = 0; first < articles.length; first += ARTICLES_A_PAGE) {
      paper.page(A4);
      paper.text(t.title, { x: 15, y: 12, width: 110, size: 16, bold: true });
      paper.text(`${t.copy} ${copy} ${t.of} ${COPIES}`, { x: 15, y: 21, width: 110 });
      drawBars(paper, trackingId, { x: 120, y: 12, width: 75, height: 16 });
      paper.text(trackingId, { x: 130, y: 30, width: 60, bold: true });
      drawParty(paper, { x: 15, title: t.sender, lines: sender });
      drawParty(paper, { x: 107, title: t.recipient, lines: recipient });
      paper.text(`${t.category} : ${category}`, { x: 15, y: 88, width: 110, bold: true });
      paper.text(weight, { x: 130, y: 88, width: 65 });
      drawRow(paper, 98, t.head, true);
      const shown = articles.slice(first, first + ARTICLES_A_PAGE);
      for (const [line, { cells }] of shown.entries()) drawRow(paper, 105 + line * 6, cells, false);
      const end = 107 + shown.length * 6;
      paper.frame({ x: 15, y: end, width: 180, height: 0.05 });
      drawRow(paper, end + 2, total, true);
      for (const [line, note] of notes.entries()) paper.text(note, { x: 15, y: end + 12 + line * 5, width: 180 });
      paper.frame({ x: 15, y: 262, width: 180, height: 22 });
      paper.text(t.signature, { x: 18, y: 264, width: 100, size: 7 });
      paper.text(t.pouch, { x: 15, y: 287, width: 180, size: 7 });
    }
}

function drawParty(paper: Paper, { x, title, lines }: { x: number; title: string; lines: readonly string[] }): void {
  paper.frame({ x, y: 40, width: 88, height: 42 });
  paper.text(title, { x: x + 3, y: 43, width: 80, size: 7 });
  for (const [line, text] of lines.entries())
    paper.text(text, { x: x + 3, y: 48 + line * 4.5, width: 82, size: 9, bold: line === 0 });
}

function drawRow(paper: Paper, y: number, cells: readonly string[], bold: boolean): void {
  for (const [place, [x, width]] of columns.entries()) paper.text(cells[place] ?? '', { x, y, width, size: 8, bold });
}
