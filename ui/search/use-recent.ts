import { useState } from 'react';
import type { Labels } from '#ui/wording/generated/types.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import type { SearchBoxView } from './search-box.view.ts';
import { type SuggestionsView, type SuggestionView, searched } from './suggestions.ts';

const shelf = () => localStorage;

interface RecentOf {
  view: SearchBoxView;
  labels: Labels['search'];
}

/** The recent searches of this device, shown before anything is typed, with a button to clear them. */
export function useRecent({ view, labels }: RecentOf) {
  const [texts, setTexts] = useState(() => recentSearches(shelf));
  const [announcement, setAnnouncement] = useState('');
  const keep = (text: string) => {
    keepSearch(text, shelf);
    setTexts(recentSearches(shelf));
  };
  return {
    groups: texts.length > 0 ? groupsOf(texts, { view, labels }) : [],
    /** Announced once the list is cleared. */
    announcement,
    keep,
    forgets: ({ href }: SuggestionView) => href === '',
    forget: () => {
      forgetSearches(shelf);
      setTexts([]);
      setAnnouncement(labels.forgotten);
    },
    /** The search of a suggestion, if it is one, is added to the recent searches. */
    keepOf: ({ href }: SuggestionView) => {
      const { pathname, searchParams } = new URL(href, location.href);
      if (pathname === view.search) keep(searchParams.get(searched) ?? '');
    },
  };
}

const groupsOf = (texts: string[], { view, labels }: RecentOf): SuggestionsView['groups'] => [
  {
    label: labels.recent,
    options: [
      ...texts.map((text) => ({ label: text, href: `${view.search}?${new URLSearchParams({ [searched]: text })}` })),
      { label: labels.forget, href: '' },
    ],
  },
];
