import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildMark } from './build-mark.ts';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));
const directory = join(root, 'build');
const source = join(root, 'ui/page.tsx');
const mark = buildMark(directory, root);
mkdirSync(join(root, 'ui'));
writeFileSync(source, '');
const past = new Date(2020, 0);
const future = new Date(2100, 0);

test('a build counts once it came to its end, and until a source is newer than its beginning', () => {
  utimesSync(source, past, past);
  expect(mark.needsBuild(), 'no build').toBe(true);
  mark.begin();
  expect(mark.needsBuild(), 'interrupted').toBe(true);
  mark.complete();
  expect(mark.needsBuild(), 'complete').toBe(false);
  utimesSync(source, future, future);
  expect(mark.needsBuild(), 'an older one').toBe(true);
  utimesSync(source, past, past);
  mark.begin();
  expect(mark.needsBuild(), 'interrupted after a complete one').toBe(true);
});
