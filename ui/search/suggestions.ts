import type { QueryName } from '#ui/routing/queries.ts';

/** What is typed, in the form and in addresses. */
export const searched = 'q' satisfies QueryName<'search'> & QueryName<'suggestions'>;

/** What the search box offers for a text. Every string is finished: the server made it in the request's language. */
export interface SuggestionsView {
  groups: { label: string; options: SuggestionView[] }[];
  /** « 5 propositions », said when the list shows. */
  count: string;
}

export interface SuggestionView {
  label: string;
  detail?: string;
  href: string;
}

/** Longer texts are cut: nobody types them into a search box. */
export const longestSearch = 200;
/** Of a shorter text everything is the beginning. */
export const shortestSearch = 2;
