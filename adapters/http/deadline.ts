/** The deadline for all calls of a request. */
export interface Deadline {
  /** Milliseconds that a read may still take. */
  remaining(): number;
  /** Milliseconds that a change may take, of its own. */
  forChange(timeout: number): number;
  /** The page after a change that was answered has the whole time again. */
  restart(): void;
  /** A call that was begun then was waited for in vain. */
  missed(started: number): void;
  /** Operations that timed out: the same request does not wait for them again. */
  late: Set<string>;
}

interface OperationCall {
  /** Whether the request changes something. */
  changes: boolean;
  /** The deadline of the request to which this one belongs: what is waited for here in vain is lost there. */
  within?: Deadline;
  /** Milliseconds that are left to the calls after this one. */
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
  /** How long calls may still be waited for in vain; the time in which several hang counts once. */
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
