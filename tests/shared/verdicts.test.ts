import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tests = globSync('{domain,adapters,ui,mocks,tests}/**/*.{test,spec,stories}.{ts,tsx}');
const verdict = /\.toBe(?:Defined)\(\)/;
const pauses = /waitForTimeout\(|await new Promise\([^;]*setTimeout\(/;

/** What a test file does that cannot fail on its own sentence. */
function faultsOf(file: string, code: string): string[] {
  const isShown = /\.stories\.tsx$|^tests\/journeys\//.test(file);
  return [
    ...(verdict.test(code) ? [`${file}: says that something is there, not what it is`] : []),
    ...(isShown && pauses.test(code) ? [`${file}: waits for some time instead of for what it expects`] : []),
  ];
}

test('a test says what it found, and a page is waited for by what it shows', () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the search sees a verdict and a pause however they are written', () => {
  expect(faultsOf('ui/cart/cart.test.ts', 'expect(view.form).toBe%s();'.replace('%s', 'Defined'))).toHaveLength(1);
  const pause = 'await new Promise((done) => setTimeout(done, 100));';
  expect(faultsOf('ui/cart/cart.stories.tsx', pause)).toHaveLength(1);
  expect(faultsOf('tests/journeys/carts.spec.ts', 'await page.waitForTimeout(500);')).toHaveLength(1);
  expect(faultsOf('tests/boundary/cart.spec.ts', pause)).toEqual([]);
});
