/** No test depends on how fast a machine is: speeds are judged in tests/figures, beside a control. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tests = globSync('{domain,adapters,ui,mocks,tests}/**/*.{test,spec}.{ts,tsx}').filter(
  (file) => !file.startsWith('tests/figures/') && file !== 'tests/tools/clocks.test.ts',
);

/** A test moves the clock itself. */
const moved = /\bvi\.useFakeTimers\(|\bmoveClock\(|\bvi\.spyOn\(performance, 'now'\)/;
const judged: [why: string, code: RegExp][] = [
  ['reads a clock', /\bperformance\.now\(|\bhrtime\b|\bDate\.now\(\)\)? *[-<>]/],
  [
    'waits for some time',
    /\bsetTimeout as\b|await new Promise\b[^;]*\bsetTimeout\(|=> new Promise\b[^;]*\bsetTimeout\(/,
  ],
];
const patience = /\bAbortSignal\.timeout\(|\bwaitForTimeout\(/;
/** Of Vitest, where `eventually` of tests/shared waits instead. */
const limits =
  /\bvi\.waitFor\(|\bvi\.waitUntil\(|\bexpect\.poll\(|^ *\}, [\d_]+\);|\{ timeout: [\d_]+ \}, (?:async )?\(/m;

/** What depends on a clock all the same, and why. */
const exceptions: Record<string, string> = {
  'tests/boundary/faults.spec.ts': 'a shopper leaves a page after a while, whatever the shop has done by then',
  'tests/shared/verdicts.test.ts': 'searches for pauses, and has none',
};
function clocksOf(file: string, code: string): string[] {
  const patterns: [why: string, code: RegExp][] = [
    ...(moved.test(code) ? [] : judged),
    ['gives up after some time', patience],
    ...(file.endsWith('.spec.ts') ? [] : [['has a limit of its own', limits] as [string, RegExp]]),
  ];
  return patterns.flatMap(([why, pattern]) => (pattern.test(code) ? [`${file}: ${why}`] : []));
}

test('no test judges or waits by a clock that it does not move', () => {
  expect(tests.length).toBeGreaterThan(400);
  const found = tests.flatMap((file) => clocksOf(file, readFileSync(file, 'utf8')).map((what) => ({ file, what })));
  expect(found.flatMap(({ file, what }) => (file in exceptions ? [] : [what]))).toEqual([]);
  expect(
    Object.keys(exceptions).filter((file) => !found.some((each) => each.file === file)),
    'needs no exception',
  ).toEqual([]);
});

test.each([
  'const began = performance.now();',
  'expect(Date.now() - began).toBeLessThan(500);',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await new Promise((done) => setTimeout(done, 100));',
  'const later = () => new Promise((done) => setTimeout(done, 100));',
  'await fetch(url, { signal: AbortSignal.timeout(80) });',
  'await vi.waitFor(() => expect(seen).toHaveLength(1));',
  "test('it answers', async () => {\n  await answer();\n}, 15_000);",
  "test('it answers', { timeout: 15_000 }, async () => {",
])('the search finds %j', (code) => {
  expect(clocksOf('ui/cart/cart.test.ts', code)).toHaveLength(1);
});

test('a clock that the test moves may be read, and a limit stays a limit', () => {
  const code = 'vi.useFakeTimers();\nconst began = performance.now();';
  expect(clocksOf('ui/cart/cart.test.ts', code)).toEqual([]);
  expect(clocksOf('ui/cart/cart.test.ts', `${code}\nAbortSignal.timeout(80);`)).toHaveLength(1);
});
