import type { OpenRequestAgent } from '#ui/request/contexts.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * What the browser keeps beside cookies: pages, searches, products seen. Whoever is helped next sees nothing of who was
 * helped before.
 */
export const clearing = { 'Clear-Site-Data': '"cache", "storage"' };

/** Nothing of the shopper stays here; the cart is theirs, at the backend. */
export async function endAssistance(
  { agentSignIns, journeyDrafts, audit }: Pick<RequestContext, 'agentSignIns' | 'journeyDrafts' | 'audit'>,
  agent: OpenRequestAgent,
): Promise<void> {
  if (agent.assistance === null) return;
  await journeyDrafts.forgetAll();
  await agentSignIns?.leave(agent.id);
  audit(agent, { act: 'assistance-ended', outcome: 'done' });
}
