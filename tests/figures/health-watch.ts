/**
 * Asks a shop for its health fifty times a second, as a load balancer does, on one kept connection, until it is told to
 * stop; then prints how long the answers took, in milliseconds: `node tests/figures/health-watch.ts http://127.0.0.1:3000`.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Watched {
  asked: number;
  failed: number;
  p50: number;
  p99: number;
  most: number;
}

const [url = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
let failed = 0;

const ask = () =>
  new Promise<void>((resolve) => {
    const began = performance.now();
    const ended = (isFine: boolean) => {
      times.push(performance.now() - began);
      if (!isFine) failed += 1;
      resolve();
    };
    get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => ended(answer.statusCode === 200));
    }).on('error', () => ended(false));
  });

process.on('SIGTERM', () => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  const watched: Watched = { asked: times.length, failed, p50: at(0.5), p99: at(0.99), most: at(1) };
  process.stdout.write(`${JSON.stringify(watched)}\n`, () => process.exit(0));
});
for (;;) {
  await ask();
  await wait(20);
}
