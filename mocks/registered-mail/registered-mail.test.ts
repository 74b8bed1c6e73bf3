import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/registered-mail.ts';
import { type Backend, newBackend } from '#tests/mocks/backend.ts';
import { fixedProducts } from '../records/known-products.ts';
import { ordersIn } from '../records/orders.ts';
import { home, PRO, SHOPPER } from '../records/shoppers.ts';
import { advanceClock, hours, minutes } from '../shared/calendar/clock.ts';
import { datesFor } from './deposit.ts';

type Wire = components['schemas'];

const service = '/users/anonymous/registered-mail';
const letter = { destination: 'FR', weight: 20, level: 'R1' };

/** A backend whose clock stands on a day. */
function on(day: string): Backend {
  const backend = newBackend();
  backend.world.clockOffsetMs = Date.parse(`${day}T09:00:00+01:00`) - Date.now();
  return backend;
}

const quoted = async (backend: Backend, change: object = {}) =>
  (await backend.call<Wire['RegisteredMailQuote']>('POST', `${service}/quotes`, { body: { ...letter, ...change } }))
    .body;

async function composed(backend: Backend, change: object = {}) {
  const { quoteId } = await quoted(backend, change);
  const now = Date.now() + backend.world.clockOffsetMs;
  const deposit = { place: 'POST_OFFICE', depositDate: datesFor('POST_OFFICE', now)[0] };
  return { ...letter, sender: home, recipient: home, deposit, printFormat: 'A4', ...change, quoteId };
}

const configure = async (backend: Backend, { as, change = {} }: { as?: string; change?: object } = {}) =>
  backend.call<Wire['RegisteredMailConfiguration']>(
    'POST',
    as ? service.replace('anonymous', 'current') + '/configurations' : `${service}/configurations`,
    { body: await composed(backend, change), ...(as && { as }) },
  );

describe('a price', () => {
  test.each([
    ['2025-06-02', 5.74],
    ['2026-06-02', 6.11],
    ['2027-06-02', 6.4],
  ])('a registered letter’s price on %s is that of its tariff', async (day, value) => {
    const { totalPriceWithTax, lines } = await quoted(on(day));
    expect(totalPriceWithTax?.value).toBe(value);
    expect(lines).toHaveLength(1);
  });

  test('a registered letter’s price grows with weight, level and acknowledgement, and has the distance to the next step', async () => {
    const quote = await quoted(on('2026-11-23'), { weight: 170, level: 'R2', acknowledgement: true });
    expect(quote.lines.map(({ code, priceWithTax }) => [code, priceWithTax.value])).toEqual([
      ['LETTER', 10.02],
      ['ACKNOWLEDGEMENT', 1.3],
    ]);
    expect(quote.totalPriceWithTax?.value).toBe(11.32);
    expect(quote.nextWeightStep).toMatchObject({ remainingWeight: 80, maxWeight: 500, extraPrice: { value: 1.9 } });
    expect((await quoted(on('2026-11-23'), { weight: 2000 })).nextWeightStep).toBeUndefined();
    expect((await quoted(on('2026-11-23'), { weight: 20 })).nextWeightStep).toMatchObject({ remainingWeight: 0 });
  });

  test('a registered letter’s price is valid for half an hour, and only for that letter', async () => {
    const backend = on('2026-11-23');
    const body = await composed(backend);
    const send = (change: object = {}) =>
      backend.call('POST', `${service}/configurations`, { body: { ...body, ...change } });
    expect((await send({ weight: 21 })).reason).toBe('quoteExpired');
    expect((await send()).status).toBe(201);
    advanceClock(backend.world, minutes(31));
    expect(await send()).toMatchObject({ status: 400, reason: 'quoteExpired' });
  });

  test('a registered letter to a suspended destination has no price', async () => {
    expect(await quoted(on('2026-11-23'), { destination: 'YE' })).toEqual({
      lines: [],
      refusals: [
        { reason: 'destinationSuspended', subject: 'destination', startDate: '2026-06-01', endDate: '2027-03-31' },
      ],
    });
  });
});

describe('a day of deposit', () => {
  test.each([
    ['2026-11-23T09:00:00Z', '2026-11-23', '2026-11-24'],
    ['2026-11-23T17:20:00Z', '2026-11-23', '2026-11-25'],
    ['2026-11-23T22:00:00Z', '2026-11-24', '2026-11-25'],
    ['2026-11-27T17:30:00Z', '2026-11-28', '2026-11-30'],
    ['2026-11-27T17:29:00Z', '2026-11-27', '2026-11-30'],
    ['2026-11-28T09:00:00Z', '2026-11-28', '2026-11-30'],
    ['2026-11-28T11:30:00Z', '2026-11-30', '2026-11-30'],
    ['2026-12-24T09:00:00Z', '2026-12-24', '2026-12-26'],
  ])(
    'a deposit day requested at %s is %s at the earliest at a post office, and %s from a letterbox',
    (now, office, letterbox) => {
      expect(datesFor('POST_OFFICE', Date.parse(now))[0]).toBe(office);
      expect(datesFor('LETTERBOX', Date.parse(now))[0]).toBe(letterbox);
    },
  );

  test('a deposit day is refused once it has passed', async () => {
    const backend = on('2026-11-23');
    const body = await composed(backend);
    advanceClock(backend.world, hours(24));
    const { refusals } = await quoted(backend, body);
    expect(refusals).toEqual([
      { reason: 'dateTooEarly', subject: 'deposit.depositDate', earliestDepositDate: '2026-11-24' },
    ]);
  });
});

