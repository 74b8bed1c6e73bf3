import { expect, test } from 'vitest';
import { countText, exitCount, signOf, testCount } from './count.ts';

const finished = (code: number | null) => ({ code, output: '' });
const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };

test('a gate counts as one test', () => {
  expect(exitCount(finished(0))).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(exitCount(finished(2))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a gate that was killed has failed', () => {
  expect(exitCount(finished(null)).failed).toBe(1);
});

test('tests are counted from the report of either runner', () => {
  expect(testCount(finished(1), vitest)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  expect(testCount(finished(1), playwright)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a test that passed on a second try has failed', () => {
  const flaky = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } };
  expect(testCount(finished(0), flaky)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a run that crashed after its tests passed has one failure', () => {
  expect(testCount(finished(1), { ...vitest, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1, skipped: 1 });
});

test('a run without a report, or without tests, has one failure', () => {
  expect(testCount(finished(0), undefined).failed).toBe(1);
  expect(testCount(finished(0), { numPassedTests: 0, numFailedTests: 0, numPendingTests: 3 }).failed).toBe(1);
});

test('a step that ran nothing says so, and is neither passed nor failed', () => {
  const empty = { passed: 0, failed: 0, skipped: 0 };
  expect([signOf(empty), countText(empty)]).toEqual(['–', 'no test reaches this change']);
  expect([signOf({ ...empty, passed: 7 }), countText({ ...empty, passed: 7 })]).toEqual(['✓', '7 passed']);
  const mixed = { passed: 7, failed: 2, skipped: 1 };
  expect([signOf(mixed), countText(mixed)]).toEqual(['✗', '7 passed, 2 failed, 1 skipped']);
});
