import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/parcels.ts';
import { type Backend, newBackend } from '#tests/mocks/backend.ts';
import { buysConfigured } from '#tests/mocks/purchases.ts';
import { MAX_ORDER_CENTS } from '../cart/totals.ts';
import { labelsOf, labelToDraw } from '../labels/order-labels.ts';
import { fixedProducts } from '../records/known-products.ts';
import { ordersIn, type WireOrder } from '../records/orders.ts';
import { home, PRO, SHOPPER } from '../records/shoppers.ts';
import { advanceClock, hours, minutes } from '../shared/calendar/clock.ts';
import { compositionOfBatch } from './batches.ts';
import { compositionOfParcel } from './configurations.ts';
import { needsCustoms } from './customs.ts';
import { goodsAnswer, LIST_VERSION } from './goods.ts';
import { daysFor, validUntil } from './options.ts';
import { centsToday } from './prices.ts';
import { batchesIn } from './records.ts';
import { parcelStates } from './states.ts';

type Wire = components['schemas'];

const service = '/users/anonymous/parcel';
const described = { origin: 'FR', destination: 'FR', weight: 1200, format: 'STANDARD' };

/** A backend whose clock stands on a day, in Paris. */
function on(day: string, time = '09:00:00'): Backend {
  const backend = newBackend();
  backend.world.clockOffsetMs = Date.parse(`${day}T${time}+01:00`) - Date.now();
  return backend;
}

const quoted = async (backend: Backend, change: object = {}) =>
  (await backend.call<Wire['ParcelQuote']>('POST', `${service}/quotes`, { body: { ...described, ...change } })).body;

async function composed(backend: Backend, change: object = {}) {
  const { quoteId } = await quoted(backend, { delivery: 'HOME', ...change });
  const deposit = {
    place: 'POST_OFFICE',
    depositDate: daysFor('POST_OFFICE', Date.now() + backend.world.clockOffsetMs)[0],
  };
  return {
    ...described,
    delivery: 'HOME',
    cover: 'INCLUDED',
    postalCode: '69002',
    sender: home,
    recipient: home,
    deposit,
    hazardousGoods: { listVersion: LIST_VERSION },
    ...change,
    quoteId,
  };
}

const configure = async (backend: Backend, change: object = {}) =>
  backend.call<Wire['ParcelConfiguration']>('POST', `${service}/configurations`, {
    body: await composed(backend, change),
  });

describe('a price', () => {
  test.each([
    ['2025-06-02', 15.9, '2025-12-31'],
    ['2026-06-02', 16.9, '2026-12-31'],
    ['2027-06-02', 17.47, undefined],
  ])('a parcel’s price on %s is that of its tariff', async (day, value, validUntil) => {
    const backend = on(day);
    expect((await quoted(backend, { weight: 5000 })).totalPriceWithTax?.value).toBe(value);
    const { body } = await backend.call<Wire['ParcelOptions']>('GET', `${service}/options`);
    expect([body.validFrom, body.validUntil]).toEqual([`${day.slice(0, 4)}-01-01`, validUntil]);
  });

  test('a parcel’s price before midnight of the tariff day is valid for its half hour, and the next one has the new tariff', async () => {
    const backend = on('2026-12-31', '23:50:00');
    const body = await composed(backend);
    advanceClock(backend.world, minutes(15));
    expect((await quoted(backend, { delivery: 'HOME' })).totalPriceWithTax?.value).toBe(12.11);
    const kept = await backend.call<Wire['ParcelConfiguration']>('POST', `${service}/configurations`, {
      body: { ...body, deposit: { place: 'POST_OFFICE', depositDate: '2027-01-04' } },
    });
    expect(kept).toMatchObject({ status: 201, body: { totalPriceWithTax: { value: 11.69 } } });
  });

  test('a parcel’s price is the cheapest until a delivery is chosen, and names each one’s cost', async () => {
    const quote = await quoted(on('2026-11-23'), { weight: 920 });
    expect(quote.totalPriceWithTax?.value).toBe(9.4);
    expect(
      quote.deliveries.map(({ code, priceWithTax, latestDate }) => [code, priceWithTax.value, latestDate]),
    ).toEqual([
      ['PICKUP_POINT', 9.4, '2026-11-26'],
      ['HOME', 10.1, '2026-11-25'],
      ['SIGNATURE', 11.4, '2026-11-25'],
    ]);
    expect(quote.nextWeightStep).toMatchObject({ remainingWeight: 80, maxWeight: 2000, extraPrice: { value: 1.59 } });
    expect(quote.covers.slice(0, 2)).toMatchObject([
      { code: 'INCLUDED', compensation: { value: 23 }, priceWithTax: { value: 0 } },
      { code: 'R1', compensation: { value: 50 }, priceWithTax: { value: 1 } },
    ]);
    expect(quote.labelValidUntil).toBe('2026-11-29');
  });

  test('a parcel over 20 kg has no pickup point, and an overseas one has two offers', async () => {
    const codes = async (change: object) => (await quoted(on('2026-11-23'), change)).deliveries.map(({ code }) => code);
    expect(await codes({ weight: 20_010 })).toEqual(['HOME', 'SIGNATURE']);
    expect(await codes({ destination: 'RE' })).toEqual(['ECO_OM', 'STANDARD_OM']);
    expect(await codes({ origin: 'RE' })).toEqual(['ECO_OM', 'STANDARD_OM']);
    expect(await codes({ origin: 'RE', destination: 'RE' })).toEqual(['PICKUP_POINT', 'HOME', 'SIGNATURE']);
  });

  test('a parcel to a suspended destination has no price, and its refusal has the date and the reason', async () => {
    expect(await quoted(on('2026-11-23'), { destination: 'US' })).toMatchObject({
      lines: [],
      refusals: [
        { reason: 'destinationSuspended', startDate: '2025-08-25', explanation: expect.stringContaining('droits') },
      ],
    });
  });
});

