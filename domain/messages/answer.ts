import type { ThreadSummary } from './messages.ts';

/**
 * What a thread waits for: `awaited` and `overdue`: the seller's answer, `answered`: somebody has answered the shopper,
 * `open`: nothing is known.
 */
export type ThreadState =
  | { kind: 'closed' | 'answered' | 'open' }
  | { kind: 'awaited'; by: string | null }
  | { kind: 'overdue'; since: string };

/** @param now in milliseconds since the epoch. */
export function stateOfThread(
  { isClosed, lastFrom, answerDueBy }: Pick<ThreadSummary, 'isClosed' | 'lastFrom' | 'answerDueBy'>,
  now: number,
): ThreadState {
  if (isClosed) return { kind: 'closed' };
  if (lastFrom === null) return answerDueBy === null ? { kind: 'open' } : dueBy(answerDueBy, now);
  if (lastFrom !== 'shopper') return { kind: 'answered' };
  return answerDueBy === null ? { kind: 'awaited', by: null } : dueBy(answerDueBy, now);
}

const dueBy = (by: string, now: number): ThreadState =>
  Date.parse(by) < now ? { kind: 'overdue', since: by } : { kind: 'awaited', by };
