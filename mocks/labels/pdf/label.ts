import { type PrintedParcel, saying } from '../../parcels/printed.ts';
import { A4, type Box, type Paper } from '../../pdf/paper.ts';
import { numericDay } from '../../shared/calendar/clock.ts';
import type { Lang, Words } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';
import { drawBars, drawMatrix } from './barcodes.ts';

/** French, since a label is read in France; abroad English stands beside it. */
const words = {
  order: { fr: 'Commande', en: 'Order' },
  recipient: { fr: 'Destinataire', en: 'To' },
  sender: { fr: 'Expéditeur', en: 'From' },
  tracking: { fr: 'N° de suivi', en: 'Tracking' },
} satisfies Record<string, Words>;
const example = 'EXEMPLE - sans valeur d’affranchissement';

export interface LabelToDraw {
  orderCode: string;
  trackingId: string;
  carrier: string;
  service: string;
  /** As the order says it: of a parcel that was composed, its whole addresses are printed. */
  recipient: string;
  /** The last day on which it is taken. */
  validUntil?: string | null;
  parcel?: PrintedParcel | undefined;
}

/** For the counter alone, which is in France. */
const factsOf = ({ parcel, validUntil }: LabelToDraw): string[] => [
  ...(parcel?.facts ?? []),
  ...(validUntil ? [`Dernier jour ${numericDay(validUntil)}`] : []),
];

export function drawLabel(paper: Paper, label: LabelToDraw & { box: Box }): void {
  const { box, orderCode, trackingId, carrier, service, recipient, parcel } = label;
  const say = saying(parcel?.isAbroad ?? false);
  const [x, y, width] = [box.x + 5, box.y + 5, box.width - 10];
  paper.frame({ x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 });
  paper.text(service, { x: x + 2, y: y + 2, width: width - 30, size: 14, bold: true });
  paper.text(carrier, { x: x + 2, y: y + 9, width: width - 30 });
  drawMatrix(paper, `${trackingId}/${orderCode}`, { x: x + width - 24, y: y + 2, width: 22, height: 22 });
  paper.text(example, { x: x + 2, y: y + 18, width: width - 30, size: 7 });
  drawBars(paper, trackingId, { x, y: y + 28, width, height: 28 });
  const tracking = `${say(words.tracking)} ${groupDigits(trackingId)}`;
  paper.text(tracking, { x: x + 2, y: y + 59, width: width - 4, size: 11, bold: true });
  paper.frame({ x, y: y + 67, width, height: 40 });
  paper.text(say(words.recipient), { x: x + 3, y: y + 69, width: width - 6, size: 7 });
  const to = parcel ? [...parcel.recipient, ...parcel.contact] : recipient.split(/,\s*/);
  column(paper, to, { x: x + 3, y: y + 73, width: width - 6, height: 33 }, 5);
  if (parcel) {
    paper.text(say(words.sender), { x: x + 2, y: y + 109, width: 48, size: 7 });
    column(paper, parcel.sender, { x: x + 2, y: y + 112, width: 48, height: 22 }, 4);
  }
  column(paper, factsOf(label), { x: x + 52, y: y + 109, width: width - 54, height: 25 }, 3.8);
  paper.text(`${say(words.order)} ${orderCode}`, { x: x + 2, y: y + 133, width: width - 4 });
  // As long as a company may type it: it takes the whole width.
  paper.text(parcel?.reference ?? '', { x: x + 2, y: y + 137, width: width - 4, size: 8 });
}

/** Lines under one another, as large as fit into the box. @param most millimetres of a line. */
function column(paper: Paper, lines: readonly string[], { x, y, width, height }: Box, most: number): void {
  const step = Math.min(most, height / lines.length);
  for (const [line, part] of lines.entries())
    paper.text(part, { x, y: y + line * step, width, size: 2 * step, bold: line === 0 });
}

/** Where the label of a whole sheet ends, and what the sender keeps begins. */
const fold = 178;

const proof = { title: 'Preuve de dépôt', stamp: 'Cachet du bureau de poste' };

/** For whoever folds the sheet, in their language. */
const folding: Record<Lang, { where: string; steps: string[] }> = {
  fr: {
    where: 'Coupez ou pliez ici',
    steps: [
      '1. Coupez sur les pointillés, ou pliez la feuille vers l’arrière.',
      '2. Collez le haut à plat sur la plus grande face de l’envoi, sans plier le code-barres.',
      '3. Faites tamponner le bas au guichet, et gardez-le : il prouve le dépôt.',
    ],
  },
  en: {
    where: 'Cut or fold here',
    steps: [
      '1. Cut along the dashes, or fold the sheet backwards.',
      '2. Stick the upper half flat on the largest side of the item, without folding the barcode.',
      '3. Have the lower half stamped at the counter, and keep it: it is your proof of posting.',
    ],
  },
};

/** What is left of an A4 sheet below its one label: the proof of deposit, to be stamped, and how to fold the sheet. */
export function drawProof(paper: Paper, { lang, ...label }: LabelToDraw & { lang: Lang }): void {
  const { orderCode, trackingId, service, recipient, parcel } = label;
  paper.frame({ x: 0, y: fold, width: A4.width, height: 0.05 }, { isDashed: true });
  const { where, steps } = folding[lang];
  const drawFolding = () => {
    paper.text(where, { x: 4, y: fold - 5, width: 45, size: 8 });
    for (const [line, part] of steps.entries())
      paper.text(part, { x: 15, y: fold + 4 + line * 5, width: 180, size: 8 });
  };
  paper.group('Sect', drawFolding, lang);
  paper.text(proof.title, { x: 15, y: fold + 24, width: 110, size: 14, bold: true });
  const tracking = `${words.tracking.fr} ${groupDigits(trackingId)}`;
  column(paper, [tracking, service], { x: 15, y: fold + 33, width: 115, height: 12 }, 5);
  for (const [x, title, lines] of [
    [15, words.recipient.fr, parcel ? [...parcel.recipient, ...parcel.contact] : recipient.split(/,\s*/)],
    ...(parcel ? ([[75, words.sender.fr, parcel.sender]] as const) : []),
  ] as const) {
    paper.text(title, { x, y: fold + 46, width: 55, size: 7 });
    column(paper, lines, { x, y: fold + 50, width: 55, height: 32 }, 4.5);
  }
  const facts = [...factsOf(label), parcel?.reference ?? '', `${words.order.fr} ${orderCode}`].filter(Boolean);
  column(paper, facts, { x: 15, y: fold + 84, width: 115, height: 27 }, 4.5);
  paper.frame({ x: 135, y: fold + 26, width: 60, height: 60 });
  paper.text(proof.stamp, { x: 138, y: fold + 28, width: 54, size: 8 });
}
