import { vi } from 'vitest';

/** Waits until the check passes; only what hangs meets the limit. */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout: 240_000, interval: 20 });
