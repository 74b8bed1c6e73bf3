import type { Mode } from '../shared/mode.ts';
import type { Money } from '../shared/money.ts';
import type { Answers } from './journey.ts';

export interface JourneyDraft {
  answers: Answers;
  /** Grows with every save, also over a draft that was thrown away and begun anew; 0 before the first. */
  version: number;
}

/** Where nothing was saved yet. */
export const emptyDraft: JourneyDraft = { answers: {}, version: 0 };

/**
 * Whose drafts are meant. Without an owner they are this browser's, and nobody else's. With one they are the account's,
 * from whatever browser, and the browser opens none of them: who uses it later finds nothing of them.
 */
export interface DraftHolder {
  /**
   * A secret of the browser, from a cookie of its own. Not the visit id (`lpel_sid`): that one is shown, logged and sent
   * to backends, so that it opens nothing (architecture §5), and a draft holds addresses.
   */
  browser: string;
  /** The id of the signed-in shopper. */
  owner: string | null;
}

/** One journey of a kind at a time. */
export interface DraftKey extends DraftHolder {
  mode: Mode;
  journey: string;
}

/** `stale`: another tab saved since this version was read; nothing was written, and its draft is told. */
export type SavedDraft = { kind: 'saved' | 'stale'; draft: JourneyDraft };

/** The last step as it was posted: whatever is posted alike is the same press. */
export interface PostedDraft extends JourneyDraft {
  press: string;
}

/**
 * `claimed`: saved, and nobody else finishes it. `finished`: the same press did, and was led there. `failed`: it is not
 * known whether the same press did.
 */
export type ClaimedDraft = { kind: 'claimed' | 'stale'; draft: JourneyDraft } | FinishedDraft | { kind: 'failed' };

interface FinishedDraft {
  kind: 'finished';
  to: string;
}

/** `refused`, `failed`: the draft is kept as it is, and may be claimed again. */
export type DraftEnding = FinishedDraft | { kind: 'refused' | 'failed' };

/** What « Reprendre » offers. */
export interface KeptDraft extends JourneyDraft {
  mode: Mode;
  journey: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface ShownQuote {
  id: string;
  ttc: Money;
}

/** Keeps what was answered in journeys for 30 days after the last answer (journeys §0). */
export interface JourneyDrafts {
  /** Version 0: nothing is kept. */
  of(key: DraftKey): Promise<JourneyDraft>;
  /** @param draft its version is the one that was read. Where nothing is kept any more, it is kept again. */
  save(key: DraftKey, draft: JourneyDraft): Promise<SavedDraft>;
  /**
   * Saves the last step before the backend is asked, once: the second press of a double press waits for the first, and
   * follows it for some minutes.
   */
  claim(key: DraftKey, posted: PostedDraft): Promise<ClaimedDraft>;
  /** What became of a draft that was claimed; a newer one of another tab stays. */
  settle(key: DraftKey, about: { claimed: PostedDraft; ending: DraftEnding }): Promise<void>;
  forget(key: DraftKey): Promise<void>;
  /** The price that a page shows, so that one that has changed is said with it. */
  notePrice(key: DraftKey, quote: ShownQuote): Promise<void>;
  /** `null`: none was shown for a day. */
  notedPrice(key: DraftKey, quoteId: string): Promise<Money | null>;
  /** At sign-in: the browser's drafts become the account's. Of two of a kind the one saved last stays. */
  adopt(holder: DraftHolder & { owner: string }): Promise<void>;
  /** The one saved last first. */
  all(holder: DraftHolder): Promise<KeptDraft[]>;
}
