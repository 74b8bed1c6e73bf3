import type { Finished } from './run-command.ts';

/** What a step adds to the summary. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A part of a step that nothing of the change reaches: it says nothing about the change. */
export const ranNothing = ({ passed, failed, skipped }: Count): boolean => passed + failed + skipped === 0;

export const signOf = (count: Count): string => (ranNothing(count) ? '–' : count.failed > 0 ? '✗' : '✓');

/** « 12 passed, 1 failed ». */
export function countText(count: Count): string {
  if (ranNothing(count)) return 'no test reaches this change';
  const { passed, failed, skipped } = count;
  return [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
}

/** A check without a report counts as one test. */
export const exitCount = ({ code }: Finished): Count => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/** Counts the tests of a report. A run that crashed, wrote no report or ran nothing has at least one failure. */
export function testCount({ code }: Finished, report: unknown): Count {
  const count = read(report);
  if (!count) return { passed: 0, failed: 1, skipped: 0 };
  const crashed = code !== 0 && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return crashed || empty ? { ...count, failed: count.failed + 1 } : count;
}

function read(report: unknown): Count | null {
  if (isVitest(report)) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 } = report;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  }
  if (isPlaywright(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A test that passes only when repeated has a fault, or the shop has.
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isVitest = (value: unknown): value is VitestReport => isObject(value) && typeof value.numPassedTests === 'number';
const isPlaywright = (value: unknown): value is PlaywrightReport =>
  isObject(value) && isObject(value.stats) && typeof value.stats.expected === 'number';
