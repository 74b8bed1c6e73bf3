import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceeds } from './nesting.ts';

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
      expect(exceeds(bytes, { depth, values: 1e6 })).toBe(false);
      if (depth > 0) expect(exceeds(bytes, { depth: depth - 1, values: 1e6 })).toBe(true);
    }),
  );
});

test.each(['"', '"\\', '"\\"', ']]]', '', '"a" "'])('%s, which is no JSON, is not deep', (text) => {
  expect(exceeds(bytesOf(text), { depth: 1, values: 1 })).toBe(false);
});

test('brackets without an end are read up to the limit', () => {
  expect(exceeds(bytesOf('['.repeat(100)), { depth: 64, values: 1 })).toBe(true);
});

test('values are counted in arrays and objects, and not in texts', () => {
  const bytes = bytesOf('{"a,b":[1,2,"x,y,z"],"c":3}');
  expect([3, 4].map((values) => exceeds(bytes, { depth: 9, values }))).toEqual([true, false]);
});
