import { expect, test } from 'vitest';
import { isWellFormedPath } from './well-formed-path.ts';

test('a path with control characters or broken escapes means nothing', () => {
  for (const path of ['/%09/javascript:x', '/%00', '/x%0d%0ay', '/%7f', '/a%ff', '/%', '/%zz'])
    expect(isWellFormedPath(path), path).toBe(false);
  for (const path of [
    '/checkout/%70aiement',
    '/checkout/p%61iement',
    '/a%2Db',
    '/a%2e',
    '/%7Eb',
    '/%30',
    '/x%5f',
    '/%5A',
  ])
    expect(isWellFormedPath(path), path).toBe(false);
  for (const path of [
    '/',
    '/boutique/c/timbres',
    '/%C3%A9t%C3%A9',
    '/a%20b',
    '/%2509',
    '/a%2Fb',
    '/%40',
    '/a%60',
    '/a%7B',
    '/a%5B',
  ])
    expect(isWellFormedPath(path), path).toBe(true);
});
