import {
  type DraftEntry,
  type DraftHolder,
  type DraftKey,
  emptyDraft,
  type JourneyDrafts,
} from '#domain/journey/drafts.ts';
import type { Money } from '#domain/shared/money.ts';

const holderOf = ({ browser, owner }: DraftHolder) => (owner === null ? `browser ${browser}` : `account ${owner}`);
const placeOf = (key: DraftKey) => `${holderOf(key)} ${key.mode} ${key.journey}`;

/** The drafts of one page, in memory: no other tab or process writes them. */
export function playedJourneyDrafts(): JourneyDrafts {
  const saved = new Map<string, DraftEntry & { holder: string }>();
  const finished = new Map<string, { kind: 'finished'; to: string }>();
  const prices = new Map<string, Money>();
  const drafts: JourneyDrafts = {
    async of(key) {
      const found = saved.get(placeOf(key));
      return found ? { answers: found.answers, version: found.version } : emptyDraft;
    },
    async save(key, { answers, version }) {
      const found = saved.get(placeOf(key));
      if (found && found.version !== version) return { kind: 'stale', draft: await drafts.of(key) };
      const draft = { answers, version: version + 1 };
      const { mode, journey } = key;
      saved.set(placeOf(key), { ...draft, mode, journey, holder: holderOf(key), savedAt: Date.now() });
      return { kind: 'saved', draft };
    },
    async claim(key, { press, ...draft }) {
      const same = finished.get(placeOf(key) + press);
      if (same) return same;
      const saved = await drafts.save(key, draft);
      return { ...saved, kind: saved.kind === 'saved' ? 'claimed' : 'stale' };
    },
    async settle(key, { claimed: { press }, ending }) {
      if (ending.kind !== 'finished') return;
      finished.set(placeOf(key) + press, ending);
      saved.delete(placeOf(key));
    },
    forget: async (key) => void saved.delete(placeOf(key)),
    notePrice: async (key, { id, ttc }) => void prices.set(placeOf(key) + id, ttc),
    notedPrice: async (key, id) => prices.get(placeOf(key) + id) ?? null,
    // Each page asks for its own.
    noteQuote: async () => {},
    takeQuote: async () => null,
    async adopt(holder) {
      for (const [place, draft] of saved) {
        if (draft.holder !== holderOf({ ...holder, owner: null })) continue;
        saved.delete(place);
        const own = placeOf({ ...holder, ...draft });
        if ((saved.get(own)?.savedAt ?? 0) < draft.savedAt) saved.set(own, { ...draft, holder: holderOf(holder) });
      }
    },
    all: async (holder) =>
      [...saved.values()]
        .filter((draft) => draft.holder === holderOf(holder))
        .toSorted((one, other) => other.savedAt - one.savedAt),
  };
  return drafts;
}
