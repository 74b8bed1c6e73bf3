import pino from 'pino';

/** Characters that may wait for a slow reader. Further lines are dropped. */
const most = 1024 * 1024;
/** Milliseconds for the last lines, when the process ends. */
const lastLines = 500;

/** The kind of a dropped line: one of the audit of agents, or any other. */
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
  // Unwritten lines wait; beyond the limit they are dropped.
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
