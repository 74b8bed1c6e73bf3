import pino from 'pino';

/** Characters that wait for a slow reader; what comes when so many wait is dropped. */
const most = 1024 * 1024;
/** Milliseconds for the last lines, when the process ends. */
const lastLines = 500;

export interface LogDestination extends pino.DestinationStream {
  /** Resolves once the lines are written, or cannot be. */
  flushed(): Promise<void>;
}

/**
 * Where the log goes, without a request ever waiting for it: a full disk, a pipe that nobody reads and a reader that is
 * gone lose lines, which are counted, and never the shop.
 */
export function logDestination({ to = 1, lost }: { to?: number; lost(): void }): LogDestination {
  // Without a least length a flush waits for nothing.
  const stream = pino.destination({ dest: to, sync: false, minLength: 1, maxLength: most });
  stream.on('drop', lost);
  stream.on('error', lost);
  return {
    write: (line) => void stream.write(line),
    flushed: () =>
      new Promise((resolve) => {
        const impatient = setTimeout(ended, lastLines);
        function ended() {
          clearTimeout(impatient);
          // At its exit the process would try again, and wait for ever where nobody reads.
          stream.flushSync = () => {};
          resolve();
        }
        stream.flush(ended);
      }),
  };
}
