import { orNull } from '#domain/shared/fault.ts';
import type { OpenRequestAgent } from '#ui/request/contexts.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { ended, runAudited } from './audited.server.ts';

/** Nothing of the shopper stays here; the cart is theirs, at the backend. */
export async function endAssistance(
  { agentSignIns, journeyDrafts, audit }: Pick<RequestContext, 'agentSignIns' | 'journeyDrafts' | 'audit'>,
  agent: OpenRequestAgent,
): Promise<void> {
  if (agent.assistance === null) return;
  const run = async () => {
    await agentSignIns?.leave(agent.id);
    // Once it has ended, nothing opens a draft that could not be removed.
    await orNull(journeyDrafts.forgetAll());
  };
  await runAudited({ audit }, { agent, act: 'assistance-ended' }, { run, ended: () => ended });
}
