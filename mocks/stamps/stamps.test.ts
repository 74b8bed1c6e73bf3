import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/stamps.ts';
import { handlers } from '../handlers.ts';
import { fixedProducts } from '../records/known-products.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { wholePath } from '../shared/operations.ts';
import { worldNamed } from '../shared/world.ts';
import { rowsOf, tariffs } from '../tariffs/stamps.ts';
import { cellsOf, supports } from './supports.ts';

type Wire = components['schemas'];

interface Answer<Body> {
  status: number;
  body: Body;
}

function backend() {
  const name = crypto.randomUUID();
  const world = worldNamed(name);
  const ask = async <Body>(method: string, path: string, sent?: unknown): Promise<Answer<Body>> => {
    const answer = await getResponse(
      handlers,
      new Request(`http://backend.test${wholePath(path)}`, {
        method,
        headers: { 'x-mock-world': name, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      }),
    );
    if (!answer) throw new Error(path);
    return { status: answer.status, body: await answer.json() };
  };
  const at = (moment: string) => void (world.clockOffsetMs += Date.parse(moment) - nowIn(world));
  return { ask, at };
}

const line = { visual: 'POPPY', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 30 };
const set = { lines: [line], support: 'A4_24', startCell: 10 };
const service = '/users/anonymous/stamps';

async function pricedAt(moment: string) {
  const { ask, at } = backend();
  at(moment);
  const { body } = await ask<Wire['StampQuote']>('POST', `${service}/quotes`, set);
  return [body.totalPriceWithTax?.value, body.nextTariff?.validFrom];
}

describe('on the day of a new tariff', () => {
  test('the last minute of the year has the old price and the first one of the next the new one, in Paris', async () => {
    expect(await pricedAt('2026-12-31T22:59:00Z')).toEqual([44.7, '2027-01-01']);
    expect(await pricedAt('2026-12-31T23:01:00Z')).toEqual([47.1, undefined]);
  });

  test('a price that was told just before it no longer holds', async () => {
    const { ask, at } = backend();
    at('2026-12-31T22:50:00Z');
    const { body } = await ask<Wire['StampQuote']>('POST', `${service}/quotes`, set);
    expect(body.expiresAt).toBe('2026-12-31T23:00:00.000Z');
    at('2026-12-31T23:01:00Z');
    const kept = await ask<{ errors: object[] }>('POST', `${service}/configurations`, {
      ...set,
      quoteId: body.quoteId,
    });
    expect([kept.status, kept.body.errors[0]]).toMatchObject([400, { reason: 'quoteExpired' }]);
  });

  test('stamps in a cart have the new price, which is announced once with the one before', async () => {
    const { ask, at } = backend();
    at('2026-12-31T22:50:00Z');
    const { body: quote } = await ask<Wire['StampQuote']>('POST', `${service}/quotes`, set);
    const { body: kept } = await ask<Wire['StampConfiguration']>('POST', `${service}/configurations`, {
      ...set,
      quoteId: quote.quoteId,
    });
    const { body: cart } = await ask<{ guid: string }>('POST', '/users/anonymous/carts');
    const path = `/users/anonymous/carts/${cart.guid}`;
    await ask('POST', `${path}/entries`, {
      product: { code: fixedProducts.printableStamp },
      quantity: 1,
      configurationId: kept.configurationId,
    });
    const total = async () => (await ask<{ totalPrice: { value: number } }>('GET', path)).body.totalPrice.value;
    const check = async () =>
      (
        await ask<{ cartModifications: { statusCode: string; previousBasePrice?: { value: number } }[] }>(
          'POST',
          `${path}/validate`,
        )
      ).body.cartModifications;
    expect([await total(), await check()]).toEqual([44.7, []]);
    at('2026-12-31T23:01:00Z');
    expect(await check()).toMatchObject([{ statusCode: 'priceChanged', previousBasePrice: { value: 44.7 } }]);
    expect([await total(), await check()]).toEqual([47.1, []]);
  });

  test('a sheet that is sold no longer is offered no more', async () => {
    const { ask, at } = backend();
    const offered = async () =>
      (await ask<Wire['StampOptions']>('GET', `${service}/options`)).body.supports.map(({ code }) => code);
    at('2026-12-31T12:00:00Z');
    expect(await offered()).toContain('A4_21');
    at('2027-01-01T12:00:00Z');
    expect(await offered()).not.toContain('A4_21');
  });
});

test('each tariff ends on the day before the next one begins', () => {
  expect(rowsOf(tariffs.on('2025-06-01'))[0]).toMatchObject({ validFrom: '2025-01-01', validUntil: '2025-12-31' });
  expect(rowsOf(tariffs.on('2027-06-01'))[0]).not.toHaveProperty('validUntil');
});

test.each(supports.map((support) => [support.code, support] as const))(
  'the cells of %s lie on its page, and what they hold lies in them',
  (_, support) => {
    const { grid, page, areas } = support;
    expect(cellsOf(support)).toBeGreaterThan(0);
    expect(grid.left + (grid.columns - 1) * grid.pitchX + grid.width).toBeLessThanOrEqual(page.width);
    expect(grid.top + (grid.rows - 1) * grid.pitchY + grid.height).toBeLessThanOrEqual(page.height);
    if (grid.columns > 1) expect(grid.pitchX).toBeGreaterThanOrEqual(grid.width);
    if (grid.rows > 1) expect(grid.pitchY).toBeGreaterThanOrEqual(grid.height);
    for (const { x, y, width, height } of Object.values(areas)) {
      expect(x + width).toBeLessThanOrEqual(grid.width);
      expect(y + height).toBeLessThanOrEqual(grid.height);
    }
  },
);

test.each(
  supports.flatMap((support) => (support.recipient ? [[support.code, support, support.recipient] as const] : [])),
)(
  'a recipient on %s has seven lines beside the stamp, within the page',
  (_, { page, grid }, { page: address, areas }) => {
    expect(address.x + address.width).toBeLessThanOrEqual(page.width);
    expect(address.y + address.height).toBeLessThanOrEqual(page.height);
    expect(address.height / 7).toBeGreaterThan(3);
    for (const { x, y, width, height } of Object.values(areas)) {
      expect(x + width).toBeLessThanOrEqual(grid.width);
      expect(y + height).toBeLessThanOrEqual(grid.height);
      const isBelow = address.y >= grid.top + y + height;
      expect(isBelow || address.x >= grid.left + x + width).toBe(true);
    }
  },
);

test.each(['A4_24', 'A4_21', 'A4_14', 'A4_8'])('the sheet %s closes on its page', (code) => {
  const found = supports.find((support) => support.code === code);
  if (!found) throw new Error(code);
  const { grid, page } = found;
  expect(2 * grid.left + (grid.columns - 1) * grid.pitchX + grid.width).toBeCloseTo(page.width, 6);
  expect(2 * grid.top + (grid.rows - 1) * grid.pitchY + grid.height).toBeCloseTo(page.height, 6);
});
