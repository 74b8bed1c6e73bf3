import type { Feature } from '../shared/feature.ts';
import { ordersHandlers } from './handlers.ts';
import { movesIn, ordersIn, stateCallsIn, withdrawalsIn } from './records.ts';
import { ordersStates } from './states.ts';

export const orders: Feature = {
  handlers: ordersHandlers,
  tables: { orders: ordersIn, stateCalls: stateCallsIn, withdrawals: withdrawalsIn, moves: movesIn },
  states: ordersStates,
};
