import type { AgentAct, Assistance } from '#domain/assisted-service/assisted-service.ts';
import type { OpenRequestAgent } from '#ui/request/contexts.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

interface Audited {
  agent: Pick<OpenRequestAgent, 'agent' | 'assistance'>;
  act: string;
  what?: AgentAct['what'];
}

/** How an act ended, with what it showed of itself; `assistance`: the one that it began. */
export type Ended = Pick<AgentAct, 'outcome' | 'what'> & { assistance?: Assistance };

/** Says an act before it is done, and how it ended; nobody knows what one that throws did. */
export async function runAudited<Answer>(
  { audit }: Pick<RequestContext, 'audit'>,
  { agent, act, what }: Audited,
  { run, ended }: { run(): Promise<Answer>; ended(answer: Answer): Ended },
): Promise<Answer> {
  const about = { act, ...(what && { what }) };
  audit(agent, { ...about, outcome: 'begun' });
  const answer = await run().catch((error: unknown) => {
    audit(agent, { ...about, outcome: 'unknown' });
    throw error;
  });
  const { assistance = agent.assistance, ...entry } = ended(answer);
  audit({ agent: agent.agent, assistance }, { ...about, ...entry });
  return answer;
}

export const ended: Ended = { outcome: 'done' };
