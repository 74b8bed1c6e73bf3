import { randomInt } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A free port below the system's ephemeral range, so that no outgoing connection takes it before a server listens
 * there, and claimed until this process ends, so that no other test does: a server may start seconds later.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = randomInt(15_000, 30_000);
    if (claim(port) && (await isFree(port))) return port;
  }
  throw new Error('No free port was found.');
}

const claimed: string[] = [];
process.once('exit', () => {
  for (const folder of claimed) rmdirSync(folder);
});

/** A folder can be made once. One whose process was killed stays, and its port is not used again. */
function claim(port: number): boolean {
  const folder = join(tmpdir(), `boutique-port-${port}`);
  try {
    mkdirSync(folder);
  } catch {
    return false;
  }
  claimed.push(folder);
  return true;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
