import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { InvoiceList } from '#adapters/generated/orders/types.gen.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { linesUnder, readPages, rowsOn } from '#tests/shared/printed/pages.ts';
import { drawInvoice } from '../labels/pdf/draw.ts';
import { bookOf, bookOwners } from '../order-book/book.ts';
import { bookOrder } from '../order-book/records.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { priceOf } from '../shared/money.ts';
import { stampStates } from '../stamps/states.ts';
import { contractOf } from './contracts.ts';
import { invoicesOf, type WholeInvoice } from './invoices.ts';

const cents = ({ value }: { value: number }) => Math.round(value * 100);
const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ');

async function textOf(invoice: WholeInvoice, { order }: OrderRecord, lang: 'fr' | 'en'): Promise<string> {
  const bytes = await drawInvoice({ ...invoice, order: order[lang], lang });
  const { text } = await extractText(await getDocumentProxy(bytes, { verbosity: 0 }), { mergePages: true });
  return plain(text);
}

const recordOf = (
  owner: string,
  name: string,
): { world: ReturnType<typeof newBackend>['world']; record: OrderRecord } => {
  const { world } = newBackend();
  const record = bookOrder(world, owner, name);
  if (!record) throw new Error(name);
  return { world, record };
};

test.each(bookOwners)('the invoices of each order of %s add up to what was charged, rate by rate', async (owner) => {
  const { call } = newBackend();
  for (const code of bookOf(owner).keys()) {
    const order = `/users/current/orders/${code}`;
    const [{ body }, { body: list }] = [
      await call<WireOrder>('GET', order, { as: owner }),
      await call<InvoiceList>('GET', `${order}/invoices`, { as: owner }),
    ];
    for (const { taxes = [], totalAmount, totalWithoutTax } of list.invoices) {
      expect([code, total(taxes.map(({ base }) => cents(base)))]).toEqual([
        code,
        cents(totalWithoutTax ?? { value: -1 }),
      ]);
      expect([code, total(taxes.map(({ base, tax }) => cents(base) + cents(tax)))]).toEqual([
        code,
        cents(totalAmount ?? { value: -1 }),
      ]);
    }
    const hasFailed = body.entries.some(({ serviceState }) => serviceState?.contract?.status === 'CANCELLED');
    if (hasFailed) continue;
    const tax = total(list.invoices.flatMap(({ taxes = [] }) => taxes.map((each) => cents(each.tax))));
    expect([code, tax]).toEqual([code, cents(body.totalTax ?? { value: 0 })]);
  }
});

test.each(['fr', 'en'] as const)(
  'an invoice in %s names both parties, each rate, and why a part has no VAT',
  async (lang) => {
    const { world, record } = recordOf(PRO, 'CMD-26-PRO-TROIS-VENDEURS');
    for (const invoice of invoicesOf(world, record, lang)) {
      const text = await textOf(invoice, record, lang);
      const { seller, totalAmount, totalWithoutTax, taxes, exemption, invoiceId } = invoice.invoice;
      const amounts = [totalAmount, totalWithoutTax, ...taxes.flatMap(({ base, tax }) => [base, tax])];
      const facts = [
        invoiceId,
        seller.name,
        ...seller.address,
        seller.companyNumber,
        seller.vatNumber,
        'Société Certifié',
        '732 829 320 00074',
        record.code,
        ...amounts.map(({ formattedValue = '?' }) => formattedValue),
        ...invoice.lines.map(({ label }) => label),
        lang === 'fr' ? 'Paiement : Carte bancaire' : 'Payment: Bank card',
        ...(exemption ? [exemption] : []),
      ];
      expect(facts.filter((fact) => !text.includes(plain(fact)))).toEqual([]);
    }
  },
);

/** The heads of an invoice's columns, and its sums. */
const heads = {
  fr: {
    lines: 'Désignation Quantité Prix unitaire HT TVA Montant HT Montant TTC',
    rates: 'Taux de TVA Base HT Montant de la TVA',
    sums: ['Total HT', 'Total TVA', 'Total TTC'],
    parties: ['Vendeur', 'Client'],
    percent: (rate: number) => (rate === 0 ? 'Exonéré' : `${rate} %`),
  },
  en: {
    lines: 'Description Quantity Unit price excl. VAT VAT Excl. VAT Incl. VAT',
    rates: 'VAT rate Amount excl. VAT VAT',
    sums: ['Total excl. VAT', 'Total VAT', 'Total incl. VAT'],
    parties: ['Seller', 'Customer'],
    percent: (rate: number) => (rate === 0 ? 'Exempt' : `${rate}%`),
  },
};

