import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CachedHtml } from './cached-html.ts';

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('12,30\u00a0€ « été »\u202f!'));

test('a part that is made once is the text that it was made of', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const part = new CachedHtml(text);
      expect(String(part)).toBe(text);
      expect(part.bytes).toEqual(Buffer.from(text));
    }),
  );
});

test('a part has the words of its text, however often it is asked', () => {
  const part = new CachedHtml('<button data-held>Ajouter</button>');
  const asked = () => ['data-held', 'data-step', 'Ajouter'].map((word) => part.includes(word));
  expect(asked()).toEqual([true, false, true]);
  expect(asked(), 'again').toEqual([true, false, true]);
});
