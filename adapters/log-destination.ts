import pino from 'pino';

/** Characters that wait for a slow reader; what comes when so many wait is dropped. */
const most = 1024 * 1024;
/** Milliseconds for the last lines, when the process ends. */
const lastLines = 500;

/** What was dropped: a line of the audit, which says what an agent did, or any other. */
export type LostLine = 'audit' | 'other';

export interface LogDestination extends pino.DestinationStream {
  /** Resolves once the lines are written, or cannot be. */
  flush(): Promise<void>;
}

/**
 * Writes the log without making a request wait. A full disk and a pipe without a reader lose lines, which are counted;
 * the shop goes on.
 */
export function logDestination({ to = 1, onLost }: { to?: number; onLost(line: LostLine): void }): LogDestination {
  // Without a least length a flush waits for nothing.
  const stream = pino.destination({ dest: to, sync: false, minLength: 1, maxLength: most });
  stream.on('drop', (line: unknown) => onLost(String(line).includes('"audit":') ? 'audit' : 'other'));
  // What could not be written waits, and is dropped once too much does.
  stream.on('error', () => onLost('other'));
  return {
    write: (line) => void stream.write(line),
    flush: () =>
      new Promise((resolve) => {
        const impatient = setTimeout(finish, lastLines);
        function finish() {
          clearTimeout(impatient);
          // At its exit the process would try again, and wait for ever without a reader.
          stream.flushSync = () => {};
          resolve();
        }
        stream.flush(finish);
      }),
  };
}
