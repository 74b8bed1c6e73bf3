import type { Feature } from '../shared/feature.ts';
import { trackingHandlers } from './handlers.ts';

export const tracking: Feature = {
  handlers: trackingHandlers,
};
