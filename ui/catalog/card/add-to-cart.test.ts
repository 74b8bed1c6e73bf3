import { describe, expect, test, vi } from 'vitest';
import { type AddingLimit, type AddOutcome, countOf } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addFromCard, addToCart } from './add-to-cart.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const script = new Request('https://boutique.example/boutique/p/1126001.data');
const fetched = new Request('https://boutique.example/boutique', { headers: { 'sec-fetch-dest': 'empty' } });
const browser = new Request('https://boutique.example/boutique', { headers: { 'sec-fetch-dest': 'document' } });
const added = (quantity: number, limit: AddingLimit | null = null): Extract<AddOutcome, { kind: 'added' }> => ({
  kind: 'added',
  quantity,
  limit,
  lineQuantity: quantity,
  cart: aCart(),
  line: aLine(),
});

interface AddInput {
  answer?: AddOutcome;
  request?: Request;
  add?: () => Promise<AddOutcome>;
}

async function adding(fields: Record<string, string>, { answer = added(1), request = script, add }: AddInput = {}) {
  const asked: unknown[] = [];
  const record = async (article: unknown) => (asked.push(article), answer);
  const context = aRequest({ posted: aForm(fields), ports: { carts: { add: add ?? record } } });
  return { asked, context, answered: addToCart(context, pageOf(request)) };
}

const pageOf = (request: Request) => ({
  request,
  back: (one: { quantity: number; limit: string | null }) => `/p?n=${one.quantity}&l=${one.limit}`,
});

test.each([
  ['one of an article', { add: '1126001' }, { code: '1126001', quantity: 1, offerId: null }],
  [
    'several of a seller’s offer',
    { add: '1126001', quantity: '3', offer: '42' },
    { code: '1126001', quantity: 3, offerId: '42' },
  ],
  ['an offer that begins as one', { add: '1126001', offer: '42/..' }, { code: '1126001', quantity: 1, offerId: null }],
  ['an offer that is none', { add: '1126001', offer: '../42' }, { code: '1126001', quantity: 1, offerId: null }],
])('%s goes into the cart, and the dialog says so', async (_, fields, article) => {
  const { asked, answered } = await adding(fields);
  const { data, init } = await answered;
  expect(asked).toEqual([article]);
  expect(init).toMatchObject({ status: 200 });
  expect(data).toMatchObject({ kind: 'added', track: expect.anything() });
});

test('the answer has the header’s data with every article of the cart, not only those added', async () => {
  const cart = aCart({ lines: [aLine({ quantity: 3 }), aLine({ quantity: 4 })] });
  const { answered } = await adding({ add: '1126001' }, { answer: { ...added(1), cart } });
  expect((await answered).data).toMatchObject({ visitor: { cartCount: 7, account: { name: 'Compte Particulier' } } });
});

test('an addition after the session has ended says that it has, and counts what is in the new cart', async () => {
  const context = aRequest({
    posted: aForm({ add: '1126001' }),
    session: { id: 'session-1', open: null, down: false },
    ports: { carts: { add: async () => added(1) } },
  });
  const expire = vi.fn(async () => {});
  const answered = await addToCart(
    { ...context, signIns: { expire, cookieSeconds: () => 90 } as never },
    pageOf(script),
  );
  expect(answered.data).toMatchObject({
    visitor: { cartCount: countOf(aCart()), notice: { title: 'Vous avez été déconnecté.' } },
  });
  expect(expire).toHaveBeenCalledWith('session-1');
});

test('a reduced quantity is shown', async () => {
  const { answered } = await adding({ add: '1126001', quantity: '9' }, { answer: added(2, 'stock'), request: fetched });
  expect((await answered).data).toMatchObject({ note: t('catalog.addedLess', { count: 2 }) });
});

test('a product page without scripts names the added number and its limit, and a reload adds nothing', async () => {
  const { answered } = await adding(
    { add: '1126001', quantity: '9' },
    { answer: added(2, 'maximum'), request: browser },
  );
  expect(await ledTo(answered)).toBe('/p?n=2&l=maximum');
});

test.each<Record<string, string>>([{ add: '' }, { add: '../autre' }])('%o names no product', async (fields) => {
  const { asked, answered } = await adding(fields);
  expect(await answered).toMatchObject({
    data: { kind: 'refused', text: t('catalog.refusedUnknown') },
    init: { status: 422 },
  });
  expect(asked).toEqual([]);
});

test.each(['0', '-3', '1.5', '', 'deux'])('« %s » is no quantity: the answer says what one is', async (quantity) => {
  const { asked, answered } = await adding({ add: '1126001', quantity });
  expect(await answered).toMatchObject({
    data: { kind: 'refused', text: t('catalog.refusedQuantity') },
    init: { status: 422 },
  });
  expect(asked).toEqual([]);
});

test('more than any cart holds is asked for, and the backend says the most', async () => {
  const { asked, answered } = await adding({ add: '1126001', quantity: '10000' }, { answer: added(200, 'maximum') });
  expect((await answered).data).toMatchObject({ note: t('catalog.addedMaximum', { count: 200, held: 200 }) });
  expect(asked).toMatchObject([{ quantity: 9999 }]);
});

describe('a card', () => {
  const from = (request: Request, add: () => Promise<AddOutcome>) =>
    addFromCard(aRequest({ posted: aForm({ add: '1126001' }), ports: { carts: { add } } }), request);
  const none = async (): Promise<AddOutcome> => ({ kind: 'none', reason: 'maximum' });
  const away = fails(new Fault('timeout', 'carts'));

  test('a card without scripts leads to the cart, which names the reason of a refusal', async () => {
    expect(await ledTo(from(browser, async () => added(1)))).toBe('/checkout/recapitulatif');
    expect(await ledTo(from(browser, none))).toBe('/checkout/recapitulatif?refus=maximum');
    expect(await ledTo(from(browser, away))).toBe('/checkout/recapitulatif?refus=failed');
  });

  test('a card with scripts stays in place, and the dialog names the reason', async () => {
    expect(await from(script, none)).toMatchObject({ data: { text: t('catalog.refusedMaximum') } });
    expect(await from(script, away)).toMatchObject({ data: { text: t('error.addToCart') }, init: { status: 503 } });
  });
});

test.each([
  ['out-of-stock', t('catalog.refusedStock')],
  ['maximum', t('catalog.refusedMaximum')],
  ['unknown-product', t('catalog.refusedUnknown')],
  ['to-compose', t('catalog.refusedCompose')],
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
