import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#adapters/config.ts';
import type { DraftRecord, DraftRecords } from '#adapters/records/draft-records.ts';
import { isAssistance } from '#domain/assisted-service/assisted-service.ts';
import {
  type ClaimedDraft,
  type DisplayedQuote,
  type DraftEnding,
  type DraftEntry,
  type DraftHolder,
  type DraftKey,
  emptyDraft,
  isOnlyHere,
  isParkedName,
  type JourneyDraft,
  type JourneyDrafts,
  type PostedDraft,
  parkedName,
  type SavedDraft,
} from '#domain/journey/drafts.ts';
import { longestAnswer, longestList, mostLists } from '#domain/journey/journey.ts';
import type { Money } from '#domain/shared/money.ts';
import {
  answerIn,
  holderOf,
  nameOf,
  openCarried,
  type Press,
  pressIdOf,
  pricesNameOf,
  quoteNameOf,
  quoteText,
  type StoredDraft,
  sealCarried,
  toDraft,
  toPress,
  toPrices,
} from './draft-format.ts';

const day = 24 * 3600;
const draftSeconds = 30 * day;
/**
 * Seconds of a browser's first draft until it saves again, so that programs without cookies do not fill the store. A first
 * answer as long as this is a table, and lives shorter.
 */
const [firstSeconds, longFirstSeconds, longFirst] = [day, 3600, 32 * 1024];
/** Drafts of an assistance are deleted when it ends; this limit is for one that nobody ended. */
const lifeOf = ({ owner, isNew }: DraftHolder, { value }: DraftRecord) => {
  if (isNew) return value.length > longFirst ? longFirstSeconds : firstSeconds;
  return isAssistance(owner) ? day / 2 : draftSeconds;
};
const isVisitors = ({ owner }: DraftHolder) => owner === null;
/** Seconds for which a second press leads to the same page as the first. */
const finishedSeconds = 600;
/** The next page reads the quote within seconds. A longer quote is not stored: the page asks for it again. */
const [followingSeconds, longestQuote] = [60, 32 * 1024];
/** The last step calls the backend for options, price, configuration and cart, each of which may be slow, and writes. */
const [callsOfAPress, writing] = [6, 2000];
const pause = 50;
/** A parcel with all that customs ask has more than a hundred answers (`ui/journey/drafts/kept-whole.test.ts`). */
const [mostAnswers, longestName, mostPrices] = [200, 64, 5];
/** Characters of all answers together: a thousand parcels fill that many lists. */
const mostSigns = mostLists * longestList + mostAnswers * longestAnswer;

/** Drafts of journeys in records of their own. */
export class StoredJourneyDrafts implements JourneyDrafts {
  readonly #records: DraftRecords;
  /** Milliseconds: longer than all backend calls of one press may take. */
  readonly #longestAsking: number;

  constructor(records: DraftRecords, { TIMEOUT_DEFAULT }: Pick<Config, 'TIMEOUT_DEFAULT'>) {
    this.#records = records;
    this.#longestAsking = callsOfAPress * TIMEOUT_DEFAULT + writing;
  }

