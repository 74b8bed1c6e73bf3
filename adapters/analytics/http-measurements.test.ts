import { expect, test } from 'vitest';
import { json, reset, text } from '#adapters/testing/play-server.ts';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import type { Measurement } from '#domain/analytics/measurements.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';

const server = playServerForTests();
const shop = whileTestsRun(() =>
  shopOn(server.url, { MEASUREMENT_URL: `${server.url}/mesure`, FORWARD_TEST_HEADER: 'x-mock-world' }),
);

const seen: Measurement = {
  site: '100001',
  visitor: 'abc-1',
  device: 'mobile',
  events: [{ page: 'cart', empty: true, lines: 0, firstPurchase: true }],
};
const pass = (measured = seen) =>
  shop()
    .portsFor(aScope({ testWorld: 'w1', signedIn: true, accessToken: async () => 'canary' }))
    .measurements.pass(measured);

test('the collector receives the site, the browser’s random id, the event and the device', async () => {
  server.play(json({}));
  await pass();
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/mesure?s=100001&idclient=abc-1' });
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
    events: [
      { name: 'page.display', data: { page: 'cart', empty: true, lines: 0, firstPurchase: true, device: 'mobile' } },
    ],
  });
});

test('a failure is an event of its own name', async () => {
  server.play(json({}));
  const failure = { failure: 'choix_paiement', text: 'Réessayez.', attempts: 2, details: 'refused' };
  await pass({ ...seen, visitor: null, events: [failure] });
  expect(server.seen[0]?.url).toBe('/mesure?s=100001');
  expect(JSON.parse(server.seen[0]?.body ?? '').events).toEqual([
    { name: 'failure', data: { ...failure, device: 'mobile' } },
  ]);
});

test('nothing of the visitor goes with it: no token, no visit id, no cookie', async () => {
  server.play(json({}));
  await pass();
  const headers = JSON.stringify(server.seen[0]?.headers);
  expect(headers).toContain('w1');
  expect(headers).not.toMatch(/canary|sid-1|cookie|authorization/i);
});

test.each([
  ['refuses', text('', { status: 500 })],
  ['is reset', reset],
])('a collector that %s is nobody’s problem', async (_, play) => {
  server.play(play);
  await expect(pass()).resolves.toBeUndefined();
});

test('a collector that never answers is nobody’s problem for longer than a second', async () => {
  const clock = moveClock();
  const began = clock.now();
  server.play(clock.hang);
  await expect(pass()).resolves.toBeUndefined();
  expect(clock.now() - began).toBe(1000);
});
