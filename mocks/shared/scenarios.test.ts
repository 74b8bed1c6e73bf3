import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { cartsIn } from '../records/carts.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { clearScenarios, type NewRule, setScenario } from './scenarios.ts';

afterEach(() => clearScenarios());

function backendWith(rule: NewRule) {
  const backend = newBackend();
  setScenario({ world: backend.world.name, ...rule });
  const newCart = (as?: string) => backend.call('POST', '/users/current/carts', { as: as ?? SHOPPER });
  return { backend, newCart };
}

describe('a scenario', () => {
  test.each([
    ['fail', 500],
    ['unavailable', 503],
    ['limited', 429],
    ['unauthorised', 401],
    ['disabled', 401],
  ] as const)('« %s » answers %i', async (effect, status) => {
    const { newCart } = backendWith({ effect });
    expect((await newCart()).status).toBe(status);
  });

  test('a scenario can break the contract with a 200', async () => {
    const { newCart } = backendWith({ effect: 'contract' });
    expect(await newCart()).toMatchObject({ status: 200, body: { broken: true } });
  });

  test('a scenario can delay an operation, which then succeeds', async () => {
    const { newCart } = backendWith({ effect: 'slow', milliseconds: 60 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let status = 0;
    const answered = newCart().then((answer) => (status = answer.status));
    while (vi.getTimerCount() === 0) await nextTurn();
    await vi.advanceTimersByTimeAsync(59);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe(201);
    vi.useRealTimers();
  });

  test('a scenario can concern one operation only', async () => {
    const { backend, newCart } = backendWith({ effect: 'fail', operation: 'createCart' });
    expect((await newCart()).status).toBe(500);
    expect((await backend.call('GET', '/users/current/carts', { as: SHOPPER })).status).toBe(200);
  });

  test('a scenario can concern one shopper only', async () => {
    const { newCart } = backendWith({ effect: 'fail', shopper: PRO });
    expect((await newCart(SHOPPER)).status).toBe(201);
    expect((await newCart(PRO)).status).toBe(500);
  });

  test('a scenario can concern one site only: the cart of the other site still answers', async () => {
    const { backend } = backendWith({ effect: 'fail', site: 'pro' });
    const cartsOn = (site: string) => backend.call('GET', `/users/current/carts?baseSite=${site}`, { as: SHOPPER });
    expect((await cartsOn('pro')).status).toBe(500);
    expect((await cartsOn('part')).status).toBe(200);
  });

  test('a scenario concerns one world only', async () => {
    backendWith({ effect: 'fail' });
    expect((await newBackend().call('GET', '/countries')).status).toBe(200);
  });

  test('a scenario ends after its number of calls', async () => {
    const { newCart } = backendWith({ effect: 'fail', calls: 2 });
    const statuses = [await newCart(), await newCart(), await newCart()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 201]);
  });

  test('played after the operation loses its answer, not its effect', async () => {
    const { backend, newCart } = backendWith({ effect: 'fail', when: 'after' });
    expect((await newCart()).status).toBe(500);
    expect(cartsIn(backend.world).count()).toBe(1);
  });
});

test('an operation without a handler answers 501', async () => {
  expect((await newBackend().call('GET', '/users/current/nothing')).status).toBe(501);
});
