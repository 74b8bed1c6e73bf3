import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['marks of direction', '\u202A+33 6 12 34 56 78\u202C', '+33 6 12 34 56 78'],
  ['a space of no width', '69\u200B002', '69002'],
  ['a soft hyphen', 'Saint-\u00ADDenis', 'Saint-Denis'],
  ['a mark of emoji after a digit', '1\uFE0F2', '12'],
  ['the mark of a file’s beginning', '\uFEFFBIENVENUE10', 'BIENVENUE10'],
  ['digits of full width', '６９００２', '69002'],
  ['digits of a style', '𝟔𝟗𝟎𝟎𝟐', '69002'],
  ['a digit of an Arabic or Persian keyboard', '٠٦ ۱۲', '06 12'],
  ['what a dictation leaves behind', '69002\uFFFC', '69002'],
  ['a sign of one font alone', 'Lyon\uF8FF\u{F0000}', 'Lyon'],
  ['an empty Braille cell', '\u2800Ada', 'Ada'],
  ['half of a sign', 'Ada\uD83D', 'Ada'],
  ['letters and signs of full width', 'Ｎｏｍ＠ｅｘｅｍｐｌｅ．ｆｒ\u3000＋33', 'Nom@exemple.fr +33'],
  ['an accent of its own', 'e\u0301te\u0301', 'été'],
  ['a line’s end of a word processor', 'Ada\u000BLovelace\u0085Byron', 'Ada Lovelace Byron'],
  ['a sign without a text', 'A\u0000da', 'A da'],
  ['isolates around a number', '\u2066732 829 320\u2069 00074', '732 829 320 00074'],
])('%s is not in the text that is read', (_, typed, read) => {
  expect(cleanText(typed)).toBe(read);
});

test.each(['Élodie L’Œuvre, 12 bis\tA\nB', 'Bonjour\u202f!', '👩‍👧 ❤️ 👍🏽', 'Иван', '𝄞'])(
  '%j is read as it is',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

test('thousands of accents on one letter are left as they are, since composing them takes a second', () => {
  const long = `a${'\u0316\u0301'.repeat(5000)}`;
  expect(cleanText(long)).toBe(long);
});