describe('a configuration', () => {
  test('a registered letter’s configuration is read back as it was saved', async () => {
    const backend = newBackend();
    const { body: saved } = await configure(backend, { change: { weight: 99 } });
    const { body } = await backend.call('GET', `${service}/configurations/${saved.configurationId}`);
    expect(body).toEqual(saved);
    expect(saved).toMatchObject({ weight: 99, recipient: { town: 'Lyon', country: { name: 'France' } } });
  });

  test('a shopper’s configuration cannot be read by anybody else, nor put into another cart', async () => {
    const backend = newBackend();
    const { body: saved } = await configure(backend, { as: SHOPPER });
    const path = `/users/current/registered-mail/configurations/${saved.configurationId}`;
    expect((await backend.call('GET', path, { as: SHOPPER })).status).toBe(200);
    expect((await backend.call('GET', path, { as: PRO })).status).toBe(404);
    expect((await backend.call('GET', path.replace('current', 'anonymous'))).status).toBe(404);
    const { body: cart } = await backend.call('POST', '/users/anonymous/carts');
    expect(await addTo(backend, cart.guid, saved.configurationId)).toMatchObject({
      status: 400,
      reason: 'configurationNotFound',
    });
  });
});

const addTo = (backend: Backend, guid: string, configurationId?: string) =>
  backend.call('POST', `/users/anonymous/carts/${guid}/entries`, {
    body: { product: { code: fixedProducts.registeredVignette }, quantity: 1, configurationId },
  });

describe('in a cart', () => {
  test('a letter that was not composed is refused', async () => {
    const backend = newBackend();
    const { body: cart } = await backend.call('POST', '/users/anonymous/carts');
    expect(await addTo(backend, cart.guid)).toMatchObject({ status: 400, reason: 'configurationMissing' });
    expect(await addTo(backend, cart.guid, 'x')).toMatchObject({ status: 400, reason: 'configurationNotFound' });
  });

  test('a letter whose day has passed says so at its line, until another day is chosen', async () => {
    const backend = on('2026-11-23');
    const cart = (await backend.call('POST', '/users/anonymous/carts')).body.guid;
    const { body: saved } = await configure(backend);
    await addTo(backend, cart, saved.configurationId);
    const outdated = async () =>
      (await backend.call('GET', `/users/anonymous/carts/${cart}`)).body.entries[0]?.configurationInfos?.filter(
        ({ status }) => status === 'ERROR',
      );
    expect(await outdated()).toEqual([]);
    advanceClock(backend.world, hours(24));
    expect(await outdated()).toMatchObject([{ configurationLabel: 'Jour du dépôt' }]);
    await backend.call('PUT', `${service}/configurations/${saved.configurationId}`, { body: await composed(backend) });
    expect(await outdated()).toEqual([]);
  });

  test('a letter that was ordered stays as it was paid', async () => {
    const backend = on('2026-11-23');
    const { body: saved } = await configure(backend);
    const entry = { configurationId: saved.configurationId };
    const order = { code: 'CMD-1', entries: [entry] };
    await ordersIn(backend.world).create({
      code: 'CMD-1',
      owner: 'somebody',
      cartGuid: 'guid-1',
      cartCode: '1',
      paymentId: null,
      order: { fr: order, en: order } as never,
    });
    const path = `${service}/configurations/${saved.configurationId}`;
    const body = await composed(backend, { weight: 1900 });
    expect((await backend.call('PUT', path, { body })).status).toBe(404);
    expect((await backend.call('GET', path)).body).toMatchObject({ weight: saved.weight });
  });

  test('each letter costs what it was composed for, also after it was changed and after a check', async () => {
    const backend = on('2026-11-23');
    const cart = (await backend.call('POST', '/users/anonymous/carts')).body.guid;
    const [light, heavy] = [await configure(backend), await configure(backend, { change: { weight: 500 } })];
    for (const { body } of [light, heavy]) await addTo(backend, cart, body.configurationId);
    const read = async () => (await backend.call('GET', `/users/anonymous/carts/${cart}`)).body;
    const prices = async () => (await read()).entries.map(({ basePrice }) => basePrice.value);
    expect(await prices()).toEqual([6.11, 11.2]);
    await backend.call('PUT', `${service}/configurations/${light.body.configurationId}`, {
      body: await composed(backend, { weight: 100 }),
    });
    await backend.call('POST', `/users/anonymous/carts/${cart}/validate`);
    expect(await prices()).toEqual([7.95, 11.2]);
    expect((await read()).totalPriceWithTax.value).toBe(19.15);
    expect((await read()).entries[0]?.configurationId).toBe(light.body.configurationId);
  });
});
