import { expect, test } from 'vitest';
import { mayPrefetch } from './connection.ts';

test.each([
  undefined,
  {},
  { effectiveType: '4g' },
  { effectiveType: '3g' },
  { type: 'cellular', effectiveType: '4g' },
  { effectiveType: '4g', saveData: false },
])('pages are fetched ahead on %j', (connection) => {
  expect(mayPrefetch(connection)).toBe(true);
});

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '4g', saveData: true },
])('nothing is fetched ahead on %j', (connection) => {
  expect(mayPrefetch(connection)).toBe(false);
});
