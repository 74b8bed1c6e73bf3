import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import {
  agentContext,
  cookiesContext,
  type RequestAgent,
  type RequestSession,
  sessionContext,
  shopContext,
  sidContext,
} from '#ui/request/contexts.server.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';

export const sessionCookie = hostCookie('lpel_session');
/** The cookie of the session that ended here: what its shopper still types is stored for them alone. */
export const endedCookie = hostCookie('lpel_ended');
/** The cookie that says that a backend refused the session: the sign-out was not caused by a link of another site. */
export const refusedCookie = hostCookie('lpel_refused');
/** The cookie of a session's news: the page that says them removes it, so that no other page says them again. */
export const newsCookie = hostCookie('lpel_news');
export const newsSeconds = 1800;

/**
 * The signed-in session, from its cookie. When the records cannot be reached, the shopper is treated as a visitor and
 * keeps the cookie.
 */
export const session: MiddlewareFunction<Response> = async ({ context, request }) => {
  const agent = await agentOf(context);
  context.set(agentContext, agent);
  context.set(sessionContext, agent.state === 'none' ? await sessionOf(context, isLook(request)) : sessionAs(agent));
};

/** The session of an agent: whoever has one is neither visitor nor shopper. */
export const agentCookie = hostCookie('lpel_agent');

async function agentOf(context: Readonly<RouterContextProvider>): Promise<RequestAgent> {
  const { agentSignIns, ids, log } = context.get(shopContext);
  const id = agentSignIns && context.get(cookiesContext).get(agentCookie);
  // An invented cookie is nobody's.
  if (!agentSignIns || !id || !ids.isOurs('agent', id)) return { state: 'none' };
  try {
    const open = await agentSignIns.open(id);
    return open ? { state: 'open', id, ...open } : { state: 'ended', id };
  } catch (error) {
    const sid = context.get(sidContext);
    log.error({ sid, error: error instanceof Error ? error.name : 'unknown' }, 'agent records out of reach');
    return { state: 'down', id };
  }
}

/** Pages treat an agent as the shopper who is being helped, under an id that only this assistance has. */
function sessionAs(agent: RequestAgent): RequestSession {
  const nobody = { id: null, open: null, down: agent.state === 'down' };
  if (agent.state !== 'open' || agent.assistance === null) return nobody;
  const { assistance, accessToken } = agent;
  return { ...nobody, open: { shopper: { ...assistance.customer, id: assistance.id }, accessToken } };
}

/** A page's timer looks whether the session is over. */
function isLook({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return queryOf('visitor', searchParams).isLook === true && pathname === pathsOf('part').visitor();
}

async function sessionOf(context: Readonly<RouterContextProvider>, isLook: boolean): Promise<RequestSession> {
  const { signIns, log } = context.get(shopContext);
  const id = context.get(cookiesContext).get(sessionCookie);
  if (id === null) return { id, open: null, down: false };
  try {
    return { id, open: await signIns.open(id, { prolongs: !isLook }), down: false };
  } catch (error) {
    const sid = context.get(sidContext);
    log.error({ sid, error: error instanceof Error ? error.name : 'unknown' }, 'session records out of reach');
    return { id, open: null, down: true };
  }
}
