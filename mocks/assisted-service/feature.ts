import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { assistedServiceHandlers } from './handlers.ts';

export const assistedService: Feature = {
  handlers: assistedServiceHandlers,
  states: { 'an agent': fromTheStart },
};
