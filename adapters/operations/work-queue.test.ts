import { createServer } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { backlogWait, connectionAccepted, turn } from './work-queue.ts';

/** Work takes time by this clock alone. */
let now = performance.now();
const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());
const busyFor = (milliseconds: number) => {
  now += milliseconds;
};

describe('pieces of work that become possible together', () => {
  test('pieces of work are done in the order in which they came', async () => {
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4, 5].map((piece) => turn().then(() => done.push(piece))));
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  test('pieces of work are done for a buyer before all others', async () => {
    const done: string[] = [];
    await Promise.all([
      ...['one', 'two'].map((other) => turn().then(() => done.push(other))),
      turn(true).then(() => done.push('buys')),
    ]);
    expect(done).toEqual(['buys', 'one', 'two']);
  });

  test('pieces of work let other requests be answered after a few of them, not after all', async () => {
    const server = await onAFreePort(createServer((_, response) => response.end('ok')));
    await fetch(server.url);
    let done = 0;
    const pieces = Array.from({ length: 1000 }, async () => {
      await turn();
      busyFor(5);
      done += 1;
    });
    await fetch(server.url);
    expect(done).toBeLessThan(500);
    await Promise.all(pieces);
    await server.close();
  });

  /** A connection a round until it is called, each of which takes a moment to accept. */
  function connectionsArrive() {
    let isOver = false;
    const connect = () => {
      if (isOver) return;
      connectionAccepted();
      busyFor(0.1);
      setImmediate(connect);
    };
    connect();
    return async () => {
      isOver = true;
      await nextRound();
      await nextRound();
    };
  }

  test('pieces of work are all done, however many connections arrive meanwhile', async () => {
    const end = connectionsArrive();
    let done = 0;
    const pieces = Array.from({ length: 50 }, async () => {
      await turn();
      done += 1;
    });
    await Promise.all(pieces);
    await end();
    expect(done).toBe(50);
  });

  test.each([
    ['some hundreds connect', 200, false],
    ['thousands do', 300, true],
  ])(
    'pieces of work measure how long a connection may wait to be accepted, while %s, until none does',
    async (_, count, waits) => {
      const end = connectionsArrive();
      let wait = 0;
      const pieces = Array.from({ length: count }, async () => {
        await turn();
        busyFor(5);
        wait = backlogWait();
      });
      await Promise.all(pieces);
      expect(wait > count).toBe(waits);
      await end();
      expect(backlogWait()).toBe(0);
    },
  );
});
