import type { InvoiceLine, WholeInvoice } from '../../orders/invoices.ts';
import { A4, Paper } from '../../pdf/paper.ts';
import type { WireOrder } from '../../records/orders.ts';
import { countryOf } from '../../session/countries.ts';
import { dayOf, numericDay } from '../../shared/calendar/clock.ts';
import { type Lang, withLabel } from '../../shared/lang.ts';
import { centsOf, priceOf } from '../../shared/money.ts';

const inFrench = {
  invoice: 'Facture',
  seller: 'Vendeur',
  shop: 'Boutique',
  buyer: 'Client',
  siren: 'SIREN',
  siret: 'SIREN ou SIRET',
  vatNumber: 'N° de TVA intracommunautaire',
  date: 'Date de la facture',
  sold: 'Date de la vente',
  order: 'Commande',
  nature: { goods: 'Livraison de biens', services: 'Prestation de services', mixed: 'Biens et services' },
  operation: 'Nature de l’opération',
  delivered: 'Livré à',
  payment: 'Paiement',
  onAccount: 'Facture mensuelle, à trente jours fin de mois',
  head: ['Désignation', 'Quantité', 'Prix unitaire HT', 'TVA', 'Montant HT', 'Montant TTC'],
  rates: ['Taux de TVA', 'Base HT', 'Montant de la TVA'],
  net: 'Total HT',
  tax: 'Total TVA',
  total: 'Total TTC',
  exempt: 'Exonéré',
  terms:
    'Pas d’escompte pour paiement anticipé. En cas de retard : pénalités au taux de la Banque centrale européenne majoré de dix points, et indemnité forfaitaire de 40 € pour frais de recouvrement.',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    invoice: 'Invoice',
    seller: 'Seller',
    shop: 'Shop',
    buyer: 'Customer',
    siren: 'SIREN',
    siret: 'SIREN or SIRET',
    vatNumber: 'VAT number',
    date: 'Invoice date',
    sold: 'Date of sale',
    order: 'Order',
    nature: { goods: 'Goods', services: 'Services', mixed: 'Goods and services' },
    operation: 'Kind of sale',
    delivered: 'Delivered to',
    payment: 'Payment',
    onAccount: 'Monthly invoice, due 30 days from the end of the month',
    head: ['Description', 'Quantity', 'Unit price excl. VAT', 'VAT', 'Excl. VAT', 'Incl. VAT'],
    rates: ['VAT rate', 'Amount excl. VAT', 'VAT'],
    net: 'Total excl. VAT',
    tax: 'Total VAT',
    total: 'Total incl. VAT',
    exempt: 'Exempt',
    terms:
      'No discount for early payment. Late payments bear interest at the European Central Bank rate plus ten points, and a fixed charge of €40 for recovery costs.',
  },
};

const margin = 20;
const width = A4.width - 2 * margin;
const step = 6;
const bottom = 270;
type Columns = readonly (readonly [x: number, width: number, align: 'left' | 'right'])[];
const lineColumns: Columns = [
  [20, 64, 'left'],
  [84, 16, 'right'],
  [100, 30, 'right'],
  [130, 14, 'right'],
  [144, 23, 'right'],
  [167, 23, 'right'],
];
const rateColumns: Columns = [
  [90, 40, 'left'],
  [130, 28, 'right'],
  [158, 32, 'right'],
];

/** An invoice with what the law asks for (CGI, annexe II, art. 242 nonies A; code de commerce, L441-9). */
export async function drawInvoice({
  invoice,
  lines,
  nature,
  order,
  lang,
}: WholeInvoice & { order: WireOrder; lang: Lang }): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang];
  const title = `${t.invoice} ${invoice.invoiceId}`;
  const paper = new Paper(A4, `${title} - ${invoice.seller.name}`, lang);
  const day = (iso: string) => numericDay(dayOf(Date.parse(iso)));
  const { billingAddress, deliveryAddress } = order;
  paper.page();
  paper.text(title, { x: margin, y: 18, width, size: 18, bold: true, tag: 'H1' });
  const dates = [
    withLabel(t.date, day(invoice.createdAt), lang),
    withLabel(t.sold, day(order.created), lang),
    withLabel(t.order, order.code, lang),
    withLabel(t.operation, t.nature[nature], lang),
    ...paymentLines(order, lang),
  ];
  for (const [line, text] of dates.entries()) paper.text(text, { x: margin, y: 29 + line * 5, width });
  const { name, address, companyNumber, vatNumber } = invoice.seller;
  const shop = invoice.sellerName && invoice.sellerName !== name ? [withLabel(t.shop, invoice.sellerName, lang)] : [];
  const seller = [
    name,
    ...shop,
    ...address,
    withLabel(t.siren, companyNumber, lang),
    withLabel(t.vatNumber, vatNumber, lang),
  ];
  const buyer = [
    ...(billingAddress ? partyLines(billingAddress, lang) : []),
    ...(billingAddress?.companyNumber ? [withLabel(t.siret, groupDigits(billingAddress.companyNumber), lang)] : []),
  ];
  const isElsewhere =
    nature !== 'services' &&
    deliveryAddress &&
    deliveryAddress.line1 !== (billingAddress?.line1 ?? deliveryAddress.line1);
  const delivered = isElsewhere ? [withLabel(t.delivered, '', lang), ...partyLines(deliveryAddress, lang)] : [];
  drawParty(paper, { x: margin, title: t.seller, lines: seller });
  drawParty(paper, { x: 110, title: t.buyer, lines: [...buyer, ...delivered] });
  const end = drawLines(paper, 69 + 5 * Math.max(seller.length, buyer.length + delivered.length), { lines, lang });
  const below = drawTaxes(paper, end > bottom - 45 ? nextPage(paper) : end + 8, { invoice, lang });
  const notes = [
    ...(invoice.exemption ? [invoice.exemption] : []),
    ...(billingAddress?.companyNumber ? [t.terms] : []),
  ];
  let y = below + 8;
  for (const note of notes.flatMap((each) => paper.lines(each, { width, size: 8 }))) {
    paper.text(note, { x: margin, y, width, size: 8 });
    y += 4;
  }
  return paper.bytes();
}

