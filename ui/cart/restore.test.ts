import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articlesOf, articlesText } from './restore.ts';

const article = fc.record({
  code: fc.stringMatching(/^[\w-]{1,64}$/),
  offerId: fc.option(fc.stringMatching(/^[\w-]{1,20}$/)),
  quantity: fc.integer({ min: 1, max: 9999 }),
});

test('what was removed comes back as it was: article, seller and quantity', () => {
  fc.assert(
    fc.property(fc.array(article), (lines) => {
      expect(articlesOf(articlesText(lines))).toEqual(lines);
    }),
  );
});

test.each(['', 'x', '1126001  0', '../x  1', '1126001  99999', ', ,'])('« %s » brings nothing back', (text) => {
  expect(articlesOf(text)).toEqual([]);
});
