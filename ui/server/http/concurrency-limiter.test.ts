import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConcurrencyLimiter, type PrioritisedRequest, pageLimits } from './concurrency-limiter.ts';

const search: PrioritisedRequest = { route: 'search', feature: 'catalog', priority: 'looking', isPost: false };
const product: PrioritisedRequest = { ...search, route: 'product' };
const letters: PrioritisedRequest = { route: 'lettersWriting', feature: 'letters', priority: 'acting', isPost: false };
const account: PrioritisedRequest = { ...letters, route: 'account', feature: 'account' };
const cart: PrioritisedRequest = { route: 'cart', feature: 'cart', priority: 'buying', isPost: false };
const few = {
  running: { buying: 1, acting: 1, looking: 1 },
  route: 1,
  feature: 1,
  waiting: 1,
  waitingOfRoute: 1,
  patience: 10_000,
  patienceOfPost: 10_000,
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fill = (limiter: ConcurrencyLimiter, entrant: PrioritisedRequest, times = 3 * pageLimits.running.buying) => {
  for (let at = 0; at < times; at += 1) void limiter.enter(entrant);
};

test('no more requests than the limit run at once, and the end of one lets the next begin', async () => {
  const limiter = new ConcurrencyLimiter(few);
  expect(await limiter.enter(search)).toBe(true);
  expect(limiter.refuses(search)).toBe(false);
  const second = limiter.enter(search);
  expect(limiter.refuses(search)).toBe(true);
  expect(await limiter.enter(search)).toBe(false);
  limiter.leave(search);
  expect(await second).toBe(true);
});

test('the limiter’s line has its maximum, and its maximum by route', async () => {
  const limiter = new ConcurrencyLimiter({ ...few, waiting: 3, waitingOfRoute: 2 });
  await limiter.enter(search);
  fill(limiter, search, 2);
  expect([limiter.refuses(search), limiter.refuses(product)]).toEqual([true, false]);
  fill(limiter, product, 1);
  expect([limiter.waiting, limiter.refuses(product)]).toEqual([3, true]);
});

test('no request waits longer than the limit of waiting, and a form waits longer than a page', async () => {
  const limiter = new ConcurrencyLimiter({ ...few, waiting: 2, waitingOfRoute: 2, patience: 5, patienceOfPost: 40 });
  await limiter.enter(letters);
  const ended: string[] = [];
  void limiter.enter({ ...letters, isPost: true }).then((entered) => ended.push(`form ${entered}`));
  void limiter.enter(letters).then((entered) => ended.push(`page ${entered}`));
  await vi.advanceTimersByTimeAsync(4);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['page false']);
  await vi.advanceTimersByTimeAsync(35);
  expect(ended).toEqual(['page false', 'form false']);
  limiter.leave(letters);
  expect(await limiter.enter(letters)).toBe(true);
});

test('a visitor who waited long to be accepted waits that much less, and then is refused, unless they buy or post', async () => {
  let waited = 0;
  const limiter = new ConcurrencyLimiter({ ...few, waiting: 9, waitingOfRoute: 9 }, () => waited);
  await limiter.enter(search);
  expect(limiter.refuses(search)).toBe(false);
  waited = few.patience;
  expect([search, cart, { ...search, isPost: true }].map((entrant) => limiter.refuses(entrant))).toEqual([
    true,
    false,
    false,
  ]);
  expect(await limiter.enter(search)).toBe(false);
  waited = few.patience - 5;
  const late = limiter.enter(search);
  await vi.advanceTimersByTimeAsync(5);
  expect(await late).toBe(false);
  limiter.leave(search);
  waited = few.patience;
  expect([limiter.refuses(search), await limiter.enter(search)]).toEqual([true, false]);
  waited = 0;
  expect(await limiter.enter(search)).toBe(true);
});

test('three times as many pages as there are places, all waiting for one operation, keep no other page from being made', async () => {
  const limiter = new ConcurrencyLimiter(pageLimits);
  fill(limiter, product);
  expect(limiter.running).toBe(pageLimits.route);
  expect(await limiter.enter(search)).toBe(true);
  expect(await limiter.enter(letters)).toBe(true);
  for (let at = 0; at < 16; at += 1) expect(await limiter.enter(cart)).toBe(true);
});

test('a journey whose pages all hang leaves places to other pages of shoppers', async () => {
  const limiter = new ConcurrencyLimiter(pageLimits);
  for (const route of ['letters', 'lettersWriting', 'lettersSummary']) fill(limiter, { ...letters, route });
  expect(limiter.running).toBe(pageLimits.feature);
  for (let at = 0; at < 16; at += 1) expect(await limiter.enter(account)).toBe(true);
  expect(await limiter.enter(cart)).toBe(true);
});

test('those who look around leave places to those who act, and both to those who buy', async () => {
  const limiter = new ConcurrencyLimiter(pageLimits);
  for (let at = 0; at < 200; at += 1)
    void limiter.enter({ ...search, route: `page-${at % 20}`, feature: `feature-${at % 20}` });
  expect(limiter.running).toBe(pageLimits.running.looking);
  for (let at = 0; at < 200; at += 1)
    void limiter.enter({ ...letters, route: `step-${at % 20}`, feature: `journey-${at % 20}` });
  expect(limiter.running).toBe(pageLimits.running.acting);
  expect(await limiter.enter(cart)).toBe(true);
});

test('a buyer is admitted before earlier visitors', async () => {
  const limiter = new ConcurrencyLimiter(few);
  await limiter.enter(search);
  const order: string[] = [];
  const waiting = [search, letters, cart].map(async (entrant) => {
    await limiter.enter(entrant);
    order.push(entrant.priority);
    limiter.leave(entrant);
  });
  limiter.leave(search);
  await Promise.all(waiting);
  expect(order).toEqual(['buying', 'acting', 'looking']);
});
