/** Milliseconds of work between two looks at what has come, where there was much to look at. */
const mostWork = 50;
/** Pieces of work between two looks. */
const mostPieces = 16;
/**
 * Milliseconds of work for each of looking, while connections wait to be accepted. For the first half second they share
 * the time, since the system's queue holds some thousands and makes the others try again after seconds; then the pages
 * that were begun are not kept waiting by those who will be refused.
 */
const [workWhileShared, workAfterwards, sharedFor] = [1, 8, 500];
/** More than the pages that are made and that wait in line. */
const fewConnections = 500;

/** Who waits for a turn: those who buy, and all others. */
const buyers: (() => void)[] = [];
const others: (() => void)[] = [];
let isPlanned = false;
/** Connections since the last look. */
let connections = 0;
/** By `performance.now()`: since when each look has found a connection to accept, and how many; `null` while none waits. */
let backlog: { since: number; accepted: number } | null = null;
/** By `performance.now()`: the current stretch of work, and the end of the last one. */
let [began, ended, took] = [0, 0, 0];
let isLooking = true;

/** Called for each connection: whoever connects hears a first word before much more work is done. */
export const connectionAccepted = (): void => {
  connections += 1;
};

/**
 * Milliseconds for which a connection may have waited to be accepted; the system does not say how long it did. Below
 * some hundreds, which are all made or wait in line, it is none.
 */
export const backlogWait = (): number =>
  backlog === null || backlog.accepted < fewConnections ? 0 : performance.now() - backlog.since;

/** Whether a piece was begun between two requests, and has ended when the next one is read. */
let isMeanwhile = false;

/**
 * Called for each request. One look may find a thousand of them, and reads all before the work that is planned: between
 * two of them a piece is done.
 */
export function requestRead(): void {
  const now = performance.now();
  if (isMeanwhile) {
    isMeanwhile = false;
    ended = now;
  } else if (now - ended >= mostWork / workAfterwards && buyers.length + others.length > 0) {
    isMeanwhile = true;
    next();
  }
}

type Later = (run: () => void) => void;

/** In a browser, where Storybook runs the adapters, nobody else is kept waiting. */
const later: Later | null = typeof setImmediate === 'function' ? setImmediate : null;

/**
 * Resolves when it is this one's turn. Pieces of work that become possible together are done one by one, and between two
 * of them the process reads what has come meanwhile: a check of its health waits for one piece, not for all. While
 * connections wait, they have half of the time at first, and later a ninth.
 *
 * @param comesFirst before the work of all others: of who buys.
 */
export function turn(comesFirst = false): Promise<void> {
  if (later === null) return Promise.resolve();
  const mine = new Promise<void>((resolve) => (comesFirst ? buyers : others).push(resolve));
  if (!isPlanned) {
    // Those who connected while there was nothing to do have been read.
    [isPlanned, connections] = [true, 0];
    plan(later);
  }
  return mine;
}

/** What is planned now runs after the next look at what has come. */
function plan(soon: Later): void {
  isLooking = true;
  for (let piece = Math.min(buyers.length + others.length, mostPieces); piece > 0; piece -= 1) soon(work);
  soon(() => rest(soon));
}

const workForALook = () => (backlogWait() < sharedFor ? workWhileShared : workAfterwards);

function work(): void {
  const now = performance.now();
  const looked = now - ended;
  if (isLooking) {
    began = now;
    // The process accepts one connection at a look: several looks make up for a long piece.
    if (connections > 0 && looked < Math.min(took, mostWork) / workForALook()) return;
    isLooking = false;
  } else if (now - began >= Math.min((began - ended) * workForALook(), mostWork)) return;
  next();
}

function next(): void {
  (buyers.shift() ?? others.shift())?.();
}

function rest(soon: Later): void {
  if (!isLooking) {
    ended = performance.now();
    took = ended - began;
  }
  if (connections === 0) backlog = null;
  else backlog = { since: backlog?.since ?? performance.now(), accepted: (backlog?.accepted ?? 0) + connections };
  // One more look finds whether another connection waits behind the last one.
  isPlanned = connections > 0 || buyers.length + others.length > 0;
  connections = 0;
  if (isPlanned) plan(soon);
}
