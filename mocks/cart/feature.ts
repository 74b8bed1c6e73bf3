import type { Feature } from '../shared/feature.ts';
import { cartExercises } from './exercise.ts';
import { cartHandlers } from './handlers.ts';
import { cartsIn } from './records.ts';
import { cartStates } from './states.ts';

export const cart: Feature = {
  handlers: cartHandlers,
  tables: { carts: cartsIn },
  states: cartStates,
  exercises: cartExercises,
};
