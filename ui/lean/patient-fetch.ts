/** Said to the page when the shop cannot be reached, and when it can again. */
export const [shopUnreached, shopReached] = ['shopunreached', 'shopreached'];

interface Network {
  fetch: typeof fetch;
  /** Ends when it is worth asking again, or when nobody wants the answer any more. */
  pause: (signal: AbortSignal | null | undefined) => Promise<unknown>;
  announce: (event: string) => void;
}

/** Answers of a server between the browser and the shop, or of a shop that has no room: the router's own have a mark. */
const isBeforeTheShop = ({ status, headers }: Response) =>
  status > 501 && status < 505 && !headers.has('X-Remix-Response');

/**
 * What the router asks of the shop, without which it would throw away the page and what was typed in it. What is only
 * read is asked for until it is there. What changes something is sent once: nobody knows whether it arrived, so that it
 * ends without an answer, and the page reads again how things are (architecture §4).
 */
export function patientFetch({ fetch: send, pause, announce }: Network): typeof fetch {
  let isLost = false;
  const announceChange = (lost: boolean) => {
    if (lost !== isLost) announce(lost ? shopUnreached : shopReached);
    isLost = lost;
  };
  return async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith('.data'))) return send(input, init);
    for (;;) {
      const answer = await send(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
      });
      if (answer && !isBeforeTheShop(answer)) {
        announceChange(false);
        return answer;
      }
      announceChange(true);
      if (init?.method) return new Response(null, { status: 204 });
      await pause(init?.signal);
    }
  };
}

/** Milliseconds after which it is tried again, should no one say that the network is back. */
const patience = 4000;

export const networkPause: Network['pause'] = (signal) =>
  new Promise((done) => {
    addEventListener('online', done, { once: true });
    signal?.addEventListener('abort', done);
    setTimeout(done, patience);
  });
