import type { Feature } from '../shared/feature.ts';
import { companyHandlers } from './handlers.ts';

export const company: Feature = {
  handlers: companyHandlers,
};
