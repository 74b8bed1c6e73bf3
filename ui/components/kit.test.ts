import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const components = globSync('ui/components/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
const storiesOf = (component: string) => component.replace(/\.tsx$/, '.stories.tsx');

test('every component of the kit has its stories beside it', () => {
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((component) => !existsSync(storiesOf(component)))).toEqual([]);
});

/** What fills the page, and brings its own margin. */
const wholePages = ['page/page', 'page/step-layout', 'overlays/overlays.screen-reader'];

test('every story of the kit leaves room around its component for the ring of the focus', () => {
  const atTheEdge = globSync('ui/components/**/*.stories.tsx').filter(
    (file) => !readFileSync(file, 'utf8').includes("layout: 'padded'"),
  );
  expect(atTheEdge.map((file) => file.slice('ui/components/'.length, -'.stories.tsx'.length)).toSorted()).toEqual(
    wholePages.toSorted(),
  );
});

/** The name stands right beside: in the pictures of a list too it would cost 0.6 kB, and in a small one nobody could read it. */
const namedBeside = [
  'ui/catalog/card/card.tsx',
  'ui/checkout/payment/payment.screen.tsx',
  'ui/layout/navigation.tsx',
  'ui/search/search-combobox.tsx',
];

test('every picture says what stands in its place when it cannot be fetched', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
  const pictures = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:img|Picture)\s.*?\/>/gs)].map(([picture]) => ({ file, picture })),
  );
  expect(pictures.length).toBeGreaterThan(12);
  const nameless = pictures.filter(
    ({ picture }) => !/ (?:alt|name|data-name)=\{/.test(picture.replaceAll(/\s+/g, ' ')),
  );
  expect(nameless.map(({ file }) => file).toSorted()).toEqual(namedBeside);
});

test('every story that a pretend screen reader reads is named so, and runs after the others', () => {
  const heard = globSync('{ui,.storybook}/**/*.stories.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('tests/shared/heard.ts'),
  );
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.filter((file) => !file.endsWith('.screen-reader.stories.tsx'))).toEqual([]);
});

test('what takes the focus has a name: a screen reader says nothing of a box without one', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
  const boxes = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /<(?:div|section|nav|span|p|ul|ol|li|form|aside|dialog)\s(?:[^<>]|=>)*?tabIndex={-1}(?:[^<>]|=>)*>/g,
      ),
    ].map(([box]) => ({ file, box })),
  );
  expect(boxes.length).toBeGreaterThan(12);
  const nameless = boxes.filter(({ box }) => !/aria-label|role="alert"|getMenuProps/.test(box));
  // The banner's: an empty place, from which the next Tab goes to the top of the page.
  expect(nameless.map(({ file }) => file)).toEqual(['ui/consent/consent-banner.tsx']);
});

test('a part of a page that a link or an answer leads to has a name, which a screen reader says there', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
  const parts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:div|section|aside|ul|ol)\s(?:[^<>]|=>)*?\bid=(?:[^<>]|=>)*>/g)].map(
      ([part]) => ({ file, part }),
    ),
  );
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter(({ part }) => !/aria-label|role="alert"/.test(part))).toEqual([]);
});

test('a date stands in a group with its label, what is copied is said', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
  const having = (text: string) => files.filter((file) => readFileSync(file, 'utf8').includes(text));
  expect(having('type="date"')).toEqual(['ui/components/controls/date-field.tsx']);
  const copying = having('clipboard');
  expect(copying.length).toBeGreaterThan(1);
  expect(having('<LiveRegion>')).toEqual(expect.arrayContaining(copying));
});

test('no control but the search is required by the browser, which Firefox calls an invalid entry before anything was typed', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
  const asking = files.filter((file) =>
    /<(?:input|select|textarea)\s(?:[^<>]|=>)*?\srequired(?!=\{false\})|\brequired: true/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(asking).toEqual(['ui/search/search-box.tsx']);
});

/** Radios that stand in a choice of their own kind: the codes that were found for an article. */
const otherChoices = ['ui/parcels/contents/contents.screen.tsx'];

test('radios stand in a group that says that one is required, and what is wrong with it', () => {
  const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$|\/radio-card\.tsx$/.test(file));
  const withRadios = files.filter((file) => /<RadioCard\s|type="radio"/.test(readFileSync(file, 'utf8')));
  expect(withRadios.length).toBeGreaterThan(10);
  const ungrouped = withRadios.filter((file) => !/<RadioGroup\s|role="radiogroup"/.test(readFileSync(file, 'utf8')));
  expect(ungrouped).toEqual(otherChoices);
});

test('a status of several parts is read whole when one of them changes, which Firefox only does where it is told', () => {
  // The title of the page is always replaced whole.
  const files = globSync('ui/**/*.tsx', { exclude: ['ui/navigation/arrival.tsx'] }).filter(
    (file) => !/\.(?:stories|test)\.tsx$/.test(file),
  );
  const statuses = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/role="status"[^>]*>\s*(?:\{[^{}<]*\}\s*<\/)?/g) ?? [],
  );
  expect(statuses.length).toBeGreaterThan(12);
  expect(statuses.filter((status) => !/aria-atomic|<\/$/.test(status))).toEqual([]);
});
