import { isOnlyHere, parkedName } from '#domain/journey/drafts.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Drafts = Pick<RequestContext['journeyDrafts'], 'of' | 'save' | 'forget'>;

/** What a page says of what was begun before: it waits, or it waits in the place of what had waited before. */
export type ParkedNote = 'de-cote' | 'de-cote-remplace';

/** Keeps what was begun, before other answers take its place; `null`: nothing was. One waits of each journey. */
export async function parkDraft(drafts: Drafts, name: string): Promise<ParkedNote | null> {
  const begun = await drafts.of(name);
  if (!isOnlyHere(begun)) return null;
  const waiting = await drafts.of(parkedName(name));
  await drafts.save(parkedName(name), { answers: begun.answers, version: waiting.version });
  return isOnlyHere(waiting) ? 'de-cote-remplace' : 'de-cote';
}

/** The version of what waits; `null`: nothing does. */
export async function parkedVersion(drafts: Drafts, name: string): Promise<number | null> {
  const parked = await drafts.of(parkedName(name));
  return isOnlyHere(parked) ? parked.version : null;
}

/**
 * The two change places, so that nothing is lost this way either.
 *
 * @param version of what the page showed: the same press once more does not change them back.
 */
export async function restoreParked(drafts: Drafts, name: string, version: number | null): Promise<void> {
  const [parked, begun] = await Promise.all([drafts.of(parkedName(name)), drafts.of(name)]);
  if (!isOnlyHere(parked) || parked.version !== version) return;
  const taken = await drafts.save(name, { answers: parked.answers, version: begun.version });
  if (taken.kind === 'stale') return;
  if (!isOnlyHere(begun)) return drafts.forget(parkedName(name));
  const asBefore = () => drafts.save(name, { answers: begun.answers, version: taken.draft.version });
  try {
    const waits = await drafts.save(parkedName(name), { answers: begun.answers, version: parked.version });
    if (waits.kind === 'stale') await asBefore();
  } catch (fault) {
    await asBefore();
    throw fault;
  }
}
