const MOST = 10;
const MINUTE = 60_000;

/** Counts sign-in attempts by e-mail: after ten within a minute, further ones must wait. */
export function newAttempts(now: () => number = Date.now) {
  const recent = new Map<string, number[]>();
  return {
    allow(email: string): boolean {
      const key = email.trim().toLowerCase();
      const times = (recent.get(key) ?? []).filter((time) => now() - time < MINUTE);
      recent.set(key, [...times, now()]);
      return times.length < MOST;
    },
    forget(email: string): void {
      recent.delete(email.trim().toLowerCase());
    },
  };
}
