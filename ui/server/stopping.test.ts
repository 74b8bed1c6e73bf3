import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GracefulStop, heedSignals } from './stopping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose last request ends when the test lets it. */
function aShop({ delay = 0, limit = 10_000 } = {}) {
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(what);
  let lastRequestEnds = () => {};
  const exit = vi.fn<(code: number) => void>();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const stop = new GracefulStop({
    server: {
      close: (done) => {
        happened.push('no new connection');
        lastRequestEnds = done;
      },
      closeAllConnections: () => {
        happened.push('requests cut');
        lastRequestEnds();
      },
    },
    delay,
    limit,
    close: async () => note('stores closed')(),
    exit,
    log,
  });
  const process = new EventEmitter();
  heedSignals(process, stop, { exit, log });
  return { process, stop, exit, log, happened, lastRequestEnds: () => lastRequestEnds() };
}

describe('a shop that receives a stop signal', () => {
  test('a stopped shop is unready at once, and still accepts requests for a while', async () => {
    const { process, stop, happened } = aShop({ delay: 5000 });
    expect(stop.begun).toBe(false);
    process.emit('SIGTERM');
    expect(stop.begun).toBe(true);
    await vi.advanceTimersByTimeAsync(4900);
    expect(happened).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(happened).toEqual(['no new connection']);
  });

  test('a stopped shop ends with code 0 after its last request, once its stores are closed', async () => {
    const { process, exit, happened, lastRequestEnds } = aShop();
    process.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(3000);
    expect(exit).not.toHaveBeenCalled();
    lastRequestEnds();
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual(['no new connection', 'stores closed']);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  test('a stopped shop cuts a request that takes longer than the limit', async () => {
    const { process, exit, happened } = aShop({ limit: 10_000 });
    process.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(9900);
    expect(happened).not.toContain('requests cut');
    await vi.advanceTimersByTimeAsync(200);
    expect(happened).toEqual(['no new connection', 'requests cut', 'stores closed']);
    expect(exit).toHaveBeenCalledWith(0);
  });

  test('a shop stops when the program that started it has ended', async () => {
    const { process, exit, lastRequestEnds } = aShop();
    process.emit('disconnect');
    await vi.advanceTimersByTimeAsync(0);
    lastRequestEnds();
    await vi.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  test('a stopped shop ends at once at a second signal of the same kind, not at another', async () => {
    const { process, exit } = aShop();
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    process.emit('SIGTERM');
    expect(exit).toHaveBeenCalledWith(1);
  });
});

describe('an error that nobody caught', () => {
  test('an unhandled rejection is logged, and the shop continues', async () => {
    const { process, stop, exit, log } = aShop();
    process.emit('unhandledRejection', new Error('forgotten'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log.error).toHaveBeenCalledOnce();
    expect(stop.begun).toBe(false);
    expect(exit).not.toHaveBeenCalled();
  });

  test('anywhere else is logged, and the shop ends with code 1 after its last request', async () => {
    const { process, exit, log, happened, lastRequestEnds } = aShop();
    process.emit('uncaughtException', new Error('broken'));
    expect(log.fatal).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
    lastRequestEnds();
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual(['no new connection', 'stores closed']);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
