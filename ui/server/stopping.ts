import type { EventEmitter } from 'node:events';
import type { Logger } from '#adapters/log.ts';

/** How long requests in flight may take once the server has closed; in milliseconds. */
export const endOfRequests = 10_000;

/** What ends the program: the system, Ctrl-C, and the end of the program that started it. */
export const endings = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

interface Stopping {
  server: { close(done: () => void): unknown; closeAllConnections?(): void };
  /** How long the server still accepts requests while it is unready; in milliseconds. */
  delay: number;
  /** The limit for requests in flight; in milliseconds. */
  limit: number;
  /** Closes what outlives requests: stores, measurements. */
  close(): Promise<unknown>;
  exit(code: number): void;
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
}

/**
 * Stops without losing a request (promises §3a): first unready, then closed to new connections, then waiting for
 * requests in flight, then out.
 */
export class GracefulStop {
  readonly #of: Stopping;
  #begun = false;

  constructor(of: Stopping) {
    this.#of = of;
  }

  get begun() {
    return this.#begun;
  }

  begin(code: number) {
    if (this.#begun) return;
    this.#begun = true;
    setTimeout(() => this.#closeServer(code), this.#of.delay);
  }

  #closeServer(code: number) {
    const { server, limit, log } = this.#of;
    const impatient = setTimeout(() => {
      log.warn({ milliseconds: limit }, 'requests in flight are cut');
      server.closeAllConnections?.();
    }, limit);
    server.close(() => {
      clearTimeout(impatient);
      void this.#end(code);
    });
  }

  async #end(code: number) {
    const { close, exit, log } = this.#of;
    try {
      await close();
    } catch (error) {
      log.error({ error }, 'what outlives requests did not close');
    }
    exit(code);
  }
}

/**
 * Connects signals, the end of the parent process and uncaught errors to the stop. A repeated signal stops at once; Ctrl-C
 * under `npm start` sends two different signals, which counts as one.
 */
export function heedSignals(process: EventEmitter, stop: GracefulStop, { exit, log }: Pick<Stopping, 'exit' | 'log'>) {
  const came = new Set<string>();
  for (const signal of endings) {
    process.on(signal, () => {
      if (came.has(signal)) exit(1);
      came.add(signal);
      log.info({ signal }, 'the shop stops');
      stop.begin(0);
    });
  }
  // An unawaited rejection is logged, and the shop goes on.
  process.on('unhandledRejection', (reason) =>
    log.error({ error: reason instanceof Error ? reason : 'thrown value' }, 'unhandled rejection'),
  );
  // After an uncaught exception the state is unknown: the process stops.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught exception');
    stop.begin(1);
  });
}
