import { expect, test } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { logger } from '#adapters/log.ts';
import { json } from '#adapters/testing/play-server.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { aScope } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { type Backend, backendFor } from './backend.ts';
import { BackendCalls } from './backend-calls.ts';
import { clientAt } from './client.ts';

const server = playServerForTests();
const ways = ['open', 'shared', 'own'] as const satisfies readonly (keyof Backend)[];

test.each(ways)('a public answer is cached without a token, and no other one is: %s', async (way) => {
  const tokens: (string | undefined)[] = [];
  server.play((call, response) => {
    tokens.push(call.headers.authorization);
    json({ total: 1 })(call, response);
  });
  const config = readConfig(requiredSettings);
  const [client, calls] = [clientAt(server.url), new BackendCalls(logger('silent'), config)];
  const asked = async () => {
    const scope = aScope({ accessToken: async () => 'token-1' });
    const { data } = await client.get({ url: '/things', ...backendFor(scope, { client, calls, config })[way] });
    return data;
  };
  const [first, second] = [await asked(), await asked()];
  expect(first).toEqual({ total: 1 });
  expect(first === second).toBe(way === 'shared');
  expect(tokens).toEqual(Array.from({ length: 2 }, () => (way === 'own' ? 'Bearer token-1' : undefined)));
});
