import type { Logger } from '#adapters/log.ts';
import type { AgentAct } from '#domain/assisted-service/assisted-service.ts';

/**
 * One line of the log for each act of an agent, whatever level the log has: who, for whom, what, when (`time`). Ids and
 * fixed words only.
 */
export function audit(log: Logger): (act: AgentAct) => void {
  const lines = log.child({ audit: 'assisted-service' }, { level: 'info' });
  return ({ agent, onBehalfOf, act, what, outcome, requestId }) =>
    lines.info({ agent, onBehalfOf, act, ...(what && { what }), outcome, requestId }, 'agent');
}
