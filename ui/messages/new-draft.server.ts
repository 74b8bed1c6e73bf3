import { randomText } from '#ui/request/random.server.ts';

/** Names a message before it is sent, so that it is sent once. */
export const newDraft = (): string => randomText(12, 'base64url');
