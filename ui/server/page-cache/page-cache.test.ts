import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type CacheableAnswer, type CachedPage, life, type Others, PageCache } from './page-cache.ts';

const nothing = Buffer.alloc(0);
/** A page whose body is this text. */
const page = (text: string, ...tags: string[]): CachedPage => ({
  body: { plain: Buffer.from(text), gzip: nothing, brotli: nothing, inline: { scripts: '', styles: '' } },
  headers: [],
  tags,
});
const made = (text: string, ...tags: string[]): CacheableAnswer<string> => ({ page: page(text, ...tags) });
const own = (text: string, failed = false): CacheableAnswer<string> => ({ page: null, failed, own: text });

function aCache(bytes = 1_000_000, others?: Others) {
  let now = 1_000_000;
  const cache = new PageCache<string>({ bytes, others, now: () => now });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const found = async (key: string, make: () => Promise<CacheableAnswer<string>>) => {
    const it = await cache.find(key, make);
    if (it === null) return null;
    return 'own' in it ? it : { text: textOf(it.page), outcome: it.outcome, age: it.age };
  };
  return { cache, pass, found };
}
const textOf = ({ body }: CachedPage) => Buffer.from(body.plain).toString();
const never = async () => {
  throw new Error('The page is made although it is kept.');
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is made once for all who wait, and given to those who come later', async () => {
  const { found, cache } = aCache();
  const make = vi.fn(async () => made('stamps'));
  const all = await Promise.all([1, 2, 3, 4].map(() => found('/timbres', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(all).toEqual(Array.from({ length: 4 }, () => ({ text: 'stamps', outcome: 'miss', age: 0 })));
  expect(await found('/timbres', never)).toMatchObject({ text: 'stamps', outcome: 'hit' });
  expect(cache.fresh('/enveloppes')).toBeNull();
});

test('an answer that may not be cached goes to the request that made it, and to none that waited', async () => {
  const { found } = aCache();
  const make = async () => own('the first one’s');
  expect(await Promise.all([found('/x', make), found('/x', never), found('/x', never)])).toEqual([
    { own: 'the first one’s' },
    null,
    null,
  ]);
  expect(await found('/x', async () => own('the next one’s'))).toEqual({ own: 'the next one’s' });
});

test('an old page is given at once and made anew in the background', async () => {
  const { found, pass, cache } = aCache();
  await found('/x', async () => made('old'));
  pass(life.fresh);
  expect(cache.fresh('/x')).toBeNull();
  const make = vi.fn(async () => made('new'));
  expect(await Promise.all([found('/x', make), found('/x', make)])).toEqual([
    { text: 'old', outcome: 'stale', age: 30 },
    { text: 'old', outcome: 'stale', age: 30 },
  ]);
  await settled();
  expect(make).toHaveBeenCalledOnce();
  expect(await found('/x', never)).toEqual({ text: 'new', outcome: 'hit', age: 0 });
});

test('a page that is too old is waited for', async () => {
  const { found, pass } = aCache();
  await found('/x', async () => made('old'));
  pass(life.stale);
  expect(await found('/x', async () => made('new'))).toEqual({ text: 'new', outcome: 'miss', age: 0 });
});

test.each([
  ['says so', async () => own('error page', true)],
  ['breaks', async () => Promise.reject(new Error('broken'))],
])('a stale page is sent while its renewal fails (it %s), and not every visitor tries again', async (_, make) => {
  const { found, pass } = aCache();
  await found('/x', async () => made('old'));
  pass(life.fresh);
  await found('/x', make);
  await settled();
  expect(await found('/x', never)).toMatchObject({ text: 'old', outcome: 'stale' });
});

test('a page is given for an hour while it cannot be made anew, and no longer', async () => {
  const { found, pass } = aCache();
  await found('/x', async () => made('old'));
  pass(life.failing - 1);
  expect(await found('/x', async () => own('error page', true))).toEqual({ text: 'old', outcome: 'stale', age: 3599 });
  pass(1);
  expect(await found('/x', async () => own('error page', true))).toEqual({ own: 'error page' });
});

test('a page that is not found any more is removed from the cache', async () => {
  const { found, pass } = aCache();
  await found('/x', async () => made('old'));
  pass(life.fresh);
  await found('/x', async () => own('404'));
  await settled();
  expect(await found('/x', async () => own('404 again'))).toEqual({ own: '404 again' });
});

test('a purge removes the pages of a tag, or all pages', async () => {
  const { found, cache } = aCache();
  await found('/a', async () => made('a', 'product:1', 'category:c'));
  await found('/b', async () => made('b', 'product:2', 'category:c'));
  await found('/c', async () => made('c', 'content:home'));
  const cached = () => ['/a', '/b', '/c'].filter((key) => cache.fresh(key) !== null);
  cache.purge(['product:12', 'content:hom']);
  expect(cached()).toEqual(['/a', '/b', '/c']);
  cache.purge(['product:2']);
  expect(cached()).toEqual(['/a', '/c']);
  cache.purge(['category:c', 'nothing:x']);
  expect(cached()).toEqual(['/c']);
  cache.purge(['all']);
  expect(cached()).toEqual([]);
});

test('a page that was begun before a purge is not cached, and nobody waits for it any more', async () => {
  const { found, cache } = aCache();
  const before = Promise.withResolvers<CacheableAnswer<string>>();
  const first = found('/x', () => before.promise);
  cache.purge(['product:1']);
  expect(await found('/x', async () => made('after', 'product:1'))).toMatchObject({ text: 'after', outcome: 'miss' });
  before.resolve(made('before', 'product:1'));
  expect(await first).toMatchObject({ text: 'before' });
  expect(await found('/x', never)).toMatchObject({ text: 'after', outcome: 'hit' });
});

test('the cache stays within its size, and drops the page that was asked for longest ago', async () => {
  const { found, cache } = aCache(100_000);
  for (let each = 0; each < 50; each += 1) {
    await found(`/${each}`, async () => made('x'.repeat(10_000)));
    await found('/0', async () => made('made again'));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(await found('/0', never)).toMatchObject({ outcome: 'hit' });
  expect(await found('/49', never)).toMatchObject({ outcome: 'hit' });
  expect(cache.fresh('/1')).toBeNull();
  await found('/huge', async () => made('x'.repeat(200_000)));
  expect(cache.fresh('/huge')).toBeNull();
});

/** A shared store; each lookup finds a page of the given age. */
function shared(age = 0) {
  const pages = new Map<string, CachedPage>();
  const others: Others = {
    look: async (key) => {
      const there = pages.get(key);
      return { found: there ? { page: there, age } : null, share: (made) => pages.set(key, made) };
    },
  };
  return { pages, others };
}

test('a page that one process made is given by another without making it', async () => {
  const { others } = shared(2000);
  const [one, other] = [aCache(undefined, others), aCache(undefined, others)];
  expect(await one.found('/x', async () => made('of one'))).toMatchObject({ outcome: 'miss' });
  expect(await other.found('/x', never)).toEqual({ text: 'of one', outcome: 'hit', age: 2 });
  other.pass(life.fresh - 2001);
  expect(await other.found('/x', never)).toMatchObject({ outcome: 'hit' });
  other.pass(1);
  expect(other.cache.fresh('/x')).toBeNull();
});

test('an old page of another process is given at once, and made anew for the next', async () => {
  const { others, pages } = shared(life.fresh);
  pages.set('/x', page('old'));
  const { found } = aCache(undefined, others);
  expect(await found('/x', never)).toMatchObject({ text: 'old', outcome: 'stale' });
  const make = vi.fn(async () => made('new'));
  expect(await found('/x', make)).toMatchObject({ text: 'old', outcome: 'stale' });
  await settled();
  expect(make).toHaveBeenCalledOnce();
  expect(await found('/x', never)).toMatchObject({ text: 'new', outcome: 'hit' });
  expect(pages.get('/x')).toEqual(page('new'));
});

test('a page that is private or begun before a purge is not shared with other processes', async () => {
  const { others, pages } = shared();
  const { found, cache } = aCache(undefined, others);
  await found('/own', async () => own('a visitor’s'));
  await found('/failed', async () => own('error page', true));
  const before = Promise.withResolvers<CacheableAnswer<string>>();
  const first = found('/x', () => before.promise);
  await settled();
  cache.purge(['product:1']);
  before.resolve(made('before', 'product:1'));
  await first;
  expect([...pages.keys()]).toEqual([]);
});

test('a page of another process that was asked for before a purge is not cached', async () => {
  const look = Promise.withResolvers<Awaited<ReturnType<Others['look']>>>();
  const { found, cache } = aCache(undefined, { look: () => look.promise });
  const first = found('/x', never);
  cache.purge(['product:1']);
  look.resolve({ found: { page: page('before', 'product:1'), age: 0 }, share: () => {} });
  await first;
  expect(cache.fresh('/x')).toBeNull();
});

test('every request, in whatever order, gets a page of its own key or an answer of its own', async () => {
  const step = fc.record({
    key: fc.constantFrom('/a', '/b', '/c'),
    kind: fc.constantFrom('page', 'own', 'failed'),
    passes: fc.constantFrom(0, life.fresh, life.stale, life.failing),
    purges: fc.constantFrom([], ['all'], ['product:/a']),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { found, cache, pass } = aCache(20_000);
      const asked = steps.map(async ({ key, kind, passes, purges }, visitor) => {
        pass(passes);
        if (purges.length > 0) cache.purge(purges);
        const answer = await found(key, async () => {
          await settled();
          return kind === 'page' ? made(key, `product:${key}`) : own(`${key} ${visitor}`, kind === 'failed');
        });
        if (answer === null) return;
        expect('own' in answer ? answer.own : answer.text).toBe('own' in answer ? `${key} ${visitor}` : key);
      });
      await Promise.all(asked);
    }),
    { numRuns: 60 },
  );
});