test.each(['fr', 'en'] as const)(
  'an invoice in %s has each amount under its head, and each party under its own',
  async (lang) => {
    const { world, record } = recordOf(PRO, 'CMD-26-PRO-TROIS-VENDEURS');
    const { lines: lineHeads, rates, sums, parties, percent } = heads[lang];
    const money = (amount: number) => plain(priceOf(amount, lang).formattedValue ?? '?');
    for (const whole of invoicesOf(world, record, lang)) {
      const { seller, totalAmount, totalWithoutTax, taxes } = whole.invoice;
      // No quantity is one.
      const lines = whole.lines.map((line, at) => ({ ...line, quantity: at + 2 }));
      const [page] = await readPages(await drawInvoice({ ...whole, lines, order: record.order[lang], lang }));
      const [net, all] = [cents(totalWithoutTax), cents(totalAmount)];
      const rows = [
        lineHeads,
        ...lines.map((line) => {
          const { label, quantity, unit = Number.NaN, rate, withoutTax, withTax } = line;
          return plain([label, quantity, money(unit), percent(rate), money(withoutTax), money(withTax)].join(' '));
        }),
        rates,
        ...taxes.map(({ rate, base, tax }) => `${percent(rate)} ${money(cents(base))} ${money(cents(tax))}`),
        ...[net, all - net, all].map((sum, at) => `${sums[at]} ${money(sum)}`),
      ];
      const printed = rowsOn(page!);
      expect(printed.slice(printed.indexOf(lineHeads)).slice(0, rows.length)).toEqual(rows);
      expect(parties.map((heading) => linesUnder(page!, heading)[0])).toEqual([seller.name, 'Société Certifié']);
    }
  },
);

test('an invoice is of the day of the sale and of its own, and names where else goods went', async () => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-TROIS-VENDEURS');
  const [first] = invoicesOf(world, record, 'fr');
  const { billingAddress } = record.order.fr;
  if (!first || !billingAddress) throw new Error('no invoice');
  const deliveryAddress = {
    ...billingAddress,
    lastName: 'Témoin',
    floor: 'Étage 9',
    line1: '9 quai du Port',
    town: 'Brest',
  };
  const order = { ...record.order.fr, created: '2026-11-19T09:00:00.000Z', deliveryAddress };
  const invoice = { ...first.invoice, createdAt: '2026-11-20T09:00:00.000Z' };
  const [page] = await readPages(await drawInvoice({ ...first, invoice, order, lang: 'fr' }));
  expect(rowsOn(page!).slice(1, 3)).toEqual(['Date de la facture : 20/11/2026', 'Date de la vente : 19/11/2026']);
  const { firstName, lastName, floor, line1 } = billingAddress;
  expect(linesUnder(page!, 'Client').slice(0, 3)).toEqual([`${firstName} ${lastName}`, floor, line1]);
  expect(linesUnder(page!, 'Livré à :').slice(0, 4)).toEqual([
    `${firstName} Témoin`,
    'Étage 9',
    '9 quai du Port',
    `${billingAddress.postalCode} Brest`,
  ]);
});

test('a free delivery brings no exemption from VAT onto the invoice of goods', () => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-TROIS-VENDEURS');
  const free = { value: 0, currencyIso: 'EUR' as const };
  const entries = record.order.fr.entries
    .filter(({ sellerId = '' }) => sellerId !== '')
    .map((entry) =>
      entry.deliveryMode
        ? { ...entry, deliveryMode: { ...entry.deliveryMode, deliveryCost: free, deliveryCostWithoutTax: free } }
        : entry,
    );
  const order = { ...record.order.fr, entries, deliveryCostWithTax: { ...free, value: 3.9 } };
  const invoices = invoicesOf(world, { ...record, order: { ...record.order, fr: order } }, 'fr');
  expect(invoices.length).toBeGreaterThan(0);
  for (const { invoice } of invoices) {
    expect(invoice.taxes.map(({ rate }) => rate)).toEqual([20]);
    expect(invoice.exemption).toBeUndefined();
  }
});

test.each(bookOwners)('every article of an order of %s is on one invoice, with all its pieces', (owner) => {
  const { world } = newBackend();
  for (const name of bookOf(owner).keys()) {
    const record = bookOrder(world, owner, name);
    if (!record) throw new Error(name);
    const sold = record.order.fr.entries
      .filter((entry) => contractOf(world, record, entry)?.status !== 'CANCELLED')
      .map(({ product, quantity }) => `${quantity} × ${product.name}`);
    const invoiced = invoicesOf(world, record, 'fr').flatMap(({ lines }) =>
      lines.map(({ label, quantity }) => `${quantity} × ${label}`),
    );
    if (invoiced.length > 0) expect(invoiced).toEqual(expect.arrayContaining(sold));
  }
});

