import { asideOf, isOnlyHere } from '#domain/journey/drafts.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Drafts = Pick<RequestContext['journeyDrafts'], 'of' | 'save' | 'forget'>;

/** Keeps what was begun, before other answers take its place; says whether anything was. */
export async function setAside(drafts: Drafts, name: string): Promise<boolean> {
  const begun = await drafts.of(name);
  if (!isOnlyHere(begun)) return false;
  const { version } = await drafts.of(asideOf(name));
  await drafts.save(asideOf(name), { answers: begun.answers, version });
  return true;
}

export const isAside = async (drafts: Drafts, name: string): Promise<boolean> =>
  isOnlyHere(await drafts.of(asideOf(name)));

/** The two change places, so that nothing is lost this way either. */
export async function takeBack(drafts: Drafts, name: string): Promise<void> {
  const [aside, begun] = await Promise.all([drafts.of(asideOf(name)), drafts.of(name)]);
  if (!isOnlyHere(aside)) return;
  const { kind } = await drafts.save(name, { answers: aside.answers, version: begun.version });
  if (kind === 'stale') return;
  if (isOnlyHere(begun)) await drafts.save(asideOf(name), { answers: begun.answers, version: aside.version });
  else await drafts.forget(asideOf(name));
}
