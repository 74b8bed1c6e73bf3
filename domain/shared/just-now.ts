/** In milliseconds; clocks of two services differ too. */
const recent = 3_600_000;

/** Whether what was made at an ISO moment may be what was asked for now. @param now in milliseconds since the epoch. */
export const isJustNow = (at: string, now: number): boolean => Math.abs(Date.parse(at) - now) < recent;
