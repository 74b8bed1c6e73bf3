import { expect, test } from 'vitest';
import { looksAhead, prefetchPolicy } from './prefetch-requests.ts';

test.each([
  ['a page that is opened', {}, false],
  ['Chrome, in advance', { 'sec-purpose': 'prefetch' }, true],
  ['Chrome, with the whole page', { 'sec-purpose': 'prefetch;prerender' }, true],
  ['an older Chrome', { purpose: 'prefetch' }, true],
  ['Firefox', { 'x-moz': 'prefetch' }, true],
  ['Safari, for a picture of the page', { purpose: 'preview' }, true],
  ['an older Safari', { 'x-purpose': 'preview' }, true],
] as const)('%s looks ahead: %j, %s', (_, headers, expected) => {
  expect(looksAhead(new Request('https://boutique.example/', { headers: { ...headers } }))).toBe(expected);
});

test('a HEAD looks ahead', () => {
  expect(looksAhead(new Request('https://boutique.example/', { method: 'HEAD' }))).toBe(true);
});

const url = 'https://boutique.example/c/a.data';
const data = { path: '/c/a.data', policy: 'public, max-age=0, must-revalidate', asked: { 'sec-purpose': 'prefetch' } };

test.each([
  ['the data of a public page that is prefetched is kept for half a minute', data, 'private, max-age=30'],
  ['data that somebody pressed for keeps its policy', { ...data, asked: {} }, null],
  ['a document that is prefetched keeps its policy', { ...data, path: '/c/a' }, null],
  ['the data of one visitor keeps its policy', { ...data, policy: 'private, no-store' }, null],
])('a prefetched answer’s policy: %s', (_, { path, policy, asked }, expected) => {
  expect(prefetchPolicy(new Request(url, { headers: { ...asked } }), path, policy)).toBe(expected);
});
