import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { BackendCalls } from '#adapters/http/backend-calls.ts';
import { json, reset } from '#adapters/testing/play-server.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import type { ContentQuery } from '#domain/content/content.ts';
import { EDITOR_TICKET } from '#mocks/content/handlers.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { nextReading } from '#tests/shared/clocks/cache-clock.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';
import { cachedContents } from './cached-contents.ts';

const backend = mockBackend();
const server = playServerForTests();
const shop = whileTestsRun(() =>
  shopOn('http://127.0.0.1:1', {
    CONTENT_BASE_URL: `${backend.url}/occ`,
    FORWARD_TEST_HEADER: 'x-mock-world',
  }),
);
afterEach(() => vi.restoreAllMocks());

const path = (of: string): ContentQuery => ({ kind: 'path', path: of });
const contentsOf = (over: Parameters<typeof aScope>[0] = {}) => shop().portsFor(aScope(over)).contents;
const uidOf = async (query: ContentQuery, over: Parameters<typeof aScope>[0] = {}) =>
  (await contentsOf(over).page(query))?.uid ?? null;

describe('a page', () => {
  test('a content page is that of the mode, whose addresses have a prefix for professionals', async () => {
    expect(await uidOf(path('/'))).toBe('accueil');
    expect(await uidOf(path('/professionnel'), { mode: 'pro' })).toBe('accueil-pro');
    expect(await uidOf(path('/professionnel/accueil'), { mode: 'pro' })).toBe('accueil-pro-connecte');
    expect(await uidOf(path('/accueil'), { mode: 'pro' })).toBe('accueil-pro-connecte');
    expect(await uidOf(path('/professionnels'), { mode: 'pro' })).toBeNull();
    expect(await uidOf(path('/conditions-generales/article-2'))).toBe('conditions-generales');
    expect(await uidOf(path('/inconnue'))).toBeNull();
  });

  test('the content page of a category or a product is found by its code, or does not exist', async () => {
    expect(await uidOf({ kind: 'category', code: 'timbres' })).toBe('rayon-timbres');
    expect(await uidOf({ kind: 'product', code: '1126001' })).toBe('produit-carnet-marianne');
    expect(await uidOf({ kind: 'product', code: '1126002' })).toBeNull();
  });

  test('a content page has the shopper’s language', async () => {
    expect((await contentsOf().page(path('/aide')))?.title).toBe('Aide et contact');
    expect((await contentsOf({ lang: 'en' }).page(path('/aide')))?.title).toBe('Help and contact');
  });

  test('a content page has its blocks, with the banners of its carousel', async () => {
    const blocks = (await contentsOf().page(path('/')))?.slots.flatMap((slot) => slot.blocks) ?? [];
    expect(blocks.map(({ kind }) => kind)).toEqual(['banner', 'banner', 'products', 'carousel', 'richText']);
    const carousel = blocks.find((block) => block.kind === 'carousel');
    expect(carousel?.banners).toHaveLength(6);
    expect(carousel?.banners[0]?.media).toMatchObject({ width: 600, height: 400 });
  });

  test('a content page is shown without its carousel’s banners when these cannot be loaded', async () => {
    const world = crypto.randomUUID();
    setScenario({ operation: 'getContentComponents', effect: 'fail', world });
    const page = await contentsOf({ testWorld: world }).page(path('/'));
    expect(page?.slots[0]?.blocks.find((block) => block.kind === 'carousel')?.banners).toEqual([]);
    clearScenarios({ world });
  });

  test('a content page shows the words of a hostile paste and nothing else of it', async () => {
    const page = await contentsOf().page(path('/essai-editeur'));
    expect(page?.slots[0]?.blocks).toHaveLength(1);
    const html = JSON.stringify(page?.slots);
    expect(html).toContain('Texte collé');
    expect(html).not.toMatch(/hostile|script:|style|onclick|onerror|<iframe|<h1|<form|data:|target/);
    expect(html).toContain('<a href=\\"/aide\\">aide</a>');
    expect(html).toContain('<a href=\\"https://exemple.fr/page\\" rel=\\"noopener\\">');
  });
});

