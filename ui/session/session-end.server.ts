import type { RequestContext } from '#ui/request/request-context.server.ts';
import { sessionEndView, sessionLimitText } from './session-end.view.ts';

/** When the session of a request ends, and how long it lasts without one. */
export function sessionEndOf({ session, wording }: Pick<RequestContext, 'session' | 'wording'>) {
  const ends = session.open?.ends;
  return { end: sessionEndView(ends, Date.now(), wording), limit: sessionLimitText(ends, wording) };
}
