import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallGate } from './call-gate.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const aCaller = (remaining = 3000, signal = new AbortController().signal) => ({
  operation: 'searchAddress',
  deadline: { remaining: () => remaining },
  signal,
});
const turns = (gate: CallGate, count: number) =>
  Promise.all(Array.from({ length: count }, () => gate.turn(aCaller(0.5))));
const after = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('the rate', () => {
  test('lets as many calls through at once as a second may have', async () => {
    await expect(turns(new CallGate(10), 10)).resolves.toHaveLength(10);
  });

  test('refuses one more whose turn would come after its deadline', async () => {
    const gate = new CallGate(10);
    await turns(gate, 10);
    await expect(gate.turn(aCaller(999))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('has room again when a second is over, for as many as started then', async () => {
    const gate = new CallGate(2);
    await turns(gate, 1);
    after(600);
    await turns(gate, 1);
    after(401);
    await turns(gate, 1);
    await expect(turns(gate, 1)).rejects.toMatchObject({ kind: 'unavailable' });
    after(600);
    await turns(gate, 1);
  });

  test('lets those who wait start in order, never more than a second may have', async () => {
    vi.useRealTimers();
    const gate = new CallGate(5);
    const begun = performance.now();
    const started: { caller: number; after: number }[] = [];
    await Promise.all(
      Array.from({ length: 12 }, async (_, caller) => {
        await gate.turn(aCaller(60_000));
        started.push({ caller, after: performance.now() - begun });
      }),
    );
    expect(started.map(({ caller }) => caller)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    // Each five a second later than those before; how much later is the machine's business.
    for (const { caller, after: passed } of started) expect(passed).toBeGreaterThan(Math.floor(caller / 5) * 1000 - 1);
  });

  test('gives the turn of a shopper who left to the next', async () => {
    vi.useRealTimers();
    const gate = new CallGate(1);
    await gate.turn(aCaller());
    const leaving = new AbortController();
    const left = gate.turn(aCaller(3000, leaving.signal));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await expect(gate.turn(aCaller(1500))).resolves.toBeUndefined();
  });
});

describe('a service that asks to be left alone', () => {
  test.each([
    ['for some seconds', '7', 7000],
    ['until a date', () => new Date(Date.now() + 20_000).toUTCString(), 19_000],
    ['without saying for how long', null, 5000],
    ['without saying it well', 'bientôt', 5000],
  ])('%s is not called', async (_, retryAfter, pause) => {
    const gate = new CallGate(10);
    gate.close(typeof retryAfter === 'function' ? retryAfter() : retryAfter);
    after(pause - 1);
    await expect(gate.turn(aCaller())).rejects.toMatchObject({ kind: 'unavailable' });
    after(1001);
    await expect(gate.turn(aCaller())).resolves.toBeUndefined();
  });

  test('is not called any earlier because another answer asks for less', async () => {
    const gate = new CallGate(10);
    gate.close('7');
    gate.close('1');
    after(6000);
    await expect(gate.turn(aCaller())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('is not called by those who were waiting either', async () => {
    vi.useRealTimers();
    const gate = new CallGate(1);
    await gate.turn(aCaller());
    const waiting = gate.turn(aCaller());
    gate.close('7');
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
