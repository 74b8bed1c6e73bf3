import { useEffect, useState } from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import type { QueryOf } from '#ui/routing/queries.ts';
import { longestSearch, type SuggestionsView, searched, shortestSearch } from './suggestions.ts';

/** Milliseconds without typing before suggestions are loaded. */
const pause = 200;

/** The suggestions for a text, loaded after a pause in typing; late answers are dropped, and a failure gives none. */
export function useSuggestions(
  { suggestions: href, mode }: { suggestions: string; mode: 'part' | 'pro' },
  typed: string,
): SuggestionsView | null {
  const [answer, setAnswer] = useState<SuggestionsView | null>(null);
  const text = typed.trim().slice(0, longestSearch);
  const isEnough = text.length >= shortestSearch;
  useEffect(() => {
    if (!isEnough) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchJson(
        { href, query: { [searched]: text, mode } satisfies QueryOf<'suggestions'> },
        stale.signal,
      );
      if (!stale.signal.aborted) setAnswer(isSuggestions(found) ? found : null);
    }, pause);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, isEnough, href, mode]);
  // A text that is too short clears the earlier suggestions.
  if (!isEnough && answer !== null) setAnswer(null);
  return isEnough ? answer : null;
}

const isSuggestions = (value: unknown): value is SuggestionsView =>
  typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);
