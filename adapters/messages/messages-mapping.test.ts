import { describe, expect, test } from 'vitest';
import type { ThreadList, Thread as WireThread } from '#adapters/generated/messages/types.gen.ts';
import { toCorrespondence, toRefusal, toSummary, toThread } from './messages-mapping.ts';

/** Each field has a distinct value, so that a swapped mapping fails. */
const summary = {
  id: 'the thread',
  topic: { code: 'the code', name: 'the topic' },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T11:00:00Z',
  messageCount: 7,
  lastFrom: 'SHOP',
  answerDueAt: '2026-11-22T12:00:00Z',
  closed: true,
};
const thread: WireThread = {
  ...summary,
  consignmentCode: 'the consignment',
  orderCode: 'the order',
  sellerName: 'the shop',
  messages: [
    {
      id: 'the message',
      from: { type: 'CUSTOMER', name: 'the customer' },
      body: 'the text\r\nof two lines',
      createdAt: '2026-11-19T09:00:00Z',
      attachments: [{ id: 'the attachment', name: 'the file', size: 5, type: 'the type' }],
    },
  ],
};
const list: ThreadList = {
  orderCode: 'the order',
  sellerName: 'the shop',
  closed: true,
  threads: [summary],
  topics: [{ code: 'the code', name: 'the topic', answer: 'the answer' }],
  limits: { bodyLength: 11, fileSize: 12, totalSize: 13, files: 14, types: ['image/png'] },
};

const read = {
  id: 'the thread',
  topic: { code: 'the code', name: 'the topic' },
  startedAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T11:00:00Z',
  count: 7,
  lastFrom: 'seller',
  answerDueBy: '2026-11-22T12:00:00Z',
  isClosed: true,
};

describe('a thread', () => {
  test('a thread has each value of the wire in its place', () => {
    expect(toThread(thread)).toEqual({
      ...read,
      consignment: 'the consignment',
      order: 'the order',
      seller: 'the shop',
      messages: [
        {
          id: 'the message',
          author: { kind: 'shopper', name: 'the customer' },
          text: 'the text\nof two lines',
          sentAt: '2026-11-19T09:00:00Z',
          attachments: [{ id: 'the attachment', name: 'the file', size: 5 }],
        },
      ],
    });
  });

  test('a thread with required fields alone is read', () => {
    const poor: WireThread = {
      id: 'a',
      topic: { name: 'b' },
      updatedAt: '2026-11-21T11:00:00Z',
      consignmentCode: 'c',
      orderCode: 'd',
      messages: [{ id: 'e', from: { type: 'CUSTOMER' }, body: '', createdAt: '2026-11-21T11:00:00Z' }],
    };
    expect(toThread(poor)).toMatchObject({
      topic: { code: null, name: 'b' },
      startedAt: null,
      count: null,
      lastFrom: 'shopper',
      answerDueBy: null,
      isClosed: false,
      seller: null,
      messages: [{ author: { kind: 'shopper', name: null }, attachments: [] }],
    });
    expect(toThread({ ...poor, messages: [] }).lastFrom).toBeNull();
    expect(toSummary(poor).lastFrom).toBeNull();
  });

  test.each([
    ['CUSTOMER', 'shopper'],
    ['SHOP', 'seller'],
    ['OPERATOR', 'operator'],
    ['CARRIER', 'other'],
    ['toString', 'other'],
  ])('a thread whose last message is from %s is from the %s', (lastFrom, kind) => {
    expect(toSummary({ ...summary, lastFrom }).lastFrom).toBe(kind);
  });
});

describe('what is known about a consignment', () => {
  test('a consignment’s correspondence has each value of the wire in its place', () => {
    expect(toCorrespondence(list)).toEqual({
      order: 'the order',
      seller: 'the shop',
      isClosed: true,
      threads: [read],
      topics: [{ code: 'the code', name: 'the topic', answer: 'the answer' }],
      limits: { textLength: 11, fileSize: 12, totalSize: 13, files: 14, types: ['image/png'] },
    });
  });

  test('a consignment’s correspondence with required fields alone is read', () => {
    const limits = { bodyLength: 1, fileSize: 2, files: 0, types: [] };
    expect(toCorrespondence({ orderCode: 'a', threads: [], topics: [{ code: 'b', name: 'c' }], limits })).toMatchObject(
      { seller: null, isClosed: false, topics: [{ answer: null }], limits: { totalSize: null } },
    );
  });
});

test.each([
  ['fileTooLarge', { kind: 'file', name: 'a.jpg', reason: 'too-large' }],
  ['fileTypeRefused', { kind: 'file', name: 'a.jpg', reason: 'type' }],
  ['fileInfected', { kind: 'file', name: 'a.jpg', reason: 'infected' }],
  ['tooManyFiles', { kind: 'too-many-files' }],
  ['filesTooLarge', { kind: 'files-too-large' }],
  ['bodyMissing', { kind: 'text-missing' }],
  ['bodyTooLong', { kind: 'text-too-long' }],
  ['topicUnknown', { kind: 'topic' }],
  ['threadClosed', { kind: 'closed' }],
  ['consignmentClosed', { kind: 'closed' }],
  ['somethingNew', { kind: 'other' }],
  [null, { kind: 'other' }],
])('the refusal %s is %o', (reason, expected) => {
  expect(toRefusal({ reason, subject: 'a.jpg' })).toEqual(expected);
});

test('a file that is refused without its name is refused all the same', () => {
  expect(toRefusal({ reason: 'fileInfected', subject: null })).toEqual({ kind: 'file', name: '', reason: 'infected' });
});
