import { spyOn } from 'storybook/test';

/** Holds the pauses of a length that a page makes, until a story lets them pass. The story ends it. */
export function heldClock(pause: number) {
  const held = new Map<number, () => void>();
  let last = 0;
  const { setTimeout: start, clearTimeout: stop } = window;
  const holds = (run: () => void, after?: number) => {
    if (after !== pause) return start(run, after);
    // No identifier of the browser's own is below zero.
    last -= 1;
    held.set(last, run);
    return last;
  };
  const spies = [
    spyOn(window, 'setTimeout').mockImplementation(holds as typeof setTimeout),
    spyOn(window, 'clearTimeout').mockImplementation((id) => {
      if (!held.delete(Number(id))) stop(id);
    }),
  ];
  return {
    /** Lets every pause pass that has begun, and says how many there were. */
    passes: () => {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
      return due.length;
    },
    ends: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
