import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBulkhead, type PrioritisedRequest, pageLimits } from './page-bulkhead.ts';

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

const fill = (pages: PageBulkhead, page: PrioritisedRequest, times = 3 * pageLimits.running.buying) => {
  for (let at = 0; at < times; at += 1) void pages.enter(page);
};

test('no more requests than the limit run at once, and the end of one lets the next begin', async () => {
  const pages = new PageBulkhead(few);
  const leave = await pages.enter(search);
  expect(pages.refuses(search)).toBe(false);
  const second = pages.enter(search);
  expect(pages.refuses(search)).toBe(true);
  expect(await pages.enter(search)).toBeNull();
  leave?.();
  expect(await second).not.toBeNull();
});

test('the line of pages has its maximum, and its maximum by route', async () => {
  const pages = new PageBulkhead({ ...few, waiting: 3, waitingOfRoute: 2 });
  await pages.enter(search);
  fill(pages, search, 2);
  expect([pages.refuses(search), pages.refuses(product)]).toEqual([true, false]);
  fill(pages, product, 1);
  expect([pages.waiting, pages.refuses(product)]).toEqual([3, true]);
});

test('no request waits longer than the limit of waiting, and a form waits longer than a page', async () => {
  const pages = new PageBulkhead({ ...few, waiting: 2, waitingOfRoute: 2, patience: 5, patienceOfPost: 40 });
  const leave = await pages.enter(letters);
  const ended: string[] = [];
  void pages.enter({ ...letters, isPost: true }).then((entered) => ended.push(`form ${entered !== null}`));
  void pages.enter(letters).then((entered) => ended.push(`page ${entered !== null}`));
  await vi.advanceTimersByTimeAsync(4);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['page false']);
  await vi.advanceTimersByTimeAsync(35);
  expect(ended).toEqual(['page false', 'form false']);
  leave?.();
  expect(await pages.enter(letters)).not.toBeNull();
});

test('a visitor who waited long to be accepted waits that much less, and then is refused, unless they buy or post', async () => {
  let waited = 0;
  const pages = new PageBulkhead({ ...few, waiting: 9, waitingOfRoute: 9 }, () => waited);
  const leave = await pages.enter(search);
  expect(pages.refuses(search)).toBe(false);
  waited = few.patience;
  expect([search, cart, { ...search, isPost: true }].map((page) => pages.refuses(page))).toEqual([true, false, false]);
  expect(await pages.enter(search)).toBeNull();
  waited = few.patience - 5;
  const late = pages.enter(search);
  await vi.advanceTimersByTimeAsync(5);
  expect(await late).toBeNull();
  leave?.();
  waited = few.patience;
  expect([pages.refuses(search), await pages.enter(search)]).toEqual([true, null]);
  waited = 0;
  expect(await pages.enter(search)).not.toBeNull();
});

test('three times as many pages as there are places, all waiting for one operation, keep no other page from being made', async () => {
  const pages = new PageBulkhead(pageLimits);
  fill(pages, product);
  expect(pages.running).toBe(pageLimits.route);
  expect(await pages.enter(search)).not.toBeNull();
  expect(await pages.enter(letters)).not.toBeNull();
  for (let at = 0; at < 16; at += 1) expect(await pages.enter(cart)).not.toBeNull();
});

test('a journey whose pages all hang leaves places to other pages of shoppers', async () => {
  const pages = new PageBulkhead(pageLimits);
  for (const route of ['letters', 'lettersWriting', 'lettersSummary']) fill(pages, { ...letters, route });
  expect(pages.running).toBe(pageLimits.feature);
  for (let at = 0; at < 16; at += 1) expect(await pages.enter(account)).not.toBeNull();
  expect(await pages.enter(cart)).not.toBeNull();
});

test('those who look around leave places to those who act, and both to those who buy', async () => {
  const pages = new PageBulkhead(pageLimits);
  for (let at = 0; at < 200; at += 1)
    void pages.enter({ ...search, route: `page-${at % 20}`, feature: `feature-${at % 20}` });
  expect(pages.running).toBe(pageLimits.running.looking);
  for (let at = 0; at < 200; at += 1)
    void pages.enter({ ...letters, route: `step-${at % 20}`, feature: `journey-${at % 20}` });
  expect(pages.running).toBe(pageLimits.running.acting);
  expect(await pages.enter(cart)).not.toBeNull();
});

test('a buyer is admitted before earlier visitors', async () => {
  const pages = new PageBulkhead(few);
  const leave = await pages.enter(search);
  const order: string[] = [];
  const waiting = [search, letters, cart].map(async (page) => {
    const leavePage = await pages.enter(page);
    order.push(page.priority);
    leavePage?.();
  });
  leave?.();
  await Promise.all(waiting);
  expect(order).toEqual(['buying', 'acting', 'looking']);
});
