import type { Mode } from '../shared/mode.ts';

/** The signed-in shopper. Tokens stay in the adapter. */
export interface Shopper {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profile: Mode;
}

/** Whether a page for one profile may be shown (specification §6). */
export type Access = 'granted' | 'sign-in' | 'other-profile';

export function accessTo({ shopper, profile }: { shopper: Shopper | null; profile: Mode | null }): Access {
  if (!shopper) return 'sign-in';
  return profile === null || shopper.profile === profile ? 'granted' : 'other-profile';
}

/** Where to go after a sign-in, and after a cancelled one (specification §6). */
export interface SignInPurpose {
  redirect: string;
  fallback: string;
  profile: Mode | null;
}

/** What the provider's page asks; `other-account` asks also whoever is signed in there. */
export type SignInPrompt = 'sign-in' | 'other-account' | 'register';

/** Signing in and out at the identity provider. Ids are the values of the browser's cookies. */
export interface SignIns {
  /** The address of the provider's page, and the id that binds this browser to the sign-in. */
  begin(purpose: SignInPurpose & { lang: string; prompt: SignInPrompt }): Promise<{ url: string; tryId: string }>;
  /** `null`: the answer belongs to no sign-in of this browser, or the provider refused; no session was opened. */
  complete(answer: {
    tryId: string;
    url: URL;
  }): Promise<{ sessionId: string; shopper: Shopper; purpose: SignInPurpose } | null>;
  /** The purpose of a sign-in that was begun and is not complete. */
  purposeOf(tryId: string): Promise<SignInPurpose | null>;
  /** The account of a session, also after it has expired. */
  ownerOf(sessionId: string): Promise<string | null>;
  /** Ends an expired session, without telling the provider. */
  expire(sessionId: string): Promise<void>;
  /** Ends the session here; the returned address ends it at the provider too. */
  end(session: { sessionId: string; back: string }): Promise<string | null>;
}

/** A session as a request uses it. */
export interface OpenSession {
  shopper: Shopper;
  /** When the session ends, in milliseconds: so long after the last request, and at this moment whatever is asked. */
  ends?: { idle: number; at: number };
  /** A valid access token; `null` when the session can no longer be refreshed. */
  accessToken(): Promise<string | null>;
}

/** The values that a shopper had typed on a page when their session ended. */
export interface Draft {
  /** The path of the page. */
  path: string;
  /** The account that typed it: only this account gets it back. */
  owner: string;
  fields: Record<string, string>;
}

/** Stores drafts for an hour, by ids in a cookie. */
export interface Drafts {
  /** `null`: the form held no typed value. */
  keep(draft: Draft): Promise<{ id: string; seconds: number } | null>;
  of(id: string): Promise<Draft | null>;
  forget(id: string): Promise<void>;
}
