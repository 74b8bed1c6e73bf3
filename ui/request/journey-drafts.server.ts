import {
  type ClaimedDraft,
  type DisplayedQuote,
  type DraftEnding,
  type DraftEntry,
  emptyDraft,
  type JourneyDraft,
  type JourneyDrafts,
  type PostedDraft,
  type SavedDraft,
} from '#domain/journey/drafts.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { Money } from '#domain/shared/money.ts';
import type { RequestSession } from './contexts.server.ts';
import { type Cookies, hostCookie, type NewCookie } from './cookies.server.ts';
import { thirtyDays } from './scope.server.ts';
import type { Shop } from './shop.ts';

/** Opens the drafts of this browser: a secret, unlike the visit id, which is shown and logged (architecture §5). */
export const journeyCookie = hostCookie('lpel_journey');

/** The journey drafts of this request's visitor or shopper, in its mode. */
export interface RequestJourneyDrafts {
  /** Version 0: no draft is stored. */
  of(journey: string): Promise<JourneyDraft>;
  save(journey: string, draft: JourneyDraft): Promise<SavedDraft>;
  /** Saves the last step, once for each press. */
  claim(journey: string, posted: PostedDraft): Promise<ClaimedDraft>;
  settle(journey: string, about: { claimed: PostedDraft; ending: DraftEnding }): Promise<void>;
  forget(journey: string): Promise<void>;
  notePrice(journey: string, quote: DisplayedQuote): Promise<void>;
  notedPrice(journey: string, quoteId: string): Promise<Money | null>;
  noteQuote(journey: string, quote: { of: string; answer: unknown }): Promise<void>;
  takeQuote(journey: string, of: string): Promise<unknown>;
  /** Deletes the drafts of an assistance that ends, in both modes. */
  forgetAll(): Promise<void>;
  /** All drafts, the last saved first. */
  all(): Promise<DraftEntry[]>;
  /** At sign-in: the drafts of the browser become the account's. */
  adopt(owner: string): Promise<void>;
}

interface DraftsInput {
  records: JourneyDrafts;
  ids: Shop['ids'];
  cookies: Pick<Cookies, 'get' | 'set' | 'changes'>;
  session: RequestSession;
  mode: Mode;
  /** An agent uses the browser: earlier drafts of a visitor are neither shown nor replaced. */
  isAgents: boolean;
  /** Called before a visitor's browser gets its first draft. If it throws, no draft is saved. */
  begins(): Promise<void>;
}

export function journeyDraftsOf({
  records,
  ids,
  cookies,
  session,
  mode,
  isAgents,
  begins,
}: DraftsInput): RequestJourneyDrafts {
  const came = (isAgents ? null : cookies.get(journeyCookie)) ?? '';
  // The first save issues it; the rest of this request uses it too.
  let browser = ids.isOurs('journey', came) ? came : null;
  const owner = session.open?.shopper.id ?? null;
  const isHolder = () => browser !== null || owner !== null;
  const isNew = browser === null && owner === null;
  const holder = () => ({ browser: browser === null ? '' : ids.original('journey', browser), owner });
  const key = (journey: string) => ({ ...holder(), mode, journey, ...(isNew && { isNew }) });
  /** Issues the browser's id where it has none, and renews it and its cookie for as long as the draft lives. */
  const ensureHolder = async () => {
    if (browser === null && owner === null) await begins();
    browser = browser === null ? ids.issue('journey') : ids.renew('journey', browser);
    if (owner === null && !isAgents) cookies.set(journeyCookie, browser, thirtyDays);
  };
  return {
    of: async (journey) => (isHolder() ? records.of(key(journey)) : emptyDraft),
    async save(journey, draft) {
      await ensureHolder();
      return records.save(key(journey), draft);
    },
    async claim(journey, posted) {
      await ensureHolder();
      const claimed = await records.claim(key(journey), posted);
      // The first answer set the cookies of the visitor's cart. A browser that lost that answer gets them with this one.
      if (claimed.kind === 'finished')
        for (const { name, value, seconds } of cookiesIn(claimed.carried)) cookies.set(name, value, seconds);
      return claimed;
    },
    settle(journey, { claimed, ending }) {
      const carried = ending.kind === 'finished' ? { ...ending, carried: cookiesText(cookies.changes()) } : ending;
      return records.settle(key(journey), { claimed, ending: carried });
    },
    forget: async (journey) => (isHolder() ? records.forget(key(journey)) : undefined),
    notePrice: async (journey, quote) => (isHolder() ? records.notePrice(key(journey), quote) : undefined),
    notedPrice: async (journey, id) => (isHolder() ? records.notedPrice(key(journey), id) : null),
    noteQuote: async (journey, quote) => (isHolder() ? records.noteQuote(key(journey), quote) : undefined),
    takeQuote: async (journey, of) => (isHolder() ? records.takeQuote(key(journey), of) : null),
    async forgetAll() {
      if (owner === null) return;
      const drafts = await records.all({ browser: '', owner });
      await Promise.all(drafts.map((draft) => records.forget({ ...draft, browser: '', owner })));
    },
    all: async () => (isHolder() ? (await records.all(holder())).filter((draft) => draft.mode === mode) : []),
    adopt: async (shopper) => (browser ? records.adopt({ ...holder(), owner: shopper }) : undefined),
  };
}

/** `name` with its seconds and its value. */
const cookiesText = (cookies: readonly NewCookie[]): string =>
  new URLSearchParams(cookies.map(({ name, value, seconds }) => [name, `${seconds} ${value}`])).toString();

const cookiesIn = (text = ''): NewCookie[] =>
  [...new URLSearchParams(text)].flatMap(([name, entry]) => {
    const [, seconds, value] = /^(\d+) (.*)$/s.exec(entry) ?? [];
    return value === undefined ? [] : [{ name, value, seconds: Number(seconds) }];
  });
