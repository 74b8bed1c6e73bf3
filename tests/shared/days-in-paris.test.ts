import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{domain,adapters,ui,mocks,.storybook}/**/*.{ts,tsx}', {
  exclude: ['**/generated/**', '**/+types/**'],
}).filter((file) => !/\.(?:test|stories|examples)\.tsx?$/.test(file));

/** What depends on the zone of the machine, or of the browser. */
const local = [
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /\.toLocale(?:Date|Time)?String\(/,
  /\.to(?:Date|Time)String\(/,
  /getTimezoneOffset|resolvedOptions\(\)\.timeZone/,
  // Of parts, or of a time without its zone: local time.
  /new Date\([^()]+, [^()]+\)/,
  /T\d\d:\d\d(?::\d\d)?['"`]/,
];

/** Writes a moment as a day or a time without saying where: the whole call, up to its closing bracket. */
const formats = /DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g;

/** A month by its name: every day is DD/MM/YYYY (specification §9), in all pages, mails and printed files alike. */
const monthName = /\bmonth: '(?:long|short|narrow)'|dateStyle: '(?:full|long|medium)'/;

/** The day in London of a moment. */
const london =
  /(?:\bcreated|At|Date|[Mm]oment|since|now)\)?(?:\.toISOString\(\))?\??\.(?:slice|substring)\((?:0, (?:7|10|16)|11)|\.split\('T'\)/;

/** The files that make a day of a date that they set to noon or to midnight in London: they add to days, and no moment is there. */
const addsToDays = [
  'domain/shared/working-days.ts',
  'mocks/catalog/draft.ts',
  'mocks/shared/calendar/clock.ts',
  'mocks/shared/legal-bodies.ts',
  'mocks/shared/tariffs.ts',
  'ui/letters/cut-off.view.ts',
];

const faultsOf = (code: string): string[] => [
  ...local.flatMap((rule) => rule.exec(code)?.[0] ?? []),
  ...[...code.matchAll(formats)].map(([call]) => call).filter((call) => !/timeZone/.test(call)),
  ...(london.exec(code) ?? []),
  ...(monthName.exec(code) ?? []),
];
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();

test('no day and no time of day is that of the machine or of London, and no day names its month', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => faultsOf(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

test('only what adds to days makes a day of a date in London', () => {
  expect(filesWith(/toISOString\(\)\s*\.(?:slice|substring)\(/)).toEqual(addsToDays);
  expect(filesWith(/getUTC(?:Hours|Minutes)/)).toEqual([]);
  expect(filesWith(/['"]UTC['"]/)).toEqual([]);
});

test.each([
  'new Date().getHours()',
  'day.setDate(1)',
  'new Date(2026, 1, 1)',
  'new Date(`${day}T00:00:00`)',
  "new Intl.DateTimeFormat('fr')",
  "new Intl.DateTimeFormat(locale, { dateStyle: 'long' })",
  "new Intl.DateTimeFormat('fr', { month: 'short', timeZone: 'Europe/Paris' })",
  'at.toLocaleDateString("fr")',
  'invoice.createdAt.slice(0, 10)',
  'new Date(now).toISOString().slice(0, 10)',
  'order.created.slice(0, 10)',
  "receivedAt.split('T')",
])('the search finds « %s »', (code) => {
  expect(faultsOf(code).length).toBeGreaterThan(0);
});
