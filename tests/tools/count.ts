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
