import { expect, test } from 'vitest';
import { fromAddress } from '#adapters/address/address-mapping.ts';
import type { CustomsDeclaration, WholeParcel } from '#adapters/generated/parcels/types.gen.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import type { Declaration } from '#domain/parcels/declaration.ts';
import { aParcelToSend } from '#domain/parcels/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { toBatchQuote } from './batch-mapping.ts';
import { toHsCodes, toOptions } from './options-mapping.ts';
import { fromParcel, fromPricedParcel, toParcel, toQuote } from './parcel-mapping.ts';

const sender = aWholeAddress({ id: null, firstName: 'Envoyeur', countryName: 'FR' });
const recipient = aWholeAddress({ id: null, firstName: 'Destinataire', country: 'CH', countryName: 'CH' });
const article = { description: 'Livre', weight: 300, hsCode: '490199', quantity: 2 };
const declaration: Declaration = {
  category: 'sale',
  explanation: 'Vente en ligne',
  invoice: 'FA-1',
  licence: 'LI-2',
  certificate: 'CE-3',
  importer: 'IM-4',
  eori: 'FR12345678901234',
  nonDelivery: 'abandon',
  articles: [{ ...article, value: euros(12.5), origin: 'DE' }],
};
const whole = aParcelToSend({
  origin: 'GP',
  destination: 'CH',
  postalCode: '1200',
  weight: 1200,
  format: 'bulky',
  size: { length: 60, width: 40, height: 20 },
  quantity: 3,
  way: 'signature',
  point: { id: 'P-1', country: 'CH' },
  carrier: 'CHRP',
  cover: 'R2',
  sender,
  recipient,
  declaration,
  deposit: { place: 'letterbox', date: '2026-11-24' },
  listVersion: '2026-09',
  reference: 'CC-42',
});
const customs: CustomsDeclaration = {
  category: 'SALE',
  explanation: 'Vente en ligne',
  invoiceNumber: 'FA-1',
  licenceNumber: 'LI-2',
  certificateNumber: 'CE-3',
  importerReference: 'IM-4',
  eori: 'FR12345678901234',
  nonDelivery: 'ABANDON',
  articles: [{ ...article, value: { currencyIso: 'EUR', value: 12.5 }, originCountry: 'DE' }],
};
/** What may be left out of a parcel. */
const optional = {
  dimensions: { length: 60, width: 40, height: 20 },
  quantity: 3,
  pickupPoint: { name: 'P-1', countryIsoCode: 'CH' },
  carrierCode: 'CHRP',
  customs,
  costReference: 'CC-42',
};
const needed = {
  origin: 'GP',
  destination: 'CH',
  postalCode: '1200',
  weight: 1200,
  format: 'BULKY',
  delivery: 'SIGNATURE',
  cover: 'R2',
  sender: fromAddress(sender),
  recipient: fromAddress(recipient),
  deposit: { place: 'LETTERBOX', depositDate: '2026-11-24' },
  hazardousGoods: { listVersion: '2026-09' },
};
const wire: WholeParcel = { ...needed, ...optional };

test('a parcel is told to the backend with all that the shopper said of it, and read back as it was', () => {
  expect(fromParcel(whole)).toEqual(wire);
  expect(toParcel(wire)).toEqual(whole);
});

test('a parcel that is only priced is told in the same words', () => {
  expect(fromPricedParcel(whole)).toEqual(wire);
});

test('a parcel sends no field that the shopper left empty', () => {
  const nothing = { size: null, quantity: 1, point: null, carrier: null, reference: '' };
  const bare = { ...whole, ...nothing, declaration: null };
  expect(fromParcel(bare)).toEqual(needed);
  expect(toParcel(needed)).toEqual(bare);
  const untold = { explanation: '', invoice: '', licence: '', certificate: '', importer: '', eori: '' };
  const brief = { ...bare, declaration: { ...declaration, ...untold, nonDelivery: null, articles: [] } };
  expect(fromParcel(brief)).toEqual({ ...needed, customs: { category: 'SALE', articles: [] } });
  expect(toParcel(fromParcel(brief))).toEqual(brief);
  const { origin, destination, postalCode, weight, format } = whole;
  expect(fromPricedParcel({ origin, destination, postalCode, weight, format })).toEqual({
    origin,
    destination,
    postalCode,
    weight,
    format: 'BULKY',
  });
});