function paymentLines({ paymentMode }: WireOrder, lang: Lang): string[] {
  const mode = paymentMode?.code === 'deferred' ? words[lang].onAccount : paymentMode?.name;
  return mode ? [withLabel(words[lang].payment, mode, lang)] : [];
}

function nextPage(paper: Paper): number {
  paper.page();
  return margin;
}

const groupDigits = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1 $2 $3 $4').trim();

function partyLines(address: NonNullable<WireOrder['billingAddress']>, lang: Lang): string[] {
  const { companyName, firstName, lastName, service, floor, building, line1, line2, postalCode, town, country } =
    address;
  return [
    companyName,
    [firstName, lastName].filter(Boolean).join(' '),
    service,
    floor,
    building,
    line1,
    line2,
    [postalCode, town].filter(Boolean).join(' '),
    countryOf(country.isocode, lang).name,
  ].filter((part): part is string => Boolean(part?.trim()));
}

function drawParty(paper: Paper, { x, title, lines }: { x: number; title: string; lines: readonly string[] }): void {
  paper.group('Sect', () => {
    paper.text(title, { x, y: 58, width: 80, size: 8, tag: 'H2' });
    for (const [line, text] of lines.entries()) paper.text(text, { x, y: 63 + line * 5, width: 80, bold: line === 0 });
  });
}

function drawRow(
  paper: Paper,
  y: number,
  {
    cells,
    columns,
    isHead = false,
    bold = isHead,
  }: { cells: readonly string[]; columns: Columns; isHead?: boolean; bold?: boolean },
): void {
  paper.group('TR', () => {
    for (const [place, [x, wide, align]] of columns.entries())
      paper.text(cells[place] ?? '', { x, y, width: wide, size: 8, bold, align, tag: isHead ? 'TH' : 'TD' });
  });
}

/** What was bought, on as many pages as it takes; gives where it ends. */
function drawLines(paper: Paper, top: number, { lines, lang }: { lines: readonly InvoiceLine[]; lang: Lang }): number {
  const t = words[lang];
  const money = (cents: number) => priceOf(cents, lang).formattedValue ?? '';
  let y = top;
  const head = () => {
    drawRow(paper, y, { cells: t.head, columns: lineColumns, isHead: true });
    y += step;
    paper.frame({ x: margin, y: y - 1.5, width, height: 0.05 });
  };
  paper.group('Table', () => {
    head();
    for (const { label, quantity, unit, rate, withoutTax, withTax } of lines) {
      if (y > bottom) {
        y = nextPage(paper);
        head();
      }
      const unitPrice = unit === undefined ? '' : money(unit);
      const cells = [label, String(quantity), unitPrice, rateText(rate, lang), money(withoutTax), money(withTax)];
      drawRow(paper, y, { cells, columns: lineColumns });
      y += step;
    }
  });
  return y;
}

function drawTaxes(
  paper: Paper,
  top: number,
  { invoice, lang }: Pick<WholeInvoice, 'invoice'> & { lang: Lang },
): number {
  const t = words[lang];
  const amount = ({ value }: { value: number }) => priceOf(Math.round(value * 100), lang).formattedValue ?? '';
  const { taxes, totalAmount, totalWithoutTax } = invoice;
  const tax = priceOf(centsOf(totalAmount) - centsOf(totalWithoutTax), lang);
  const rows = [
    ...taxes.map((each) => [rateText(each.rate, lang), amount(each.base), amount(each.tax)]),
    [t.net, '', amount(totalWithoutTax)],
    [t.tax, '', amount(tax)],
    [t.total, '', amount(totalAmount)],
  ];
  paper.group('Table', () => {
    drawRow(paper, top, { cells: t.rates, columns: rateColumns, isHead: true });
    for (const [at, cells] of rows.entries())
      drawRow(paper, top + (at + 1) * step, { cells, columns: rateColumns, bold: at === rows.length - 1 });
  });
  return top + (rows.length + 1) * step;
}

const rateText = (rate: number, lang: Lang): string =>
  rate === 0
    ? words[lang].exempt
    : new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { style: 'percent', maximumFractionDigits: 1 }).format(
        rate / 100,
      );
