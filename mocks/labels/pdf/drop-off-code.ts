import type { DepositPlace } from '../../parcels/options.ts';
import { Paper } from '../../pdf/paper.ts';
import { numericDay } from '../../shared/calendar/clock.ts';
import type { Lang } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';
import { drawQrCode } from './barcodes.ts';

export interface DropOffCode {
  orderCode: string;
  trackingId: string;
  code: string;
  service: string;
  recipient: string;
  /** `YYYY-MM-DD`. */
  validUntil: string;
  places: readonly DepositPlace[];
  lang: Lang;
}

const inFrench = {
  title: 'Code de dépôt',
  code: 'Code',
  tracking: 'N° de suivi',
  order: 'Commande',
  to: 'Pour',
  until: 'À déposer au plus tard le',
  where: 'Où',
  POST_OFFICE: 'en bureau de poste',
  PICKUP_POINT: 'en point de retrait',
  LETTERBOX: 'dans votre boîte aux lettres',
  or: 'ou',
  bring: 'Apportez votre colis fermé, sans ancienne étiquette, et ce code sur votre téléphone ou sur papier.',
  printed: 'L’étiquette est imprimée sur place. Le code sert une seule fois.',
  example: 'EXEMPLE - sans valeur d’affranchissement',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    title: 'Drop-off code',
    code: 'Code',
    tracking: 'Tracking number',
    order: 'Order',
    to: 'To',
    until: 'Hand in by',
    where: 'Where',
    POST_OFFICE: 'at a post office',
    PICKUP_POINT: 'at a pick-up point',
    LETTERBOX: 'in your letterbox',
    or: 'or',
    bring: 'Bring your closed parcel, without old labels, and this code on your phone or on paper.',
    printed: 'The label is printed there. The code works once.',
    example: 'SAMPLE - no postage paid',
  },
};

/** What whoever takes the parcel reads, in any language of the shopper. */
const atCounter = 'Guichet : scannez le code et imprimez l’étiquette';

const size = { width: 100, height: 150 };
const side = 56;

/** One page that a phone shows whole: the code in its middle, large enough for any scanner. */
export function drawDropOffCode(about: DropOffCode): Promise<Uint8Array<ArrayBuffer>> {
  const { orderCode, trackingId, code, service, recipient, validUntil, places, lang } = about;
  const t = words[lang];
  const paper = new Paper(size, `${t.title} - ${t.order} ${orderCode}`, lang);
  const width = size.width - 14;
  paper.page();
  paper.text(t.title, { x: 7, y: 6, width, size: 16, bold: true, tag: 'H1' });
  paper.text(service, { x: 7, y: 14, width });
  drawQrCode(paper, code, { x: (size.width - side) / 2, y: 23, width: side, height: side });
  paper.text(`${t.code} ${groupDigits(code)}`, { x: 7, y: 83, width, size: 14, bold: true });
  const where = places.map((place) => t[place]).join(` ${t.or} `);
  const facts = [
    `${t.until} ${numericDay(validUntil)}`,
    ...paper.lines(`${t.where} : ${where}`.replace(' :', lang === 'fr' ? '\u202f:' : ':'), { width }),
    ...paper.lines(t.bring, { width }),
    ...paper.lines(t.printed, { width }),
    `${t.tracking} ${groupDigits(trackingId)}`,
    ...paper.lines(`${t.to} ${recipient}`, { width }),
    `${t.order} ${orderCode}`,
  ];
  for (const [line, text] of facts.entries()) paper.text(text, { x: 7, y: 92 + line * 4.3, width, bold: line === 0 });
  paper.group('Sect', () => paper.text(atCounter, { x: 7, y: 139, width, size: 8, bold: true }), 'fr');
  paper.text(t.example, { x: 7, y: 144, width, size: 6 });
  return paper.bytes();
}
