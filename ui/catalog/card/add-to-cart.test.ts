import { expect, test } from 'vitest';
import type { Added } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addToCart } from './add-to-cart.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const script = new Request('https://boutique.example/boutique/p/1126001.data');
const fetched = new Request('https://boutique.example/boutique', { headers: { 'sec-fetch-dest': 'empty' } });
const browser = new Request('https://boutique.example/boutique', { headers: { 'sec-fetch-dest': 'document' } });
const added = (quantity: number, asked = quantity): Added => ({
  kind: 'added',
  quantity,
  asked,
  cart: aCart(),
  line: aLine(),
});

interface Adding {
  answer?: Added;
  request?: Request;
  add?: () => Promise<Added>;
}

async function adding(fields: Record<string, string>, { answer = added(1), request = script, add }: Adding = {}) {
  const asked: unknown[] = [];
  const record = async (article: unknown) => (asked.push(article), answer);
  const context = aRequest({ posted: aForm(fields), ports: { carts: { add: add ?? record } } });
  return { asked, answered: addToCart(context, { request, back: (pieces) => `/boutique?ajoute=${pieces}` }) };
}

test.each([
  ['one of an article', { add: '1126001' }, { code: '1126001', quantity: 1, offerId: null }],
  [
    'several of a seller’s offer',
    { add: '1126001', quantity: '3', offer: '42' },
    { code: '1126001', quantity: 3, offerId: '42' },
  ],
  ['an offer that is none', { add: '1126001', offer: '../42' }, { code: '1126001', quantity: 1, offerId: null }],
])('%s goes into the cart, and the dialog says so', async (_, fields, article) => {
  const { asked, answered } = await adding(fields);
  const { data, init } = await answered;
  expect(asked).toEqual([article]);
  expect(init).toMatchObject({ status: 200 });
  expect(data).toMatchObject({ kind: 'added', track: expect.anything() });
});

test('a reduced quantity is shown', async () => {
  const { answered } = await adding({ add: '1126001', quantity: '9' }, { answer: added(2, 9), request: fetched });
  expect((await answered).data).toMatchObject({ note: t('catalog.addedLess', { count: 2 }) });
});

test('without scripts the page says how many were added, and a reload adds nothing', async () => {
  const { answered } = await adding({ add: '1126001', quantity: '9' }, { answer: added(2, 9), request: browser });
  expect(await ledTo(answered)).toBe('/boutique?ajoute=2');
});

test.each<Record<string, string>>([
  { add: '' },
  { add: '../autre' },
  { add: '1126001', quantity: '0' },
  { add: '1126001', quantity: '' },
])('%o names nothing that could be added', async (fields) => {
  const { asked, answered } = await adding(fields);
  expect(await answered).toMatchObject({
    data: { kind: 'refused', text: t('catalog.refusedUnknown') },
    init: { status: 422 },
  });
  expect(asked).toEqual([]);
});

test.each([
  ['out-of-stock', t('catalog.refusedStock')],
  ['maximum', t('catalog.refusedMaximum')],
  ['unknown-product', t('catalog.refusedUnknown')],
  ['too-much', t('catalog.refusedAmount')],
] as const)('a product that is %s is refused with its message, with and without scripts', async (reason, text) => {
  for (const request of [script, browser]) {
    const { answered } = await adding({ add: '1126001' }, { answer: { kind: 'none', reason }, request });
    expect(await answered).toMatchObject({ data: { kind: 'refused', text }, init: { status: 422 } });
  }
});

test('a fault is said in the dialog, and counted', async () => {
  const { answered } = await adding({ add: '1126001' }, { add: fails(new Fault('timeout', 'carts')) });
  expect(await answered).toMatchObject({
    data: { kind: 'refused', text: t('error.addToCart'), track: { failure: 'ajout_panier' } },
    init: { status: 503 },
  });
});
