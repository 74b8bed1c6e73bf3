import { expect, test } from 'vitest';
import { isCode } from './route-params.ts';

test.each(['1126001', 'colissimo-en-ligne', 'A_b-9', 'a'.repeat(64)])('%s is a valid code in an address', (code) => {
  expect(isCode(code)).toBe(true);
});

test.each([undefined, '', ' ', 'a b', 'a/b', '../a', 'a.b', 'é', 'a\n', '<a>', '%2e', 'a'.repeat(65)])(
  '%j is no valid code in an address',
  (code) => {
    expect(isCode(code)).toBe(false);
  },
);
