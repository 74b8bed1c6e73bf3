import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

type Lang = 'fr' | 'en';

interface Counted {
  key: string;
  /** What is said of one, and of several. */
  one: string;
  other: string;
}

/** What a part of a message says, with `#` where its number stands; of a choice, all that it may say. */
const textOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return '#';
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map(({ value }) => textOf(value))
          .join(' ');
      return '';
    })
    .join('');

/** Every place of a message that says another thing of one than of several. */
const countedIn = (key: string, elements: readonly MessageFormatElement[]): Counted[] =>
  elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const { one, other } = element.options;
    const within = Object.values(element.options).flatMap(({ value }) => countedIn(key, value));
    return element.type === TYPE.plural && one && other
      ? [{ key, one: textOf(one.value), other: textOf(other.value) }, ...within]
      : within;
  });

const countedOf = (lang: Lang): Counted[] =>
  globSync(`ui/**/messages.${lang}.json`).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([key, text]) =>
      countedIn(`${file}: ${key}`, parse(text)),
    ),
  );

/** Words of several, which nobody says of one alone. */
const plurals: Record<Lang, RegExp> = {
  fr: /(?<!\p{L})(?:ces|des|eux|leurs|les|nos|ont|seront|sont|vos)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:are|have|them|these|they|those|were)(?!\p{L})/giu,
};
/** Words after the number of one that end as a plural does. */
const alike: Record<Lang, readonly string[]> = { fr: ['avis', 'colis'], en: ['address', 'was'] };
/** Words after the number of several that are no nouns, or have no ending. */
const noNouns: Record<Lang, readonly string[]> = {
  fr: ['à', 'en', 'seulement'],
  en: 'A4 QR are could identical left more of other people pick-up registered to were working'.split(' '),
};
const afterNumber = (text: string) => /#\s+([\p{L}\d’-]+)/u.exec(text)?.[1];
const isPlural = (word: string) => /[sx]$/.test(word);

/** Whether what is said of one is said of several, or the reverse. */
function isMixedUp(lang: Lang, { one, other }: Counted): boolean {
  const [single, several] = [afterNumber(one), afterNumber(other)];
  const said = new Set(other.toLowerCase().match(plurals[lang]));
  return (
    (single !== undefined && isPlural(single) && !alike[lang].includes(single)) ||
    (several !== undefined && !isPlural(several) && !noNouns[lang].includes(several)) ||
    (one.toLowerCase().match(plurals[lang]) ?? []).some((word) => !said.has(word))
  );
}

test.each<Lang>(['fr', 'en'])('what is counted has the form of one for one, and of several for several: %s', (lang) => {
  const counted = countedOf(lang);
  expect(counted.length).toBeGreaterThan(120);
  expect(counted.filter((each) => isMixedUp(lang, each))).toEqual([]);
});

test.each<Lang>(['fr', 'en'])('each exception is said by a text: %s', (lang) => {
  const after = countedOf(lang).map(({ one, other }) => [afterNumber(one), afterNumber(other)]);
  const [singles, severals] = [0, 1].map((side) => new Set(after.map((words) => words[side])));
  expect(noNouns[lang].filter((word) => !severals?.has(word))).toEqual([]);
  expect(alike[lang].filter((word) => !singles?.has(word))).toEqual([]);
});

test.each<[Lang, string]>([
  ['fr', '{count, plural, one {# articles} other {# article}}'],
  ['fr', '{count, plural, one {Vos étiquettes sont prêtes} other {Votre étiquette est prête}}'],
  ['fr', '{count, plural, one {# article} other {# article}}'],
  ['en', '{count, plural, one {# items} other {# item}}'],
  ['en', '{count, plural, one {Remove them} other {Remove it}}'],
  ['en', '{mode, select, pro {{count, plural, one {# parcels} other {# parcel}}} other {}}'],
])('the search finds %s « %s »', (lang, text) => {
  expect(countedIn('', parse(text)).some((each) => isMixedUp(lang, each))).toBe(true);
});
