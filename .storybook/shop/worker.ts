import type { RequestHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

let worker: SetupWorker | undefined;

/** Has the service worker answer what the page asks: with these handlers, and none of a story before. */
export async function answerWith(handlers: RequestHandler[]): Promise<void> {
  if (worker) return worker.resetHandlers(...handlers);
  worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/**
 * Every request of a page goes through an active worker, each module too: no story keeps one that it does not need. It ends
 * with its last answer, which nobody waits for: a backend that hangs gives none.
 */
export function answerNothing(): void {
  void worker?.stop();
  worker = undefined;
}
