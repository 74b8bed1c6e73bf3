import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { callHeader, type WaitMessage } from './waits.ts';

const started = whileTestsRun(async () => {
  const backend = createServer(({ url, headers }, response) => {
    if (url === '/answers') response.end();
    else child.send({ call: String(headers[callHeader]) } satisfies WaitMessage);
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const child = fork('tests/shared/clocks/waiting-server.ts', [`http://127.0.0.1:${Object(backend.address()).port}`], {
    execArgv: ['--import=./tests/shared/clocks/skipping-clock.ts'],
  });
  const [address] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${Object(address).port}`,
    close: async () => {
      child.kill();
      backend.close();
      backend.closeAllConnections();
    },
  };
});

/** The milliseconds that the clock skipped until the server answered. */
const skipped = async (path: string) => Number((await fetch(`${started().url}${path}`)).headers.get('x-waited'));

test('the clock of a request that waits for one call only skips to the deadline of that call', async () => {
  const milliseconds = await skipped('/nothing');
  expect(milliseconds).toBeGreaterThan(0);
  expect(milliseconds).toBeLessThanOrEqual(60_000);
});

test('the clock of a request skips nothing while an answer that has come waits for its turn', async () => {
  expect(await skipped('/turn')).toBe(0);
});

test('the clock of a request skips nothing while the request pauses for a moment', async () => {
  expect(await skipped('/pause')).toBe(0);
});
