import type { Feature } from '../shared/feature.ts';
import { carrierHandlers } from './handlers.ts';
import { offersIn } from './records.ts';
import { carrierStates } from './states.ts';

export const carriers: Feature = {
  handlers: carrierHandlers,
  tables: { carrierOffers: offersIn },
  states: carrierStates,
};
