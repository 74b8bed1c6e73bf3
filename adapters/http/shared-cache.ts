import { LRUCache } from 'lru-cache';
import type { Purges } from '#adapters/operations/purges.ts';
import { nobody, type RequestScope } from '#adapters/scope.ts';

type Reader = Pick<RequestScope, 'mode' | 'lang' | 'testWorld'>;
type Load<Value> = (scope: RequestScope) => Promise<Value>;

interface Options<Value> {
  /** How many answers. */
  max: number;
  /** False of an answer that is asked for again after ten seconds: it may be new soon, and guessed names must not reach the service each time. */
  isLasting?(value: Value): boolean;
  purges?: Pick<Purges, 'listen'> | undefined;
}

/** In milliseconds. */
const [ttl, shortTtl] = [60_000, 10_000];
const alwaysThere = new AbortController().signal;

/**
 * Answers that are the same for everybody: cached for a minute and loaded once at a time, without a visitor's signal (one
 * shopper's leaving must not abort the others' request). A stale one is returned at once and loaded again in the background;
 * while the backend fails, cached ones are used. A purge empties it.
 */
export function sharedCache<Value extends object>({ max, isLasting = () => true, purges }: Options<Value>) {
  const cache = new LRUCache<string, Value, { reader: Reader; load: Load<Value> }>({
    max,
    ttl,
    noDeleteOnFetchRejection: true,
    // Waiting requests get the answer even if it was evicted meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { reader, load }, options }) {
      const { mode, lang, testWorld } = reader;
      const value = await load({ ...nobody({ mode, lang, signal: alwaysThere }), testWorld });
      options.ttl = isLasting(value) ? ttl : shortTtl;
      return value;
    },
  });
  purges?.listen(() => cache.clear());
  return (reader: Reader, name: string, load: Load<Value>): Promise<Value> => {
    const key = JSON.stringify([reader.mode, reader.lang, reader.testWorld, name]);
    const stale = cache.peek(key, { allowStale: true });
    const allowStale = stale !== undefined && isLasting(stale);
    return cache.forceFetch(key, { context: { reader, load }, allowStale });
  };
}
