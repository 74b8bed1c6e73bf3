import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DraftRecords, RedisDraftRecords, SqliteDraftRecords } from '#adapters/records/draft-records.ts';
import { hasRedis, type PlayRedis, startRedis, untilItAnswers } from '#adapters/testing/redis.ts';
import {
  type ClaimedDraft,
  type DraftEnding,
  type DraftKey,
  editedField,
  emptyDraft,
  parkedName,
} from '#domain/journey/drafts.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { StoredJourneyDrafts } from './stored-journey-drafts.ts';

const day = 24 * 3600 * 1000;
/** A browser of each test's own. */
const aKey = (over: Partial<DraftKey> = {}): DraftKey => ({
  browser: crypto.randomUUID(),
  owner: null,
  mode: 'part',
  journey: 'registered-mail',
  ...over,
});

const asideIn = (key: DraftKey): DraftKey => ({ ...key, journey: parkedName(key.journey) });

const config = { TIMEOUT_DEFAULT: 3000 };
const visitorBytes = 10_000_000;

afterEach(() => vi.useRealTimers());
const inDays = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });

/** What any store of drafts does. */
function keepsDrafts(recordsOf: () => DraftRecords) {
  const drafts = () => new StoredJourneyDrafts(recordsOf(), config);
  /** A press that was claimed, and a second one that has seen so. */
  const pressedTwice = async (key: DraftKey, posted: Parameters<StoredJourneyDrafts['claim']>[1]) => {
    const claimed = await drafts().claim(key, posted);
    const reads = vi.spyOn(recordsOf(), 'all');
    const second = drafts().claim(key, posted);
    await eventually(() => expect(reads.mock.calls.length).toBeGreaterThan(2));
    reads.mockRestore();
    return { claimed, second };
  };
  const begun = async (key: DraftKey, weight = '20') => {
    const { draft } = await drafts().save(key, { answers: { weight }, version: 0 });
    return draft;
  };

  const draftOf = (claimed: ClaimedDraft) => ('draft' in claimed ? claimed.draft : emptyDraft);
  const settled = (
    key: DraftKey,
    { claimed, press }: { claimed: ClaimedDraft; press: string },
    ending: DraftEnding,
  ): Promise<void> => drafts().settle(key, { claimed: { ...draftOf(claimed), press }, ending });

  test('a journey without an answer has no draft', async () => {
    expect(await drafts().of(aKey())).toEqual(emptyDraft);
    expect(await drafts().all(aKey())).toEqual([]);
  });

  test('a draft is read as it was saved, whatever it holds, and its version grows', async () => {
    const [key, answers] = [aKey(), { 'sender.city': 'L’Haÿ « 12 € » \n "; --', weight: '20' }];
    const { kind, draft } = await drafts().save(key, { answers, version: 0 });
    expect([kind, await drafts().of(key)]).toEqual(['saved', { answers, version: draft.version }]);
    const next = await drafts().save(key, { answers: { weight: '50' }, version: draft.version });
    expect(next).toMatchObject({ kind: 'saved', draft: { answers: { weight: '50' } } });
    expect(next.draft.version).toBeGreaterThan(draft.version);
  });

  test('two tabs that save at once get one saved draft and one stale result with that draft', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const saves = await Promise.all(
      ['50', '100'].map((weight) => drafts().save(key, { answers: { weight }, version })),
    );
    expect(saves.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'stale']);
    const saved = saves.find(({ kind }) => kind === 'saved')?.draft;
    expect(saves.map(({ draft }) => draft)).toEqual([saved, saved]);
    expect(await drafts().of(key)).toEqual(saved);
  });

  test('a tab of a draft that was begun anew is told so, and one whose draft is gone keeps it again', async () => {
    const key = aKey();
    const { version } = await begun(key);
    await drafts().forget(key);
    expect(await drafts().of(key)).toEqual(emptyDraft);
    const again = await begun(key, '250');
    expect(await drafts().save(key, { answers: { weight: '50' }, version })).toEqual({ kind: 'stale', draft: again });
    await drafts().forget(key);
    expect(await drafts().save(key, { answers: { weight: '50' }, version })).toMatchObject({ kind: 'saved' });
  });

  test('a draft is its browser’s, its mode’s and its journey’s alone, however alike they are called', async () => {
    const key = aKey({ browser: `b-${crypto.randomUUID()}` });
    await begun(key);
    const { browser } = key;
    const others: Partial<DraftKey>[] = [
      { browser: browser.toUpperCase() },
      { browser: `${browser} ` },
      { browser: browser.slice(0, -1) },
      { browser: `browser:${browser}` },
      { browser: '' },
      { browser: `%${browser.slice(1)}` },
      { browser: 'other', owner: browser },
      { owner: 'somebody' },
      { mode: 'pro' },
      { journey: 'registered' },
      { journey: 'registered-mail:' },
    ];
    for (const over of others) expect(await drafts().of({ ...key, ...over }), JSON.stringify(over)).toEqual(emptyDraft);
    expect(await drafts().of(key)).not.toEqual(emptyDraft);
  });

  test('a draft belongs to the account after a sign-in, in any browser, and to nobody else in that browser', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const draft = await begun(key);
    await drafts().adopt({ ...key, owner });
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(draft);
    expect(await drafts().of(aKey({ owner }))).toEqual(draft);
    expect(await drafts().of(key)).toEqual(emptyDraft);
    expect(await drafts().of({ ...key, owner: `${owner}2` })).toEqual(emptyDraft);
    expect(await drafts().of({ ...key, browser: owner })).toEqual(emptyDraft);
    await drafts().adopt({ ...key, owner: 'another' });
    expect(await drafts().of({ ...key, owner: 'another' })).toEqual(emptyDraft);
  });

  test('a draft whose place in the account another tab takes just then stays the browser’s, and is the account’s at the next sign-in', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const draft = await begun(key);
    const overtaken = vi.spyOn(recordsOf(), 'replace').mockResolvedValueOnce(false);
    await drafts().adopt({ ...key, owner });
    overtaken.mockRestore();
    expect(await drafts().of(key)).toEqual(draft);
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(draft);
  });

  test('a tab that was open at the sign-in goes on', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const { version } = await begun(key);
    await drafts().adopt({ ...key, owner });
    expect(await drafts().save({ ...key, owner }, { answers: { weight: '50' }, version })).toMatchObject({
      kind: 'saved',
    });
  });

  test.each([
    ['the browser’s, which is newer', 'browser', 'account'],
    ['the account’s, which is newer', 'account', 'browser'],
  ])('two drafts of a journey at a sign-in: %s proceeds, and the other is parked', async (_, newer, older) => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const keys: Record<string, DraftKey> = { browser: key, account: { ...key, owner } };
    const first = await begun(keys[older]!, 'older');
    inDays(1);
    const second = await begun(keys[newer]!, 'newer');
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(second);
    expect(second.version).not.toBe(first.version);
    expect((await drafts().of({ ...asideIn(key), owner })).answers).toEqual({ weight: 'older' });
    expect(await drafts().all(key)).toEqual([]);
    await drafts().adopt({ ...key, owner });
    expect(await drafts().all({ ...key, owner })).toMatchObject([
      { answers: { weight: 'newer' } },
      { answers: { weight: 'older' } },
    ]);
  });

  test.each([
    ['waits in the account', ['account', 'aside of the account', 'browser']],
    ['waits in the browser', ['account', 'aside of the browser', 'browser']],
    ['was saved first', ['aside of the account', 'account', 'browser']],
    ['was saved first, in the browser', ['aside of the browser', 'browser', 'account']],
  ])('three drafts at a sign-in: the oldest one is deleted where another one %s', async (_, inOrder) => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const keys: Record<string, DraftKey> = {
      browser: key,
      account: { ...key, owner },
      'aside of the browser': asideIn(key),
      'aside of the account': { ...asideIn(key), owner },
    };
    for (const [at, where] of inOrder.entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      await begun(keys[where]!, ['oldest', 'older', 'newest'][at]);
    }
    await drafts().adopt({ ...key, owner });
    expect(await drafts().all({ ...key, owner })).toMatchObject([
      { journey: key.journey, answers: { weight: 'newest' } },
      { journey: parkedName(key.journey), answers: { weight: 'older' } },
    ]);
    expect(await drafts().all(key)).toEqual([]);
  });

  test('a draft that edits a cart line is not parked at a sign-in', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const answers = { weight: '20', [editedField]: 'configuration-1' };
    await drafts().save({ ...key, owner }, { answers, version: 0 });
    inDays(1);
    const draft = await begun(key, '50');
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(draft);
    expect(await drafts().all({ ...key, owner })).toHaveLength(1);
  });

  test('a sign-in that was cut short is done again, and sets nothing aside of what it had handed over', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const draft = await begun(key);
    const cut = vi.spyOn(recordsOf(), 'delete').mockRejectedValueOnce(new Error('away'));
    await expect(drafts().adopt({ ...key, owner })).rejects.toThrow('away');
    cut.mockRestore();
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(draft);
    expect([await drafts().all({ ...key, owner }), await drafts().all(key)]).toMatchObject([[draft], []]);
  });

  test('an older draft that finds no place beside the newer one stays the browser’s until the next sign-in', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const draft = await begun(key, 'older');
    inDays(1);
    await begun({ ...key, owner }, 'newer');
    const overtaken = vi.spyOn(recordsOf(), 'replace').mockResolvedValueOnce(false);
    await drafts().adopt({ ...key, owner });
    overtaken.mockRestore();
    expect(await drafts().of(key)).toEqual(draft);
    await drafts().adopt({ ...key, owner });
    expect((await drafts().of({ ...asideIn(key), owner })).answers).toEqual({ weight: 'older' });
  });

  test('drafts to go on with are listed, the last one first', async () => {
    const key = aKey();
    await begun(key);
    inDays(1);
    await begun({ ...key, mode: 'pro', journey: 'letters' });
    await begun(aKey());
    expect(await drafts().all(key)).toMatchObject([
      { mode: 'pro', journey: 'letters', answers: { weight: '20' }, savedAt: Date.now() },
      { mode: 'part', journey: 'registered-mail', savedAt: expect.any(Number) },
    ]);
  });

  test('a draft is kept for 30 days after its last answer, whatever else its browser keeps', async () => {
    const key = aKey();
    const { version } = await begun(key);
    inDays(29);
    await begun({ ...key, journey: 'letters' });
    expect(await drafts().of(key)).not.toEqual(emptyDraft);
    inDays(2);
    expect((await drafts().all(key)).map(({ journey }) => journey)).toEqual(['letters']);
    expect(await drafts().save(key, { answers: { weight: '50' }, version: 1 })).toMatchObject({ kind: 'saved' });
    expect((await drafts().of(key)).version).toBeGreaterThan(version);
  });

  test.each([
    ['a day', 'x'.repeat(1000), 0.9, 1.1],
    ['an hour, where it is a whole table,', 'x'.repeat(40_000), 0.9 / 24, 1.1 / 24],
  ])('a new browser’s draft lasts for %s until it saves again', async (_, weight, soon, late) => {
    const [once, again] = [aKey({ isNew: true }), aKey({ isNew: true })];
    await begun(once, weight);
    const { version } = await begun(again, weight);
    inDays(soon);
    expect(await drafts().of(once)).not.toEqual(emptyDraft);
    await drafts().save({ ...again, isNew: false }, { answers: { weight }, version });
    inDays(late - soon);
    expect(await drafts().of(once)).toEqual(emptyDraft);
    inDays(29);
    expect(await drafts().of(again)).not.toEqual(emptyDraft);
  });

  test('a draft that is handed over at a sign-in, or set aside there, lives no longer for it', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    await begun({ ...key, owner }, 'older');
    inDays(1);
    await begun(key, 'newer');
    inDays(28);
    await drafts().adopt({ ...key, owner });
    expect(await drafts().all({ ...key, owner })).toHaveLength(2);
    inDays(1.5);
    expect(await drafts().all({ ...key, owner })).toMatchObject([{ answers: { weight: 'newer' } }]);
    inDays(1);
    expect(await drafts().all({ ...key, owner })).toEqual([]);
  });

  test('two presses of one post: one claims the draft and the other waits for its destination', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const posted = { answers: { weight: '50' }, version, press: 'posted' };
    const [claimed, second] = [await drafts().claim(key, posted), drafts().claim(key, posted)];
    expect(claimed).toMatchObject({ kind: 'claimed', draft: { answers: { weight: '50' } } });
    expect(await drafts().of(key)).toMatchObject({ answers: { weight: '50' } });
    await settled(key, { claimed, press: 'posted' }, { kind: 'finished', to: '/panier' });
    expect(await second).toEqual({ kind: 'finished', to: '/panier' });
    expect(await drafts().claim(key, posted)).toEqual({ kind: 'finished', to: '/panier' });
    expect([await drafts().of(key), await drafts().all(key)]).toEqual([emptyDraft, []]);
  });

  test('a second press gets the cookies of the first answer, which are stored sealed with the browser’s secret', async () => {
    const [key, carried] = [aKey(), 'lpel_cart=guid-1'];
    const written = vi.spyOn(recordsOf(), 'replace');
    const finishes = async (whose: DraftKey) => {
      const { version } = await begun(whose);
      const posted = { answers: { weight: '50' }, version, press: 'posted' };
      const claimed = await drafts().claim(whose, posted);
      await settled(whose, { claimed, press: 'posted' }, { kind: 'finished', to: '/panier', carried });
      return drafts().claim(whose, posted);
    };
    expect(await finishes(key)).toEqual({ kind: 'finished', to: '/panier', carried });
    // An account has its cart by itself.
    expect(await finishes({ ...key, owner: 'owner-1' })).toEqual({ kind: 'finished', to: '/panier' });
    expect(JSON.stringify(written.mock.calls)).not.toContain('guid-1');
    written.mockRestore();
  });

  test('simultaneous presses: one alone claims the draft', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const posted = { answers: { weight: '50' }, version, press: 'posted' };
    let claims = 0;
    const reads = vi.spyOn(recordsOf(), 'all');
    const ends = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const claimed = await drafts().claim(key, posted);
        if (claimed.kind !== 'claimed') return claimed;
        claims += 1;
        // The others look again and again meanwhile.
        await eventually(() => expect(reads.mock.calls.length).toBeGreaterThan(20));
        await settled(key, { claimed, press: 'posted' }, { kind: 'finished', to: '/panier' });
        return { kind: 'finished', to: '/panier' };
      }),
    );
    reads.mockRestore();
    expect(claims).toBe(1);
    expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
      new Set([JSON.stringify({ kind: 'finished', to: '/panier' })]),
    );
  });

  test('a failed press restores the draft: the waiting press gets the failure, and a later one tries again', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const posted = { answers: { weight: '50' }, version, press: 'posted' };
    const { claimed, second } = await pressedTwice(key, posted);
    await settled(key, { claimed, press: 'posted' }, { kind: 'failed' });
    expect(await second).toEqual({ kind: 'failed' });
    expect(await drafts().of(key)).toEqual(draftOf(claimed));
    expect(await drafts().claim(key, posted)).toMatchObject({ kind: 'claimed', draft: { answers: { weight: '50' } } });
  });

  test('a refused press changes nothing: the waiting press claims the draft itself', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const posted = { answers: { weight: '50' }, version, press: 'posted' };
    const { claimed, second } = await pressedTwice(key, posted);
    await settled(key, { claimed, press: 'posted' }, { kind: 'refused' });
    expect(await second).toMatchObject({ kind: 'claimed' });
  });

  test('another tab’s last step is no second press: it is told, and what it saved stays', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const claimed = await drafts().claim(key, { answers: { weight: '50' }, version, press: 'one' });
    const other = await drafts().claim(key, { answers: { weight: '100' }, version, press: 'other' });
    expect(other).toEqual({ kind: 'stale', draft: draftOf(claimed) });
    const newer = await drafts().save(key, { ...draftOf(claimed), answers: { weight: '250' } });
    await settled(key, { claimed, press: 'one' }, { kind: 'finished', to: '/panier' });
    expect(await drafts().of(key)).toEqual(newer.draft);
  });

  test('a journey that was finished can be begun anew, and a press that never ended can be made again', async () => {
    const key = aKey();
    const { version } = await begun(key);
    const claimed = await drafts().claim(key, { answers: { weight: '50' }, version, press: 'one' });
    await settled(key, { claimed, press: 'one' }, { kind: 'finished', to: '/panier' });
    const again = await begun(key, '20');
    const posted = { answers: { weight: '20' }, version: again.version, press: 'two' };
    expect(await drafts().claim(key, posted)).toMatchObject({ kind: 'claimed' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await drafts().claim(key, posted)).toMatchObject({ kind: 'claimed' });
  });

  test.each([3000, 10_000])(
    'a press is waited for as long as a backend may take with %d ms for each call',
    async (each) => {
      const key = aKey();
      const { version } = await begun(key);
      const slow = new StoredJourneyDrafts(recordsOf(), { TIMEOUT_DEFAULT: each });
      const posted = { answers: { weight: '50' }, version, press: 'posted' };
      const claimed = await slow.claim(key, posted);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * each });
      const second = slow.claim(key, posted);
      await settled(key, { claimed, press: 'posted' }, { kind: 'finished', to: '/panier' });
      expect(await second).toEqual({ kind: 'finished', to: '/panier' });
    },
  );

  test('a draft that was finished leaves those of other journeys for as long as they are kept', async () => {
    const key = aKey();
    const { version } = await begun(key);
    await begun({ ...key, journey: 'letters' });
    const claimed = await drafts().claim(key, { answers: { weight: '50' }, version, press: 'one' });
    await settled(key, { claimed, press: 'one' }, { kind: 'finished', to: '/panier' });
    inDays(29);
    expect((await drafts().all(key)).map(({ journey }) => journey)).toEqual(['letters']);
    expect(await drafts().claim(key, { answers: { weight: '50' }, version, press: 'one' })).toMatchObject({
      kind: 'claimed',
    });
  });

  test('a draft of a browser is not lost to what is left of one that its account finished', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    const mine = { ...key, owner };
    const { version } = await begun(mine);
    const claimed = await drafts().claim(mine, { answers: { weight: '50' }, version, press: 'one' });
    await settled(mine, { claimed, press: 'one' }, { kind: 'finished', to: '/panier' });
    await begun(key, '250');
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of(mine)).toMatchObject({ answers: { weight: '250' } });
  });

  test('the price that a page showed is known by its quote for a day, and is no draft', async () => {
    const key = aKey();
    await drafts().notePrice(key, { id: 'devis-1', ttc: { cents: 1132 } });
    await drafts().notePrice(key, { id: 'devis-2', ttc: { cents: 1232 } });
    expect(await drafts().notedPrice(key, 'devis-1')).toEqual({ cents: 1132 });
    expect(await drafts().notedPrice(key, 'devis-3')).toBeNull();
    expect(await drafts().notedPrice(aKey(), 'devis-1')).toBeNull();
    expect(await drafts().notedPrice({ ...key, mode: 'pro' }, 'devis-1')).toBeNull();
    expect(await drafts().all(key)).toEqual([]);
    inDays(2);
    expect(await drafts().notedPrice(key, 'devis-1')).toBeNull();
  });

  test('a quote is read once, within a minute, for the composition that it is of', async () => {
    const [key, quote] = [aKey(), { of: 'colis de 1 kg', answer: { quote: { id: 'devis-1' }, refusals: [] } }];
    await drafts().noteQuote(key, quote);
    expect(await drafts().takeQuote(aKey(), quote.of)).toBeNull();
    expect(await drafts().takeQuote(key, quote.of)).toEqual(quote.answer);
    expect(await drafts().takeQuote(key, quote.of)).toBeNull();
    await drafts().noteQuote(key, quote);
    expect(await drafts().takeQuote(key, 'colis de 2 kg')).toBeNull();
    await drafts().noteQuote(key, quote);
    inDays(1);
    expect(await drafts().takeQuote(key, quote.of)).toBeNull();
    expect(await drafts().all(key)).toEqual([]);
  });

  test('the prices that were shown last are known, those before them no longer', async () => {
    const key = aKey();
    for (let at = 1; at <= 6; at += 1) await drafts().notePrice(key, { id: `devis-${at}`, ttc: { cents: at } });
    expect([await drafts().notedPrice(key, 'devis-1'), await drafts().notedPrice(key, 'devis-2')]).toEqual([
      null,
      { cents: 2 },
    ]);
  });

  test('a draft of a browser is not lost to one of its account that nobody has gone on with for 30 days', async () => {
    const [key, owner] = [aKey(), crypto.randomUUID()];
    await begun({ ...key, owner });
    inDays(31);
    const draft = await begun(key, '250');
    await drafts().adopt({ ...key, owner });
    expect(await drafts().of({ ...key, owner })).toEqual(draft);
  });

  test('a record stays small, whatever is given', async () => {
    const key = aKey();
    const many = Array.from({ length: 500 }, (_, at) => [`field${at}`, 'x'.repeat(10_000)]);
    const { draft } = await drafts().save(key, {
      answers: Object.fromEntries([['n'.repeat(65), 'x'], ...many]),
      version: 0,
    });
    expect(Object.keys(draft.answers)).toHaveLength(200);
    expect(Object.values(draft.answers).join('')).toHaveLength(640_000);
    expect(await drafts().of(key)).toEqual(draft);
  });

  test('a damaged record is no draft, and a new draft replaces it', async () => {
    const [written, key] = [vi.spyOn(recordsOf(), 'replace'), aKey()];
    await begun(key);
    const [holder = '', record] = written.mock.calls[0] ?? [];
    written.mockRestore();
    for (const value of ['', '{', '{"mode":"part"}', 'null']) {
      if (record) await recordsOf().replace(holder, { ...record, version: 7, over: record.version, value });
      expect(await drafts().of(key)).toEqual(emptyDraft);
      const { kind, draft } = await drafts().save(key, { answers: { weight: '20' }, version: 0 });
      expect(kind).toBe('saved');
      if (record) record.version = draft.version;
    }
  });

  test('the store holds neither the secret of a browser nor the name of an account', async () => {
    const written = vi.spyOn(recordsOf(), 'replace');
    const [key, owner] = [aKey(), crypto.randomUUID()];
    await begun(key);
    await begun({ ...key, owner });
    const text = JSON.stringify(written.mock.calls);
    written.mockRestore();
    expect(text).not.toContain(key.browser);
    expect(text).not.toContain(owner);
  });
}

