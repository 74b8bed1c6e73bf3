import type { Invoice } from '#domain/orders/orders.ts';
import type { FactView, LinkView } from '#ui/components/views.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface DocumentView extends LinkView {
  note: string;
  /** What the file says; none where the backend says it nowhere else. */
  facts: FactView[];
}

/** An invoice, with what its file says. */
export function documentView(
  { id, date, total, seller, size, ...facts }: Invoice,
  { code, wording }: { code: string; wording: Wording },
): DocumentView {
  const { t, paths, numericDay, fileSize } = wording;
  return {
    label: seller ? t('orders.invoiceOf', { seller }) : t('orders.invoice'),
    href: paths.invoiceFile({ code, invoice: id }),
    note: joinFacts([
      numericDay(date),
      total && amountBeside(total, { ttc: total, ht: facts.totalWithoutTax }, wording),
      size ? t('orders.pdfSize', { size: fileSize(size) }) : t('orders.pdf'),
    ]),
    facts: invoiceFacts({ ...facts, id, total }, wording),
  };
}

type InvoiceFacts = Pick<Invoice, 'id' | 'total' | 'issuer' | 'totalWithoutTax' | 'taxes' | 'exemption'>;

/** The content of an invoice's file. */
function invoiceFacts(
  { id, total, issuer, totalWithoutTax, taxes, exemption }: InvoiceFacts,
  { t, money, number }: Wording,
): DocumentView['facts'] {
  if (!issuer) return [];
  const exempt = exemption ?? t('orders.invoiceExempt');
  return [
    { label: t('orders.invoiceNumber'), value: id },
    { label: t('orders.invoiceSeller'), value: [issuer.name, ...issuer.address].join(', ') },
    { label: t('orders.invoiceSiren'), value: issuer.companyNumber },
    { label: t('orders.invoiceVatNumber'), value: issuer.vatNumber },
    ...(totalWithoutTax ? [{ label: t('orders.invoiceNet'), value: money(totalWithoutTax) }] : []),
    ...taxes.map(({ rate, base, tax }) =>
      rate === 0
        ? { label: t('orders.invoiceFree', { base: money(base) }), value: exempt }
        : { label: t('orders.invoiceTax', { rate: number(rate), base: money(base) }), value: money(tax) },
    ),
    ...(total ? [{ label: t('orders.invoiceTotal'), value: money(total) }] : []),
  ];
}
