/** Runs what can wait, once the browser is idle or after two seconds; one that does not tell gets a moment. */
export const whenIdle = (run: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));
