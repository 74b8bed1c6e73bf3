import { expect, test } from 'vitest';
import { anOffer, aProduct } from '#domain/catalog/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { productData } from './product-data.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const shop = 'https://boutique.example';

test('machines read the product, its brand, its pictures and its bar code', () => {
  const picture = { thumbnail: '/medias/a-96', product: '/medias/a-360', detail: null, zoom: '/medias/a-960', alt: '' };
  const product = aProduct({
    brand: { code: 'clairon', name: 'Clairon' },
    gtin: '2000000000008',
    weight: 1230,
    pictures: [picture],
  });
  expect(productData(product, shop, fr)).toMatchObject({
    '@type': 'Product',
    name: 'Carnet de 12 timbres Marianne',
    sku: '1126001',
    url: 'https://boutique.example/boutique/carnet-de-12-timbres-marianne/p/1126001',
    image: ['https://boutique.example/medias/a-960'],
    brand: { '@type': 'Brand', name: 'Clairon' },
    gtin: '2000000000008',
    weight: { value: 1230, unitCode: 'GRM' },
  });
});

test('a product’s structured data has a range of prices, and each offer’s seller, state and delivery', () => {
  const product = aProduct({
    stock: 'low',
    offers: [
      anOffer({ id: '7', price: { ttc: euros(9.9), ht: euros(8.25) }, shipping: euros(4.5) }),
      anOffer({ id: '8', price: { ttc: euros(8), ht: euros(6.67) }, seller: null, condition: 'other' }),
    ],
  });
  const { offers } = productData(product, shop, fr);
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '8.00',
    highPrice: '9.90',
    priceCurrency: 'EUR',
    offerCount: 2,
    availability: 'https://schema.org/LimitedAvailability',
    offers: [
      {
        url: 'https://boutique.example/boutique/p/1126001/offer/offer_7',
        price: '9.90',
        seller: { name: 'Papeterie du Canal' },
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: { shippingRate: { value: '4.50', currency: 'EUR' } },
      },
      { price: '8.00', seller: { name: 'La boutique' } },
    ],
  });
  expect(JSON.stringify(offers)).not.toContain('undefined');
});

test.each([
  ['in', 'https://schema.org/InStock'],
  ['out', 'https://schema.org/OutOfStock'],
] as const)('machines learn that stock is %s', (stock, availability) => {
  expect(productData(aProduct({ stock }), shop, fr).offers).toMatchObject({ availability });
});

test('a product’s structured data without an offer has no prices', () => {
  expect(productData(aProduct({ offers: [] }), shop, fr)).not.toHaveProperty('offers');
});
