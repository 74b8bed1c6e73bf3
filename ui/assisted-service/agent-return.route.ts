import { redirect } from 'react-router';
import { clearing } from '#ui/request/clear-site-data.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { agentCookie, endedCookie, sessionCookie } from '#ui/request/middleware/session.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { tryCookie } from '#ui/session/sign-in.server.ts';
import { wantedCookie } from '#ui/session/wanted-cookie.ts';
import type { Route } from './+types/agent-return.route';
import { agentTryCookie } from './agent-try-cookie.server.ts';
import { endAssistance } from './end-assistance.server.ts';

/**
 * The return of an agent from the identity provider. Whoever used this browser before is signed out of it, and nothing
 * that they wanted or looked at is shown to the agent. A visitor's carts and drafts stay theirs, under their cookies: no
 * page of an agent reads these.
 */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { agentSignIns, cookies, session, signIns, wording, audit, agent: before } = context;
  if (agentSignIns === null) throw notFound(context);
  const tryId = cookies.get(agentTryCookie);
  const isCancelled = queryOf('assistanceReturn', url.searchParams).error !== null;
  const done = tryId !== null && !isCancelled ? await agentSignIns.complete({ tryId, url }) : null;
  cookies.set(agentTryCookie, '', 0);
  if (done === null) throw redirect(wording.paths.assistance(isCancelled ? {} : { note: 'refusee' }));
  if (before) {
    await endAssistance(context, before);
    await agentSignIns.expire(before.id);
  }
  if (session.id !== null) await signIns.expire(session.id);
  for (const name of [sessionCookie, endedCookie, tryCookie, wantedCookie]) cookies.set(name, '', 0);
  cookies.set(agentCookie, done.sessionId, agentSignIns.cookieSeconds());
  audit({ agent: done.agent, assistance: null }, { act: 'sign-in', outcome: 'done' });
  throw redirect(wording.paths.assistance(), { headers: clearing });
});

export default NullComponent;
