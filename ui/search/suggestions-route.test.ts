import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './suggestions.route.ts';

/** The texts that the backend is asked about, and the answer. */
async function typed(text: string) {
  const asked: string[] = [];
  const ports = {
    searchSuggestions: { beginning: async (one: string) => (asked.push(one), ['carnets']) },
    products: { search: async () => aSearchPage() },
  };
  const path = `/ecom/recherche/suggestions?q=${encodeURIComponent(text)}`;
  const answer = await loader(argsOf(aRequest({ ports }), { path }));
  return { asked, cache: answer.headers.get('Cache-Control') };
}

test('two letters are enough to be suggested something, one is not', async () => {
  expect((await typed('c')).asked).toEqual([]);
  expect((await typed('ca')).asked).toEqual(['ca']);
});

test('what was typed may be the number of a parcel, and no cache keeps it', async () => {
  expect((await typed('6A12345678901')).cache).toBe('private, no-store');
});
