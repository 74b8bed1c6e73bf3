import type { QueryName } from '#ui/routing/queries/queries.ts';

/** The name of the search text, in the form and in addresses. */
export const searched = 'q' satisfies QueryName<'search'> & QueryName<'suggestions'>;

/** The suggestions for a text. Every string is final, in the request's language. */
export interface SuggestionsView {
  groups: { label: string; options: SuggestionView[] }[];
  /** « 5 propositions », announced when the list opens. */
  count: string;
}

export interface SuggestionView {
  label: string;
  detail?: string;
  /** Of a department or a product. */
  picture?: string;
  href: string;
}

/** Longer texts are cut. */
export const longestSearch = 200;
/** Shorter texts match too much to suggest anything. */
export const shortestSearch = 2;
