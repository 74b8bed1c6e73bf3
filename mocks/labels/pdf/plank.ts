import type { LogoToPrint } from '../../logo/printed.ts';
import type { Lang } from '../../shared/lang.ts';
import { drawMatrix } from './barcodes.ts';
import { A4, type Box, Paper } from './paper.ts';

interface PlankFile {
  orderCode: string;
  logo: LogoToPrint;
  quantity: number;
  lang: Lang;
}

const words = {
  fr: { sheet: 'Planche de timbres avec logo', order: 'Commande', logo: 'Votre logo', example: 'Exemple sans valeur' },
  en: { sheet: 'Sheet of stamps with a logo', order: 'Order', logo: 'Your logo', example: 'Sample without value' },
} satisfies Record<Lang, object>;

/** Three to a row, six rows. */
const columns = 3;
const perPage = 18;
const margin = 15;
const head = 28;
const gap = 4;

/** The sheet of a logo: each stamp at its true size, with the picture in the crop that was chosen and a code of its own. */
export async function drawPlank({ orderCode, logo, quantity, lang }: PlankFile): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang];
  const { stamp, frame, code, background, ink, picture } = logo;
  const paper = new Paper(A4, `${t.sheet} - ${t.order} ${orderCode}`, lang);
  for (let number = 1; number <= quantity; number += 1) {
    const place = (number - 1) % perPage;
    if (place === 0) {
      paper.page();
      paper.text(t.sheet, { x: margin, y: 10, width: 120, size: 14, bold: true });
      paper.text(`${t.order} ${orderCode}`, { x: margin, y: 18, width: 180 });
    }
    const left = margin + (place % columns) * stamp.width;
    const top = head + Math.floor(place / columns) * (stamp.height + gap);
    const at = ({ x, y, width, height }: Box): Box => ({ x: left + x, y: top + y, width, height });
    paper.frame({ x: left, y: top, ...stamp }, { isDashed: true });
    paper.fill(at(frame), background);
    if (picture) paper.picture(picture.png, at(picture.box), at(frame));
    else paper.text(t.logo, { ...at(frame), size: 8, colour: ink });
    drawMatrix(paper, `${orderCode}/${number}`, at(code));
    paper.text(t.example, { x: left + code.x, y: top + code.y + code.height + 2, width: 28, size: 6 });
  }
  return paper.bytes();
}
