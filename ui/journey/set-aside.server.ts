import { asideOf, isOnlyHere } from '#domain/journey/drafts.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Drafts = Pick<RequestContext['journeyDrafts'], 'of' | 'save' | 'forget'>;

/** What a page says of what was begun before: it waits, or it waits in the place of what had waited before. */
export type AsideNote = 'de-cote' | 'de-cote-remplace';

/** Keeps what was begun, before other answers take its place; `null`: nothing was. One waits of each journey. */
export async function setAside(drafts: Drafts, name: string): Promise<AsideNote | null> {
  const begun = await drafts.of(name);
  if (!isOnlyHere(begun)) return null;
  const waiting = await drafts.of(asideOf(name));
  await drafts.save(asideOf(name), { answers: begun.answers, version: waiting.version });
  return isOnlyHere(waiting) ? 'de-cote-remplace' : 'de-cote';
}

/** The version of what waits; `null`: nothing does. */
export async function asideVersion(drafts: Drafts, name: string): Promise<number | null> {
  const aside = await drafts.of(asideOf(name));
  return isOnlyHere(aside) ? aside.version : null;
}

/**
 * The two change places, so that nothing is lost this way either.
 *
 * @param version of what the page showed: the same press once more does not change them back.
 */
export async function takeBack(drafts: Drafts, name: string, version: number | null): Promise<void> {
  const [aside, begun] = await Promise.all([drafts.of(asideOf(name)), drafts.of(name)]);
  if (!isOnlyHere(aside) || aside.version !== version) return;
  const taken = await drafts.save(name, { answers: aside.answers, version: begun.version });
  if (taken.kind === 'stale') return;
  if (!isOnlyHere(begun)) return drafts.forget(asideOf(name));
  const asBefore = () => drafts.save(name, { answers: begun.answers, version: taken.draft.version });
  try {
    const waits = await drafts.save(asideOf(name), { answers: begun.answers, version: aside.version });
    if (waits.kind === 'stale') await asBefore();
  } catch (fault) {
    await asBefore();
    throw fault;
  }
}
