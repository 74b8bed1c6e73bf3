import type {
  ThreadList,
  ThreadSummary as WireSummary,
  Thread as WireThread,
} from '#adapters/generated/messages/types.gen.ts';
import type { Refusal } from '#adapters/http/backend-calls.ts';
import { wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import { acceptedTypes } from '#domain/messages/attachments.ts';
import type {
  AuthorKind,
  Correspondence,
  Message,
  MessageRefusal,
  Thread,
  ThreadSummary,
  Topic,
} from '#domain/messages/messages.ts';

const authors: Record<string, AuthorKind> = { CUSTOMER: 'shopper', SHOP: 'seller', OPERATOR: 'operator' };

export const toSummary = (wire: WireSummary): ThreadSummary => ({
  id: wire.id,
  topic: { code: wire.topic.code ?? null, name: wire.topic.name },
  startedAt: wire.createdAt ?? null,
  updatedAt: wire.updatedAt,
  count: wire.messageCount ?? null,
  lastFrom: wire.lastFrom === undefined ? null : wordOrOther(authors, wire.lastFrom),
  answerDueBy: wire.answerDueAt ?? null,
  isClosed: wire.closed ?? false,
});

const toMessage = ({ id, from, body, createdAt, attachments = [] }: WireThread['messages'][number]): Message => ({
  id,
  author: { kind: wordOrOther(authors, from.type), name: from.name ?? null },
  // A form sends the end of a line as two signs.
  text: body.replaceAll('\r\n', '\n'),
  sentAt: createdAt,
  attachments: attachments.map(({ id: attachment, name, size }) => ({ id: attachment, name, size: size ?? null })),
});

/** The last message says who wrote last, where the thread does not. */
export function toThread(wire: WireThread): Thread {
  const summary = toSummary(wire);
  const messages = wire.messages.map(toMessage);
  return {
    ...summary,
    lastFrom: summary.lastFrom ?? messages.at(-1)?.author.kind ?? null,
    consignment: wire.consignmentCode,
    order: wire.orderCode,
    seller: wire.sellerName ?? null,
    messages,
  };
}

const toTopic = ({ code, name, answer }: ThreadList['topics'][number]): Topic => ({
  code,
  name,
  answer: answer ?? null,
});

export const toCorrespondence = ({
  orderCode,
  sellerName,
  threads,
  topics,
  limits,
  closed,
}: ThreadList): Correspondence => ({
  order: orderCode,
  seller: sellerName ?? null,
  threads: threads.map(toSummary),
  topics: topics.map(toTopic),
  limits: {
    textLength: limits.bodyLength,
    files: limits.files,
    fileSize: limits.fileSize,
    totalSize: limits.totalSize ?? null,
    types: acceptedTypes(limits.types),
  },
  isClosed: closed ?? false,
});

const fileReasons: Record<string, 'too-large' | 'type' | 'infected'> = {
  fileTooLarge: 'too-large',
  fileTypeRefused: 'type',
  fileInfected: 'infected',
};
const reasons: Record<string, Exclude<MessageRefusal['kind'], 'file'>> = {
  tooManyFiles: 'too-many-files',
  filesTooLarge: 'files-too-large',
  bodyMissing: 'text-missing',
  bodyTooLong: 'text-too-long',
  topicUnknown: 'topic',
  threadClosed: 'closed',
  consignmentClosed: 'closed',
};

export function toRefusal({ reason, subject }: Pick<Refusal, 'reason' | 'subject'>): MessageRefusal {
  const ofFile = wordOf(fileReasons, reason);
  if (ofFile) return { kind: 'file', name: subject ?? '', reason: ofFile };
  return { kind: wordOrOther(reasons, reason) };
}
