import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/catalog.ts';
import { anOffer, aProduct, aSummary } from '#domain/catalog/examples.ts';
import { aRequest, ledTo } from '#ui/request/request.examples.ts';
import { loadProduct } from './product.server.ts';

const slug = 'carnet-de-12-timbres-marianne';
const plain = `/boutique/${slug}/p/1126001`;
const own = `/pp/${slug}/p/1126001`;
const shop = 'https://boutique.example';

interface ProductAddress {
  product?: Product | 'unknown';
  slug?: string | null;
  wantedOffer?: string | null;
}

async function loaded(path: string, { product = aProduct(), wantedOffer = null, ...names }: ProductAddress = {}) {
  const asked: unknown[] = [];
  const context = aRequest({
    ports: {
      products: {
        ofCode: async (...of) => (asked.push(of), product),
        similarTo: async () => [aSummary({ code: '42' })],
      },
      contents: { page: async () => null },
    },
  });
  const url = new URL(path, shop);
  const wanted = { code: '1126001', slug, wantedOffer, ...names };
  const page = await loadProduct(context, { ...wanted, url, request: new Request(url) });
  return { ...page, asked, effects: context.effects };
}

const sellers = [anOffer({ id: '7' }), anOffer({ id: '8', seller: null })];

test.each([
  ['a wrong name in the address', '/boutique/autre/p/1126001?ajoute=2', aProduct(), `${plain}?ajoute=2`],
  ['one among own goods', '/pp/autre/p/1126001', aProduct({ offers: sellers }), own],
  ['what sellers alone offer, among own goods', own, aProduct({ offers: sellers.slice(0, 1) }), plain],
])('%s is put right', async (_, path, product, right) => {
  expect(await ledTo(loaded(path, { product }))).toBe(`301 ${right}`);
});

test.each([
  ['its own address', plain, {}, undefined],
  ['that of one of its offers', '/boutique/p/1126001/offer/offer_7', { slug: null, wantedOffer: '7' }, '7'],
  ['that among own goods, which sellers offer too', own, { product: aProduct({ offers: sellers }) }, undefined],
])('a product is shown at %s, and named to search engines by the first', async (_, path, names, offer) => {
  const { head, asked, effects } = await loaded(path, names);
  expect(head.canonical).toBe(shop + plain);
  expect(asked).toEqual([['1126001', offer]]);
  expect(effects.tags).toEqual(['product:1126001', 'product:42']);
});

test('a product that the backend does not know is not found', async () => {
  await expect(loaded(plain, { product: 'unknown' })).rejects.toMatchObject({ init: { status: 404 } });
});

test('machines read the trail of a product from the home page to itself', async () => {
  const { effects } = await loaded(plain);
  expect(effects.things[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Accueil', item: `${shop}/` },
      { name: 'Timbres', item: `${shop}/boutique/c/timbres` },
      { name: 'Carnet de 12 timbres Marianne', item: shop + plain },
    ],
  });
});

test.each<[Product['stock'], string]>([
  ['in', 'last'],
  ['out', 'first'],
])('a product with the stock « %s » leads on to others of its aisle, which stand %s', async (stock, place) => {
  const { details } = (await loaded(plain, { product: aProduct({ stock }) })).view;
  const [others, report] = ['/p/42', 'signalement'].map((text) => details.html?.indexOf(text) ?? -1);
  expect(Math.min(others ?? -1, report ?? -1)).toBeGreaterThan(0);
  expect((others ?? 0) < (report ?? 0) ? 'first' : 'last').toBe(place);
});
