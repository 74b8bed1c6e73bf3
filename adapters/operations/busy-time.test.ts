import { afterAll, expect, test, vi } from 'vitest';
import { BusyTime } from './busy-time.ts';

const clock = vi.spyOn(performance, 'now');
afterAll(() => clock.mockRestore());
const at = (milliseconds: number) => clock.mockReturnValue(milliseconds);

test('simultaneous calls count their time once', () => {
  const busy = new BusyTime();
  at(100);
  busy.begin();
  at(110);
  busy.begin();
  at(130);
  busy.end();
  at(150);
  busy.end();
  expect(busy).toMatchObject({ count: 2, milliseconds: 50 });
});

test('the time between two calls is not theirs', () => {
  const busy = new BusyTime();
  at(0);
  busy.begin();
  at(10);
  busy.end();
  at(500);
  busy.begin();
  at(505);
  busy.end();
  expect(busy).toMatchObject({ count: 2, milliseconds: 15 });
});

test('a call that still runs counts so far', () => {
  const busy = new BusyTime();
  at(0);
  busy.begin();
  at(40);
  expect(busy.milliseconds).toBe(40);
});
