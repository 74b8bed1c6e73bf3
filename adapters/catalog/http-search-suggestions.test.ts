import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

const suggested = (text: string, over: Parameters<typeof aScope>[0] = {}) =>
  shop.portsFor(aScope(over)).searchSuggestions.suggest(text, 3);
const beginning = async (...asked: Parameters<typeof suggested>) => (await suggested(...asked)).searches;

test('a typed text is completed by other shoppers’ searches, up to the requested number', async () => {
  const found = await beginning('carn');
  expect(found).toHaveLength(3);
  for (const one of found) expect(one.toLowerCase()).toContain('carn');
});

test('suggestions speak the language of the shopper', async () => {
  expect(await beginning('booklet', { lang: 'en' })).not.toEqual([]);
  expect(await beginning('booklet')).toEqual([]);
});

test.each(['', '%E9', '« : » &=#', 'x'.repeat(200)])('no suggestion is made for %j', async (text) => {
  expect(await beginning(text)).toEqual([]);
});

test.each(['unavailable', 'contract'] as const)('a backend that answers by « %s » is a fault', async (effect) => {
  const world = crypto.randomUUID();
  setScenario({ operation: 'suggestSearches', effect, world });
  await expect(beginning('carn', { testWorld: world })).rejects.toMatchObject({ name: 'Fault', kind: effect });
  clearScenarios({ world });
});
