import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port below those that the system hands out by itself: what is free now is still free when a server listens there,
 * because no connection that begins in between gets it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
