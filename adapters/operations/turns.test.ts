import { createServer } from 'node:http';
import { setImmediate as nextLook } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { knock, turn, waitedAtTheDoor } from './turns.ts';

const busyFor = (milliseconds: number) => {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
};

describe('pieces of work that become possible together', () => {
  test('are done in the order in which they came', async () => {
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4, 5].map((piece) => turn().then(() => done.push(piece))));
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  test('are done for who buys before all others', async () => {
    const done: string[] = [];
    await Promise.all([
      ...['one', 'two'].map((other) => turn().then(() => done.push(other))),
      turn(true).then(() => done.push('buys')),
    ]);
    expect(done).toEqual(['buys', 'one', 'two']);
  });

  test('let whoever asks meanwhile be answered after a few of them, not after all', async () => {
    const server = await onAFreePort(createServer((_, response) => response.end('ok')));
    await fetch(server.url);
    let done = 0;
    const pieces = Array.from({ length: 100 }, async () => {
      await turn();
      busyFor(5);
      done += 1;
    });
    await fetch(server.url);
    expect(done).toBeLessThan(50);
    await Promise.all(pieces);
    await server.close();
  });

  test('are all done, however many come meanwhile', async () => {
    let knocking = true;
    const knocks = () => {
      knock();
      if (knocking) setImmediate(knocks);
    };
    knocks();
    let done = 0;
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        await turn();
        busyFor(1);
        done += 1;
      }),
    );
    knocking = false;
    expect(done).toBe(50);
  });

  test('tell how long who comes may have stood at the door, until nobody does', async () => {
    const nobodyComes = async () => {
      await nextLook();
      await nextLook();
    };
    const waited: number[] = [];
    const piece = async () => {
      await turn();
      knock();
      busyFor(5);
      waited.push(waitedAtTheDoor());
    };
    await nobodyComes();
    await Promise.all(Array.from({ length: 60 }, piece));
    expect(waited[0]).toBe(0);
    expect(waited.at(-1)).toBeGreaterThan(100);
    await nobodyComes();
    expect(waitedAtTheDoor()).toBe(0);
  });
});
