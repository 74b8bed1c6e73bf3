import { expect, test } from 'vitest';
import { isSpoken } from './spoken-path.ts';

test('a path with control characters or broken escapes means nothing', () => {
  for (const path of ['/%09/javascript:x', '/%00', '/x%0d%0ay', '/%7f', '/a%ff', '/%', '/%zz'])
    expect(isSpoken(path), path).toBe(false);
  for (const path of ['/', '/boutique/c/timbres', '/%C3%A9t%C3%A9', '/a%20b', '/%2509'])
    expect(isSpoken(path), path).toBe(true);
});
