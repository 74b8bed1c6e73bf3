import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { contentHandlers } from './handlers.ts';

export const content: Feature = {
  handlers: contentHandlers,
  states: { 'the content': fromTheStart, "an editor's ticket": fromTheStart },
};
