/** Suggestions from other shoppers' searches. */
export interface SearchSuggestions {
  /** Frequent searches that begin with the typed text, the likeliest first. */
  beginning(text: string, most: number): Promise<string[]>;
}
