/**
 * A server whose requests each make a call that the backend never answers, while they do what their address says.
 * It tells its parent its address; `skipping-clock.ts` is loaded into it.
 */
import { createServer } from 'node:http';

const [, , backend = ''] = process.argv;

/** Work of several others, between an answer that has come and the turn of who waits for it. */
async function waitForTurn(): Promise<void> {
  const ticks: number[] = [];
  const ticking = setInterval(() => ticks.push(20), 20);
  while (ticks.length < 30) await new Promise<void>((resolve) => setImmediate(resolve));
  clearInterval(ticking);
}

const during: Record<string, () => Promise<unknown>> = {
  '/turn': waitForTurn,
  '/pause': () => new Promise<void>((resolve) => setTimeout(resolve, 500)),
  '/nothing': async () => undefined,
};

const server = createServer(async ({ url = '' }, response) => {
  const hanging = fetch(`${backend}/hangs`, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  await (await fetch(`${backend}/answers`)).text();
  await during[url]?.();
  if (url === '/nothing') await hanging;
  response.end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
