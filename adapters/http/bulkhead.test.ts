import { expect, test, vi } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

const limits = { all: 3, each: 2, waiting: 1, patience: 10_000, patienceWhileAnswered: 10_000 };
const answered = { isAnswered: true };
const guest = (who: object, operation = 'GET /products/{code}') => ({ who, operation });

test('one operation holds its part of the seats of a service, and leaves the rest to the others', async () => {
  const seats = new Bulkhead(limits);
  const [one, two, three, four] = [{}, {}, {}, {}];
  expect(await seats.enter(guest(one))).toBe(true);
  expect(await seats.enter(guest(two))).toBe(true);
  const waits = seats.enter(guest(three));
  expect(await seats.enter(guest(four))).toBe(false);
  expect(await seats.enter(guest(four, 'GET /products/search'))).toBe(true);
  expect(seats.taken).toBe(3);
  seats.leave(guest(one), answered);
  expect(await waits).toBe(true);
});

test('all calls of one request have one seat, until the last has ended', async () => {
  const seats = new Bulkhead({ ...limits, all: 1, waiting: 0 });
  const [one, two] = [{}, {}];
  for (const operation of ['a', 'b', 'b']) expect(await seats.enter(guest(one, operation))).toBe(true);
  expect(await seats.enter(guest(two, 'c'))).toBe(false);
  for (const operation of ['a', 'b']) seats.leave(guest(one, operation), answered);
  expect(await seats.enter(guest(two, 'c'))).toBe(false);
  seats.leave(guest(one, 'b'), answered);
  expect(await seats.enter(guest(two, 'c'))).toBe(true);
});

test('nobody waits long for a service that answers nobody', async () => {
  vi.useFakeTimers();
  const seats = new Bulkhead({ ...limits, all: 1, patience: 250 });
  await seats.enter(guest({}));
  const waits = seats.enter(guest({}));
  let heard: boolean | null = null;
  void waits.then((seated) => (heard = seated));
  await vi.advanceTimersByTimeAsync(249);
  expect(heard).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toBe(false);
  vi.useRealTimers();
});

test('a waiting caller has more time while the service answers, and not without end', async () => {
  vi.useFakeTimers();
  const seats = new Bulkhead({ all: 3, each: 2, waiting: 3, patience: 250, patienceWhileAnswered: 2000 });
  const stays = {};
  await seats.enter(guest(stays, 'slow'));
  let served = 0;
  const serve = async () => {
    const next = {};
    if (!(await seats.enter(guest(next)))) return;
    seats.leave(guest(next), answered);
    served += 1;
  };
  const serving = setInterval(() => void serve(), 100);
  await seats.enter(guest({}, 'slow'));
  const waits = seats.enter(guest({}, 'slow'));
  seats.leave(guest(stays, 'slow'), answered);
  expect(await waits).toBe(true);
  const late = seats.enter(guest({}, 'slow'));
  let isLate: boolean | null = null;
  void late.then((seated) => (isLate = !seated));
  await vi.advanceTimersByTimeAsync(1900);
  expect(isLate).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(isLate).toBe(true);
  expect(served).toBeGreaterThan(10);
  clearInterval(serving);
  vi.useRealTimers();
});
