/** Milliseconds of work between two looks at what has come, where there was much to look at. */
const mostWork = 50;
/** Pieces of work between two looks. */
const mostPieces = 16;
/** Work for so much time of looking, while many come: what was begun is not kept waiting by those who will be refused. */
const workForALook = 8;

const first: (() => void)[] = [];
const others: (() => void)[] = [];
let isPlanned = false;
/** Connections since the last look. */
let knocks = 0;
/** By `performance.now()`: since when each look has found somebody at the door; `null` while none stand there. */
let rushBegan: number | null = null;
/** By `performance.now()`: the current stretch of work, and the end of the last one. */
let [began, ended, took] = [0, 0, 0];
let isFirst = true;

/** Somebody connects: they hear a first word before much more work is done. */
export const knock = (): void => {
  knocks += 1;
};

/** Milliseconds for which whoever comes now may have stood at the door, where the system lets nobody say how long. */
export const waitedAtTheDoor = (): number => (rushBegan === null ? 0 : performance.now() - rushBegan);

/** In a browser, where Storybook runs the adapters, nobody else is kept waiting. */
const later: ((run: () => void) => void) | null = typeof setImmediate === 'function' ? setImmediate : null;

/**
 * Resolves when it is this one's turn. Pieces of work that become possible together are done one by one, and between two
 * of them the process hears what has come meanwhile: a check of its health waits for one piece, not for all. While many
 * come at once, they have a ninth of the time.
 *
 * @param comesFirst before the work of all others: of who buys.
 */
export function turn(comesFirst = false): Promise<void> {
  if (later === null) return Promise.resolve();
  const mine = new Promise<void>((resolve) => (comesFirst ? first : others).push(resolve));
  if (!isPlanned) {
    // Who connected while there was nothing to do has been heard.
    [isPlanned, knocks] = [true, 0];
    plan(later);
  }
  return mine;
}

/** What is planned now runs after the next look at what has come. */
function plan(later: (run: () => void) => void): void {
  isFirst = true;
  for (let piece = Math.min(first.length + others.length, mostPieces); piece > 0; piece -= 1) later(work);
  later(() => rest(later));
}

function work(): void {
  const now = performance.now();
  const looked = now - ended;
  if (isFirst) {
    began = now;
    // The process accepts one connection at a look: several looks make up for a long piece.
    if (knocks > 0 && looked < Math.min(took, mostWork) / workForALook) return;
    isFirst = false;
  } else if (now - began >= Math.min((began - ended) * workForALook, mostWork)) return;
  (first.shift() ?? others.shift())?.();
}

function rest(later: (run: () => void) => void): void {
  if (!isFirst) {
    ended = performance.now();
    took = ended - began;
  }
  isPlanned = first.length + others.length > 0;
  rushBegan = isPlanned && knocks > 0 ? (rushBegan ?? performance.now()) : null;
  knocks = 0;
  if (isPlanned) plan(later);
}
