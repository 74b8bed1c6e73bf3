import { expect, test } from 'vitest';
import { Seats } from './seats.ts';

const limits = { all: 3, each: 2, waiting: 1, patience: 10_000 };
const guest = (who: object, operation = 'GET /products/{code}') => ({ who, operation });

test('one operation holds its part of the seats of a service, and leaves the rest to the others', async () => {
  const seats = new Seats(limits);
  const [one, two, three, four] = [{}, {}, {}, {}];
  expect(await seats.enter(guest(one))).toBe(true);
  expect(await seats.enter(guest(two))).toBe(true);
  const waits = seats.enter(guest(three));
  expect(await seats.enter(guest(four))).toBe(false);
  expect(await seats.enter(guest(four, 'GET /products/search'))).toBe(true);
  expect(seats.taken).toBe(3);
  seats.leave(guest(one));
  expect(await waits).toBe(true);
});

test('all calls of one request have one seat, until the last has ended', async () => {
  const seats = new Seats({ ...limits, all: 1, waiting: 0 });
  const [one, two] = [{}, {}];
  for (const operation of ['a', 'b', 'b']) expect(await seats.enter(guest(one, operation))).toBe(true);
  expect(await seats.enter(guest(two, 'c'))).toBe(false);
  for (const operation of ['a', 'b']) seats.leave(guest(one, operation));
  expect(await seats.enter(guest(two, 'c'))).toBe(false);
  seats.leave(guest(one, 'b'));
  expect(await seats.enter(guest(two, 'c'))).toBe(true);
});

test('nobody waits longer than the limit of waiting', async () => {
  const seats = new Seats({ ...limits, all: 1, patience: 5 });
  await seats.enter(guest({}));
  expect(await seats.enter(guest({}))).toBe(false);
});
