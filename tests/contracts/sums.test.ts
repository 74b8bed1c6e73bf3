/**
 * What a shopper can add up on a page: for every legal cart of the mock backend, in both modes, the shown lines are the
 * goods, and the shown rows are the total, with tax and without it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCart } from '#adapters/cart/cart-mapping.ts';
import { cartAnswer } from '#mocks/cart/answer.ts';
import { shopGroups } from '#mocks/cart/delivery.ts';
import { pricedLines } from '#mocks/cart/lines.ts';
import { sampleCompositions } from '#mocks/cart/samples.ts';
import { catalogItems } from '#mocks/catalog/items.ts';
import type { CartLine, CartRecord } from '#mocks/records/carts.ts';
import { home } from '#mocks/records/shoppers.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { cartView } from '#ui/cart/cart.view.ts';
import { recapView } from '#ui/cart/recap.view.ts';
import type { TotalRow } from '#ui/components/views.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

const goods = catalogItems.filter(({ productType }) => productType === 'PRODUCT');
const article: fc.Arbitrary<CartLine> = fc
  .record({ item: fc.constantFrom(...goods), offer: fc.nat(5), quantity: fc.integer({ min: 1, max: 40 }) })
  .map(({ item, offer, quantity }) => ({
    code: item.code,
    offerId: (item.offers[offer % item.offers.length] ?? item.offers[0])?.id ?? '',
    quantity,
  }));
const service: fc.Arbitrary<CartLine> = fc
  .constantFrom(...Object.entries(sampleCompositions))
  .map(([configurationId, { code, quantity }]) => ({ code, offerId: '', quantity, configurationId }));

interface Drawn {
  lines: CartLine[];
  vouchers: string[];
  site: 'part' | 'pro';
  isAddressed: boolean;
  /** Of each sender in turn, which of its modes; beyond them none is chosen yet. */
  picks: number[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  lines: fc
    .tuple(fc.array(article, { maxLength: 6 }), fc.array(service, { maxLength: 5 }))
    .map(([some, others]) => [...some, ...others])
    .filter((lines) => lines.length > 0),
  vouchers: fc.subarray(['BIENVENUE10', 'PORTOFFERT', 'PRO2026']),
  site: fc.constantFrom('part', 'pro'),
  isAddressed: fc.boolean(),
  picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
});

const world = worldNamed('sums');

function cartOf({ lines, vouchers, site, isAddressed, picks }: Drawn) {
  const groups = shopGroups(pricedLines({ lines }), null);
  const chosen = groups.map(({ sellerId, modes }, at) => [sellerId, modes[picks[at % picks.length] ?? 0]?.code ?? '']);
  const record: CartRecord = {
    guid: 'panier',
    code: 'panier',
    site,
    owner: null,
    touched: 0,
    lines,
    vouchers,
    deliveryAddress: isAddressed ? { ...home, id: 'adr' } : null,
    billingAddress: null,
    deliveryModes: Object.fromEntries(chosen),
    paymentMode: null,
    paymentDetails: null,
  };
  return toCart(cartAnswer(world, record, 'fr'));
}

/** The cents of a shown amount; of words, none. */
function centsIn(text: string | undefined): number {
  const found = /^(−?)([\d\s]+),(\d\d)\s€/u.exec(text ?? '');
  if (!found) return 0;
  const cents = Number((found[2] ?? '').replace(/\s/gu, '')) * 100 + Number(found[3]);
  return found[1] ? -cents : cents;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** The rows of one column, but for those that are within another (« dont TVA »), and the total below them. */
function columnOf(rows: TotalRow[], amount: (row: TotalRow) => string | undefined) {
  const whole = rows.find(({ strong }) => strong);
  const parts = rows.filter((row) => row !== whole && !row.label.startsWith('dont'));
  const of = (row: TotalRow | undefined) => centsIn(row && amount(row));
  return { goods: of(parts[0]), parts: sum(parts.map(of)), whole: of(whole), tax: of(rows.find(isTax)) };
}
const isTax = ({ label }: TotalRow) => label === 'dont TVA';

test('the shown lines are the goods, and the shown rows are the total, on each basis', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const cart = cartOf(given);
      const wording = wordingOf({ lang: 'fr', mode: given.site });
      const messages = { byLine: {}, notices: [] };
      const shown = cartView({ cart, signedIn: true, notices: [], otherCount: 0, messages }, wording);
      const cartLines = shown.groups.flatMap(({ lines }) => lines);
      const recap = recapView(cart, wording);
      for (const { lines, totals } of [{ lines: cartLines, totals: shown.totals }, recap]) {
        const main = columnOf(totals, ({ columns, value }) => columns?.[0] ?? value);
        expect(main.parts).toBe(main.whole);
        expect(sum(lines.map(({ total }) => centsIn(total)))).toBe(main.goods);
        if (given.site === 'part') continue;
        const withTax = columnOf(totals, ({ columns }) => columns?.[1]);
        expect(withTax.parts).toBe(withTax.whole);
        // A line that bears no tax has one amount, which counts in both columns.
        const amounts = lines.map(({ total, totalNote }) => (/\d/.test(totalNote ?? '') ? totalNote : total));
        expect(sum(amounts.map((amount) => centsIn(amount)))).toBe(withTax.goods);
        expect(main.whole + withTax.tax).toBe(withTax.whole);
      }
    }),
    { numRuns: 100 },
  );
});

test('a shown price of one piece multiplies to a total that its line shows', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { lines } = recapView(cartOf(given), wordingOf({ lang: 'fr', mode: given.site }));
      for (const { quantityAndPrice, total, totalNote } of lines) {
        const [, quantity, price] = /^(\d+) × (.+)$/u.exec(quantityAndPrice) ?? [];
        if (price === undefined) continue;
        const basis = price.endsWith('TTC') ? totalNote : total;
        expect(Number(quantity) * centsIn(price)).toBe(centsIn(basis));
      }
    }),
    { numRuns: 100 },
  );
});
