import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-cache-body.ts';

/** A public page as it is kept: of the address and of what was agreed to, and of no visitor. */
export interface KeptPage {
  body: PageBody;
  headers: readonly (readonly [name: string, value: string])[];
  /** What it shows: `product:1126001`. */
  tags: readonly string[];
}

export type Outcome = 'hit' | 'stale' | 'miss';

export interface Found {
  page: KeptPage;
  outcome: Outcome;
  /** In seconds. */
  age: number;
}

/** A page to keep; or an answer that is its visitor's own, and whether it says that something failed. */
export type Made<Own> = { page: KeptPage } | { page: null; failed: boolean; own: Own };

/** What other processes have made, and what they may have of this one. */
export interface Others {
  /** Never fails: what cannot be had is not there. */
  look(
    key: string,
  ): Promise<{ found: { page: KeptPage /** In milliseconds. */; age: number } | null; share(page: KeptPage): void }>;
}

/** A process that is alone. */
const nobody: Others = { look: async () => ({ found: null, share: () => {} }) };

/** In milliseconds since a page was made: until when it is given as it is, given while it is made anew, and given when that fails. */
export const life = { fresh: 30_000, stale: 600_000, failing: 3_600_000 };
/** How long it is given, once making it anew has failed, before that is tried again; in milliseconds. */
const respite = 10_000;
/** What a page takes up beside its bytes: names, headers, tags. */
const overhead = 4096;

interface Kept {
  page: KeptPage;
  made: number;
  /** When it should be made anew. */
  due: number;
}

/** What came of having a page made: another process may have made it. */
type Making<Own> = { kept: Kept; outcome?: 'miss' } | Extract<Made<Own>, { page: null }>;

interface Keeping {
  /** What pages may take up in memory. */
  bytes: number;
  others?: Others | undefined;
  now?: () => number;
}

/** Public pages in memory, up to a number of bytes. Each is made once, however many wait for it. */
export class PageCache<Own> {
  readonly #pages: LRUCache<string, Kept>;
  readonly #making = new Map<string, Promise<Making<Own>>>();
  readonly #others: Others;
  readonly #now: () => number;
  #purges = 0;

  constructor({ bytes, others = nobody, now = Date.now }: Keeping) {
    this.#now = now;
    this.#others = others;
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: ({ page }, key) => sizeOf(page) + key.length });
  }

  get bytes() {
    return this.#pages.calculatedSize;
  }

  /** The page, if nothing has to be done for it. */
  fresh(key: string): Found | null {
    const kept = this.#keptOf(key);
    return kept && this.#now() < kept.due ? this.#foundOf(kept) : null;
  }

  /**
   * The page, which is made when it has to be. Whoever lets it be made and gets none to keep gets the answer; whoever
   * only waited gets `null`, since that answer is not theirs.
   */
  async find(key: string, make: () => Promise<Made<Own>>): Promise<Found | { own: Own } | null> {
    const kept = this.#keptOf(key);
    if (kept && this.#now() < Math.max(kept.due, kept.made + life.stale)) {
      if (this.#now() >= kept.due && !this.#making.has(key)) void this.#make(key, make).catch(() => undefined);
      return this.#foundOf(kept);
    }
    const awaited = this.#making.get(key);
    const made = await (awaited ?? this.#make(key, make));
    if ('kept' in made) return { ...this.#foundOf(made.kept), ...(made.outcome ? { outcome: made.outcome } : {}) };
    if (kept && made.failed) return this.#foundOf(kept);
    return awaited ? null : { own: made.own };
  }

  /** Forgets every page of one of these names; `all` is every page's. */
  purge(names: readonly string[]) {
    this.#purges += 1;
    // Nobody else may wait for what was begun before.
    this.#making.clear();
    if (names.includes('all')) return this.#pages.clear();
    const wanted = new Set(names);
    const gone = [...this.#pages].filter(([, { page }]) => page.tags.some((tag) => wanted.has(tag)));
    for (const [key] of gone) this.#pages.delete(key);
  }

  #keptOf(key: string): Kept | null {
    const kept = this.#pages.get(key);
    return kept && this.#now() < kept.made + life.failing ? kept : null;
  }

  #foundOf({ page, made }: Kept): Found {
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
        return { kept: this.#kept(key, found.page, { age: found.age, isOfToday }) };
      const made = await make();
      if (!made.page) {
        if (isOfToday()) this.#keepNone(key, made.failed);
        return made;
      }
      if (isOfToday()) share(made.page);
      return { kept: this.#kept(key, made.page, { age: 0, isOfToday }), outcome: 'miss' };
    } catch (error) {
      this.#spare(key);
      throw error;
    }
  }

  /** Whether a page that others made spares this process making it: a fresh one, or any while there is none here to give. */
  #isFreshEnough(key: string, age: number): boolean {
    const own = this.#pages.peek(key);
    return age < (own && this.#now() < own.made + life.stale ? life.fresh : life.stale);
  }

  #kept(key: string, page: KeptPage, { age, isOfToday }: { age: number; isOfToday: () => boolean }): Kept {
    const made = this.#now() - age;
    const kept = { page, made, due: made + life.fresh };
    if (isOfToday()) this.#pages.set(key, kept);
    return kept;
  }

  #keepNone(key: string, failed: boolean) {
    if (failed) this.#spare(key);
    else this.#pages.delete(key);
  }

  /** What fails is not asked again at once. */
  #spare(key: string) {
    const kept = this.#pages.peek(key);
    if (kept) kept.due = this.#now() + respite;
  }
}

const sizeOf = ({ body, tags }: KeptPage) => body.bytes + overhead + tags.reduce((sum, tag) => sum + tag.length, 0);
