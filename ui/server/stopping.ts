import type { EventEmitter } from 'node:events';
import type { Logger } from '#adapters/log.ts';

interface Stopping {
  server: { close(done: () => void): unknown; closeAllConnections?(): void };
  /** How long it still takes what comes, while it says that it is not ready; in milliseconds. */
  delay: number;
  /** How long requests in flight may take; in milliseconds. */
  limit: number;
  /** Ends what outlives requests: stores, measurements. */
  close(): Promise<unknown>;
  exit(code: number): void;
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
}

/**
 * Stops without losing a request (promises §3a): not ready at once, so that no more is sent here; then no new
 * connection; requests in flight to their end; then out.
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
 * What ends a process, and what must not. The same signal twice is somebody who does not wait; Ctrl-C under
 * `npm start` sends two different ones.
 */
export function heedSignals(process: EventEmitter, stop: GracefulStop, { exit, log }: Pick<Stopping, 'exit' | 'log'>) {
  const came = new Set<string>();
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (came.has(signal)) exit(1);
      came.add(signal);
      log.info({ signal }, 'the shop stops');
      stop.begin(0);
    });
  }
  // The last resort: what nobody awaited is logged, and the shop goes on.
  process.on('unhandledRejection', (reason) =>
    log.error({ error: reason instanceof Error ? reason : 'thrown value' }, 'unhandled rejection'),
  );
  // After this the state of the program is unknown: others take over.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught exception');
    stop.begin(1);
  });
}
