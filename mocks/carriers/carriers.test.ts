import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/carriers.ts';
import type { components as parcels } from '#contracts/generated/parcels.ts';
import { type Backend, newBackend } from '#tests/mocks/backend.ts';
import { advanceClock, minutes } from '../shared/calendar/clock.ts';

type Wire = components['schemas'];

const shipment = {
  type: 'PARCEL',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  destinationPostalCode: '29200',
  weight: 1200,
  dimensions: { length: 300, width: 200, height: 25 },
};

/** A backend whose clock stands on a day, in Paris. */
function on(day: string, time = '09:00:00'): Backend {
  const backend = newBackend();
  backend.world.clockOffsetMs = Date.parse(`${day}T${time}+01:00`) - Date.now();
  return backend;
}

const asked = async (backend: Backend, carrier: string, change: object = {}) =>
  (
    await backend.call<Wire['CarrierOffers']>('POST', `/users/anonymous/carriers/${carrier}/offers`, {
      body: { ...shipment, ...change },
    })
  ).body;

const chosen = (backend: Backend, id = '') =>
  backend.call<Wire['CarrierChoice']>('POST', `/users/anonymous/carriers/quotes/${id}/choices`);

describe('an offer', () => {
  test.each([
    ['2025-06-02', 'CHRP', 18.9],
    ['2026-06-02', 'CHRP', 19.5],
    ['2027-06-02', 'CHRP', 20.1],
    ['2026-06-02', 'LPFR', 11.45],
    ['2026-06-02', 'POFR', 10.99],
  ])('an offer on %s by %s has the price of its tariff', async (day, carrier, value) => {
    const { offers } = await asked(on(day), carrier);
    expect(Math.min(...offers.map(({ totalPriceWithTax }) => totalPriceWithTax.value))).toBe(value);
  });

  test.each(['POFR', 'CHRP', 'DLVG', 'LPFR'])(
    'an offer by %s has the same price in the parcel journey',
    async (carrier) => {
      const backend = on('2026-11-23');
      const change =
        carrier === 'DLVG' ? { destination: 'BE', destinationPostalCode: '1000', professionalSender: true } : {};
      const { offers } = await asked(backend, carrier, change);
      expect(offers.length).toBeGreaterThan(0);
      for (const { quoteId, delivery, totalPriceWithTax, compensation, latestDate } of offers) {
        const { parcel } = (await chosen(backend, quoteId)).body;
        const { body: quote } = await backend.call<parcels['schemas']['ParcelQuote']>(
          'POST',
          '/users/anonymous/parcel/quotes',
          { body: { ...parcel, pickupPoint: undefined } },
        );
        expect([quote.carrierCode, quote.totalPriceWithTax]).toEqual([carrier, totalPriceWithTax]);
        expect(quote.covers[0]?.compensation).toEqual(compensation);
        expect(quote.deliveries.find(({ code }) => code === delivery)?.latestDate).toBe(latestDate);
      }
    },
  );

  test('an offer without dimensions is provisional where they could cost more, and names the fees', async () => {
    const [known, unknown] = [
      await asked(on('2026-11-23'), 'POFR'),
      await asked(on('2026-11-23'), 'POFR', { dimensions: undefined }),
    ];
    expect(known.offers.every(({ provisional }) => !provisional)).toBe(true);
    expect(unknown.offers.every(({ provisional }) => provisional)).toBe(true);
    expect(unknown.offers[0]?.fees[0]?.amount.value).toBe(6);
  });

  test('a thin shipment gets an offer from the letter too; one that is 2 cm too thick is excluded with that excess', async () => {
    expect((await asked(on('2026-11-23'), 'LPFR')).offers).toHaveLength(1);
    const { offers, exclusions } = await asked(on('2026-11-23'), 'LPFR', {
      dimensions: { length: 300, width: 200, height: 50 },
    });
    expect([offers, exclusions]).toEqual([[], [{ rule: 'tooThick', limit: 30, excess: 20 }]]);
  });
});

describe('a choice', () => {
  test('a chosen offer is valid for half an hour; then it is renewed, with its former price', async () => {
    const backend = on('2026-12-31', '23:50:00');
    const [offer] = (await asked(backend, 'CHRP')).offers;
    advanceClock(backend.world, minutes(29));
    expect((await chosen(backend, offer?.quoteId)).body).toMatchObject({
      expired: false,
      totalPriceWithTax: offer?.totalPriceWithTax,
    });
    advanceClock(backend.world, minutes(1));
    const { body } = await chosen(backend, offer?.quoteId);
    expect(body).toMatchObject({ expired: true, previousPriceWithTax: offer?.totalPriceWithTax });
    expect(body.totalPriceWithTax.value).toBe(20.1);
    expect((await chosen(backend, body.quoteId)).body).toMatchObject({
      expired: false,
      totalPriceWithTax: { value: 20.1 },
    });
  });

  test('a choice of an unknown offer is unknown', async () => {
    expect((await chosen(on('2026-11-23'), 'inconnue')).status).toBe(404);
  });
});
