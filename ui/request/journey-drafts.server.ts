import { emptyDraft, type JourneyDraft, type KeptDraft, type SavedDraft } from '#domain/journey/drafts.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { RequestSession } from './contexts.server.ts';
import { type Cookies, hostCookie } from './cookies.server.ts';
import { randomText } from './random.server.ts';
import { thirtyDays } from './scope.server.ts';
import type { Shop } from './shop.ts';

/** Opens the drafts of this browser: a secret, unlike the visit id, which is shown and logged (architecture §5). */
const browserCookie = hostCookie('lpel_journey');
const wellFormed = /^[A-Za-z0-9_-]{32,64}$/;

/** The drafts of journeys of this request's visitor or shopper, in its mode. */
export interface RequestJourneyDrafts {
  /** Version 0: nothing is kept. */
  of(journey: string): Promise<JourneyDraft>;
  save(journey: string, draft: JourneyDraft): Promise<SavedDraft>;
  forget(journey: string): Promise<void>;
  /** The one saved last first. */
  all(): Promise<KeptDraft[]>;
  /** At sign-in: what the browser holds becomes the account's. */
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
  // Given by the first save, and known from then on in this request as well.
  let browser = wellFormed.test(came) ? came : null;
  const owner = session.open?.shopper.id ?? null;
  const isHolder = () => browser !== null || owner !== null;
  const key = (journey: string) => ({ browser: browser ?? '', owner, mode, journey });
  return {
    of: async (journey) => (isHolder() ? records.of(key(journey)) : emptyDraft),
    save(journey, draft) {
      browser ??= randomText(32, 'base64url');
      // Whoever goes on keeps it for as long as the draft.
      if (owner === null) cookies.set(browserCookie, browser, thirtyDays);
      return records.save(key(journey), draft);
    },
    forget: async (journey) => (isHolder() ? records.forget(key(journey)) : undefined),
    all: async () =>
      isHolder() ? (await records.all({ browser: browser ?? '', owner })).filter((draft) => draft.mode === mode) : [],
    adopt: async (shopper) => (browser ? records.adopt({ browser, owner: shopper }) : undefined),
  };
}
