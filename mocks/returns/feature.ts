import { returnsIn } from '../records/returns.ts';
import type { Feature } from '../shared/feature.ts';
import { returnsHandlers } from './handlers.ts';
import { returnsStates } from './states.ts';

export const returns: Feature = {
  handlers: returnsHandlers,
  tables: { returns: returnsIn },
  states: returnsStates,
};
