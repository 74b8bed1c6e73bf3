import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { namedPrice, priceOf, quoteRows, taxed, wholePrice } from './price.ts';
import { wordingOf } from './wording.server.ts';

const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const part = wordingOf({ lang: 'fr', mode: 'part' });
const price = { ttc: euros(6), ht: euros(5) };
const unsaid = { ttc: euros(6), ht: null };

test.each([
  [
    'a price with a place beside it',
    priceOf,
    { main: '5,00 € HT', note: '6,00 € TTC' },
    { main: '6,00 € TTC' },
    { main: '6,00 €' },
  ],
  ['a price with one place', wholePrice, '5,00 € HT (6,00 € TTC)', '6,00 € TTC', '6,00 €'],
  ['a price that names its tax in both modes', namedPrice, '5,00 € HT (6,00 € TTC)', '6,00 € TTC', '6,00 € TTC'],
])(
  '%s is read without tax first by professionals, and with tax where that is all that is known',
  (_place, shown, both, withTax, own) => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
    expect([shown(price, pro), shown(unsaid, pro), shown(price, part)].map(plain)).toEqual([both, withTax, own]);
  },
);

test('a quote has its columns for professionals only, and a whole that says its tax', () => {
  const quote = { ...price, lines: [{ name: 'Colis', ...unsaid }] };
  expect(quoteRows(quote, pro)).toEqual([
    { label: 'Colis', value: taxed(unsaid.ttc, pro), columns: ['–', '6,00\u00a0€'] },
    { label: 'Total', value: '5,00\u00a0€ HT', columns: ['5,00\u00a0€', '6,00\u00a0€'], strong: true },
  ]);
  expect(quoteRows(quote, part)).toEqual([
    { label: 'Colis', value: '6,00\u00a0€' },
    { label: 'Total TTC', value: '6,00\u00a0€', strong: true },
  ]);
});

/** Where an amount is written bare: what it is, since it is no price. Every other amount goes through `price.ts`. */
const noPrices: Record<string, string> = {
  'ui/account/account.view.ts': 'the balance of an account',
  'ui/carriers/carrier-summary.view.ts': 'what the contents are worth',
  'ui/carriers/offers/offer.view.ts': 'what a cover pays, and what the contents are worth',
  'ui/cart/totals.view.ts': 'the columns, whose heads say the tax',
  'ui/checkout/payment/payment.view.ts': 'the balance of an account',
  'ui/parcels/batch/batch-forms.server.ts': 'the most that an order may cost',
  'ui/parcels/contents/contents.view.ts': 'from which value customs ask for a number',
  'ui/parcels/delivery/delivery.view.ts': 'what a cover pays',
  'ui/registered-mail/entry/entry.view.ts': 'what a level pays',
  'ui/registered-mail/item/item.view.ts': 'what a level pays',
  'ui/wording/price.ts': 'the rule itself',
};

test('every place that writes an amount follows the rule of prices, or says here why it shows none', () => {
  const bare = globSync('ui/**/*.{ts,tsx}')
    .filter((path) => !/generated|\.test\.|\.stories\.|\.examples\./.test(path))
    .filter((path) => /\bmoney\(/.test(readFileSync(path, 'utf8').replace(/^ {2}money\(amount: Money\).*$/m, '')));
  expect(bare.toSorted()).toEqual(Object.keys(noPrices).toSorted());
});
