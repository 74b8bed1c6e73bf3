import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const messagesOf = (lang: string): [key: string, text: string][] =>
  globSync(`${import.meta.dirname}/../**/{copy,messages}.${lang}.json`).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]): [string, string] => [
      `${file}: ${key}`,
      text,
    ]),
  );

/** « 10 × 15 cm » over two lines is not read as one size. */
const sizeBroken = /\d (?=×)|(?<=\d ?)× (?=\d)/;

/** « 20 g » over two lines reads as two things. */
const unitAlone = /[\d}] (?:[kcm]?g|[kcm]?m|h|min|pixels)(?![\p{L}])/u;

const french: [rule: string, broken: RegExp][] = [
  ['a narrow unbreakable space stands before ; : ? and »', /(^|[^\u202f])[;:?»]/],
  ['a narrow unbreakable space stands after «', /«(?!\u202f)/],
  ['an unbreakable space stands before €, and between thousands', / €|\d \d{3}/],
  ['a narrow unbreakable space stands before %', /[^\u202f(]%/],
  ['an unbreakable space stands after n°', /n°[^\u00a0]/i],
  ['a unit stays with its number', unitAlone],
  ['a size stays on one line', sizeBroken],
  ['apostrophes are curly', /'/],
  ['quotes are French', /["“”]/],
  ['nothing is exclaimed', /!/],
  ['spaces are single', /[ \u00a0\u202f]{2}/],
  ['nothing begins or ends with a space', /^\s|\s$/],
  ['three dots are one sign', /\.\.\./],
  // The status of a line says « avant le », as the specification has it.
  ['a last day counts: « au plus tard le »', /(?<!^À télécharger )avant le \{(?!day\} à \{time)/],
];

const english: [rule: string, broken: RegExp][] = [
  ['no quote is French', /[«»]/],
  ['no punctuation is spaced as in French', /[ \u00a0\u202f][;:?!,.]/],
  ['a unit stays with its number', unitAlone],
  ['a size stays on one line', sizeBroken],
  ['apostrophes are curly', /'/],
  ['quotes are curly', /"/],
  ['nothing is exclaimed', /!/],
  ['spaces are single', /[ \u00a0\u202f]{2}/],
  ['nothing begins or ends with a space', /^\s|\s$/],
  ['three dots are one sign', /\.\.\./],
  ['a plea is a sentence of its own', /, please /],
  ['what is bought is in a basket, as on every page', /\bcart\b/i],
];

test.each(french)('every French text obeys: %s', (_, broken) => {
  expect(messagesOf('fr').filter(([, text]) => broken.test(text))).toEqual([]);
});

test.each(english)('every English text obeys: %s', (_, broken) => {
  expect(messagesOf('en').filter(([, text]) => broken.test(text))).toEqual([]);
});

test('the texts of both languages are read', () => {
  for (const lang of ['fr', 'en']) expect(messagesOf(lang).length).toBeGreaterThan(500);
});

test('each typographic rule finds a text that breaks it', () => {
  const broken = [
    'Où ?',
    '«ici\u00a0»',
    '12 €',
    '100\u00a0%',
    'N° 12',
    '20 g',
    '10 × 15',
    '{most} cm au plus',
    "l'adresse",
    'Oups\u00a0!',
    'un  mot',
  ];
  expect(broken.filter((text) => !french.some(([, rule]) => rule.test(text)))).toEqual([]);
});
