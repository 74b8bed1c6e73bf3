/** Milliseconds for which what has begun waits for those who knock. */
const patience = 50;

const waiting: (() => void)[] = [];
let isDue = false;
let knocks = 0;
let deferredSince: number | null = null;

/** Somebody connects: they hear a first word before the next piece of work is done. */
export const knock = (): void => {
  knocks += 1;
};

/** In a browser, where Storybook runs the adapters, nobody else is kept waiting. */
const later: ((run: () => void) => void) | null = typeof setImmediate === 'function' ? setImmediate : null;

/**
 * Resolves when it is this one's turn. Pieces of work that become possible together are done one by one, and between two
 * of them the process hears what has come meanwhile: a check of its health waits for one piece, not for all.
 */
export function turn(): Promise<void> {
  if (later === null) return Promise.resolve();
  const mine = new Promise<void>((resolve) => waiting.push(resolve));
  if (!isDue) {
    isDue = true;
    later(next);
  }
  return mine;
}

function next(): void {
  if (later === null) return;
  const now = performance.now();
  if (knocks > 0 && now - (deferredSince ?? now) < patience) {
    knocks = 0;
    deferredSince ??= now;
    later(next);
    return;
  }
  knocks = 0;
  deferredSince = null;
  waiting.shift()?.();
  if (waiting.length > 0) later(next);
  else isDue = false;
}
