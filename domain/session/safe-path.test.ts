import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each(['/', '/checkout/livraison', '/boutique/recherche?q=carnet&page=2#resultats', '/a?next=https://b.example/c'])(
  '%s is a page of the shop',
  (target) => {
    expect(safePath(target)).toBe(target);
  },
);

test.each([
  '',
  'checkout',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%252fevil.example',
  '/\tevil',
  '/\n/evil.example',
  '/a//b',
  '/%',
  ' /a',
  `/${'a'.repeat(2001)}`,
  '/%2e%2e//evil.example',
  '/.//evil.example',
])('%j is refused as a target', (target) => {
  expect(safePath(target)).toBeNull();
});

test('no redirect target leads the browser out of the shop', () => {
  const shop = 'https://shop.example';
  const nasty = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5c',
        '%252f',
        '..',
        '.',
        '@',
        ':',
        'evil.example',
        'https:',
        '\t',
        '\n',
        '?',
        '#',
        'a',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string(),
      ),
      (target) => {
        const path = safePath(target);
        if (path !== null) expect(new URL(path, shop).origin).toBe(shop);
      },
    ),
    { numRuns: 1000 },
  );
});
