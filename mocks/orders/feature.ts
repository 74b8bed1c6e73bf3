import type { Feature } from '../shared/feature.ts';
import { ordersExercises } from './exercise.ts';
import { ordersHandlers } from './handlers.ts';
import { ordersIn } from './records.ts';
import { ordersStates } from './states.ts';

export const orders: Feature = {
  handlers: ordersHandlers,
  tables: { orders: ordersIn },
  states: ordersStates,
  exercises: ordersExercises,
};
