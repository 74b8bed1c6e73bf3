import type { components } from '#contracts/generated/labels.ts';
import { weightIn } from '../../parcels/configurations.ts';
import { A4, Paper } from '../../pdf/paper.ts';
import type { UserRecord } from '../../records/users.ts';
import { dayOf, numericDay, promisedDay, timeOf } from '../../shared/calendar/clock.ts';
import { type Lang, withLabel } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';
import { carrierNames } from '../../tariffs/carriers.ts';
import { drawBars, drawMatrix } from './barcodes.ts';

type List = components['schemas']['DepositList'];
type Label = List['labels'][number];

const inFrench = {
  title: 'Liste de dépôt',
  sender: 'Expéditeur',
  date: 'Jour du dépôt',
  created: 'Établie le',
  count: 'Nombre d’envois',
  weight: 'Poids total',
  unknown: 'non indiqué',
  scanned: 'Scannée au guichet le',
  at: 'à',
  use: 'Au guichet, présentez cette page avec vos envois : un seul code les enregistre tous.',
  stamp: 'Cachet du bureau de poste et signature',
  parcels: 'Envois',
  head: ['N°', 'N° de suivi', 'Service', 'Destinataire', 'Destination', 'Poids', 'Commande'],
  registered: 'Lettre recommandée',
  page: 'page',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    title: 'Deposit list',
    sender: 'Sender',
    date: 'Hand-in day',
    created: 'Created on',
    count: 'Number of items',
    weight: 'Total weight',
    unknown: 'not given',
    scanned: 'Scanned at the counter on',
    at: 'at',
    use: 'Hand this page in at the counter with your items: one code records all of them.',
    stamp: 'Post office stamp and signature',
    parcels: 'Items',
    head: ['No.', 'Tracking number', 'Service', 'Recipient', 'Destination', 'Weight', 'Order'],
    registered: 'Registered letter',
    page: 'page',
  },
};

const margin = 15;
const width = A4.width - 2 * margin;
const bottom = 282;
const size = 8;
const step = 4;
const columns: readonly (readonly [x: number, width: number])[] = [
  [15, 7],
  [23, 29],
  [53, 22],
  [76, 32],
  [109, 38],
  [148, 13],
  [162, 33],
];

interface DepositListFile {
  list: List;
  /** Who hands it in. */
  owner: Pick<UserRecord, 'firstName' | 'lastName' | 'legalEntity'>;
  lang: Lang;
}

/** What a counter scans once for all parcels of a day, and stamps as a receipt; the code is on the first page. */
export async function drawDepositList({ list, owner, lang }: DepositListFile): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang];
  const title = `${t.title} ${list.number}`;
  const paper = new Paper(A4, title, lang);
  const moment = (iso: string) => `${numericDay(dayOf(Date.parse(iso)))} ${t.at} ${timeOf(Date.parse(iso))}`;
  paper.page();
  paper.text(title, { x: margin, y: 15, width: 140, size: 16, bold: true, tag: 'H1' });
  const name = owner.legalEntity?.name ?? `${owner.firstName} ${owner.lastName}`;
  const facts = [
    withLabel(t.sender, name, lang),
    withLabel(t.date, promisedDay(list.depositDate, lang), lang),
    withLabel(t.count, String(list.labels.length), lang),
    withLabel(t.weight, list.totalWeight === undefined ? t.unknown : weightIn(list.totalWeight), lang),
    `${t.created} ${moment(list.createdAt)}`,
    ...(list.scannedAt ? [`${t.scanned} ${moment(list.scannedAt)}`] : []),
  ];
  for (const [line, text] of facts.entries())
    paper.text(text, { x: margin, y: 26 + line * 6, width: 135, size: 10, bold: line < 4 });
  drawMatrix(paper, list.barcode.text, { x: 158, y: 15, width: 36, height: 36 });
  drawBars(paper, list.barcode.text, { x: margin, y: 64, width: 90, height: 16 });
  paper.text(list.barcode.text, { x: margin + 9, y: 81, width: 80, size: 10, bold: true });
  drawStampBox(paper, lang);
  for (const [line, text] of paper.lines(t.use, { width: 90, size }).entries())
    paper.text(text, { x: margin, y: 89 + line * step, width: 90, size });
  paper.text(t.parcels, { x: margin, y: 102, width, size: 12, bold: true, tag: 'H2' });
  drawLabels(paper, { list, title, lang });
  return paper.bytes();
}

/** Whoever stamps it reads French. */
function drawStampBox(paper: Paper, lang: Lang): void {
  paper.frame({ x: 112, y: 62, width: 83, height: 36 });
  paper.group('Sect', () => paper.text(words.fr.stamp, { x: 114, y: 64, width: 79, size }), 'fr');
  if (lang !== 'fr') paper.text(words[lang].stamp, { x: 114, y: 68, width: 79, size });
}

function drawLabels(paper: Paper, { list, title, lang }: { list: List; title: string; lang: Lang }): void {
  const t = words[lang];
  let [y, page] = [110, 1];
  const head = () => {
    drawRow(paper, y, { cells: t.head.map((cell) => [cell]), isHead: true });
    y += step + 2;
    paper.frame({ x: margin, y: y - 1.5, width, height: 0.05 });
  };
  paper.group('Table', () => {
    head();
    for (const [place, label] of list.labels.entries()) {
      const cells = cellsOf(label, place, lang).map((text, at) =>
        paper.lines(text, { width: columns[at]?.[1] ?? width, size }),
      );
      const height = step * Math.max(...cells.map(({ length }) => length)) + 1.5;
      if (y + height > bottom) {
        page += 1;
        paper.page();
        paper.text(`${title}, ${t.page} ${page}`, { x: margin, y: margin, width, bold: true });
        y = margin + 8;
        head();
      }
      drawRow(paper, y, { cells });
      y += height;
    }
  });
}

function cellsOf(label: Label, place: number, lang: Lang): string[] {
  const { trackingId, service, carrierCode = 'POFR', recipient = '', destination = '', weight, orderCode } = label;
  const carrier = carrierNames[carrierCode as keyof typeof carrierNames]?.[lang] ?? carrierCode;
  return [
    String(place + 1),
    groupDigits(trackingId),
    service === 'vrel' ? words[lang].registered : carrier,
    recipient,
    destination,
    weight === undefined ? '' : weightIn(weight),
    orderCode,
  ];
}

function drawRow(
  paper: Paper,
  y: number,
  { cells, isHead = false }: { cells: readonly (readonly string[])[]; isHead?: boolean },
): void {
  paper.group('TR', () => {
    for (const [at, [x, wide]] of columns.entries()) {
      const lines = cells[at] ?? [];
      const draw = () => {
        for (const [line, text] of lines.entries())
          paper.text(text, { x, y: y + line * step, width: wide, size, bold: isHead, tag: isHead ? 'TH' : 'P' });
      };
      if (isHead) draw();
      else paper.group('TD', draw);
    }
  });
}
