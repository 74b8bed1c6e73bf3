import type { Mode } from '../shared/mode.ts';
import type { Answers } from './journey.ts';

export interface JourneyDraft {
  answers: Answers;
  /** Grows with every save, also when a deleted draft is begun again; 0 before the first save. */
  version: number;
}

/** The draft before the first save. */
export const emptyDraft: JourneyDraft = { answers: {}, version: 0 };

/**
 * The holder of drafts. Without an owner, they belong to this browser. With an owner, they belong to the account, and
 * the browser's secret does not open them, so that the next user of the browser finds nothing.
 */
export interface DraftHolder {
  /**
   * A secret of the browser, in a cookie of its own. The visit id (`lpel_sid`) cannot be used: it is shown, logged and
   * sent to backends (architecture §5), and a draft holds addresses.
   */
  browser: string;
  /** The id of the signed-in shopper. */
  owner: string | null;
}

/** Each kind of journey has one draft. */
export interface DraftKey extends DraftHolder {
  mode: Mode;
  journey: string;
}

/** `stale`: another tab has saved since this version was read; nothing was written, and `draft` is the other tab's. */
export type SavedDraft = { kind: 'saved' | 'stale'; draft: JourneyDraft };

/** A stored draft, which « Reprendre » offers. */
export interface KeptDraft extends JourneyDraft {
  mode: Mode;
  journey: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Stores the answers of journeys for 30 days after the last one (journeys §0). */
export interface JourneyDrafts {
  /** Version 0: no draft is stored. */
  of(key: DraftKey): Promise<JourneyDraft>;
  /** @param draft its version is the one that was read. A draft that has expired is stored again. */
  save(key: DraftKey, draft: JourneyDraft): Promise<SavedDraft>;
  forget(key: DraftKey): Promise<void>;
  /** At sign-in: the browser's drafts become the account's. Of two drafts of one journey, the later one stays. */
  adopt(holder: DraftHolder & { owner: string }): Promise<void>;
  /** The most recently saved draft first. */
  all(holder: DraftHolder): Promise<KeptDraft[]>;
}