test('an invoice counts the stamps of a set that was sold as one piece, which may differ in price', async () => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-TIMBRE-A-TELECHARGER');
  await stampStates['composed stamps']?.(world, { owner: SHOPPER, quantity: '30' });
  const order = { ...record.order.fr };
  const entries = order.entries.map((entry) => ({ ...entry, configurationId: 'timbres-1' }));
  const composed = { ...record, order: { fr: { ...order, entries }, en: { ...order, entries } } };
  const lines = invoicesOf(world, composed, 'fr').flatMap((invoice) => invoice.lines);
  expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([[30, undefined]]);
});

test('an invoice gives the price of one piece', () => {
  const { world, record } = recordOf(PRO, 'CMD-26-PRO-BIENS-ET-SERVICES');
  const lines = invoicesOf(world, record, 'fr').flatMap((invoice) => invoice.lines);
  expect(lines.map(({ unit = Number.NaN, quantity }) => unit * quantity)).toEqual(lines.map((line) => line.withoutTax));
});

test.each(bookOwners)('the price of one piece on each invoice of %s, times the quantity, is the amount', (owner) => {
  const { world } = newBackend();
  const lines = [...bookOf(owner).keys()].flatMap((code) => {
    const record = bookOrder(world, owner, code);
    return record ? invoicesOf(world, record, 'fr').flatMap((invoice) => invoice.lines) : [];
  });
  const priced = lines.filter(({ unit }) => unit !== undefined);
  expect(priced.filter(({ unit = 0, quantity, withoutTax }) => unit * quantity !== withoutTax)).toEqual([]);
  expect(priced.some(({ quantity }) => quantity > 1)).toBe(true);
});

test('an invoice of an order on account says when it is due', async () => {
  const { world, record } = recordOf(PRO, 'CMD-26-PRO-COMPTE');
  const [invoice] = invoicesOf(world, record, 'fr');
  if (!invoice) throw new Error('no invoice');
  expect(await textOf(invoice, record, 'fr')).toContain('Paiement : Facture mensuelle, à trente jours fin de mois');
});

test('an English invoice has no space before a colon', async () => {
  const { world, record } = recordOf(PRO, 'CMD-26-PRO-TROIS-VENDEURS');
  const texts = await Promise.all(invoicesOf(world, record, 'en').map((invoice) => textOf(invoice, record, 'en')));
  expect(texts.join(' ')).toContain('VAT number: ');
  expect(texts.join(' ')).not.toContain(' :');
});

test('postal services are invoiced without VAT under article 261, 4-11°, and an envelope with it', () => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-COLIS-TROIS');
  const [parcels] = invoicesOf(world, record, 'fr');
  expect(parcels?.invoice).toMatchObject({
    taxes: [{ rate: 0, tax: { value: 0 } }],
    exemption: 'Exonération de TVA, article 261, 4-11° du code général des impôts',
  });
  const several = recordOf(SHOPPER, 'CMD-26-TROIS-VENDEURS');
  const rates = invoicesOf(several.world, several.record, 'fr').map(({ invoice }) =>
    invoice.taxes.map(({ rate }) => rate),
  );
  expect(rates.flat()).toContain(20);
});

test('a voucher is a line of its own, and a hundred lines take several pages', async () => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-TROIS-VENDEURS');
  const order = { ...record.order.fr, totalDiscounts: { value: 1.01, currencyIso: 'EUR' as const } };
  const discounted = invoicesOf(world, { ...record, order: { ...record.order, fr: order } }, 'fr');
  expect(
    total(
      discounted
        .flatMap(({ lines }) => lines)
        .filter(({ label }) => label === 'Remise')
        .map(({ withTax }) => withTax),
    ),
  ).toBe(-101);
  const [first] = discounted;
  if (!first?.lines[0]) throw new Error('no line');
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...first.lines[0]!, label: `Article ${at + 1}.` }));
  const text = await textOf({ ...first, lines }, record, 'fr');
  expect(lines.filter(({ label }) => !text.includes(label))).toEqual([]);
});

test.each([
  ['2026-11-20T22:59:00Z', '20/11/2026'],
  ['2026-11-20T23:00:00Z', '21/11/2026'],
  ['2026-07-20T22:00:00Z', '21/07/2026'],
])('an invoice of %s is dated %s, the day in Paris', async (createdAt, day) => {
  const { world, record } = recordOf(SHOPPER, 'CMD-26-TROIS-VENDEURS');
  const [first] = invoicesOf(world, record, 'fr');
  if (!first) throw new Error('no invoice');
  const text = await textOf({ ...first, invoice: { ...first.invoice, createdAt } }, record, 'fr');
  expect(text).toContain(`Date de la facture : ${day}`);
});
