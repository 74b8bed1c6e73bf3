import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import { amountBeside, choicePrice, extraPrice, namedPrice, priceOf, priceWithTax, wholePrice } from './price.ts';
import { wordingOf } from './wording.server.ts';

const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const part = wordingOf({ lang: 'fr', mode: 'part' });
const price = { ttc: euros(6), ht: euros(5) };
const unsaid = { ttc: euros(6), ht: null };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
const forms = [
  [priceOf, { main: '5,00 € HT', note: '6,00 € TTC' }, { main: '6,00 € TTC' }, { main: '6,00 €' }],
  [wholePrice, '5,00 € HT (6,00 € TTC)', '6,00 € TTC', '6,00 €'],
  [choicePrice, { price: '5,00 € HT', priceNote: '6,00 € TTC' }, { price: '6,00 € TTC' }, { price: '6,00 €' }],
  [namedPrice, '5,00 € HT (6,00 € TTC)', '6,00 € TTC', '6,00 € TTC'],
] as const;

test('professionals read a price without tax first, and with tax where that is all that the backend says', () => {
  for (const [shown, both, withTax, own] of forms)
    expect([shown(price, pro), shown(unsaid, pro), shown(price, part)].map(plain)).toEqual([both, withTax, own]);
});

test('a professional reads one amount of what bears no VAT, and the columns and totals of it say so', () => {
  const exempt = { ttc: euros(6), ht: euros(6) };
  expect(plain(priceOf(exempt, pro))).toEqual({ main: '6,00 €', note: 'exonéré de TVA' });
  expect(plain(wholePrice(exempt, pro))).toBe('6,00 € (exonéré de TVA)');
  expect(plain(extraPrice(exempt, pro))).toEqual({ price: '+ 6,00 € (exonéré de TVA)' });
  expect([exempt, price].map((whole) => plain(amountBeside(euros(1), whole, pro)))).toEqual(['1,00 €', '1,00 € TTC']);
  expect(plain(quoteRows({ ...exempt, lines: [{ name: 'Colis', ...exempt }] }, pro))).toMatchObject([
    { value: '6,00 €' },
    { label: 'Total, exonéré de TVA', value: '6,00 €' },
  ]);
  expect(plain(priceOf({ ttc: euros(0), ht: euros(0) }, pro))).toEqual({ main: '0,00 € HT', note: '0,00 € TTC' });
});

test('a quote has its columns for professionals only, and a whole that says its tax', () => {
  const quote = { ...price, lines: [{ name: 'Colis', ...unsaid }] };
  expect(quoteRows(quote, pro)).toEqual([
    { label: 'Colis', value: priceWithTax(unsaid.ttc, pro), columns: ['–', '6,00\u00a0€'] },
    {
      label: 'Total',
      value: '5,00\u00a0€\u00a0HT (6,00\u00a0€\u00a0TTC)',
      short: 'Total\u00a0HT',
      brief: '5,00\u00a0€',
      columns: ['5,00\u00a0€', '6,00\u00a0€'],
      strong: true,
    },
  ]);
  expect(quoteRows(quote, part)).toEqual([
    { label: 'Colis', value: '6,00\u00a0€' },
    { label: 'Total TTC', value: '6,00\u00a0€', strong: true },
  ]);
  const exempt = { ttc: euros(6), ht: euros(6), lines: [] };
  expect(quoteRows(exempt, part)).toMatchObject([{ label: 'Total TTC' }]);
});

/** Where an amount is written bare: what it is, since it is no price. Every other amount goes through `price.ts`. */
const noPrices: Record<string, string> = {
  'ui/carriers/carriers.journey.ts': 'what the contents are worth, and the most that they may be',
  'ui/carriers/offers/offer.view.ts': 'what a cover pays, and what the contents are worth',
  'ui/components/values/quote-rows.ts': 'the columns, whose heads say the tax',
  'ui/cart/totals.view.ts': 'the columns, whose heads say the tax',
  'ui/labels/refund/refund.view.ts': 'money that goes back, which is no price',
  'ui/orders/consignments/money.view.ts': 'money that was paid or goes back, which is no price',
  'ui/orders/detail/documents.view.ts': 'the amounts of an invoice, whose labels say the tax',
  'ui/orders/now/order-news.view.ts': 'money that is still to be paid, which is no price',
  'ui/parcels/batch/batch.view.ts': 'from which value customs ask for a number',
  'ui/parcels/contents/contents.view.ts': 'from which value customs ask for a number',
  'ui/parcels/delivery/delivery.view.ts': 'what a cover pays',
  'ui/parcels/parcels.journey.ts': 'the most that contents may be worth',
  'ui/parcels/parcel-price.view.ts': 'what a cover pays',
  'ui/registered-mail/facts.view.ts': 'what a level pays',
  'ui/registered-mail/item/item.view.ts': 'what a level pays',
  'ui/returns/request/request.view.ts': 'money that goes back, which is no price',
  'ui/wording/price.ts': 'the rule itself',
};

test('every place that writes an amount follows the rule of prices, or says here why it shows none', () => {
  const bare = globSync('ui/**/*.{ts,tsx}')
    .filter((path) => !/generated|\.test\.|\.stories\.|\.examples\./.test(path))
    .filter((path) => /\bmoney\(/.test(readFileSync(path, 'utf8').replace(/^ {2}money\(amount: Money\).*$/m, '')));
  expect(bare.toSorted()).toEqual(Object.keys(noPrices).toSorted());
});