  async of(key: DraftKey): Promise<JourneyDraft> {
    const [found] = (await this.#recordOf(key, nameOf(key))).flatMap(toDraft);
    return found ? { answers: found.answers, version: found.version } : emptyDraft;
  }

  async save(key: DraftKey, { answers, version }: JourneyDraft): Promise<SavedDraft> {
    const draft = nextOf({ answers, version });
    if (await this.#write(key, { draft, over: version })) return { kind: 'saved', draft };
    const newer = await this.of(key);
    if (newer.version > 0) return { kind: 'stale', draft: newer };
    // The draft was deleted meanwhile, is finished, or has an older format: nothing is newer.
    await this.forget(key);
    return this.save(key, { answers, version });
  }

  async claim(key: DraftKey, { press: posted, answers, version }: PostedDraft): Promise<ClaimedDraft> {
    const id = pressIdOf(posted);
    for (let hasWaited = false; ; ) {
      const same = await this.#pressOf(key, id);
      if (same?.state === 'finished') return finishedOf(same, key);
      if (same?.state === 'asking' && Date.now() - same.at < this.#longestAsking) {
        hasWaited = true;
        await wait(pause);
        continue;
      }
      // A later post tries again. One that waited for the first press must not repeat its calls.
      if (hasWaited && same && same.state !== 'refused') return { kind: 'failed' };
      const over = same?.version ?? version;
      const draft = nextOf({ answers, version: over });
      if (await this.#write(key, { draft, over, press: { id, state: 'asking', at: Date.now() } }))
        return { kind: 'claimed', draft };
      if (await this.#pressOf(key, id)) continue;
      const newer = await this.of(key);
      if (newer.version > 0) return { kind: 'stale', draft: newer };
      await this.forget(key);
    }
  }

  async settle(
    key: DraftKey,
    { claimed: { press: posted, ...draft }, ending }: { claimed: PostedDraft; ending: DraftEnding },
  ): Promise<void> {
    const id = pressIdOf(posted);
    const { version } = draft;
    if (ending.kind !== 'finished') {
      await this.#write(key, { draft, over: version, press: { id, state: ending.kind, at: Date.now() } });
      return;
    }
    const { to, carried } = ending;
    const isCarried = carried !== undefined && key.owner === null;
    const press = { id, state: 'finished', to, ...(isCarried ? { sealed: await sealCarried(carried, key) } : {}) };
    const value = JSON.stringify({ press });
    const record = { name: nameOf(key), version, value, over: version, seconds: finishedSeconds };
    await this.#records.replace(holderOf(key), { ...record, isVisitors: isVisitors(key) });
  }

  async forget(key: DraftKey): Promise<void> {
    await this.#records.delete(holderOf(key), nameOf(key));
  }

  async notePrice(key: DraftKey, { id, ttc }: DisplayedQuote): Promise<void> {
    const name = pricesNameOf(key);
    const noted = (await this.#recordOf(key, name)).flatMap(toPrices);
    const value = JSON.stringify([{ id, ttc }, ...noted].slice(0, mostPrices));
    const record = { name, version: 1, value, over: 1, seconds: day };
    await this.#records.replace(holderOf(key), { ...record, isVisitors: isVisitors(key) });
  }

  async notedPrice(key: DraftKey, quoteId: string): Promise<Money | null> {
    const noted = (await this.#recordOf(key, pricesNameOf(key))).flatMap(toPrices);
    return noted.find(({ id }) => id === quoteId)?.ttc ?? null;
  }

  async noteQuote(key: DraftKey, quote: { of: string; answer: unknown }): Promise<void> {
    const value = quoteText(quote);
    if (value.length > longestQuote) return;
    const record = { name: quoteNameOf(key), version: 1, value, over: 1, seconds: followingSeconds };
    await this.#records.replace(holderOf(key), { ...record, isVisitors: isVisitors(key) });
  }

  async takeQuote(key: DraftKey, of: string): Promise<unknown> {
    const [found] = await this.#recordOf(key, quoteNameOf(key));
    if (!found) return null;
    await this.#records.delete(holderOf(key), found.name);
    return answerIn(found, of);
  }

  /** Writes each draft before it deletes the old one: if it is interrupted or another tab is faster, it can be repeated. */
  async adopt({ browser, owner }: DraftHolder & { owner: string }): Promise<void> {
    const [from, to] = [holderOf({ browser, owner: null }), holderOf({ browser, owner })];
    const [found, records] = await Promise.all([this.#draftsOf(from), this.#records.all(to)]);
    const recordsByName = new Map(records.map((record) => [record.name, record]));
    const storedAs = (draft: StoredDraft) => {
      const record = recordsByName.get(nameOf(draft));
      return record && toDraft(record)[0];
    };
    /** False where another tab was faster. */
    const keep = async (draft: StoredDraft): Promise<boolean> => {
      const other = storedAs(draft);
      if (other && other.savedAt >= draft.savedAt) return true;
      const over = recordsByName.get(nameOf(draft))?.version ?? 0;
      // A tab that shows the browser's draft can save; a tab that shows the account's gets a stale result.
      const version = draft.version > over ? draft.version : versionAfter(over);
      const record = recordOf({ ...draft, version });
      if (!(await this.#records.replace(to, { ...record, over, seconds: remainingSeconds(draft), isVisitors: false })))
        return false;
      recordsByName.set(record.name, record);
      return true;
    };
    for (const draft of found) {
      const older = olderOf(draft, storedAs(draft));
      const isParked = !older || (await keep({ ...older, journey: parkedName(older.journey) }));
      if (isParked && (await keep(draft))) await this.#records.delete(from, nameOf(draft));
    }
  }

  async all(holder: DraftHolder): Promise<DraftEntry[]> {
    const found = (await this.#draftsOf(holderOf(holder))).toSorted((one, other) => other.savedAt - one.savedAt);
    return found.map(({ press: _, ...draft }) => draft);
  }

  async #draftsOf(holder: string): Promise<StoredDraft[]> {
    return (await this.#records.all(holder)).flatMap(toDraft);
  }

  async #recordOf(key: DraftKey, name: string): Promise<DraftRecord[]> {
    return (await this.#records.all(holderOf(key))).filter((record) => record.name === name);
  }

  /** The state of the same press; `null`: it was not made. */
  async #pressOf(key: DraftKey, id: string) {
    const [record] = await this.#recordOf(key, nameOf(key));
    const press = record && toPress(record, id);
    return press ? { ...press, version: record.version } : null;
  }

  #write(key: DraftKey, { draft, over, press }: { draft: JourneyDraft; over: number; press?: Press }) {
    const { mode, journey } = key;
    const record = recordOf({ mode, journey, ...draft, savedAt: Date.now(), ...(press ? { press } : {}) });
    const life = { seconds: lifeOf(key, record), isVisitors: isVisitors(key) };
    return this.#records.replace(holderOf(key), { ...record, over, ...life });
  }
}

async function finishedOf(
  { to, sealed }: { to: string; sealed?: string | undefined },
  key: DraftKey,
): Promise<ClaimedDraft> {
  const carried = sealed === undefined ? null : await openCarried(sealed, key);
  return { kind: 'finished', to, ...(carried === null ? {} : { carried }) };
}

function recordOf({ version, ...draft }: StoredDraft): DraftRecord {
  return { name: nameOf(draft), version, value: JSON.stringify(draft) };
}

/** An adopted draft lives no longer than it would have lived as the browser's. */
const remainingSeconds = ({ savedAt }: StoredDraft): number =>
  Math.max(1, Math.ceil((savedAt - Date.now()) / 1000) + draftSeconds);

/** The older of the browser's and the account's draft, which is parked after a sign-in; `null`: none has to be. */
function olderOf(draft: StoredDraft, other: StoredDraft | undefined): StoredDraft | null {
  if (!other || other.savedAt === draft.savedAt || isParkedName(draft.journey)) return null;
  const older = other.savedAt < draft.savedAt ? other : draft;
  return isOnlyHere(older) ? older : null;
}

const nextOf = ({ answers, version }: JourneyDraft): JourneyDraft => ({
  answers: limitAnswers(answers),
  version: versionAfter(version),
});

/** The time in µs: a new draft never has the version of one that was deleted in the same millisecond. */
const versionAfter = (version: number) =>
  Math.max(version + 1, Math.trunc((performance.timeOrigin + performance.now()) * 1000));

/** Whatever a caller gives, a record stays bounded: some long lists and many short answers. */
function limitAnswers(answers: JourneyDraft['answers']): Record<string, string> {
  let room = mostSigns;
  const named = Object.entries(answers).filter(([name]) => name.length <= longestName);
  return Object.fromEntries(
    named.slice(0, mostAnswers).map(([name, answer = '']) => {
      const shortened = answer.slice(0, Math.min(room, longestList));
      room -= shortened.length;
      return [name, shortened];
    }),
  );
}
