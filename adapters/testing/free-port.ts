import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  for (const file of claimed) rmSync(file, { force: true });
});

/** A file of this process's number, that can be made once; what a killed process left is taken over. */
function claim(port: number): boolean {
  const file = join(tmpdir(), `boutique-port-${port}.pid`);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isRunning(file)) return false;
    writeFileSync(file, String(process.pid));
  }
  claimed.push(file);
  return true;
}

/** Whether the process that claimed a port is still there; a file without its number yet is being written. */
function isRunning(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return !pid || process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
