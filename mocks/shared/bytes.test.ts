import { expect, test } from 'vitest';
import { base64Of, bytesOf, signsOf } from './bytes.ts';

test('a file of every byte, longer than a part, is kept and given back as it was', () => {
  const file = Uint8Array.from({ length: 20_001 }, (_, at) => (at * 7) % 256);
  expect(bytesOf(base64Of(file))).toEqual(file);
  expect(signsOf(file)).toHaveLength(file.length);
  expect(signsOf(file).charCodeAt(19_999)).toBe(file[19_999]);
});
