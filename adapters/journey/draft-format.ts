import * as v from 'valibot';
import type { DraftRecord } from '#adapters/records/draft-records.ts';
import { digest, readRecord } from '#adapters/records/record-text.ts';
import { sealing } from '#adapters/records/sealing.ts';
import type { DraftEntry, DraftHolder, DraftKey } from '#domain/journey/drafts.ts';

const name = { mode: v.picklist(['part', 'pro']), journey: v.string() };

/** The press of the last step's button that saved this version, and whether the backend has answered it. */
const press = v.object({ id: v.string(), state: v.picklist(['asking', 'refused', 'failed']), at: v.number() });

/** A stored draft without its version, which stands beside it. */
const draftRecord = v.object({
  ...name,
  savedAt: v.number(),
  answers: v.record(v.string(), v.string()),
  press: v.optional(press),
});

/** The record that replaces a finished draft. */
const finished = v.object({
  press: v.object({ id: v.string(), state: v.literal('finished'), to: v.string(), sealed: v.optional(v.string()) }),
});

const prices = v.array(v.object({ id: v.string(), ttc: v.object({ cents: v.number() }) }));

export type Press = v.InferOutput<typeof press>;
export type StoredDraft = DraftEntry & { press?: Press | undefined };

/** A digest of the browser or the account. */
export const holderOf = ({ browser, owner }: DraftHolder): string =>
  digest(owner === null ? `browser:${browser}` : `owner:${owner}`);

/** A digest, so that the posted values are not stored twice. */
export const pressIdOf = (posted: string): string => digest(`press:${posted}`);

export const nameOf = ({ mode, journey }: Pick<DraftKey, 'mode' | 'journey'>): string => `${mode}:${journey}`;
export const quoteNameOf = (key: Pick<DraftKey, 'mode' | 'journey'>): string => `quote:${nameOf(key)}`;
export const pricesNameOf = (key: Pick<DraftKey, 'mode' | 'journey'>): string => `prices:${nameOf(key)}`;

/** A record in an older format is ignored. */
export function toDraft({ version, value }: DraftRecord): StoredDraft[] {
  const draft = readRecord(draftRecord, value);
  return draft ? [{ ...draft, version }] : [];
}

/** The press of a stored or finished draft; `null`: it has another press or none. */
export function toPress({ value }: DraftRecord, id: string) {
  const { press } = readRecord(v.union([finished, draftRecord]), value) ?? {};
  return press?.id === id ? press : null;
}

export const toPrices = ({ value }: Pick<DraftRecord, 'value'>) => readRecord(prices, value) ?? [];

const quote = v.object({ of: v.string(), answer: v.unknown() });

/** @param of the composition: its digest is stored */
export const quoteText = ({ of, answer }: { of: string; answer: unknown }): string =>
  JSON.stringify({ of: digest(of), answer });

/** `null`: the quote is for another composition. */
export function answerIn({ value }: Pick<DraftRecord, 'value'>, of: string): unknown {
  const stored = readRecord(quote, value);
  return stored?.of === digest(of) ? stored.answer : null;
}

/** A text that only the secret of the browser opens; the store does not hold that secret. */
export const sealCarried = (text: string, { browser }: Pick<DraftHolder, 'browser'>): Promise<string> =>
  sealing([browser]).seal(carriedPlace, text);

/** `null`: sealed by another browser, changed since, or by a release whose texts ended within ten minutes. */
export const openCarried = (text: string, { browser }: Pick<DraftHolder, 'browser'>): Promise<string | null> =>
  sealing([browser]).open(carriedPlace, text);

const carriedPlace = 'carried';
