import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { SHOPPER } from '#mocks/records/shoppers.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { parseFields } from './fields.ts';

const backend = newBackend();
const product = `/products/${fixedProducts.booklet}`;
const ask = async (path: string) => (await backend.call<Record<string, unknown>>('GET', path, { as: SHOPPER })).body;

test('fields are read with their nesting, whatever is left open', () => {
  const { level, named } = parseFields('DEFAULT, price(FULL),categories(code,image(url))');
  expect([level, [...named.keys()]]).toEqual(['DEFAULT', ['price', 'categories']]);
  expect([...(named.get('categories')?.named.get('image')?.named.keys() ?? [])]).toEqual(['url']);
  for (const odd of ['', ')', 'a(', 'a(b', '((', 'a)b,FULL']) expect(() => parseFields(odd)).not.toThrow();
});

describe('an answer has what its fields ask for', () => {
  test('each level has what the contract says, and more than the one before it', async () => {
    const [basic, usual, full] = await Promise.all(
      ['BASIC', 'DEFAULT', 'FULL'].map(async (level) => Object.keys(await ask(`${product}?fields=${level}`))),
    );
    expect(basic).toEqual(expect.arrayContaining(['code', 'name', 'url']));
    expect(basic).not.toContain('description');
    expect(usual).toEqual(expect.arrayContaining([...(basic ?? []), 'description', 'price']));
    expect(usual).not.toContain('classifications');
    expect(full).toEqual(expect.arrayContaining([...(usual ?? []), 'classifications']));
    expect(Object.keys(await ask(product))).toEqual(usual);
  });

  test('names and levels are asked for together, each part at its own', async () => {
    const answer = await ask(`${product}?fields=BASIC,classifications,price(formattedValue),images(url)`);
    expect(answer).toMatchObject({ price: { currencyIso: 'EUR', formattedValue: '18,24\u00a0€' } });
    expect(answer.classifications).not.toEqual([]);
    expect(answer.price).not.toHaveProperty('priceType');
    expect(Object.keys((answer.images as object[])[0] ?? {})).toEqual(['url']);
  });

  test('a search has the parts of its products, and its whole facets', async () => {
    const answer = await ask(
      '/products/search?query=carnet&fields=products(code,stock(FULL)),facets,pagination(DEFAULT)',
    );
    const [first] = answer.products as object[];
    expect(first).toMatchObject({ stock: { stockLevelStatus: 'inStock' } });
    expect(first).not.toHaveProperty('price');
    expect((answer.facets as { values: object[] }[])[0]?.values[0]).toHaveProperty('query');
    expect(answer).not.toHaveProperty('breadcrumbs');
  });

  test('the carts of an account have their totals at the lowest level', async () => {
    await backend.call('POST', '/users/current/carts', { as: SHOPPER });
    const { carts } = (await ask('/users/current/carts?fields=BASIC')) as { carts: object[] };
    expect(carts).toMatchObject([{ totalPriceWithTax: { value: 0 }, totalTax: { value: 0 }, subTotal: { value: 0 } }]);
    expect(carts[0]).not.toHaveProperty('appliedVouchers');
  });
});
