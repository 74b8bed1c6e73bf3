import type { Mode } from '../shared/mode.ts';
import type { Money } from '../shared/money.ts';
import type { Answers } from './journey.ts';

export interface JourneyDraft {
  answers: Answers;
  /** Grows with every save, also when a deleted draft is begun again; 0 before the first save. */
  version: number;
}

/** The draft before the first save. */
export const emptyDraft: JourneyDraft = { answers: {}, version: 0 };

const parkedSuffix = '.aside';

/** Under which the one draft of a journey is kept that waits while another takes its place. */
export const parkedName = (journey: string): string => `${journey}${parkedSuffix}`;
export const isParkedName = (journey: string): boolean => journey.endsWith(parkedSuffix);

/** Which configuration of the cart a draft changes: kept beside its answers, asked by no step. */
export const editedField = 'configuration';

/** Whether it would be lost with its draft: what changes a line of the cart still stands there. */
export const isOnlyHere = ({ answers }: Pick<JourneyDraft, 'answers'>): boolean =>
  Object.keys(answers).length > 0 && !answers[editedField];

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
  /** The browser has had no draft before, and may be a program that never comes back: its draft is kept for hours only. */
  isNew?: boolean;
}

/** Each kind of journey has one draft. */
export interface DraftKey extends DraftHolder {
  mode: Mode;
  journey: string;
}

/** `stale`: another tab has saved since this version was read; nothing was written, and `draft` is the other tab's. */
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
  /**
   * The cookies of the first answer, as text: after a double press the browser may read the second answer only. They are
   * stored sealed by the browser's secret, for a visitor only.
   */
  carried?: string;
}

/** `refused`, `failed`: the draft is kept as it is, and may be claimed again. */
export type DraftEnding = FinishedDraft | { kind: 'refused' | 'failed' };

/** What « Reprendre » offers. */
export interface DraftEntry extends JourneyDraft {
  mode: Mode;
  journey: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface DisplayedQuote {
  id: string;
  ttc: Money;
}

/** Keeps what was answered in journeys for 30 days after the last answer (journeys §0), in a new browser for a day at first. */
export interface JourneyDrafts {
  /** Version 0: no draft is stored. */
  of(key: DraftKey): Promise<JourneyDraft>;
  /** @param draft its version is the one that was read. A draft that has expired is stored again. */
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
  notePrice(key: DraftKey, quote: DisplayedQuote): Promise<void>;
  /** `null`: none was shown for a day. */
  notedPrice(key: DraftKey, quoteId: string): Promise<Money | null>;
  /** What the backend answered to a composition, for the page that follows. @param of the composition, as text */
  noteQuote(key: DraftKey, quote: { of: string; answer: unknown }): Promise<void>;
  /** It is read once; `null`: none was noted of this composition within a minute. */
  takeQuote(key: DraftKey, of: string): Promise<unknown>;
  /**
   * At sign-in: the browser's drafts become the account's. Of two of a kind the one saved last goes on and the other is set
   * aside; where one waits there already, the one of them saved last does.
   */
  adopt(holder: DraftHolder & { owner: string }): Promise<void>;
  /** The most recently saved draft first. */
  all(holder: DraftHolder): Promise<DraftEntry[]>;
}
