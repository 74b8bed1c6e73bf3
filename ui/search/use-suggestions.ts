import { useEffect, useState } from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import type { QueryOf } from '#ui/routing/queries.ts';
import { longestSearch, type SuggestionsView, searched, shortestSearch } from './suggestions.ts';

/** Typing is over for now, in milliseconds. */
const pause = 200;

/** What is offered for a text, once the typing pauses; an answer that comes too late is dropped, a failure offers nothing. */
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
  // What was offered for another search is not the beginning of this one.
  if (!isEnough && answer !== null) setAnswer(null);
  return isEnough ? answer : null;
}

const isSuggestions = (value: unknown): value is SuggestionsView =>
  typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);
