import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, waitingFor } from '#ui/request/request.examples.ts';
import { loader } from './suggestions.route.ts';
import type { SuggestionsView } from './suggestions.ts';

/** The texts that the backend is asked about, and the answer: its cache, and the labels of its groups. */
async function typed(text: string, given: GivenPorts = {}) {
  const asked: string[] = [];
  const ports: GivenPorts = {
    searchSuggestions: {
      suggest: async (one: string) => (asked.push(one), { searches: ['carnets'], services: [service] }),
    },
    products: { search: async () => aSearchPage() },
    ...given,
  };
  const path = `/ecom/recherche/suggestions?q=${encodeURIComponent(text)}`;
  const answer = await loader(argsOf(aRequest({ ports }), { path }));
  const { groups } = (await answer.json()) as SuggestionsView;
  const labels = groups.flatMap(({ options }) => options.map(({ label }) => label));
  return { asked, cache: answer.headers.get('Cache-Control'), labels };
}

const service = { title: 'Timbre à imprimer', summary: '', path: '/mon-timbre-en-ligne' };
const carnet = 'Carnet de 12 timbres Marianne';

test('two letters are enough to be suggested something, one is not', async () => {
  expect(await typed('c')).toMatchObject({ asked: [], labels: [] });
  expect(await typed('ca')).toMatchObject({ asked: ['ca'], labels: [service.title, 'carnets', carnet] });
});

test.each<[string, GivenPorts, string[]]>([
  ['searches cannot be had', { searchSuggestions: { suggest: fails(new Fault('timeout', 'suggest')) } }, [carnet]],
  [
    'products cannot be had',
    { products: { search: fails(new Fault('timeout', 'search')) } },
    [service.title, 'carnets'],
  ],
  [
    'products are none that the backend knows',
    { products: { search: async () => 'unknown' } },
    [service.title, 'carnets'],
  ],
])('the remaining suggestions are shown where suggested %s', async (_, ports, labels) => {
  expect((await typed('ca', ports)).labels).toEqual(labels);
});

test('the suggestions’ answer is never cached, since a typed text may be a parcel’s number', async () => {
  expect((await typed('6A12345678901')).cache).toBe('private, no-store');
});

test('a visitor who types too fast gets no suggestions, and no backend is called', async () => {
  const answer = await loader(
    argsOf(aRequest({ limits: waitingFor(9) }), { path: '/ecom/recherche/suggestions?q=ca' }),
  );
  expect([answer.status, await answer.json()]).toEqual([429, []]);
});
