import { expect, test } from 'vitest';
import { decodeUri } from './decode-uri.ts';

test('an encoded text is decoded', () => {
  expect(decodeUri('prix%20%E2%82%AC')).toBe('prix €');
});

test.each(['50%', '%E2%82', '%zz'])('%s, which a visitor may type, is no encoded text', (typed) => {
  expect(decodeUri(typed)).toBeNull();
});
