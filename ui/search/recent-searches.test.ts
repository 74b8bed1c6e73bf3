import { expect, test } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

function aShelf(stored: string | null = null) {
  let value = stored;
  const shelf = {
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
  };
  return () => shelf;
}

const after = (...texts: string[]) => {
  const shelf = aShelf();
  for (const text of texts) keepSearch(text, shelf);
  return recentSearches(shelf);
};

test('the last search comes first, and the same search is kept once', () => {
  expect(after('carnet', 'enveloppe kraft', ' Carnet ')).toEqual(['Carnet', 'enveloppe kraft']);
});

test('the five last searches are kept', () => {
  expect(after('a1', 'a2', 'a3', 'a4', 'a5', 'a6')).toEqual(['a6', 'a5', 'a4', 'a3', 'a2']);
});

test.each([
  '',
  '  ',
  'RB123456785GB',
  'RB 123 456 785 GB',
  '6A15602676300',
  '06 12 34 56 78',
  'nom@exemple.fr',
  'x'.repeat(81),
])('the search %j is not kept', (text) => {
  expect(after(text)).toEqual([]);
});

test.each(['timbre 20 g', 'enveloppes C4 229 x 324', '1126001'.slice(0, 6)])('the search %j is kept', (text) => {
  expect(after(text)).toEqual([text]);
});

test('clearing the recent searches leaves none', () => {
  const shelf = aShelf();
  keepSearch('carnet', shelf);
  forgetSearches(shelf);
  expect(recentSearches(shelf)).toEqual([]);
});

test.each(['{', '"carnet"', '[1,null,{}]', 'null'])('a storage that holds %j counts as empty', (stored) => {
  expect(recentSearches(aShelf(stored))).toEqual([]);
});

test('a browser that refuses its storage has no recent searches, and no error', () => {
  const refusing = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  keepSearch('carnet', refusing);
  forgetSearches(refusing);
  expect(recentSearches(refusing)).toEqual([]);
});
