import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceBulkhead } from './service-bulkhead.ts';

const limits = { all: 3, each: 2, waiting: 1, patience: 10_000, patienceWhileAnswered: 10_000 };
const call = (request: object = {}, operation = 'GET /products/{code}') => ({ request, operation });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one operation holds its part of the places of a service, and leaves the rest to the others', async () => {
  const service = new ServiceBulkhead(limits);
  const leave = await service.enter(call());
  expect(await service.enter(call())).not.toBeNull();
  const waits = service.enter(call());
  expect(await service.enter(call())).toBeNull();
  expect(await service.enter(call({}, 'GET /products/search'))).not.toBeNull();
  expect(service.running).toBe(3);
  leave?.(true);
  expect(await waits).not.toBeNull();
});

test('all calls of one request have one place of a service, until the last has ended', async () => {
  const service = new ServiceBulkhead({ ...limits, all: 1, waiting: 0 });
  const page = {};
  const ends = await Promise.all(['a', 'b', 'b'].map((operation) => service.enter(call(page, operation))));
  expect(ends).not.toContain(null);
  expect(await service.enter(call({}, 'c'))).toBeNull();
  for (const leave of ends.slice(0, 2)) leave?.(true);
  expect(await service.enter(call({}, 'c'))).toBeNull();
  ends[2]?.(true);
  expect(await service.enter(call({}, 'c'))).not.toBeNull();
});

test('nobody waits long for a service that answers nobody', async () => {
  const service = new ServiceBulkhead({ ...limits, all: 1, patience: 250 });
  await service.enter(call());
  const refused = vi.fn();
  void service.enter(call()).then(refused);
  await vi.advanceTimersByTimeAsync(249);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledWith(null);
});

test('a waiting caller has more time while the service answers, and not without end', async () => {
  const service = new ServiceBulkhead({ all: 3, each: 2, waiting: 3, patience: 250, patienceWhileAnswered: 2000 });
  const slow = () => service.enter(call({}, 'slow'));
  const leave = await slow();
  let served = 0;
  const serve = async () => {
    const end = await service.enter(call());
    end?.(true);
    if (end) served += 1;
  };
  const serving = setInterval(() => void serve(), 100);
  await slow();
  const waits = slow();
  leave?.(true);
  expect(await waits).not.toBeNull();
  const late = vi.fn();
  void slow().then(late);
  await vi.advanceTimersByTimeAsync(1900);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(late).toHaveBeenCalledWith(null);
  expect(served).toBeGreaterThan(10);
  clearInterval(serving);
});
