/** Rounds of the event loop between two pieces of work, while connections wait: a process accepts one a round. */
const roundsWhileConnecting = 2;
/** More than the pages that are made and that wait in line. */
const fewConnections = 500;

/** Who waits for a turn: those who buy, and all others. */
const buyers: (() => void)[] = [];
const others: (() => void)[] = [];
let isPlanned = false;
let hasConnected = false;
/** By `performance.now()`: since when each round has found a connection, and how many; `null` while none waits. */
let backlog: { since: number; accepted: number } | null = null;

/** Called for each connection. */
export const connectionAccepted = (): void => {
  hasConnected = true;
};

/**
 * Milliseconds for which a connection may have waited to be accepted; the system does not say how long it did. Below some
 * hundreds, which a steady stream of visitors makes too, it is none.
 */
export const backlogWait = (): number =>
  backlog === null || backlog.accepted < fewConnections ? 0 : performance.now() - backlog.since;

/**
 * Resolves when it is this one's turn. Pieces of work that become possible together are done one by one, and between two
 * of them the process reads what has come meanwhile: a check of its health waits for one piece, not for all.
 *
 * @param comesFirst before the work of all others: of who buys.
 */
export function turn(comesFirst = false): Promise<void> {
  // In a browser, where Storybook runs the adapters, nobody else is kept waiting.
  if (typeof setImmediate !== 'function') return Promise.resolve();
  const mine = new Promise<void>((resolve) => (comesFirst ? buyers : others).push(resolve));
  if (!isPlanned) {
    // Those who connected while there was nothing to do have been read.
    [isPlanned, hasConnected] = [true, false];
    setImmediate(work, 1);
  }
  return mine;
}

function work(round: number): void {
  if (hasConnected) backlog = { since: backlog?.since ?? performance.now(), accepted: (backlog?.accepted ?? 0) + 1 };
  else backlog = null;
  const isNextRound = hasConnected && round < roundsWhileConnecting;
  hasConnected = false;
  if (!isNextRound) (buyers.shift() ?? others.shift())?.();
  isPlanned = isNextRound || backlog !== null || buyers.length + others.length > 0;
  if (isPlanned) setImmediate(work, isNextRound ? round + 1 : 1);
}
