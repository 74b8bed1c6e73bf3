import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { advanceClock, nowIn } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const server = playServerForTests();
const played = whileTestsRun(() => shopOn(server.url));
const postage = (testWorld = crypto.randomUUID()) => shop.portsFor(aScope({ testWorld })).postage;

test('France is the first destination, and every country of the world follows', async () => {
  const { destinations, envelopes, maxGrams } = await postage().options();
  expect(destinations[0]).toEqual({ code: 'FR', name: 'France métropolitaine' });
  expect(destinations.length).toBeGreaterThan(230);
  expect(new Set(destinations.map(({ code }) => code)).size).toBe(destinations.length);
  expect(envelopes.length).toBeGreaterThan(1);
  expect(maxGrams).toBe(30_000);
});

test('a letter of 35 g in France takes two Lettre verte stamps, or goes otherwise, the cheapest way first', async () => {
  const found = await postage().waysToSend({ kind: 'weighed', grams: 35 }, 'FR');
  if (found.kind !== 'found') throw new Error(found.kind);
  const prices = found.offers.map(({ price }) => price.ttc.cents);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const green = found.offers.find(({ code }) => code === 'lettre-verte');
  expect(green).toMatchObject({
    maxGrams: 100,
    price: { ttc: { cents: 304 } },
    stamps: { count: 2, value: { cents: 304 } },
    product: { code: '1126001', service: null },
  });
  expect(found.offers.find(({ signed }) => signed)?.product?.service).toBe('registered-mail');
});

test('the tariffs of the next year apply from its first day, and are those of the services themselves', async () => {
  const world = crypto.randomUUID();
  const ways = async () => {
    const found = await postage(world).waysToSend({ kind: 'weighed', grams: 20 }, 'FR');
    return found.kind === 'found' ? new Map(found.offers.map(({ code, price }) => [code, price.ttc.cents])) : new Map();
  };
  const today = await ways();
  expect([today.get('lettre-verte'), today.get('mon-timbre-en-ligne')]).toEqual([152, 149]);
  advanceClock(worldNamed(world), Date.parse('2027-01-01T12:00:00Z') - nowIn(worldNamed(world)));
  const next = await ways();
  expect([next.get('lettre-verte'), next.get('mon-timbre-en-ligne')]).toEqual([160, 157]);
  expect([next.get('e-lettre-rouge'), next.get('colissimo'), next.get('recommande-r1')]).toEqual([169, 559, 640]);
});

test('an offer’s last day stands for its missing first one, and an offer without days has none', async () => {
  const price = { currencyIso: 'EUR', value: 1.52 };
  const offer = (code: string, days: object) => ({ code, name: code, price, ...days });
  const offers = [offer('dite', { latestDays: 3 }), offer('tue', {}), offer('seule', { earliestDays: 2 })];
  server.play(json({ weight: 20, destination: { code: 'FR', name: 'France' }, offers }));
  const found = await played().portsFor(aScope()).postage.waysToSend({ kind: 'weighed', grams: 20 }, 'FR');
  if (found.kind !== 'found') throw new Error(found.kind);
  expect(Object.fromEntries(found.offers.map(({ code, days }) => [code, days]))).toEqual({
    dite: { earliest: 3, latest: 3 },
    tue: null,
    seule: null,
  });
});

test('sheets in an envelope are weighed by the backend', async () => {
  expect(await postage().waysToSend({ kind: 'counted', sheets: 3, envelope: 'DL' }, 'FR')).toMatchObject({ grams: 20 });
});

test('a suspended destination has its day, and no offer', async () => {
  expect(await postage().waysToSend({ kind: 'weighed', grams: 20 }, 'SD')).toMatchObject({
    offers: [],
    suspension: { since: '2023-04-21', until: null },
  });
});

test.each([
  [{ kind: 'weighed', grams: 30_001 }, 'FR', 'too-heavy'],
  [{ kind: 'weighed', grams: 20 }, 'XX', 'unknown-destination'],
  [{ kind: 'counted', sheets: 1, envelope: 'A0' }, 'FR', 'unknown-item'],
] as const)('%o to %s is refused: %s', async (item, destination, kind) => {
  expect(await postage().waysToSend(item, destination)).toEqual({ kind });
});

test('a backend that fails is a fault', async () => {
  const world = crypto.randomUUID();
  setScenario({ effect: 'fail', operation: 'findPostage', world });
  await expect(postage(world).waysToSend({ kind: 'weighed', grams: 20 }, 'FR')).rejects.toMatchObject({
    name: 'Fault',
    kind: 'unavailable',
  });
});
