import type { Effect } from '#mocks/shared/scenarios.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { expect, type Reply } from './ask.ts';
import { leaks } from './leaks.ts';

/** The answer comes within one deadline and shows nothing of the shop's inside. */
export function expectDecent({ body, waited }: Reply): void {
  expect(waited).toBeLessThanOrEqual(oneDeadline);
  expect(body).not.toMatch(leaks);
}

/** Failures of an operation that a page needs, and the status of its error page. */
export const effectStatuses: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['unavailable', 503],
  ['reset', 503],
  ['contract', 502],
  ['malformed', 502],
  ['hang', 504],
];
