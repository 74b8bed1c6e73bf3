import { suggestSearches } from '#adapters/generated/catalog/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { SearchSuggestions } from '#domain/catalog/search-suggestions.ts';

export class HttpSearchSuggestions implements SearchSuggestions {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async beginning(text: string, most: number): Promise<string[]> {
    const { calls, open, context } = this.#backend;
    const query = { term: text, max: most, ...context };
    const { suggestions } = await calls.callOrThrow('suggestSearches', suggestSearches({ ...open, query }));
    return suggestions.map(({ value }) => value);
  }
}
