import { afterAll, beforeAll } from 'vitest';
import { type Play, type PlayServer, playServer } from './play-server.ts';

interface Closable {
  close(): unknown;
}

/** Starts something before the first test of a file or group, and closes it after the last. */
export function whileTestsRun<Thing extends Closable>(start: () => Thing | Promise<Thing>): () => Thing {
  let thing: Thing | undefined;
  beforeAll(async () => {
    thing = await start();
  });
  afterAll(() => thing?.close());
  return () => {
    if (!thing) throw new Error('Nothing runs before the first test.');
    return thing;
  };
}

/** A play server for the tests of a file or group. */
export function playServerForTests(first?: Play): Omit<PlayServer, 'close'> {
  const started = whileTestsRun(() => playServer(first));
  return {
    get url() {
      return started().url;
    },
    get seen() {
      return started().seen;
    },
    play: (next) => started().play(next),
  };
}