describe('drafts in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  const file = join(folder, 'data', 'sessions.db');
  const records = new SqliteDraftRecords(file, { visitorBytes });
  afterAll(async () => {
    await records.close();
    rmSync(folder, { recursive: true });
  });

  keepsDrafts(() => records);

  test('drafts in SQLite belong to every process that opens the file, and survive it', async () => {
    const key = aKey();
    const { draft } = await new StoredJourneyDrafts(records, config).save(key, {
      answers: { weight: '20' },
      version: 0,
    });
    const other = new SqliteDraftRecords(file, { visitorBytes });
    expect(await new StoredJourneyDrafts(other, config).of(key)).toEqual(draft);
    await other.close();
  });
});

describe.runIf(hasRedis)('drafts in Redis', () => {
  let redis: PlayRedis;
  let records: RedisDraftRecords;

  beforeAll(async () => {
    redis = await startRedis();
    records = new RedisDraftRecords(redis.url, { visitorBytes, failed: () => {}, ...untilItAnswers });
    await ready(records);
  });
  afterAll(async () => {
    await records.close();
    await redis.kill();
  });

  keepsDrafts(() => records);

  test('drafts in Redis belong to every process that uses the same Redis', async () => {
    const key = aKey();
    const { draft } = await new StoredJourneyDrafts(records, config).save(key, {
      answers: { weight: '20' },
      version: 0,
    });
    const other = new RedisDraftRecords(redis.url, { visitorBytes, failed: () => {}, ...untilItAnswers });
    await ready(other);
    expect(await new StoredJourneyDrafts(other, config).of(key)).toEqual(draft);
    await other.close();
  });
});

const ready = (records: DraftRecords) => eventually(() => records.all('ready'));
