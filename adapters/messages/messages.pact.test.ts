import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoMoment, type Promised, pactWith, refusal, SHOPPER } from '#adapters/testing/pact.ts';

const { boolean, eachLike, integer, like, string } = Matchers;
const pact = pactWith('messages');
const own = true;
const consignment = 'CMD-26-000102-A';
const at = isoMoment('2026-11-23T09:00:00.000Z');
const given = { 'threads with a seller': { owner: SHOPPER, consignment, thread: 'FIL-1', attachment: 'PJ-1' } };

const summary = {
  id: string('FIL-1'),
  topic: { code: 'ITEM', name: string('Un article abîmé ou manquant') },
  createdAt: at,
  updatedAt: at,
  messageCount: integer(2),
};
const thread = {
  ...summary,
  id: 'FIL-1',
  closed: false,
  consignmentCode: consignment,
  orderCode: 'CMD-26-000102',
  sellerName: string('Papeterie du Canal'),
};
const question = {
  id: string('FIL-1-0'),
  from: { type: 'CUSTOMER' },
  body: string('Le carton est arrivé déchiré.'),
  createdAt: at,
};

describe('what is written about a consignment', () => {
  test('the threads of a consignment are listed with the limits of a message', async () => {
    const promised: Promised = {
      to: 'the threads of a consignment',
      given,
      call: 'GET /users/current/messages/threads',
      query: { consignmentCode: consignment },
      own,
      answers: {
        orderCode: 'CMD-26-000102',
        sellerName: string('Papeterie du Canal'),
        closed: false,
        threads: eachLike({ ...summary, lastFrom: string('SHOP'), closed: boolean(false) }),
        topics: eachLike({ code: string('ITEM'), name: string('Un article abîmé ou manquant') }),
        limits: {
          bodyLength: integer(2000),
          fileSize: integer(5_242_880),
          files: integer(5),
          types: eachLike(string('image/jpeg')),
        },
      },
    };
    expect(await pact([promised], ({ sellerMessages }) => sellerMessages.about(consignment))).toMatchObject({
      order: 'CMD-26-000102',
      threads: [{ id: 'FIL-1', lastFrom: 'seller', isClosed: false }],
      topics: [{ code: 'ITEM' }],
      limits: { textLength: 2000, files: 5, types: ['image/jpeg'] },
    });
  });

  test('the threads of somebody else’s consignment are unknown', async () => {
    const promised: Promised = {
      to: 'the threads of somebody else’s consignment',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      call: 'GET /users/current/messages/threads',
      query: { consignmentCode: 'CMD-26-000201-A' },
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ sellerMessages }) => sellerMessages.about('CMD-26-000201-A'))).toBe('unknown');
  });
});

describe('a thread', () => {
  const call = 'GET /users/current/messages/threads/FIL-1';

  test('a thread is read with its messages and attachments', async () => {
    const attachments = [{ id: 'PJ-1', name: string('avoir n° 12.pdf'), size: integer(8) }];
    const answer = { ...question, from: { type: 'SHOP', name: string('Papeterie du Canal') }, attachments };
    const answers = { ...thread, messages: [question, answer] };
    const promised: Promised = { to: 'a thread', given, call, own, answers };
    expect(await pact([promised], ({ sellerMessages }) => sellerMessages.thread('FIL-1'))).toMatchObject({
      order: 'CMD-26-000102',
      messages: [{ author: { kind: 'shopper' } }, { author: { kind: 'seller' }, attachments: [{ id: 'PJ-1' }] }],
    });
  });

  test('somebody else’s thread is unknown', async () => {
    const promised: Promised = {
      to: 'somebody else’s thread',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      call,
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ sellerMessages }) => sellerMessages.thread('FIL-1'))).toBe('unknown');
  });
});

describe('writing', () => {
  const message = { text: 'Le carton est arrivé déchiré.', key: 'message-1', files: [] };
  const headers = { 'Idempotency-Key': 'message-1' };

  test('a message begins a thread', async () => {
    const promised: Promised = {
      to: 'a new thread',
      given,
      call: `POST /users/current/messages/consignments/${consignment}`,
      headers,
      own,
      sendsForm: { topic: 'ITEM', body: message.text },
      status: 201,
      answers: { ...thread, id: string('FIL-2'), messages: [question] },
    };
    const begun = await pact([promised], ({ sellerMessages }) =>
      sellerMessages.begin({ ...message, consignment, topic: 'ITEM' }),
    );
    expect(begun).toMatchObject({ kind: 'sent', thread: { id: 'FIL-2', consignment } });
  });

  test('a reply is added to its thread', async () => {
    const promised: Promised = {
      to: 'a reply',
      given,
      call: 'POST /users/current/messages/threads/FIL-1',
      headers,
      own,
      sendsForm: { body: message.text },
      status: 201,
      answers: { ...thread, lastFrom: 'CUSTOMER', answerDueAt: at, messages: like([question]) },
    };
    const replied = await pact([promised], ({ sellerMessages }) =>
      sellerMessages.reply({ ...message, thread: 'FIL-1' }),
    );
    expect(replied).toMatchObject({ kind: 'sent', thread: { lastFrom: 'shopper' } });
  });

  test('a reply in a closed thread is refused', async () => {
    const promised: Promised = {
      to: 'a reply in a closed thread',
      given: { 'threads with a seller': { ...given['threads with a seller'], closed: 'yes' } },
      call: 'POST /users/current/messages/threads/FIL-1',
      headers,
      own,
      sendsForm: { body: message.text },
      status: 409,
      answers: refusal('ThreadError', 'threadClosed'),
    };
    expect(
      await pact([promised], ({ sellerMessages }) => sellerMessages.reply({ ...message, thread: 'FIL-1' })),
    ).toEqual({ kind: 'refused', refusal: { kind: 'closed' } });
  });
});

describe('an attachment', () => {
  const call = 'GET /users/current/messages/attachments/PJ-1';

  test('an attachment is downloaded under its name', async () => {
    const promised: Promised = {
      to: 'an attachment',
      given,
      call,
      own,
      answersFile: {
        type: 'application/pdf',
        content: Buffer.from('%PDF-1.4'),
        // The name as it is; what stands for it in older clients is up to the backend.
        disposition: Matchers.regex(
          /^attachment;.*filename\*=UTF-8''avoir%20n%C2%B0%2012\.pdf$/,
          `attachment; filename="avoir n_ 12.pdf"; filename*=UTF-8''avoir%20n%C2%B0%2012.pdf`,
        ),
      },
    };
    const read = await pact([promised], async ({ sellerMessages }) => {
      const file = await sellerMessages.attachment('PJ-1');
      return file === 'unknown'
        ? file
        : { name: file.name, type: file.type, content: await new Response(file.bytes).text() };
    });
    expect(read).toMatchObject({ name: 'avoir n° 12.pdf', type: 'application/pdf', content: '%PDF-1.4' });
  });

  test('somebody else’s attachment is unknown', async () => {
    const promised: Promised = {
      to: 'somebody else’s attachment',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      call,
      own,
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
    };
    expect(await pact([promised], ({ sellerMessages }) => sellerMessages.attachment('PJ-1'))).toBe('unknown');
  });
});
