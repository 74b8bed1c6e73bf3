import { expect, test } from 'vitest';
import { removeInvisible } from './invisible-characters.ts';

test.each([
  ['marks of direction', '\u202A+33 6 12 34 56 78\u202C', '+33 6 12 34 56 78'],
  ['a space of no width', '69\u200B002', '69002'],
  ['a soft hyphen', 'Saint-\u00ADDenis', 'Saint-Denis'],
  ['a mark of emoji after a digit', '1\uFE0F2', '12'],
  ['the mark of a file’s beginning', '\uFEFFBIENVENUE10', 'BIENVENUE10'],
  ['digits of full width', '６９００２', '69002'],
  ['digits of a style', '𝟔𝟗𝟎𝟎𝟐', '69002'],
])('%s is not in the text that is read', (_, typed, read) => {
  expect(removeInvisible(typed)).toBe(read);
});

test.each(['Élodie L’Œuvre, 12 bis\tA\nB', 'Bonjour\u202f!', '👩‍👧 ❤️ 👍🏽', 'Иван', '١٢'])(
  '%j is read as it is',
  (text) => {
    expect(removeInvisible(text)).toBe(text);
  },
);
