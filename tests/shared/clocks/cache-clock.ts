/**
 * Lets a cache read the clock anew, which it does once a millisecond: by a timer that begins after its own, and so ends
 * after it, on however slow a machine.
 */
export const nextReading = (): Promise<void> => new Promise((read) => setTimeout(read, 2));
