import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type DraftHolder,
  type DraftKey,
  emptyDraft,
  type JourneyDraft,
  type JourneyDrafts,
  type KeptDraft,
  type SavedDraft,
} from '#domain/journey/drafts.ts';
import { longestAnswer } from '#domain/journey/journey.ts';
import type { DraftRecord, DraftRecords } from './draft-records.ts';

const seconds = 30 * 24 * 3600;
const [mostAnswers, longestName] = [100, 64];

/** What is kept of a draft; its version stands beside it. */
const kept = v.object({
  mode: v.picklist(['part', 'pro']),
  journey: v.string(),
  savedAt: v.number(),
  answers: v.record(v.string(), v.string()),
});

/** By whom drafts are opened. A leaked store gives no usable cookie, and says of no account that it has a draft. */
const holderOf = ({ browser, owner }: DraftHolder) =>
  createHash('sha256')
    .update(owner === null ? `browser:${browser}` : `owner:${owner}`)
    .digest('base64url');

const nameOf = ({ mode, journey }: Pick<DraftKey, 'mode' | 'journey'>) => `${mode}:${journey}`;

/** Drafts of journeys in records of their own. */
export class StoredJourneyDrafts implements JourneyDrafts {
  readonly #records: DraftRecords;

  constructor(records: DraftRecords) {
    this.#records = records;
  }

  async of(key: DraftKey): Promise<JourneyDraft> {
    const found = (await this.#read(holderOf(key))).find((draft) => nameOf(draft) === nameOf(key));
    return found ? { answers: found.answers, version: found.version } : emptyDraft;
  }

  async save(key: DraftKey, { answers, version }: JourneyDraft): Promise<SavedDraft> {
    const draft = { answers: bounded(answers), version: versionAfter(version) };
    const { mode, journey } = key;
    const next: KeptDraft = { mode, journey, ...draft, savedAt: Date.now() };
    if (await this.#write(holderOf(key), { next, over: version })) return { kind: 'saved', draft };
    const newer = await this.of(key);
    if (newer.version > 0) return { kind: 'stale', draft: newer };
    // Forgotten between the two, or kept by a program that wrote otherwise: nothing is newer.
    await this.forget(key);
    return this.save(key, { answers, version });
  }

  async forget(key: DraftKey): Promise<void> {
    await this.#records.delete(holderOf(key), nameOf(key));
  }

  /** Each is written before it is deleted: cut short, it is done again and finds the same. */
  async adopt({ browser, owner }: DraftHolder & { owner: string }): Promise<void> {
    const [from, to] = [holderOf({ browser, owner: null }), holderOf({ browser, owner })];
    const [found, own] = await Promise.all([this.#read(from), this.#read(to)]);
    for (const draft of found) {
      const other = own.find((each) => nameOf(each) === nameOf(draft));
      if (!other || other.savedAt < draft.savedAt) {
        const over = other?.version ?? 0;
        // A tab that shows the browser's draft goes on; one that shows the account's is told.
        const version = draft.version > over ? draft.version : versionAfter(over);
        await this.#write(to, { next: { ...draft, version }, over });
      }
      await this.#records.delete(from, nameOf(draft));
    }
  }

  async all(holder: DraftHolder): Promise<KeptDraft[]> {
    return (await this.#read(holderOf(holder))).toSorted((one, other) => other.savedAt - one.savedAt);
  }

  async #read(holder: string): Promise<KeptDraft[]> {
    return (await this.#records.all(holder)).flatMap(toDraft);
  }

  #write(holder: string, { next: { version, ...draft }, over }: { next: KeptDraft; over: number }): Promise<boolean> {
    return this.#records.replace(holder, { name: nameOf(draft), version, value: JSON.stringify(draft), over, seconds });
  }
}

/** The time in µs: a draft begun anew in the same millisecond is not taken for the one that was thrown away. */
const versionAfter = (version: number) =>
  Math.max(version + 1, Math.trunc((performance.timeOrigin + performance.now()) * 1000));

/** Whatever a caller gives, a record stays small. */
const bounded = (answers: JourneyDraft['answers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => name.length <= longestName)
      .slice(0, mostAnswers)
      .map(([name, answer = '']) => [name, answer.slice(0, longestAnswer)]),
  );

/** What an older program kept otherwise is no draft any more. */
function toDraft({ version, value }: DraftRecord): KeptDraft[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), value);
  return parsed.success ? [{ ...parsed.output, version }] : [];
}
