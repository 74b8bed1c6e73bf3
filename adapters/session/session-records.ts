import * as v from 'valibot';
import type { IssuedTokens } from './id-token.ts';

const mode = v.picklist(['part', 'pro']);
const purpose = v.object({ redirect: v.string(), fallback: v.string(), profile: v.nullable(mode) });
/** The record between the redirect to the provider and the return from it. */
export const signInTry = v.object({ purpose, state: v.string(), nonce: v.string(), verifier: v.string() });
/** The record of a session, with its tokens. */
export const record = v.object({
  shopper: v.object({
    id: v.string(),
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    profile: mode,
  }),
  accessToken: v.string(),
  refreshToken: v.nullable(v.string()),
  /** The provider's name of its own session (`sid`), which ends that session too; `null` when it gave none. */
  providerSession: v.nullable(v.string()),
  /** Milliseconds since 1970, like all times here. */
  accessEnds: v.number(),
  opened: v.number(),
  seen: v.number(),
});

export type SessionRecord = v.InferOutput<typeof record>;

/** What a record keeps of the provider's answer; what it does not say anew stays as it was. */
export function toTokens(tokens: IssuedTokens, now: number, before: SessionRecord | null) {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null,
    providerSession: textOf(tokens.claims()?.sid) ?? before?.providerSession ?? null,
    accessEnds: now + (tokens.expires_in ?? 300) * 1000,
  };
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : null);
