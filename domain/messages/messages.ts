import type { Download } from '../shared/download.ts';
import { isJustNow } from '../shared/just-now.ts';

/** Who wrote a message; `other` is somebody whom the shop has no word for yet. */
export type AuthorKind = 'shopper' | 'seller' | 'operator' | 'other';

export interface Attachment {
  id: string;
  name: string;
  /** In bytes; `null` where the backend does not say it. */
  size: number | null;
}

export interface Message {
  id: string;
  author: { kind: AuthorKind; name: string | null };
  text: string;
  sentAt: string;
  attachments: readonly Attachment[];
}

export interface ThreadSummary {
  id: string;
  topic: { code: string | null; name: string };
  startedAt: string | null;
  updatedAt: string;
  /** How many messages it holds. */
  count: number | null;
  lastFrom: AuthorKind | null;
  /** By when the seller has to answer. */
  answerDueBy: string | null;
  isClosed: boolean;
}

export interface Thread extends ThreadSummary {
  consignment: string;
  order: string;
  seller: string | null;
  /** The oldest first. */
  messages: readonly Message[];
}

/** What a thread may be about. */
export interface Topic {
  code: string;
  name: string;
  /** What is worth reading before one writes. */
  answer: string | null;
}

/** What a message may hold. */
export interface MessageLimits {
  textLength: number;
  files: number;
  /** In bytes. */
  fileSize: number;
  /** Of all files of a message, in bytes. */
  totalSize: number | null;
  /** Media types; a file that a browser would run is never among them. */
  types: readonly string[];
}

/** Everything about one consignment: its threads, the newest first, and what a new one may hold. */
export interface Correspondence {
  order: string;
  seller: string | null;
  threads: readonly ThreadSummary[];
  topics: readonly Topic[];
  limits: MessageLimits;
  /** No thread can begin any more. */
  isClosed: boolean;
}

/** A file that a shopper sends, with the type that its content shows. */
export interface SentFile {
  name: string;
  type: string;
  content: Blob;
}

interface SentMessage {
  text: string;
  files: readonly SentFile[];
  /** The same key sends the same message once. */
  key: string;
}

/** What the backend has against a message. */
export type MessageRefusal =
  /** Of one file, by its name. */
  | { kind: 'file'; name: string; reason: 'too-large' | 'type' | 'infected' }
  | { kind: 'too-many-files' | 'files-too-large' | 'text-missing' | 'text-too-long' | 'topic' | 'closed' | 'other' };

export type SendOutcome =
  | { kind: 'sent'; thread: Thread }
  | { kind: 'refused'; refusal: MessageRefusal }
  /** Not there, or somebody else's. */
  | { kind: 'unknown' };

/** Messages between a shopper and a seller. `unknown`: not there, or somebody else's. */
export interface SellerMessages {
  about(consignment: string): Promise<Correspondence | 'unknown'>;
  thread(id: string): Promise<Thread | 'unknown'>;
  begin(message: SentMessage & { consignment: string; topic: string }): Promise<SendOutcome>;
  reply(message: SentMessage & { thread: string }): Promise<SendOutcome>;
  attachment(id: string): Promise<Download | 'unknown'>;
}

/** Whether the thread ends with this message of the shopper's, sent just now: a lost answer was about it. */
export function endsWith(
  { messages }: Pick<Thread, 'messages'>,
  { text, files }: Pick<SentMessage, 'text' | 'files'>,
  now: number,
): boolean {
  const last = messages.at(-1);
  return (
    last !== undefined &&
    last.author.kind === 'shopper' &&
    last.text === text &&
    last.attachments.length === files.length &&
    isJustNow(last.sentAt, now)
  );
}
