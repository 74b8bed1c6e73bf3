import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';

const server = playServerForTests();
const shop = whileTestsRun(() => shopOn(server.url, { APIM_BASE_URL: `${server.url}/ecom/api` }));

test('a notice for all services is for each, a service that the shop does not know is left out, warnings come first', async () => {
  const notice = (id: string, services: string[], severity: string) => ({ id, services, severity, text: 'Retards.' });
  server.play(
    json({
      notices: [
        notice('avis-1', ['mtel', 'drone'], 'info'),
        notice('avis-2', ['smt', 'all'], 'grave'),
        notice('avis-3', ['reex'], 'warning'),
      ],
    }),
  );
  expect(
    await shop()
      .portsFor(aScope({ mode: 'pro' }))
      .serviceNotices.inForce(),
  ).toMatchObject([
    { id: 'avis-3', services: ['forwarding'], severity: 'warning' },
    { id: 'avis-1', services: ['stamps'], severity: 'info' },
    { id: 'avis-2', services: 'all', severity: 'info' },
  ]);
  expect(server.seen[0]?.url).toMatch(/^\/ecom\/api\/pro\/apim\/notices\?lang=fr$/);
});
