import { useEffect, useState } from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import type { QueryOf } from '#ui/routing/queries/queries.ts';
import { longestSearch, type SuggestionsView, searched, shortestSearch } from './suggestions.ts';

/** Milliseconds without typing before suggestions are loaded. */
const pause = 80;

/**
 * The suggestions for a text, loaded after a pause in typing; late answers are dropped, and a failure gives none. A text
 * that was asked for before, as when letters are deleted, has its answer at once.
 */
export function useSuggestions(
  { suggestions: href, mode }: { suggestions: string; mode: 'part' | 'pro' },
  typed: string,
): SuggestionsView | null {
  const [answer, setAnswer] = useState<SuggestionsView | null>(null);
  const [cache] = useState(() => new Map<string, SuggestionsView>());
  const text = typed.trim().slice(0, longestSearch);
  const isEnough = text.length >= shortestSearch;
  const cached = cache.get(mode + text);
  useEffect(() => {
    if (!isEnough || cached) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchJson(
        { href, query: { [searched]: text, mode } satisfies QueryOf<'suggestions'> },
        stale.signal,
      );
      if (stale.signal.aborted) return;
      if (isSuggestions(found)) cache.set(mode + text, found);
      setAnswer(isSuggestions(found) ? found : null);
    }, pause);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, isEnough, cached, cache, href, mode]);
  if (isEnough && cached && answer !== cached) setAnswer(cached);
  // A text that is too short clears the earlier suggestions.
  if (!isEnough && answer !== null) setAnswer(null);
  return isEnough ? answer : null;
}

const isSuggestions = (value: unknown): value is SuggestionsView =>
  typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);
