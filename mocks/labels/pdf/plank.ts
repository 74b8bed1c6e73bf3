import type { LogoToPrint } from '../../logo/printed.ts';
import { A4, type Box, Paper } from '../../pdf/paper.ts';
import { numericDay } from '../../shared/calendar/clock.ts';
import type { Lang } from '../../shared/lang.ts';

interface PlankFile {
  orderCode: string;
  logo: LogoToPrint;
  name: string;
  /** The `YYYY-MM-DD` last day of its subscription. */
  endDate: string | null;
  lang: Lang;
}

const words = {
  fr: {
    sheet: 'Planche du logo',
    order: 'Commande',
    until: 'abonnement jusqu’au',
    buy: 'L’affranchissement s’achète dans « Mon timbre en ligne », où ce logo est parmi vos visuels.',
    postage: 'Affranchissement',
  },
  en: {
    sheet: 'Sheet of the logo',
    order: 'Order',
    until: 'subscription until',
    buy: 'Postage is bought under “Printable stamps”, where this logo is among your pictures.',
    postage: 'Postage',
  },
} satisfies Record<Lang, object>;

/** Three to a row, six rows. */
const columns = 3;
const perPage = 18;
const margin = 15;
const head = 28;
const gap = 4;

/** The sheet of a logo: stamps at their true size, with the picture in the crop that was chosen and room for postage. */
export async function drawPlank(file: PlankFile): Promise<Uint8Array<ArrayBuffer>> {
  const { orderCode, logo, name, endDate, lang } = file;
  const t = words[lang];
  const { stamp, frame, code, background, ink, picture } = logo;
  const paper = new Paper(A4, `${t.sheet} - ${t.order} ${orderCode}`, lang);
  paper.page();
  paper.text(`${t.sheet} « ${name} »`, { x: margin, y: 9, width: 180, size: 14, bold: true });
  const until = endDate ? [`${t.until} ${numericDay(endDate)}`] : [];
  paper.text([`${t.order} ${orderCode}`, ...until].join(', '), { x: margin, y: 16, width: 180 });
  paper.text(t.buy, { x: margin, y: 21, width: 180 });
  for (let place = 0; place < perPage; place += 1) {
    const left = margin + (place % columns) * stamp.width;
    const top = head + Math.floor(place / columns) * (stamp.height + gap);
    const at = ({ x, y, width, height }: Box): Box => ({ x: left + x, y: top + y, width, height });
    paper.frame({ x: left, y: top, ...stamp }, { isDashed: true });
    paper.fill(at(frame), background);
    if (picture) paper.picture(picture.png, at(picture.box), at(frame));
    else
      paper.text(name, {
        ...at(frame),
        x: left + frame.x + 1,
        y: top + stamp.height / 2 - 1,
        width: frame.width - 2,
        size: 8,
        colour: ink,
      });
    paper.frame(at(code), { isDashed: true });
    paper.text(t.postage, {
      ...at(code),
      x: left + code.x + 1,
      y: top + code.y + code.height / 2 - 1,
      width: code.width - 2,
      size: 6,
    });
  }
  return paper.bytes();
}
