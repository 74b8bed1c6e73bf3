/** How searches that others made go on. */
export interface SearchSuggestions {
  /** Searches that begin like what is typed, the likeliest first. */
  beginning(text: string, most: number): Promise<string[]>;
}
