import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-cache-body.ts';

/** A cached public page: it depends on the address and the consent, and on no visitor. */
export interface CachedPage {
  body: PageBody;
  headers: readonly (readonly [name: string, value: string])[];
  /** Its tags: `product:1126001`. */
  tags: readonly string[];
}

export type Outcome = 'hit' | 'stale' | 'miss';

export interface CacheHit {
  page: CachedPage;
  outcome: Outcome;
  /** The age in seconds. */
  age: number;
}

/** A page to cache; or an answer for its visitor only, and whether it is an error. */
export type CacheableAnswer<Own> = { page: CachedPage } | { page: null; failed: boolean; own: Own };

/** The pages of other processes. */
export interface Others {
  /** Never fails: an unreachable store has no page. */
  look(key: string): Promise<{
    found: { page: CachedPage /** In milliseconds. */; age: number } | null;
    share(page: CachedPage): void;
  }>;
}

/** For a shop of one process. */
const nobody: Others = { look: async () => ({ found: null, share: () => {} }) };

/**
 * In milliseconds since the page was made: until when it is sent as fresh, sent while it is made again, and sent while
 * making it fails.
 */
export const life = { fresh: 30_000, stale: 600_000, failing: 3_600_000 };
/** The pause after a failed attempt to make a page again, in milliseconds. */
const respite = 10_000;
/** The memory of an entry beside its body: names, headers, tags. */
const overhead = 4096;

interface Entry {
  page: CachedPage;
  made: number;
  /** The time at which the page is made again. */
  due: number;
}

/** The result of making a page; without an outcome, another process had made it. */
type Making<Own> = { entry: Entry; outcome?: 'miss' } | Extract<CacheableAnswer<Own>, { page: null }>;

interface CacheOptions {
  /** The memory for all pages. */
  bytes: number;
  others?: Others | undefined;
  now?: () => number;
}

/**
 * The second memory of a listing: whole public pages, for all visitors of one process, for as long as `life` says, and up to
 * a number of bytes; a purge of one of its tags removes a page. Requests for the same page wait for one making.
 */
export class PageCache<Own> {
  readonly #pages: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<Making<Own>>>();
  readonly #others: Others;
  readonly #now: () => number;
  #purges = 0;

  constructor({ bytes, others = nobody, now = Date.now }: CacheOptions) {
    this.#now = now;
    this.#others = others;
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: ({ page }, key) => sizeOf(page) + key.length });
  }

  get bytes() {
    return this.#pages.calculatedSize;
  }

  /** The page if it is fresh; does not make it. */
  fresh(key: string): CacheHit | null {
    const entry = this.#entryOf(key);
    return entry && this.#now() < entry.due ? this.#foundOf(entry) : null;
  }

  /** Whether the cache has the page, fresh or stale. */
  has(key: string): boolean {
    return this.#entryOf(key) !== null;
  }

  /**
   * The page, made if necessary. When the made answer may not be cached, the request that caused the making gets it as
   * `own`; the requests that waited get `null`.
   */
  async find(key: string, make: () => Promise<CacheableAnswer<Own>>): Promise<CacheHit | { own: Own } | null> {
    const entry = this.#entryOf(key);
    if (entry && this.#now() < Math.max(entry.due, entry.made + life.stale)) {
      if (this.#now() >= entry.due && !this.#making.has(key)) void this.#make(key, make).catch(() => undefined);
      return this.#foundOf(entry);
    }
    const awaited = this.#making.get(key);
    const made = await (awaited ?? this.#make(key, make));
    if ('entry' in made) return { ...this.#foundOf(made.entry), ...(made.outcome ? { outcome: made.outcome } : {}) };
    if (entry && made.failed) return this.#foundOf(entry);
    return awaited ? null : { own: made.own };
  }

  /** Removes every page with one of these tags; `all` removes all pages. */
  purge(names: readonly string[]) {
    this.#purges += 1;
    // A page whose making began before the purge may be outdated: no later request waits for it.
    this.#making.clear();
    if (names.includes('all')) return this.#pages.clear();
    const wanted = new Set(names);
    const purged = [...this.#pages].filter(([, { page }]) => page.tags.some((tag) => wanted.has(tag)));
    for (const [key] of purged) this.#pages.delete(key);
  }

  #entryOf(key: string): Entry | null {
    const entry = this.#pages.get(key);
    return entry && this.#now() < entry.made + life.failing ? entry : null;
  }

  #foundOf({ page, made }: Entry): CacheHit {
    const age = this.#now() - made;
    return { page, outcome: age < life.fresh ? 'hit' : 'stale', age: Math.floor(age / 1000) };
  }

  #make(key: string, make: () => Promise<CacheableAnswer<Own>>): Promise<Making<Own>> {
    const making = this.#makeEntry(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #makeEntry(key: string, make: () => Promise<CacheableAnswer<Own>>): Promise<Making<Own>> {
    const purges = this.#purges;
    // False once a purge has happened: the page may show data from before it.
    const isOfToday = () => purges === this.#purges;
    try {
      const { found, share } = await this.#others.look(key);
      if (found && this.#isFreshEnough(key, found.age))
        return { entry: this.#store(key, found.page, { age: found.age, isOfToday }) };
      const made = await make();
      if (!made.page) {
        if (isOfToday()) this.#storeNothing(key, made.failed);
        return made;
      }
      if (isOfToday()) share(made.page);
      return { entry: this.#store(key, made.page, { age: 0, isOfToday }), outcome: 'miss' };
    } catch (error) {
      this.#postpone(key);
      throw error;
    }
  }

  /**
   * Whether a page of another process can be used instead of making one: a fresh page always, a stale one only if this
   * process has none to send.
   */
  #isFreshEnough(key: string, age: number): boolean {
    const own = this.#pages.peek(key);
    return age < (own && this.#now() < own.made + life.stale ? life.fresh : life.stale);
  }

  #store(key: string, page: CachedPage, { age, isOfToday }: { age: number; isOfToday: () => boolean }): Entry {
    const made = this.#now() - age;
    const entry = { page, made, due: made + life.fresh };
    if (isOfToday()) this.#pages.set(key, entry);
    return entry;
  }

  #storeNothing(key: string, failed: boolean) {
    if (failed) this.#postpone(key);
    else this.#pages.delete(key);
  }

  /** Delays the next making after a failure. */
  #postpone(key: string) {
    const entry = this.#pages.peek(key);
    if (entry) entry.due = this.#now() + respite;
  }
}

const sizeOf = ({ body: { plain, gzip, brotli }, tags }: CachedPage) =>
  plain.length + gzip.length + brotli.length + overhead + tags.reduce((sum, tag) => sum + tag.length, 0);
