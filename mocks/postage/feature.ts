import type { Feature } from '../shared/feature.ts';
import { postageHandlers } from './handlers.ts';

export const postage: Feature = {
  handlers: postageHandlers,
};
