import { expect, test } from 'vitest';
import { newNonce, randomText } from './random.server.ts';

test('however many are drawn, no two random texts are alike, and each has all its signs', () => {
  const texts = Array.from({ length: 3000 }, () => randomText(12, 'base64url'));
  expect(new Set(texts).size).toBe(3000);
  expect(texts.filter((text) => !/^[\w-]{16}$/.test(text))).toEqual([]);
  const nonces = Array.from({ length: 3000 }, newNonce);
  expect(new Set(nonces).size).toBe(3000);
  expect(nonces.filter((nonce) => !/^[A-Za-z0-9+/]{22}==$/.test(nonce))).toEqual([]);
});

test('a text for an address or a cookie has no sign that either would change', () => {
  const texts = Array.from({ length: 500 }, () => randomText(13, 'base64url'));
  expect(texts.filter((text) => !/^[\w-]{18}$/.test(text))).toEqual([]);
});
