/** The deadline for all calls of a request. */
export interface Deadline {
  /** Milliseconds that a read may still take. */
  remaining(): number;
  /** Milliseconds that a change may take: it has a deadline of its own. */
  forChange(timeout: number): number;
  /** After a change that was answered the page has its whole time again. */
  restart(): void;
  /** Counts the wait for a call that was begun then and not answered. */
  missed(started: number): void;
  /** Operations that timed out: the same request does not wait for them again. */
  late: Set<string>;
}

interface OperationCall {
  /** Whether the request changes something. */
  changes: boolean;
  /** The deadline of the request to which this one belongs: unanswered waits count there too. */
  within?: Deadline;
  /** Milliseconds that this call must leave to the calls after it. */
  leaves?: number;
  /**
   * Milliseconds that are left for the page that says so, when a change or what it needs was waited for in vain: a healthy
   * backend answers well within them, and no answer takes two deadlines.
   */
  grace?: number;
}

export function deadlineOf(
  milliseconds: number,
  { changes, within, leaves = 0, grace = 250 }: OperationCall,
): Deadline {
  let ends = performance.now() + milliseconds;
  /** Milliseconds that may still pass without an answer. The time in which several calls hang counts once. */
  let patience = milliseconds + grace;
  let lostUntil = 0;
  const most = () => (within ? Math.max(grace, within.forChange(milliseconds) - leaves) : milliseconds);
  return {
    remaining: () => Math.min(ends - performance.now(), patience, most()),
    forChange: (timeout) => (timeout > milliseconds ? timeout : Math.min(timeout, patience, most())),
    restart: () => {
      ends = performance.now() + milliseconds;
    },
    missed: (started) => {
      const now = performance.now();
      // An operation with a longer deadline of its own leaves the page that follows as much as any other.
      const lost = Math.min(now - Math.max(started, lostUntil), milliseconds);
      patience = Math.max(0, patience - lost);
      lostUntil = now;
      // A page that only reads ends with its deadline.
      if (changes) ends = now + patience;
      within?.missed(started);
    },
    late: new Set(),
  };
}
