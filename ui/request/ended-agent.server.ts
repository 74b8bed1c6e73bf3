import { redirectDocument } from 'react-router';
import { clearing } from './clear-site-data.ts';
import type { OpenRequestAgent } from './contexts.server.ts';
import { agentCookie } from './middleware/session.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Leads to the agents' sign-in, which says that the session has ended. */
export const toDesk = ({ wording }: Pick<RequestContext, 'wording'>): Response =>
  redirectDocument(wording.paths.assistance({ note: 'expiree' }), { headers: clearing });

/** The backend refuses the agent's token: the assistance ends and the agent signs in again. */
export async function agentIsOut(
  context: RequestContext,
  { agent, request }: { agent: OpenRequestAgent; request: Request },
): Promise<Response> {
  const { journeyDrafts, agentSignIns } = context;
  // If the records fail too, nobody stays signed in: the token gives access to nothing.
  await Promise.allSettled([journeyDrafts.forgetAll(), agentSignIns?.expire(agent.id)]);
  return (await endedAgent(context, { id: agent.id, request })) ?? toDesk(context);
}

/**
 * Ends the session at the provider too, as a sign-out does: the next person at the desk cannot sign in as this agent. A
 * request of a page's program is not redirected to another host: the next page does it. `null`: the provider has no session.
 */
export async function endedAgent(
  { agentSignIns, cookies, audit }: Pick<RequestContext, 'agentSignIns' | 'cookies' | 'audit'>,
  { id, request }: { id: string; request: Request },
): Promise<Response | null> {
  if (!isFollowed(request)) return null;
  const agent = (await agentSignIns?.agentOf(id).catch(() => null)) ?? 'unknown';
  // If the records cannot be reached, nobody is signed in.
  const provider = await agentSignIns?.end(id, 'expiree').catch(() => null);
  cookies.set(agentCookie, '', 0);
  audit({ agent: { id: agent }, assistance: null }, { act: 'session-ended', outcome: 'expired' });
  return provider ? redirectDocument(provider, { headers: clearing }) : null;
}

/** Whether the browser follows redirects of the answer: it loads a page. */
const isFollowed = (request: Request): boolean => {
  const destination = request.headers.get('sec-fetch-dest') ?? 'document';
  return destination === 'document' || new URL(request.url).pathname.endsWith('.data');
};
