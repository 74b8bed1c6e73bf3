import type { Mode } from '../shared/mode.ts';

/** Who is signed in. Tokens stay in the adapter. */
export interface Shopper {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profile: Mode;
}

/** Whether a page that is for one profile may be shown (specification §6). */
export type Access = 'granted' | 'sign-in' | 'other-profile';

export function accessTo({ shopper, profile }: { shopper: Shopper | null; profile: Mode | null }): Access {
  if (!shopper) return 'sign-in';
  return profile === null || shopper.profile === profile ? 'granted' : 'other-profile';
}

/** What a sign-in is for: where to go afterwards, and where when it is given up (specification §6). */
export interface SignInPurpose {
  redirect: string;
  fallback: string;
  profile: Mode | null;
}

/** Signing in and out at the identity provider. Ids are what the browser's cookies hold. */
export interface SignIns {
  /** Address of the provider's page, and the id that binds this browser to this try. */
  begin(purpose: SignInPurpose & { lang: string; register: boolean }): Promise<{ url: string; tryId: string }>;
  /** `null`: the answer fits no try of this browser, or the provider refused; then nothing was opened. */
  complete(answer: {
    tryId: string;
    url: URL;
  }): Promise<{ sessionId: string; shopper: Shopper; purpose: SignInPurpose } | null>;
  /** What a try was for, when it was given up. */
  purposeOf(tryId: string): Promise<SignInPurpose | null>;
  /** Whose session this is, or was until it ended by itself. */
  ownerOf(sessionId: string): Promise<string | null>;
  /** Ends a session that is over by itself: the provider is not told. */
  expire(sessionId: string): Promise<void>;
  /** Ends the session here; the address ends it at the provider too. */
  end(session: { sessionId: string; back: string }): Promise<string | null>;
}

/** A session as one request sees it. */
export interface OpenSession {
  shopper: Shopper;
  /** A fresh access token; `null` when the session can no longer be refreshed. */
  accessToken(): Promise<string | null>;
}

/** What a shopper typed on a page when their session had ended. */
export interface Draft {
  /** The page with the form. */
  path: string;
  /** Who typed it: only they get it back. */
  owner: string;
  fields: Record<string, string>;
}

/** Keeps drafts for an hour, by ids that the browser's cookie holds. */
export interface Drafts {
  /** `null`: nothing in it was typed. */
  keep(draft: Draft): Promise<{ id: string; seconds: number } | null>;
  of(id: string): Promise<Draft | null>;
  forget(id: string): Promise<void>;
}
