import { expect, test } from 'vitest';
import { looksAhead } from './looks-ahead.ts';

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
