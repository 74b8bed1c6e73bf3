import type { Feature } from '../shared/feature.ts';
import { pickupHandlers } from './handlers.ts';

export const pickup: Feature = {
  handlers: pickupHandlers,
};
