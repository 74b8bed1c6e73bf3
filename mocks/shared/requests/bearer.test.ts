import { expect, test } from 'vitest';
import { isRevoked, revoke } from './bearer.ts';

test('a revoked token is kept until its time is over', () => {
  revoke('ended', Date.now());
  revoke('valid', Number.MAX_SAFE_INTEGER);
  revoke('next', Number.MAX_SAFE_INTEGER);
  expect(['ended', 'valid', 'next'].map(isRevoked)).toEqual([false, true, true]);
});
