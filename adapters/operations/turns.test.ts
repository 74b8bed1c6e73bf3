import { createServer } from 'node:http';
import { setImmediate as nextLook } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { backlogWait, connectionAccepted, requestRead, turn } from './turns.ts';

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

  test('pieces of work are all done, however many connections arrive meanwhile', async () => {
    let isBusy = true;
    const connections = () => {
      connectionAccepted();
      // To accept one takes a moment.
      busyFor(0.1);
      if (isBusy) setImmediate(connections);
    };
    connections();
    let done = 0;
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        await turn();
        busyFor(1);
        done += 1;
      }),
    );
    isBusy = false;
    expect(done).toBe(50);
  });

  test('pieces of work are done between the requests that one poll has found', async () => {
    const done: number[] = [];
    const pieces = [1, 2, 3].map((piece) => turn().then(() => done.push(piece)));
    for (let request = 0; request < 100 && done.length < 3; request += 1) {
      busyFor(5);
      requestRead();
      // What a piece does follows the request at once, before any other look.
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(done).toEqual([1, 2, 3]);
    await Promise.all(pieces);
  });

  test.each([
    ['some hundreds connect', 1, 0],
    ['thousands do', 100, 100],
  ])(
    'pieces of work measure how long a connection may wait to be accepted, while %s, until none does',
    async (_, each, least) => {
      const noneConnects = async () => {
        await nextLook();
        await nextLook();
      };
      const waited: number[] = [];
      const piece = async () => {
        await turn();
        for (let connection = 0; connection < each; connection += 1) connectionAccepted();
        busyFor(5);
        waited.push(backlogWait());
      };
      await noneConnects();
      await Promise.all(Array.from({ length: 60 }, piece));
      expect(waited[0]).toBe(0);
      expect((waited.at(-1) ?? 0) > least).toBe(least > 0);
      await noneConnects();
      expect(backlogWait()).toBe(0);
    },
  );
});
