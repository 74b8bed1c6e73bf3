import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNestedDeeper } from './nesting.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('an answer is as deep as its arrays and objects stand in one another, whatever its texts hold', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('[[{', '\\"[', '\\\\', '"}]', 'é"{'));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 6 }, texts, fc.array(tie('value')), fc.dictionary(texts, tie('value'))),
  }));
  fc.assert(
    fc.property(value, fc.boolean(), (json, isSpaced) => {
      const bytes = bytesOf(JSON.stringify(json, null, isSpaced ? 2 : 0));
      const depth = depthOf(json);
      expect(isNestedDeeper(bytes, depth)).toBe(false);
      if (depth > 0) expect(isNestedDeeper(bytes, depth - 1)).toBe(true);
    }),
  );
});

test.each(['"', '"\\', '"\\"', ']]]', '', '"a" "'])('%s, which is no JSON, is not deep', (text) => {
  expect(isNestedDeeper(bytesOf(text), 1)).toBe(false);
});

test('brackets without an end are read up to the limit', () => {
  expect(isNestedDeeper(bytesOf('['.repeat(100)), 64)).toBe(true);
});
