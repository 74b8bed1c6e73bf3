import { emptyDraft, type JourneyDraft, type KeptDraft, type SavedDraft } from '#domain/journey/drafts.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { RequestSession } from './contexts.server.ts';
import { type Cookies, hostCookie } from './cookies.server.ts';
import { randomText } from './random.server.ts';
import { thirtyDays } from './scope.server.ts';
import type { Shop } from './shop.ts';

/**
 * A secret that opens the drafts of this browser; the visit id cannot, because it is shown and logged (architecture
 * §5).
 */
const browserCookie = hostCookie('lpel_journey');
const wellFormed = /^[A-Za-z0-9_-]{32,64}$/;

/** The journey drafts of this request's visitor or shopper, in its mode. */
export interface RequestJourneyDrafts {
  /** Version 0: no draft is stored. */
  of(journey: string): Promise<JourneyDraft>;
  save(journey: string, draft: JourneyDraft): Promise<SavedDraft>;
  forget(journey: string): Promise<void>;
  /** The most recently saved draft first. */
  all(): Promise<KeptDraft[]>;
  /** At sign-in: the drafts of the browser become the account's. */
  adopt(owner: string): Promise<void>;
}

interface Asking {
  records: Shop['journeyDrafts'];
  cookies: Pick<Cookies, 'get' | 'set'>;
  session: RequestSession;
  mode: Mode;
}

export function journeyDraftsOf({ records, cookies, session, mode }: Asking): RequestJourneyDrafts {
  const came = cookies.get(browserCookie) ?? '';
  // The first save creates the secret; later saves of this request use it too.
  let browser = wellFormed.test(came) ? came : null;
  const owner = session.open?.shopper.id ?? null;
  const isHolder = () => browser !== null || owner !== null;
  const key = (journey: string) => ({ browser: browser ?? '', owner, mode, journey });
  return {
    of: async (journey) => (isHolder() ? records.of(key(journey)) : emptyDraft),
    save(journey, draft) {
      browser ??= randomText(32, 'base64url');
      // The cookie lives as long as the draft: each save renews it.
      if (owner === null) cookies.set(browserCookie, browser, thirtyDays);
      return records.save(key(journey), draft);
    },
    forget: async (journey) => (isHolder() ? records.forget(key(journey)) : undefined),
    all: async () =>
      isHolder() ? (await records.all({ browser: browser ?? '', owner })).filter((draft) => draft.mode === mode) : [],
    adopt: async (shopper) => (browser ? records.adopt({ browser, owner: shopper }) : undefined),
  };
}
