import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first caller of a waiting line that has a place is admitted', async () => {
  const line = new WaitingLine<string>();
  const ended: string[] = [];
  for (const caller of ['search', 'cart', 'account'])
    void line.wait(caller, (waited) => 10 - waited).then((entered) => ended.push(`${caller} ${entered}`));
  const entered: string[] = [];
  expect(
    line.letIn(
      (caller) => caller !== 'search',
      (caller) => entered.push(caller),
    ),
  ).toBe(true);
  expect([entered, line.count((caller) => caller === 'search'), line.length]).toEqual([['cart'], 1, 2]);
  expect(
    line.letIn(
      () => false,
      () => undefined,
    ),
  ).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect([ended, line.length]).toEqual([['cart true', 'search false', 'account false'], 0]);
});

test('a caller who left a waiting line is not admitted, and those behind are', async () => {
  const line = new WaitingLine<string>();
  const ended: string[] = [];
  const waits = (caller: string, patience: number) =>
    void line.wait(caller, (waited) => patience - waited).then((entered) => ended.push(`${caller} ${entered}`));
  waits('first', 10);
  waits('second', 20);
  await vi.advanceTimersByTimeAsync(10);
  const entered: string[] = [];
  const letIn = () =>
    line.letIn(
      () => true,
      (caller) => entered.push(caller),
    );
  expect([letIn(), letIn(), entered]).toEqual([true, false, ['second']]);
  waits('third', 20);
  await vi.advanceTimersByTimeAsync(10);
  expect([ended, line.length]).toEqual([['first false', 'second true'], 1]);
});
