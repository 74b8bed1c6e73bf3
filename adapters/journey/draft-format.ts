import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { sealing } from '#adapters/sealing.ts';
import type { DraftEntry, DraftHolder, DraftKey } from '#domain/journey/drafts.ts';
import type { DraftRecord } from './draft-records.ts';

const name = { mode: v.picklist(['part', 'pro']), journey: v.string() };

/** How far the backend was asked by the press of the last step that this version is of. */
const press = v.object({ id: v.string(), state: v.picklist(['asking', 'refused', 'failed']), at: v.number() });

/** What is kept of a draft; its version stands beside it. */
const draftRecord = v.object({
  ...name,
  savedAt: v.number(),
  answers: v.record(v.string(), v.string()),
  press: v.optional(press),
});

/** What is left of a draft that was finished. */
const finished = v.object({
  press: v.object({ id: v.string(), state: v.literal('finished'), to: v.string(), sealed: v.optional(v.string()) }),
});

const prices = v.array(v.object({ id: v.string(), ttc: v.object({ cents: v.number() }) }));

export type Press = v.InferOutput<typeof press>;
export type StoredDraft = DraftEntry & { press?: Press | undefined };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** By whom drafts are opened. A leaked store gives no usable cookie, and says of no account that it has a draft. */
export const holderOf = ({ browser, owner }: DraftHolder): string =>
  digest(owner === null ? `browser:${browser}` : `owner:${owner}`);

/** What was posted is not kept a second time. */
export const pressIdOf = (posted: string): string => digest(`press:${posted}`);

export const nameOf = ({ mode, journey }: Pick<DraftKey, 'mode' | 'journey'>): string => `${mode}:${journey}`;
export const quoteNameOf = (key: Pick<DraftKey, 'mode' | 'journey'>): string => `quote:${nameOf(key)}`;
export const pricesNameOf = (key: Pick<DraftKey, 'mode' | 'journey'>): string => `prices:${nameOf(key)}`;

/** A record in an older format is ignored. */
export function toDraft({ version, value }: DraftRecord): StoredDraft[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftRecord), value);
  return parsed.success ? [{ ...parsed.output, version }] : [];
}

/** Of a draft that is kept, or was finished; `null`: of another press, or of none. */
export function toPress({ value }: DraftRecord, id: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([finished, draftRecord])), value);
  return parsed.success && parsed.output.press?.id === id ? parsed.output.press : null;
}

export function toPrices({ value }: Pick<DraftRecord, 'value'>) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), prices), value);
  return parsed.success ? parsed.output : [];
}

const quote = v.object({ of: v.string(), answer: v.unknown() });

/** @param of the composition, which is not kept a second time */
export const quoteText = ({ of, answer }: { of: string; answer: unknown }): string =>
  JSON.stringify({ of: digest(of), answer });

/** `null`: it is of another composition. */
export function answerIn({ value }: Pick<DraftRecord, 'value'>, of: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), quote), value);
  return parsed.success && parsed.output.of === digest(of) ? parsed.output.answer : null;
}

/** A text that only the secret of the browser opens; the store does not hold that secret. */
export const sealCarried = (text: string, { browser }: Pick<DraftHolder, 'browser'>): Promise<string> =>
  sealing([browser]).seal(carriedPlace, text);

/** `null`: sealed by another browser, changed since, or by a release whose texts ended within ten minutes. */
export const openCarried = (text: string, { browser }: Pick<DraftHolder, 'browser'>): Promise<string | null> =>
  sealing([browser]).open(carriedPlace, text);

const carriedPlace = 'carried';
