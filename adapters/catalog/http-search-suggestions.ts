import { suggestSearches } from '#adapters/generated/catalog/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { SearchSuggestions, Suggestions } from '#domain/catalog/search-suggestions.ts';
import { toPageLinks } from './catalog-mapping.ts';

export class HttpSearchSuggestions implements SearchSuggestions {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async suggest(text: string, most: number): Promise<Suggestions> {
    const { calls, open, context } = this.#backend;
    const query = { term: text, max: most, ...context };
    const { suggestions, services } = await calls.callOrThrow('suggestSearches', suggestSearches({ ...open, query }));
    return { searches: suggestions.map(({ value }) => value), services: toPageLinks(services) };
  }
}
