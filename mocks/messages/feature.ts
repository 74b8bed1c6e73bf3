import type { Feature } from '../shared/feature.ts';
import { messagesHandlers } from './handlers.ts';
import { attachmentsIn, correspondentsIn, threadsIn } from './records.ts';
import { messagesStates } from './states.ts';

export const messages: Feature = {
  handlers: messagesHandlers,
  tables: { messageThreads: threadsIn, messageAttachments: attachmentsIn, messageWriters: correspondentsIn },
  states: messagesStates,
};