describe('an editor', () => {
  test('an editor’s ticket is confirmed by the content service', async () => {
    expect(await contentsOf().confirms(EDITOR_TICKET)).toBe(true);
    expect(await contentsOf().confirms('autre')).toBe(false);
  });

  test('an editor sees drafts, and no other visitor sees them afterwards', async () => {
    const draft = path('/conseils-pratiques/envois-de-fin-d-annee');
    expect(await uidOf(draft)).toBeNull();
    expect(await uidOf(draft, { previewTicket: EDITOR_TICKET })).toBe('envois-de-fin-d-annee');
    expect(await uidOf(draft)).toBeNull();
  });

  test('an editor with an unknown ticket gets a fault, never the published page', async () => {
    await expect(uidOf(path('/'), { previewTicket: 'ancien' })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a content service in trouble', () => {
  test.each([
    ['fail', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['reset', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'unavailable'],
  ] as const)(
    'a content service that answers with « %s » is the fault %s, and signs nobody out',
    async (effect, kind) => {
      const world = crypto.randomUUID();
      setScenario({ operation: 'findContentPage', effect, world });
      await expect(uidOf(path('/aide'), { testWorld: world })).rejects.toMatchObject({ name: 'Fault', kind });
      clearScenarios({ world });
    },
  );

  test('a content service that hangs times out after its own setting', async () => {
    const clock = moveClock();
    const began = clock.now();
    server.play(clock.hang);
    const hasty = shopOn(server.url, { CONTENT_BASE_URL: server.url, TIMEOUT_CONTENT: '60' });
    await expect(hasty.portsFor(aScope()).contents.page(path('/aide'))).rejects.toMatchObject({ kind: 'timeout' });
    expect(clock.now() - began).toBe(60);
    await hasty.close();
  });
});

const wire = (uid: string) => ({ uid, typeCode: 'ContentPage', contentSlots: { contentSlot: [] } });
const notFound = json({ errors: [{ type: 'CMSItemNotFoundError' }] }, 404);

describe('the cache of contents', () => {
  const own = whileTestsRun(() =>
    // As many at once as the test asks for: how many may wait for a service is tried elsewhere.
    shopOn(server.url, { CONTENT_BASE_URL: server.url, FORWARD_TEST_HEADER: 'x-mock-world', BREAKER_FAILURES: '0' }),
  );
  const ask = async (of: string, over: Parameters<typeof aScope>[0] = {}) =>
    (await own().portsFor(aScope(over)).contents.page(path(of)))?.uid ?? null;
  const later = async (milliseconds: number) => {
    await nextReading();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
  };

  test('a content is loaded once, without a visitor’s identity, for all visitors', async () => {
    server.play(json(wire('une')));
    let asked = 0;
    const accessToken = async () => `token-${(asked += 1)}`;
    const shoppers = ['sid-a', 'sid-b', 'sid-c'].map((sid) => ask('/une', { sid, signedIn: true, accessToken }));
    expect(await Promise.all(shoppers)).toEqual(['une', 'une', 'une']);
    expect(await ask('/une')).toBe('une');
    expect(server.seen).toHaveLength(1);
    expect(asked).toBe(0);
    expect(server.seen[0]?.headers).toMatchObject({ 'lpel-sid': 'shop' });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('a cached content belongs to one site, one language and one address', async () => {
    server.play(json(wire('deux')));
    await ask('/deux');
    await ask('/deux', { mode: 'pro' });
    await ask('/deux', { lang: 'en' });
    await ask('/deux/trois');
    await ask('/professionnels/deux', { mode: 'pro' });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/part/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=%2Fdeux&lang=fr&curr=EUR',
      '/pro/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=%2Fdeux&lang=fr&curr=EUR',
      '/part/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=%2Fdeux&lang=en&curr=EUR',
      '/part/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=%2Fdeux%2Ftrois&lang=fr&curr=EUR',
      '/pro/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=%2Fprofessionnels%2Fdeux&lang=fr&curr=EUR',
    ]);
  });

  test('a content is loaded completely although the shopper left', async () => {
    const leaving = new AbortController();
    server.play((call, response) => {
      leaving.abort();
      setImmediate(() => json(wire('trois'))(call, response));
    });
    const aborted = ask('/trois', { signal: leaving.signal });
    const stays = ask('/trois');
    expect(await stays).toBe('trois');
    await aborted;
    expect(server.seen).toHaveLength(1);
  });

  test('a missing content page is cached for ten seconds, a page for a minute', async () => {
    server.play(notFound);
    expect(await ask('/quatre')).toBeNull();
    expect(await ask('/quatre')).toBeNull();
    expect(server.seen).toHaveLength(1);
    await later(11_000);
    server.play(json(wire('quatre')));
    expect(await ask('/quatre')).toBe('quatre');
    server.play(notFound);
    await later(50_000);
    expect(await ask('/quatre')).toBe('quatre');
    // An answer to somebody else's question comes after whatever was asked before it.
    await ask('/quatre-bis');
    expect(server.seen.map(({ url }) => url)).toEqual([expect.stringContaining('quatre-bis')]);
    server.play(notFound);
    await later(61_000);
    expect(await ask('/quatre')).toBe('quatre');
    await eventually(() => expect(server.seen).toHaveLength(1));
  });

  test('a cached content is served while the content service is away', async () => {
    server.play(json(wire('cinq')));
    await ask('/cinq');
    await later(300_000);
    server.play(reset);
    expect(await ask('/cinq')).toBe('cinq');
    // A reset connection is retried once before the service counts as failed.
    await eventually(() => expect(server.seen).toHaveLength(2));
    await eventually(async () => {
      expect(await ask('/cinq')).toBe('cinq');
      expect(server.seen.length, 'asked again once that has failed').toBeGreaterThan(2);
    });
  });

  test('each address gets its own content when 260 are requested at once', async () => {
    server.play((call, response) => {
      const label = new URL(call.url, server.url).searchParams.get('pageLabelOrId') ?? '';
      setImmediate(() => json(wire(label))(call, response));
    });
    const paths = Array.from({ length: 260 }, (_, index) => `/nombre-${index}`);
    expect(await Promise.all(paths.map((each) => ask(each)))).toEqual(paths);
  });

  test('a content that cannot be shown is named in the log once', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const config = readConfig({ ...requiredSettings, CONTENT_BASE_URL: server.url });
    const contents = cachedContents({ config, log, calls: new BackendCalls(log, config) })(aScope());
    const component = [{ uid: 'jeu', typeCode: 'MiniGameComponent' }];
    server.play(
      json({ ...wire('sept'), contentSlots: { contentSlot: [{ position: 'S', components: { component } }] } }),
    );
    await contents.page(path('/sept'));
    await contents.page(path('/huit'));
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { component: 'jeu', typeCode: 'MiniGameComponent', why: 'unknown' },
    ]);
  });

  test('a content of an editor’s preview is neither cached nor read from the cache', async () => {
    server.play(json(wire('six')));
    await ask('/six');
    let asked = 0;
    const editor = { previewTicket: 'billet', accessToken: async () => `token-${(asked += 1)}` };
    await ask('/six', editor);
    await ask('/six', editor);
    expect(server.seen.map(({ url }) => url.includes('cmsTicketId=billet'))).toEqual([false, true, true]);
    expect(asked).toBe(0);
  });
});
