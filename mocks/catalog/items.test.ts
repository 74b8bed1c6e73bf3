import { describe, expect, test } from 'vitest';
import { fixedProducts } from '../records/known-products.ts';
import { freeFromCents } from '../tariffs/delivery.ts';
import { brands } from './brands.ts';
import { categories, categoryOf } from './categories.ts';
import { imagesOf } from './images.ts';
import type { CatalogItem, Text } from './item.ts';
import { catalogItems, itemOf, offerOf } from './items.ts';
import { leastDeliveryCents } from './offers.ts';
import { sellers } from './sellers.ts';

const textsOf = (item: CatalogItem): Text[] => [
  item.name,
  item.summary,
  item.description,
  ...(item.safety?.warnings ?? []),
];
const unique = (values: string[]) => new Set(values).size === values.length;
const inCategory = (code: string) => catalogItems.filter(({ categoryCodes }) => categoryCodes.includes(code)).length;

describe('the catalogue', () => {
  test('the catalogue has at least 300 products, 30 brands and 12 sellers, and everything in it is used', () => {
    expect(catalogItems.length).toBeGreaterThanOrEqual(300);
    expect(brands).toHaveLength(30);
    expect(sellers).toHaveLength(12);
    for (const { code } of brands)
      expect(
        catalogItems.some(({ brandCode }) => brandCode === code),
        code,
      ).toBe(true);
    for (const { code } of sellers)
      expect(
        catalogItems.some(({ offers }) => offers.some(({ sellerId }) => sellerId === code)),
        code,
      ).toBe(true);
    for (const { code } of categories.filter(({ parent }) => parent)) expect(inCategory(code), code).toBeGreaterThan(0);
  });

  test('the catalogue has a code, a slug and a name of its own for every product', () => {
    expect(unique(catalogItems.map(({ code }) => code))).toBe(true);
    expect(unique(catalogItems.map(({ slug }) => slug))).toBe(true);
    expect(unique(catalogItems.map(({ name }) => name.fr))).toBe(true);
    expect(unique(catalogItems.map(({ name }) => name.en))).toBe(true);
    for (const { code, slug } of catalogItems) {
      expect(code).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('the catalogue refers to categories and brands that exist', () => {
    for (const { brandCode, categoryCodes } of catalogItems) {
      expect(brands.some(({ code }) => code === brandCode)).toBe(true);
      expect(categoryCodes.length).toBeGreaterThan(0);
      expect(categoryCodes.every((code) => categoryOf(code))).toBe(true);
    }
    const parents = categories.flatMap(({ parent }) => parent ?? []);
    expect(parents.map((parent) => categoryOf(parent)?.code)).toEqual(parents);
  });

  test('the catalogue puts the offer with the lowest total first, and every price is above zero', () => {
    expect(unique(catalogItems.flatMap(({ offers }) => offers.map(({ id }) => id)))).toBe(true);
    for (const { code, offers } of catalogItems) {
      const totals = offers.map(({ priceCents, shippingCents }) => priceCents + shippingCents);
      expect(totals, code).toEqual(totals.toSorted((one, other) => one - other));
      for (const offer of offers) {
        expect(offer.id).toMatch(/^\d+$/);
        expect(Number.isInteger(offer.priceCents) && offer.priceCents > 0).toBe(true);
        expect(offer.basePriceCents ?? Number.POSITIVE_INFINITY).toBeGreaterThan(offer.priceCents);
        expect(offer.priorPrice30dCents ?? Number.POSITIVE_INFINITY).toBeGreaterThan(offer.priceCents);
      }
    }
  });

  test('the catalogue says of every stamp when it was issued, how large it is, how it is cut out and printed', () => {
    const stamps = catalogItems.filter(({ picture: { kind } }) => kind === 'stamps');
    expect(stamps.length).toBeGreaterThan(100);
    for (const { code, classifications, releasedOn, description } of stamps) {
      const valueOf = (wanted: string) => classifications.find((feature) => feature.code === wanted)?.values[0];
      expect(valueOf('issueYear'), code).toEqual({ fr: releasedOn.slice(0, 4), en: releasedOn.slice(0, 4) });
      expect(valueOf('stampSize')?.fr, code).toContain('32');
      if (/utocollant/.test(description.fr)) expect(valueOf('perforation')?.fr, code).toMatch(/^Prédécoupée/);
      if (/gomm/i.test(description.fr)) expect(valueOf('perforation')?.fr, code).toMatch(/^13/);
      expect(valueOf('printing')?.fr === 'Taille-douce', code).toBe(description.fr.includes('taille-douce'));
    }
  });

  test('the catalogue names each product’s manufacturer, as the product safety regulation requires', () => {
    for (const item of catalogItems.filter(({ productType }) => productType === 'PRODUCT')) {
      expect(item.safety?.manufacturer).toBeTruthy();
      expect(item.safety?.postalAddress).toMatch(/\d{5} /);
      expect(item.safety?.electronicAddress).toContain('@');
    }
  });

  test('every product of the catalogue is postal or has an offer of a partner', () => {
    const goods = catalogItems.filter(({ productType }) => productType === 'PRODUCT');
    const others = goods.filter(({ postal, offers }) => !postal && !offers.some(({ sellerId }) => sellerId));
    expect(others.map(({ code }) => code)).toEqual([]);
  });

  test('the catalogue has no tax on postal products, and tax on all others', () => {
    for (const item of catalogItems.filter(({ productType }) => productType === 'PRODUCT'))
      expect(item.vatRate === 0).toBe(item.postal);
  });
});

describe('its words', () => {
  test('the catalogue’s texts are in two languages', () => {
    const alike = catalogItems.flatMap(textsOf).filter(({ fr, en }) => fr === en);
    // The name of a carrier's product is a name.
    expect(alike.filter(({ fr }) => !fr.endsWith(' en ligne'))).toEqual([]);
  });

  test('each view of an article has an alternative of its own', () => {
    for (const item of catalogItems) {
      const alternatives = new Set(imagesOf(item, 'fr').map(({ altText }) => altText));
      expect([item.code, alternatives.size]).toEqual([item.code, 3]);
    }
  });

  test('the catalogue’s texts have the spaces of French typography and no double space', () => {
    for (const item of catalogItems)
      for (const { fr, en } of [
        ...textsOf(item),
        ...item.classifications.flatMap(({ name, values }) => [name, ...values]),
      ]) {
        expect(`${fr}${en}`).not.toMatch(/ {2}|'|undefined|NaN/);
        expect(fr).not.toMatch(/ [;:!?»€%]|« /);
        expect(fr).not.toMatch(/\d (?:g|kg|mm|cm|m|h)(?![\p{L}])/u);
        expect(fr).not.toMatch(/[\p{L}\d][;!?]/u);
        expect(en).not.toMatch(/ [;:!?]/);
      }
  });

  test('the catalogue’s texts use only the elements that a page allows', () => {
    for (const item of catalogItems)
      for (const html of [item.description.fr, item.description.en]) {
        for (const [, tag] of html.matchAll(/<\/?([a-z]+)>/g)) expect(['p', 'ul', 'li', 'strong', 'em']).toContain(tag);
        expect(html.replaceAll(/<\/?[a-z]+>/g, '')).not.toMatch(/[<>&]/);
      }
  });
});

test.each(Object.entries(freeFromCents))(
  'the seller %s delivers for nothing from exactly the price of its threshold, and not a cent below',
  (sellerId, threshold) => {
    const [offer] = catalogItems.flatMap(({ offers }) => offers.filter((each) => each.sellerId === sellerId));
    const leastAt = (priceCents: number) => offer && leastDeliveryCents({ ...offer, priceCents });
    expect([threshold - 1, threshold, threshold + 1].map(leastAt)).toEqual([offer?.shippingCents, 0, 0]);
    expect(offer?.shippingCents).toBeGreaterThan(0);
  },
);

describe('the products that tests rely on', () => {
  test('the products of the tests exist with their expected properties', () => {
    const known = Object.values(fixedProducts);
    expect(known.map((code) => itemOf(code)?.code)).toEqual(known);
    const booklet = itemOf(fixedProducts.booklet);
    expect(booklet?.name.fr).toBe('Carnet de 12 timbres Marianne\u00A0– Lettre verte');
    expect(booklet && offerOf(booklet)).toMatchObject({ priceCents: 1824 });
    expect(booklet?.offers[0]?.sellerId).toBeUndefined();
    expect(itemOf(fixedProducts.fourOffers)?.offers).toHaveLength(4);
    expect(itemOf(fixedProducts.outOfStock)?.stock).toBe(0);
    expect(itemOf(fixedProducts.lowStock)?.stock).toBe(3);
    expect(itemOf(fixedProducts.shippingLabel)).toMatchObject({ productType: 'ESERVICE', service: 'smt' });
    expect(itemOf(fixedProducts.printableStamp)).toMatchObject({ productType: 'ESERVICE', service: 'mtel' });
  });

  test.each([
    ['lettre-en-ligne', 'cel', 189],
    ['lettre-recommandee-en-ligne', 'cel', 629],
    ['e-lettre-rouge', 'cel', 160],
    ['vignette-recommande', 'vrel', 611],
  ])('%s is sold by the service %s, from %i cents', (code, service, cents) => {
    expect(itemOf(code)).toMatchObject({ service, offers: [expect.objectContaining({ priceCents: cents })] });
  });

  test('the products of the tests have their best offer where an unknown one is requested', () => {
    const item = itemOf(fixedProducts.fourOffers);
    expect(item && offerOf(item, '1')).toBe(item?.offers[0]);
    expect(item && offerOf(item, item.offers[2]?.id)).toBe(item?.offers[2]);
  });
});
