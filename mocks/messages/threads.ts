import type { components } from '#contracts/generated/messages.ts';
import { orderOf } from '../order-book/account-orders.ts';
import { consignmentsOf } from '../orders/consignments.ts';
import { bytesOf } from '../shared/bytes.ts';
import { hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import type { Lang } from '../shared/lang.ts';
import { conflict, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { type Consignment, consignments } from './consignments.ts';
import { LIMITS, refusedMessage, type StoredFile } from './files.ts';
import { attachmentsIn, type MessageRecord, type MessageText, type ThreadRecord, threadsIn } from './records.ts';
import { TOPICS, topicAnswer, topicsAnswer } from './topics.ts';

type Wire = components['schemas'];

/** A seller answers within this time, unless it is silent. */
const ANSWERS_IN = minutes(20);
/** By when a seller has to answer. */
const DUE_IN = hours(48);

/** A consignment of the demonstration, or what a seller sends of an order that the account has. */
export function consignmentOf(world: World, owner: string, code: string): Consignment {
  const found = consignments.find((each) => each.code === code && each.owner === owner);
  if (found) return found;
  const order = orderOf(world, owner, code.replace(/-[A-Z]$/, ''));
  const sent = consignmentsOf(world, order, 'fr').find((each) => each.code === code);
  if (!sent?.sellerName || !sent.contactable) throw unknownResource(code);
  return { code, order: order.code, owner, sellerName: sent.sellerName, isSilent: false, isClosed: false };
}

/** The thread as it stands now: an answer that was due has come. */
export async function threadOf(world: World, owner: string, id: string): Promise<ThreadRecord> {
  const found = threadsIn(world).findFirst((q) => q.where({ id, owner }));
  if (!found) throw unknownResource(id);
  return withReply(world, found);
}

async function withReply(world: World, thread: ThreadRecord): Promise<ThreadRecord> {
  const { answer, id } = thread;
  if (answer === null || answer.at > nowIn(world)) return thread;
  const message: MessageRecord = { id: newId(world, 'MSG'), from: 'SHOP', ...answer, attachments: [] };
  return updateThread(world, id, (draft) => {
    draft.messages.push(message);
    draft.answer = null;
  });
}

async function updateThread(world: World, id: string, change: (draft: ThreadRecord) => void): Promise<ThreadRecord> {
  const thread = await threadsIn(world).update((q) => q.where({ id }), { data: change });
  if (!thread) throw unknownResource(id);
  return thread;
}

const newId = (world: World, kind: string) => `${kind}-${String(world.next()).padStart(6, '0')}`;

export interface NewMessage {
  owner: string;
  body: string;
  files: readonly StoredFile[];
  key: string | null;
}

const useOf = (operation: string, { owner, key, body, files }: NewMessage, more: string): KeyUse => ({
  key,
  owner,
  operation,
  fingerprint: JSON.stringify([more, body, files.map(({ name, content }) => [name, content.length])]),
});

export async function beginThread(
  world: World,
  { code, topic, ...message }: NewMessage & { code: string; topic: string },
): Promise<ThreadRecord> {
  const { owner } = message;
  const consignment = consignmentOf(world, owner, code);
  const use = useOf('createThread', message, JSON.stringify([code, topic]));
  const earlier = earlierResult(world, use);
  if (earlier) return threadOf(world, owner, earlier);
  if (consignment.isClosed) throw threadConflict('consignmentClosed', code);
  if (!Object.hasOwn(TOPICS, topic)) throw refusedMessage('topicUnknown', topic);
  checkBody(message.body);
  const id = newId(world, 'FIL');
  await threadsIn(world).create({ id, consignment: code, owner, topic, closed: false, messages: [], answer: null });
  await rememberResult(world, use, id);
  return write(world, id, message);
}

export async function reply(world: World, { id, ...message }: NewMessage & { id: string }): Promise<ThreadRecord> {
  const thread = await threadOf(world, message.owner, id);
  const use = useOf('replyToThread', message, id);
  if (earlierResult(world, use)) return thread;
  if (thread.closed) throw threadConflict('threadClosed', id);
  checkBody(message.body);
  await rememberResult(world, use, id);
  return write(world, id, message);
}

function checkBody(body: string): void {
  if (body.trim() === '') throw refusedMessage('bodyMissing', 'body');
  if (body.length > LIMITS.bodyLength) throw refusedMessage('bodyTooLong', 'body');
}

const threadConflict = (reason: string, subject: string) =>
  conflict({ type: 'ThreadError', reason, subject, subjectType: 'thread', message: `Refused: ${reason}.` });

async function write(world: World, id: string, { owner, body, files }: NewMessage): Promise<ThreadRecord> {
  const attachments: string[] = [];
  for (const file of files) {
    const attachment = { id: newId(world, 'PJ'), thread: id, owner, ...file };
    await attachmentsIn(world).create(attachment);
    attachments.push(attachment.id);
  }
  const now = nowIn(world);
  return updateThread(world, id, (draft) => {
    draft.messages.push({ id: newId(world, 'MSG'), from: 'CUSTOMER', body, at: now, attachments });
    const isSilent = consignments.some((each) => each.code === draft.consignment && each.isSilent);
    const replyBody = TOPICS[draft.topic]?.reply;
    draft.answer = isSilent || !replyBody ? null : { at: now + ANSWERS_IN, body: replyBody };
  });
}

const iso = (at: number) => new Date(at).toISOString();
const textIn = (text: MessageText, lang: Lang) => (typeof text === 'string' ? text : text[lang]);

function summaryAnswer(thread: ThreadRecord, lang: Lang): Wire['ThreadSummary'] {
  const { id, topic, closed: isOver, messages } = thread;
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) throw new Error(`The thread ${id} holds no message.`);
  return {
    id,
    topic: topicAnswer(topic, lang),
    createdAt: iso(first.at),
    updatedAt: iso(last.at),
    messageCount: messages.length,
    lastFrom: last.from,
    ...(last.from === 'CUSTOMER' && !isOver && { answerDueAt: iso(last.at + DUE_IN) }),
    closed: isOver,
  };
}

export function threadAnswer(world: World, thread: ThreadRecord, lang: Lang): Wire['Thread'] {
  const { consignment: code, owner, messages } = thread;
  const { order, sellerName } = consignmentOf(world, owner, code);
  const authorOf = (from: MessageRecord['from']) => ({
    type: from,
    ...(from === 'SHOP' && { name: sellerName }),
  });
  return {
    ...summaryAnswer(thread, lang),
    consignmentCode: code,
    orderCode: order,
    sellerName,
    messages: messages.map(({ id, from, body, at, attachments }) => ({
      id,
      from: authorOf(from),
      body: textIn(body, lang),
      createdAt: iso(at),
      attachments: attachments.flatMap((each) => attachmentAnswer(world, each)),
    })),
  };
}

function attachmentAnswer(world: World, id: string) {
  const found = attachmentsIn(world).findFirst((q) => q.where({ id }));
  return found ? [{ id, name: found.name, size: bytesOf(found.content).length, type: found.type }] : [];
}

export async function threadsAnswer(
  world: World,
  { order, code, owner, sellerName, isClosed }: Consignment,
  lang: Lang,
): Promise<Wire['ThreadList']> {
  const found = threadsIn(world).findMany((q) => q.where({ consignment: code, owner }));
  const threads: Wire['ThreadSummary'][] = [];
  for (const each of found) threads.push(summaryAnswer(await withReply(world, each), lang));
  return {
    orderCode: order,
    sellerName,
    closed: isClosed,
    threads: threads.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    topics: topicsAnswer(lang),
    limits: LIMITS,
  };
}
