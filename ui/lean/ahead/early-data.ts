/** Milliseconds for which an answer may wait to be used, and how many wait at most. */
const [life, most] = [30_000, 8];

interface Early {
  answer: Promise<Response>;
  stop: AbortController;
  at: number;
}

interface Network {
  fetch: typeof fetch;
  now: () => number;
}

/** The data of pages that were asked for before the router asks: it is handed the answers, and asks nothing twice. */
export class EarlyData {
  readonly #asked = new Map<string, Early>();
  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
  }

  ask(href: string, priority: RequestPriority): void {
    const known = this.#asked.get(href);
    if (known && this.#network.now() - known.at < life) return;
    this.drop(href);
    const stop = new AbortController();
    const answer = this.#network.fetch(href, { priority, signal: stop.signal });
    // A failure is met by the router, with a request of its own.
    answer.catch(() => {});
    this.#asked.set(href, { answer, stop, at: this.#network.now() });
    for (const oldest of [...this.#asked.keys()].slice(0, -most)) this.drop(oldest);
  }

  drop(href: string): void {
    this.#asked.get(href)?.stop.abort();
    this.#asked.delete(href);
  }

  /** What the router fetches by: with the answer that is already on its way, where there is one. */
  get fetch(): typeof fetch {
    return (input, init) => {
      const send = () => this.#network.fetch(input, init);
      const early = input instanceof URL && !init?.method ? this.#taken(input.href) : undefined;
      if (!early) return send();
      init?.signal?.addEventListener('abort', () => early.stop.abort(), { once: true });
      return early.answer.then((answer) => (answer.status < 400 ? answer : send()), send);
    };
  }

  #taken(href: string): Early | undefined {
    const early = this.#asked.get(href);
    this.#asked.delete(href);
    return early && this.#network.now() - early.at < life ? early : undefined;
  }
}
