import { movesIn, ordersIn, stateCallsIn, withdrawalsIn } from '../records/orders.ts';
import type { Feature } from '../shared/feature.ts';
import { ordersHandlers } from './handlers.ts';
import { ordersStates } from './states.ts';

export const orders: Feature = {
  handlers: ordersHandlers,
  tables: { orders: ordersIn, stateCalls: stateCallsIn, withdrawals: withdrawalsIn, moves: movesIn },
  states: ordersStates,
};
