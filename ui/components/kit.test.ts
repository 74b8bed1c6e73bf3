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
const namedBeside = ['ui/catalog/card/card.tsx', 'ui/layout/navigation.tsx', 'ui/search/search-combobox.tsx'];

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
