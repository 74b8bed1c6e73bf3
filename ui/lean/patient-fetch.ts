/** Events on the window: the shop cannot be reached, and it can be reached again. */
export const [shopUnreached, shopReached] = ['shopunreached', 'shopreached'];

interface Network {
  fetch: typeof fetch;
  /** Resolves when a retry makes sense, or when the request is aborted. */
  pause: (signal: AbortSignal | null | undefined) => Promise<unknown>;
  announce: (event: string) => void;
}

/** An error answer of a proxy, or of a shop at its limit: answers of the router have a header of their own. */
const isBeforeTheShop = ({ status, headers }: Response) =>
  status > 501 && status < 505 && !headers.has('X-Remix-Response');

/**
 * Wraps `fetch` for the router's data requests, because the router replaces the page, and typed values with it, when
 * one fails. A read is retried until it succeeds. A change is sent once, since it may have arrived: it ends with an
 * empty answer, and whoever sent it asks anew what it may have changed (architecture §4).
 */
export function patientFetch({ fetch: send, pause, announce }: Network): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith('.data'))) return send(input, init);
    for (let isAgain = false; ; isAgain = true) {
      const answer = await send(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
      });
      if (answer && !isBeforeTheShop(answer)) {
        announce(shopReached);
        return answer;
      }
      // Firefox and Safari break off what a document reads as soon as another one is asked for: one failure is no loss yet.
      if (isAgain || answer || init?.method || !navigator.onLine) announce(shopUnreached);
      if (init?.method) return new Response(null, { status: 204 });
      await pause(init?.signal);
    }
  };
}

/** Milliseconds before a retry, unless the browser says earlier that it is online. */
const patience = 4000;

export const networkPause: Network['pause'] = (signal) =>
  new Promise((done) => {
    addEventListener('online', done, { once: true });
    signal?.addEventListener('abort', done);
    setTimeout(done, patience);
  });