test.each([
  ['FR', 'FR', '69002', false],
  ['FR', 'MC', '98000', false],
  ['FR', 'BE', '1000', false],
  ['FR', 'ES', '28001', false],
  ['FR', 'ES', '35001', true],
  ['FR', 'ES', '51001', true],
  ['FR', 'DE', '27498', true],
  ['FR', 'FI', '22100', true],
  ['FR', 'IT', '23041', true],
  ['FR', 'GB', 'SW1A 1AA', true],
  ['FR', 'GP', '97100', true],
  ['GP', 'MQ', '97200', false],
  ['GP', 'RE', '97400', true],
  ['RE', 'RE', '97400', false],
  ['RE', 'FR', '75001', true],
  ['FR', '__proto__', '', true],
])('customs from %s to %s %s: %s', (origin, destination, postalCode, needed) => {
  expect(needsCustoms({ origin, destination, postalCode })).toBe(needed);
});

test.each([
  ['briquet', ['FORBIDDEN']],
  ['PARFUM', ['CONDITIONS']],
  ['aerosol', ['FORBIDDEN']],
  ['books', ['ALLOWED']],
  ['caillou', []],
  ['un jeu de société', ['ALLOWED']],
  ['a book', ['ALLOWED']],
  ['du vernis à ongles', ['FORBIDDEN']],
  ['du spray, de la laque ou du vernis', ['FORBIDDEN']],
])('« %s » is %o', (query, verdicts) => {
  expect(goodsAnswer(query, 'fr').goods.map(({ verdict }) => verdict)).toEqual(verdicts);
});

