import type { LineLabel } from './line-status.ts';
import type { ForwardingContract, OrderedService } from './services.ts';

/**
 * How far a mail-forwarding contract has come, and so what it waits for: a check by telephone (`to-verify`), the code of a
 * letter (`code`, or `code-over` where it is taken no longer), the post office (`office`), its first day (`ready`).
 */
export type ContractStage =
  | 'created'
  | 'to-verify'
  | 'code'
  | 'code-over'
  | 'office'
  | 'ready'
  | 'active'
  | 'ended'
  | 'cancelled';

/** Labels that say how far a line has come; the others say that its money goes back, or that it is over. */
const open: ReadonlySet<LineLabel> = new Set([
  'created',
  'to-download',
  'to-download-before',
  'downloaded',
  'to-send',
  'cancelled',
]);

/** `null`: the line is of another service, its money is what it is about, or the shop does not know the contract's status. */
export function contractStageOf({ state, contract }: Pick<OrderedService, 'state' | 'contract'>): ContractStage | null {
  if (!contract || !open.has(state.label)) return null;
  if (state.label === 'cancelled') return 'cancelled';
  switch (contract.status) {
    case 'created':
      return 'created';
    case 'to-be-verified':
      return 'to-verify';
    case 'ready':
      return stageOfReady(contract);
    case 'cancelled':
    case 'objected':
    case 'withdrawn':
      return 'cancelled';
    default:
      return null;
  }
}

function stageOfReady(contract: ForwardingContract): ContractStage {
  const { codeEntry, steps } = contract;
  if (codeEntry) return codeEntry.status === 'open' ? 'code' : 'code-over';
  if (needsPostOffice(contract)) return 'office';
  const reached = new Set(steps.flatMap(({ kind, isReached }) => (isReached ? [kind] : [])));
  if (reached.has('ended')) return 'ended';
  return reached.has('active') ? 'active' : 'ready';
}

/** Whether the holder has still to show who they are at a post office. */
export const needsPostOffice = ({ status, steps }: Pick<ForwardingContract, 'status' | 'steps'>): boolean =>
  status === 'ready' && steps.some(({ kind, isReached }) => kind === 'identity-checked' && !isReached);
