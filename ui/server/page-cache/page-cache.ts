import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-cache-body.ts';

/** A public page as it is kept: of the address and of what was agreed to, and of no visitor. */
export interface CachedPage {
  body: PageBody;
  headers: readonly (readonly [name: string, value: string])[];
  /** What it shows: `product:1126001`. */
  tags: readonly string[];
}

export type Outcome = 'hit' | 'stale' | 'miss';

export interface Found {
  page: CachedPage;
  outcome: Outcome;
  /** In seconds. */
  age: number;
}

/** A page to keep; or an answer that is its visitor's own, and whether it says that something failed. */
export type Made<Own> = { page: CachedPage } | { page: null; failed: boolean; own: Own };

/** What other processes have made, and what they may have of this one. */
export interface Others {
  /** Never fails: what cannot be had is not there. */
  look(key: string): Promise<{
    found: { page: CachedPage /** In milliseconds. */; age: number } | null;
    share(page: CachedPage): void;
  }>;
}

/** A process that is alone. */
const nobody: Others = { look: async () => ({ found: null, share: () => {} }) };

/** In milliseconds since a page was made: until when it is given as it is, given while it is made anew, and given when that fails. */
export const life = { fresh: 30_000, stale: 600_000, failing: 3_600_000 };
/** How long it is given, once making it anew has failed, before that is tried again; in milliseconds. */
const respite = 10_000;
/** What a page takes up beside its bytes: names, headers, tags. */
const overhead = 4096;

interface Entry {
  page: CachedPage;
  made: number;
  /** When it should be made anew. */
  due: number;
}

/** What came of having a page made: another process may have made it. */
type Making<Own> = { entry: Entry; outcome?: 'miss' } | Extract<Made<Own>, { page: null }>;

interface CacheOptions {
  /** What pages may take up in memory. */
  bytes: number;
  others?: Others | undefined;
  now?: () => number;
}

/** Public pages in memory, up to a number of bytes. Each is made once, however many wait for it. */
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

  /** The page, if nothing has to be done for it. */
  fresh(key: string): Found | null {
    const entry = this.#entryOf(key);
    return entry && this.#now() < entry.due ? this.#foundOf(entry) : null;
  }

  /**
   * The page, which is made when it has to be. Whoever lets it be made and gets none to keep gets the answer; whoever
   * only waited gets `null`, since that answer is not theirs.
   */
  async find(key: string, make: () => Promise<Made<Own>>): Promise<Found | { own: Own } | null> {
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

  /** Forgets every page of one of these names; `all` is every page's. */
  purge(names: readonly string[]) {
    this.#purges += 1;
    // Nobody else may wait for what was begun before.
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

  #foundOf({ page, made }: Entry): Found {
    const age = this.#now() - made;
    return { page, outcome: age < life.fresh ? 'hit' : 'stale', age: Math.floor(age / 1000) };
  }

  #make(key: string, make: () => Promise<Made<Own>>): Promise<Making<Own>> {
    const making = this.#made(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #made(key: string, make: () => Promise<Made<Own>>): Promise<Making<Own>> {
    const purges = this.#purges;
    // What was begun before a purge may show what was before it.
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

  /** Whether a page that others made spares this process making it: a fresh one, or any while there is none here to give. */
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

  /** What fails is not asked again at once. */
  #postpone(key: string) {
    const entry = this.#pages.peek(key);
    if (entry) entry.due = this.#now() + respite;
  }
}

const sizeOf = ({ body, tags }: CachedPage) => body.bytes + overhead + tags.reduce((sum, tag) => sum + tag.length, 0);