test('days of deposit end with the validity of the label', () => {
  const now = Date.parse('2026-11-23T09:00:00Z');
  expect(validUntil(now)).toBe('2026-11-29');
  expect(daysFor('POST_OFFICE', now)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(daysFor('LETTERBOX', now)[0]).toBe('2026-11-24');
});

test('a cart promises a day of delivery until the day of deposit has passed', async () => {
  const backend = on('2026-11-23');
  const { body: saved } = await configure(backend);
  const labels = () =>
    compositionOfParcel(backend.world, saved.configurationId)?.infos.map(({ label, isOver }) => [label.fr, isOver]);
  expect(labels()?.slice(-2)).toEqual([
    ['Jour du dépôt', undefined],
    ['Livraison', undefined],
  ]);
  advanceClock(backend.world, hours(24));
  expect(labels()?.at(-1)).toEqual(['Jour du dépôt', true]);
});

describe('a configuration', () => {
  test.each(['COLIS-TROIS', 'COLIS-ANNULE'])(
    'a configuration of the label of the order book %s is read, and costs what was paid',
    async (name) => {
      const backend = on('2026-11-25');
      const { body: order } = await backend.call<WireOrder>('GET', `/users/current/orders/CMD-26-${name}`, {
        as: SHOPPER,
      });
      const [entry] = order.entries;
      const path = `/users/current/parcel/configurations/${entry?.configurationId}`;
      const { status, body } = await backend.call<Wire['ParcelConfiguration']>('GET', path, { as: SHOPPER });
      expect([status, body.totalPriceWithTax.value]).toEqual([200, entry?.totalPrice.value]);
    },
  );

  test('a parcel’s configuration has the time of the dangerous-goods acknowledgement, and its article', async () => {
    const { body } = await configure(on('2026-11-23'));
    expect(body).toMatchObject({
      productCode: 'colissimo-en-ligne',
      hazardousGoods: { listVersion: LIST_VERSION, acknowledgedAt: expect.stringMatching(/^2026-11-23T08/) },
    });
    const far = { destination: 'RE', postalCode: '97400', delivery: 'ECO_OM' };
    const customs = { category: 'DOCUMENTS', articles: [] };
    expect((await configure(on('2026-11-23'), { ...far, customs })).body.productCode).toBe('colissimo-monde-en-ligne');
  });
});

test.each([
  ['that cost alike has that price', [2000, 2000, 2000], true],
  ['that cost differently has none, though their average divides evenly', [920, 2000, 5000], false],
])('one piece of a batch of parcels %s', async (_, weights, isTold) => {
  const { world } = on('2026-11-24');
  await parcelStates['a batch of parcels']?.(world, { today: '2026-11-24' });
  const [lot] = batchesIn(world).findMany();
  if (!lot) throw new Error('There is no batch.');
  const parcels = weights.flatMap((weight) => lot.parcels.map((parcel) => ({ ...parcel, weight })));
  const totalCents = parcels.reduce((sum, parcel) => sum + centsToday(world, parcel), 0);
  expect(totalCents % parcels.length, 'the average divides evenly').toBe(0);
  await batchesIn(world).create({ ...lot, id: 'lot-2', parcels, cents: totalCents });
  const { cents, quantity, totalCents: told } = compositionOfBatch(world, 'lot-2') ?? {};
  expect(told).toBe(totalCents);
  expect((cents ?? 0) * (quantity ?? 0) === totalCents).toBe(isTold);
});

test('a batch of parcels above the maximum of an order is ordered, since it is agreed on, and called one', async () => {
  const backend = on('2026-11-24');
  await parcelStates['a batch of parcels']?.(backend.world, { today: '2026-11-24' });
  const [lot] = batchesIn(backend.world).findMany();
  if (!lot) throw new Error('There is no batch.');
  await batchesIn(backend.world).create({ ...lot, id: 'lot-2', owner: null, cents: MAX_ORDER_CENTS + 1 });
  const code = fixedProducts.shippingLabel;
  const order = await buysConfigured(backend, { code, configurationId: 'lot-2' });
  const { body } = await backend.call<WireOrder>('GET', `/users/current/orders/${order}`, { as: PRO });
  expect(body.entries).toMatchObject([{ configurationId: 'lot-2', batch: true }]);
});

test('the labels of a batch whose rows are of several parcels print prices that make its total', async () => {
  const backend = on('2026-11-24');
  const { world } = backend;
  await parcelStates['a batch of parcels']?.(world, { today: '2026-11-24' });
  const [lot] = batchesIn(world).findMany();
  const [parcel] = lot?.parcels ?? [];
  if (!lot || !parcel) throw new Error('There is no batch.');
  const parcels = [
    { ...parcel, weight: 920, quantity: 2 },
    { ...parcel, weight: 5000, quantity: 3 },
  ];
  const cents = parcels.reduce((sum, each) => sum + centsToday(world, each), 0);
  await batchesIn(world).create({ ...lot, id: 'lot-2', owner: null, parcels, cents });
  const code = await buysConfigured(backend, { code: fixedProducts.shippingLabel, configurationId: 'lot-2' });
  const record = ordersIn(world).findFirst((q) => q.where({ code }));
  if (!record) throw new Error('There is no order.');
  const printed = labelsOf(world, record, 'fr').map(
    (label) => labelToDraw(world, record, label).parcel?.facts.find((fact) => fact.startsWith('Port payé')) ?? '',
  );
  const paid = printed.map((fact) => Number(fact.replace(/\D/g, '')));
  expect([paid.length, paid.reduce((sum, each) => sum + each)]).toEqual([5, cents]);
});
