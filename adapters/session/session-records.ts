import * as v from 'valibot';

const mode = v.picklist(['part', 'pro']);
const purpose = v.object({ redirect: v.string(), fallback: v.string(), profile: v.nullable(mode) });
/** What is kept between the way to the provider and the return from there. */
export const signInTry = v.object({ purpose, state: v.string(), nonce: v.string(), verifier: v.string() });
/** The record of who is signed in, which holds the tokens. */
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
