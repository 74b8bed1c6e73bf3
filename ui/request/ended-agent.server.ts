import { redirectDocument } from 'react-router';
import { clearing } from './clear-site-data.ts';
import type { OpenRequestAgent } from './contexts.server.ts';
import { agentCookie } from './middleware/session.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Leads to where agents sign in, and says that a session is over. */
export const toDesk = ({ wording }: Pick<RequestContext, 'wording'>): Response =>
  redirectDocument(wording.paths.assistance({ note: 'expiree' }), { headers: clearing });

/** The backend takes the agent's token no more: nothing of the shopper stays, and the agent signs in again. */
export async function agentIsOut(
  context: RequestContext,
  { agent, request }: { agent: OpenRequestAgent; request: Request },
): Promise<Response> {
  const { journeyDrafts, agentSignIns } = context;
  // Records that fail as well keep nobody signed in: the token opens nothing.
  await Promise.allSettled([journeyDrafts.forgetAll(), agentSignIns?.expire(agent.id)]);
  return (await endedAgent(context, { id: agent.id, request })) ?? toDesk(context);
}

/**
 * A session that is over here ends at the provider as well, as after a sign-out on purpose: whoever comes to the desk next
 * is let in nowhere as this agent. What a page's program asks by itself goes to no other host, and leaves the cookie to
 * the next page. `null`: there is nothing to end at the provider.
 */
export async function endedAgent(
  { agentSignIns, cookies, audit }: Pick<RequestContext, 'agentSignIns' | 'cookies' | 'audit'>,
  { id, request }: { id: string; request: Request },
): Promise<Response | null> {
  if (!isFollowed(request)) return null;
  const agent = (await agentSignIns?.agentOf(id).catch(() => null)) ?? 'unknown';
  // Where the records cannot be reached, nobody is signed in either.
  const provider = await agentSignIns?.end(id, 'expiree').catch(() => null);
  cookies.set(agentCookie, '', 0);
  audit({ agent: { id: agent }, assistance: null }, { act: 'session-ended', outcome: 'expired' });
  return provider ? redirectDocument(provider, { headers: clearing }) : null;
}

/** Whether the browser goes where the answer leads. */
const isFollowed = (request: Request): boolean => {
  const destination = request.headers.get('sec-fetch-dest') ?? 'document';
  return destination === 'document' || new URL(request.url).pathname.endsWith('.data');
};
