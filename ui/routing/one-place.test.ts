import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proPrefix } from '#domain/shared/mode.ts';
import { media } from './prefixes.ts';
import { queries } from './queries/query-table.ts';
import { routeTable } from './route-table.ts';

/** Sources of the program; tests and stories write addresses as a shopper types them. */
const files = [
  ...globSync('ui/**/*.{ts,tsx}', { exclude: ['ui/routing/**', 'ui/**/{generated,+types}/**'] }),
  'vite.config.ts',
  'tests/figures/budgets.ts',
  'tests/tools/routes.ts',
].filter((file) => !/\.(?:test|stories|examples)\.tsx?$/.test(file));

const firstSegments = new Set(
  [...routeTable.map(({ path }) => path), proPrefix, media].map((path) => path.split('/')[1] ?? '').filter(Boolean),
);
/** At the beginning of a text, after a placeholder of a template, or in an expression; never in an import. */
const prefix = new RegExp(String.raw`(?<=['"\`}^)=(,\s]\\?)/(?:${[...firstSegments].join('|')})(?![\w-])`, 'g');
const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const prefixesIn = (code: string): string[] => withoutComments(code).match(prefix) ?? [];

test('every prefix of an address stands in the routing of the shop, and nowhere else', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => prefixesIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test('the search for prefixes sees them however they are written', () => {
  for (const code of [
    `const a = '/checkout/livraison';`,
    'const a = `${origin}/professionnel/accueil`;',
    'const a = /^\\/ecom\\//;',
    'const a = /^(\\/professionnel)?\\/(checkout|ecom)\\b/;',
    `<a href="/boutique/c/timbres">`,
    `path.startsWith('/medias/')`,
  ])
    expect(prefixesIn(code), code).not.toEqual([]);
  for (const code of [
    `import { a } from '#ui/checkout/steps.view.ts';`,
    `import { b } from '../cookies.server.ts';`,
    `/** Below /checkout/. */`,
    `const a = 'catalog/listing'; // as in /boutique/c`,
    `const a = '/checkouts';`,
  ])
    expect(prefixesIn(code), code).toEqual([]);
});

test('the names of queries are read by their declaration, and nowhere else', () => {
  const names = new Set(Object.values(queries).flatMap((query) => Object.keys(query)));
  const read = new RegExp(
    String.raw`(?:searchParams|query|search)\.(?:get|getAll|has|set|append)\('(?:${[...names].join('|')})'`,
  );
  expect(files.filter((file) => read.test(readFileSync(file, 'utf8')))).toEqual([]);
});
