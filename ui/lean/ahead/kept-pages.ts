import type { DataRouter } from 'react-router';
import { isCataloguePath } from '#ui/routing/prefixes.ts';

/** Milliseconds for which a page is shown again as it was, and how many are kept. */
const [life, most] = [300_000, 12];

type LoaderData = Record<string, unknown>;

interface Kept {
  href: string;
  loaderData: LoaderData;
  at: number;
}

/** What the router asks for: see `kept-pages` in `vite/router.ts`. */
export interface AskedByRouter {
  request: Pick<Request, 'url' | 'method'>;
}

type Shown = Pick<DataRouter['state'], 'location' | 'loaderData' | 'errors'>;

/** The entry of the history that the browser is at, and the one whose page is shown. */
interface Place {
  entry: string;
  shown: string;
}

/** The data of pages that were shown, by their entry in the history: Back shows them as they were, without a request. */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** After each navigation: what the page now shows is kept. */
  keep({ location: { key, pathname, search }, loaderData, errors }: Shown, origin: string): void {
    const known = this.#pages.get(key);
    if (!isCataloguePath(pathname) || errors || known?.loaderData === loaderData) return;
    // A page that is shown again is as old as it was.
    const isAgain = known && Object.entries(loaderData).every(([id, data]) => known.loaderData[id] === data);
    this.#pages.set(key, { href: origin + pathname + search, loaderData, at: isAgain ? known.at : this.#now() });
    for (const oldest of [...this.#pages.keys()].slice(0, -most)) this.#pages.delete(oldest);
  }

  /**
   * The loaders' data of the page that Back or Forward leads to, as the router reads an answer. The browser is at its
   * entry already, which it is before no other navigation; a page that is shown is asked for anew.
   */
  of(
    { request: { url, method } }: AskedByRouter,
    { entry, shown }: Place,
  ): Record<string, { data: unknown }> | undefined {
    const kept = entry === shown ? undefined : this.#pages.get(entry);
    if (!kept || method !== 'GET' || kept.href !== url || this.#now() - kept.at >= life) return undefined;
    return Object.fromEntries(Object.entries(kept.loaderData).map(([id, data]) => [id, { data }]));
  }

  /** What the router sends by. An addition changes no page of the catalogue; of anything else that is posted nobody knows. */
  forgetting(send: typeof fetch): typeof fetch {
    return (input, init) => {
      if (init?.method === 'POST' && !(init.body instanceof URLSearchParams && init.body.has('add')))
        this.#pages.clear();
      return send(input, init);
    };
  }
}