test.each([
  ['format', { format: 'TUBE' }],
  ['way', { delivery: 'DRONE' }],
  ['place', { deposit: { place: 'ROOF', depositDate: '2026-11-24' } }],
  ['kind of contents', { customs: { ...customs, category: 'WEAPONS' } }],
])('a parcel of a %s that this shop cannot compose is not read as another one', (_, over) => {
  expect(toParcel({ ...wire, ...over })).toBeNull();
});

const price = (value: number) => ({ currencyIso: 'EUR', value }) as const;
const totals = { totalPriceWithTax: price(12), totalPriceWithoutTax: price(10) };

test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'])(
  'a price without its %s is none',
  (missing) => {
    const quote = { quoteId: 'devis-1', expiresAt: '2026-11-23T09:30:00.000Z', ...totals };
    const lists = { lines: [], deliveries: [], covers: [], refusals: [] };
    expect(toQuote({ ...quote, ...lists })).toMatchObject({ id: 'devis-1', ttc: euros(12), ht: euros(10) });
    expect(toQuote({ ...quote, [missing]: undefined, ...lists })).toBeNull();
  },
);

test('a delivery that this shop cannot name is not offered, neither with a price nor among the options', () => {
  const cost = { price: price(10), priceWithTax: price(12), latestDate: '2026-11-25' };
  const deliveries = [
    { code: 'DRONE', ...cost },
    { code: 'HOME', ...cost },
  ];
  const quote = { quoteId: 'devis-1', expiresAt: '2026-11-23T09:30:00.000Z', ...totals, deliveries };
  expect(toQuote({ ...quote, lines: [], covers: [], refusals: [] })?.ways).toEqual([
    { way: 'home', ttc: euros(12), ht: euros(10), latest: '2026-11-25' },
  ]);
  const options = {
    validFrom: '2026-01-01',
    origins: [],
    destinations: [],
    formats: [
      { code: 'TUBE', maxSum: 1, maxLength: 1 },
      { code: 'BULKY', maxSum: 200, maxLength: 120 },
    ],
    deliveries: [
      { code: 'DRONE', zones: ['NATIONAL'], maxWeight: 1 },
      { code: 'HOME', zones: ['LUNAR', 'OVERSEAS'], maxWeight: 30_000 },
    ],
    covers: [],
    categories: ['WEAPONS', 'GIFT'],
    depositPlaces: [
      { code: 'ROOF', depositDates: ['2026-11-24'] },
      { code: 'LETTERBOX', depositDates: ['2026-11-25'], cutOffTime: '18:00' },
    ],
    hazardousGoodsVersion: '2026-09',
  };
  expect(toOptions({ ...options, nonDeliveries: ['BURN', 'RETURN'] })).toMatchObject({
    formats: [{ format: 'bulky', maxSum: 200, maxLength: 120, surcharge: null }],
    ways: [{ way: 'home', zones: ['overseas'], maxWeight: 30_000 }],
    categories: ['gift'],
    nonDeliveries: ['return'],
    depositPlaces: [{ place: 'letterbox', dates: ['2026-11-25'], cutOff: '18:00' }],
  });
  expect(toOptions(options).nonDeliveries).toEqual([]);
});

test.each(['quoteId', 'totalPriceWithTax', 'totalPriceWithoutTax'])(
  'a batch without its %s has no total',
  (missing) => {
    const noRefusal = () => ({ kind: 'other', reason: '' }) as const;
    const quote = { quoteId: 'devis-1', ...totals, parcels: [] };
    expect(toBatchQuote(quote, noRefusal).total).toEqual({ id: 'devis-1', ttc: euros(12), ht: euros(10) });
    expect(toBatchQuote({ ...quote, [missing]: undefined }, noRefusal).total).toBeNull();
  },
);

test('a customs code that customs would not take is suggested to nobody', () => {
  const codes = [
    { code: '4901', name: 'Livres' },
    { code: '490199', name: 'Livres imprimés' },
  ];
  expect(toHsCodes({ codes })).toEqual([{ code: '490199', name: 'Livres imprimés' }]);
});
