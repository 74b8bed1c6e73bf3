import type { Words } from '../shared/lang.ts';
import { table } from '../shared/table.ts';

/** A text that somebody typed, or one of the demonstration in both languages. */
export type MessageText = string | Words;

export interface AttachmentRecord {
  id: string;
  thread: string;
  owner: string;
  name: string;
  type: string;
  /** Base 64. */
  content: string;
}

export interface MessageRecord {
  id: string;
  from: 'CUSTOMER' | 'SHOP' | 'OPERATOR';
  body: MessageText;
  at: number;
  attachments: string[];
}

export interface ThreadRecord {
  id: string;
  consignment: string;
  owner: string;
  topic: string;
  closed: boolean;
  messages: MessageRecord[];
  /** What the seller will have answered at a moment. */
  answer: { at: number; body: MessageText } | null;
}

export const threadsIn = table<ThreadRecord>();
export const attachmentsIn = table<AttachmentRecord>();
/** Whose demonstration threads have been written. */
export const correspondentsIn = table<{ owner: string }>();
