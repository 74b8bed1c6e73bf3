import { describe, expect, test } from 'vitest';
import { aScope, guidCookie } from '#adapters/testing/shop.ts';
import { compare } from '#domain/carriers/compare-offers.ts';
import { aShipment } from '#domain/carriers/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { advanceClock, minutes } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const visitor = (testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld, cartGuid: guidCookie() }));

const asked = ['POFR', 'CHRP', 'DLVG', 'LPFR'];

test('the options name the carriers, and what can be told of a shipment', async () => {
  const options = await visitor().carriers.options();
  expect(options).toMatchObject({ carriers: asked, types: ['letter', 'parcel', 'bulky'] });
  expect(options.origins[0]?.code).toBe('FR');
  expect(options.contents).toContain('gift');
});

describe('a comparison', () => {
  test('a comparison has the offers of each carrier, with the whole price and the possible surcharges', async () => {
    const { carriers } = visitor();
    const { offers, excluded, late, failed } = await compare(
      { carriers },
      { codes: asked, shipment: aShipment(), isPatient: false },
    );
    expect(new Set(offers.map(({ carrier }) => carrier))).toEqual(new Set(['POFR', 'CHRP', 'LPFR']));
    expect(excluded).toEqual([
      { carrier: 'DLVG', exclusions: [{ rule: 'destination-not-served', limit: null, excess: null }] },
    ]);
    expect([late, failed]).toEqual([[], []]);
    expect(offers.find(({ carrier }) => carrier === 'CHRP')).toMatchObject({
      isGuaranteed: true,
      cover: euros(250),
      dropOff: { kind: 'pickup-point', metres: expect.any(Number) },
      fees: [{ amount: euros(5) }],
    });
  });

  test.each(asked)('a comparison does not wait for %s that is slow alone, unless it is patient', async (slow) => {
    moveClock().delayAnswers(new RegExp(`carriers/${slow}/`), 1800);
    const usual = shop.with({ TIMEOUT_DEFAULT: '3000', TIMEOUT_CARRIER: '1500' });
    const shipment = aShipment({ fromCompany: true, destination: 'BE', postalCode: '1000' });
    const told = async (isPatient: boolean) => {
      const { carriers } = usual.portsFor(aScope({ testWorld: crypto.randomUUID(), cartGuid: guidCookie() }));
      const answer = await compare({ carriers }, { codes: asked, shipment, isPatient });
      const { offers, excluded, late, failed } = answer;
      expect(failed).toEqual([]);
      return { answered: new Set([...offers, ...excluded].map(({ carrier }) => carrier)), late };
    };
    const others = asked.filter((carrier) => carrier !== slow);
    expect(await told(false)).toEqual({ answered: new Set(others), late: [slow] });
    expect(await told(true)).toEqual({ answered: new Set(asked), late: [] });
    await usual.close();
  });

  test('a comparison omits a carrier whose service is broken, and no other', async () => {
    const world = crypto.randomUUID();
    setScenario({ world, operation: 'findCarrierOffers', effect: 'contract', calls: 1 });
    const { failed, offers } = await compare(
      { carriers: visitor(world).carriers },
      {
        codes: asked,
        shipment: aShipment({ fromCompany: true, destination: 'BE', postalCode: '1000' }),
        isPatient: false,
      },
    );
    expect(failed).toHaveLength(1);
    expect(offers.length).toBeGreaterThan(0);
  });
});

describe('a choice', () => {
  test('the choice of an offer returns the whole description of the shipment', async () => {
    const { carriers } = visitor();
    const shipment = aShipment({ value: euros(40), contents: 'gift', fromCompany: true, toCompany: true });
    const [offer] = (await carriers.offersOf('LPFR', shipment, false)).offers;
    const { type: _, dimensions: __, ...told } = shipment;
    expect(await carriers.choose(offer?.id ?? '')).toEqual({
      kind: 'chosen',
      parcel: { ...told, carrier: 'LPFR', way: 'home', cover: 'INCLUDED', format: 'standard' },
    });
  });

  test('a late choice of an offer has both prices', async () => {
    const world = crypto.randomUUID();
    const { carriers } = visitor(world);
    const { world: backend } = { world: worldNamed(world) };
    backend.clockOffsetMs = Date.parse('2026-12-31T23:50:00+01:00') - Date.now();
    const [offer] = (await carriers.offersOf('LPFR', aShipment(), false)).offers;
    advanceClock(backend, minutes(31));
    expect(await carriers.choose(offer?.id ?? '')).toMatchObject({
      kind: 'renewed',
      before: { ttc: euros(11.45) },
      now: { ttc: euros(11.93) },
    });
  });

  test.each(['inconnue', '', '..'])('an offer with the id « %s » is unknown', async (id) => {
    expect(await visitor().carriers.choose(id)).toEqual({ kind: 'unknown' });
  });
});
