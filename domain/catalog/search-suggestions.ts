import type { PageLink } from './catalog.ts';

/** What a typed text may be about, without a search for products. */
export interface Suggestions {
  /** Frequent searches of others that begin with the text, the likeliest first. */
  searches: string[];
  /** The services that do what it says, the nearest first. */
  services: PageLink[];
}

export interface SearchSuggestions {
  /** @param most the most searches. */
  suggest(text: string, most: number): Promise<Suggestions>;
}
