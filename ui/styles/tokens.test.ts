import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('ui/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
const programs = globSync('ui/**/*.tsx')
  .filter((file) => !file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(file, 'utf8'));

/** The build writes `light-dark()` for older browsers too, where the colours of the root are inherited as they are. */
test('no part of a page has a colour scheme of its own', () => {
  const own = sheets.filter(
    ([file, text]) => !file.startsWith('ui/styles/') && /(?<!prefers-)color-scheme:/.test(text),
  );
  expect(own.map(([file]) => file)).toEqual([]);
});

/** A browser reads a name that nobody defines as nothing, without a word: the space is 0, the size that of the parent. */
test('every sheet uses names that are defined, by a sheet or by an element', () => {
  const defined = new Set([
    ...sheets.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    ...programs.flatMap((text) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name)),
  ]);
  const unknown = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (defined.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(defined.size).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

/** A compound that no element's name, class or attribute narrows, before a combinator of siblings. */
const anySibling = /(?<![\w\])-])(?:\*|(?::[\w-]+(?:\([^()]*\))?)+)\s*[+~]\s*[^=\s]/;

test('no element that comes has all that stands beside it styled anew, whatever it is', () => {
  const selectors = (text: string) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{};]/)
      .filter((part) => !part.includes(': '));
  expect(anySibling.test('.prose > * + *')).toBe(true);
  expect(anySibling.test('.slot > :where(:not(.banner) + *)')).toBe(true);
  expect(anySibling.test('.ways li + li, .cell:has(~ .cell :checked)')).toBe(false);
  const slow = sheets.flatMap(([file, text]) =>
    selectors(text).flatMap((each) => (anySibling.test(each) ? [`${file}: ${each.trim()}`] : [])),
  );
  expect(slow).toEqual([]);
});

test('no sheet asks what the whole page has, while a program may change it', () => {
  const ofRoot = /(?:html|body|:root)[^\s{,]*:has\(/;
  const withoutScripts = /@media \(scripting: none\) \{[\s\S]*?\n {2}\}/g;
  expect(ofRoot.test('html:has(.banner) {')).toBe(true);
  const asking = sheets.filter(([, text]) => ofRoot.test(text.replaceAll(withoutScripts, '')));
  expect(asking.map(([file]) => file)).toEqual([]);
});

/** The rules that take the ring of the focus away, with what shows where it is instead. */
const withoutRing: Record<string, string> = {
  'ui/consent/consent.module.css: .answered, .answered + span':
    'the message itself, to which the page moves, and the top of the page',
  'ui/components/controls/choices/radio-card.module.css: .card input': '.card:has(:focus-visible) {',
  'ui/search/search-box.module.css: .box input:focus-visible': '.box:has(input:focus-visible) {',
  'ui/postage/postage.module.css: .answer': 'the answer itself, to which the page moves',
  'ui/styles/base.css: main:focus, h1:focus, h2:focus, dialog:focus, [role][tabindex="-1"]:focus':
    'the heading, the dialog, the part or the message itself, to which the page moves',
  'ui/styles/base.css: :is(a[data-covers], [data-covers] h3 a):focus-visible':
    ':is(a[data-covers], [data-covers] h3 a):focus-visible::before {',
};

/** The selector of the rule in which a declaration stands. */
function selectorAt(text: string, at: number): string {
  let depth = 0;
  let start = at;
  for (; depth < 1; start -= 1) depth += { '{': 1, '}': -1 }[text.charAt(start)] ?? 0;
  const before = text.slice(0, start + 1).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return before
    .slice(before.search(/[^{};]*$/))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('no rule hides where the focus is, unless another shows it', () => {
  const hidden = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/\boutline(?:-style|-width|-color)?:\s*(?:none|0(?:px)?|transparent)\b|\ball:\s*unset\b/g)].map(
      ({ index }) => `${file}: ${selectorAt(text, index)}`,
    ),
  );
  expect(hidden.toSorted()).toEqual(Object.keys(withoutRing).toSorted());
  const shown = sheets.map(([, text]) => text).join('');
  const rules = Object.values(withoutRing).filter((shows) => shows.endsWith('{'));
  expect(rules.filter((rule) => !shown.includes(rule))).toEqual([]);
});
