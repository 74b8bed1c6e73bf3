import { create } from 'content-disposition';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/messages.ts';
import { signedInShopperOf } from '../session/users.ts';
import { bytesOf } from '../shared/bytes.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';
import { writeDemonstration } from './demonstration.ts';
import { filesIn } from './files.ts';
import { attachmentsIn } from './records.ts';
import { beginThread, consignmentOf, reply, threadAnswer, threadOf, threadsAnswer } from './threads.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

async function requesterOf(request: Request, userId: string) {
  const world = worldOf(request);
  const { uid: owner } = await signedInShopperOf(world, request, userId);
  await world.exclusively(() => writeDemonstration(world, owner));
  return { world, owner, lang: langOf(request) };
}

async function messageIn(request: { headers: Headers; formData(): Promise<FormData> }) {
  const form = await request.formData().catch(() => null);
  if (form === null) throw invalidField('body');
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    topic: text('topic'),
    body: text('body'),
    files: await filesIn(form),
    key: request.headers.get('idempotency-key'),
  };
}

export const messagesHandlers = [
  http.get('/users/{userId}/messages/threads', async ({ params, query, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const consignment = consignmentOf(world, owner, query.get('consignmentCode') ?? '');
    return response(200).json(await world.exclusively(() => threadsAnswer(world, consignment, lang)));
  }),

  http.get('/users/{userId}/messages/threads/{threadId}', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const thread = await world.exclusively(() => threadOf(world, owner, params.threadId));
    return response(200).json(threadAnswer(world, thread, lang));
  }),

  http.post('/users/{userId}/messages/threads/{threadId}', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    await threadOf(world, owner, params.threadId);
    const { body, files, key } = await messageIn(request);
    const thread = await world.exclusively(() => reply(world, { id: params.threadId, owner, body, files, key }));
    return response(201).json(threadAnswer(world, thread, lang));
  }),

  http.post('/users/{userId}/messages/consignments/{consignmentCode}', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const { code } = consignmentOf(world, owner, params.consignmentCode);
    const message = await messageIn(request);
    const thread = await world.exclusively(() => beginThread(world, { code, owner, ...message }));
    return response(201).json(threadAnswer(world, thread, lang));
  }),

  http.get('/users/{userId}/messages/attachments/{attachmentId}', async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const attachment = attachmentsIn(world).findFirst((q) => q.where({ id: params.attachmentId, owner }));
    if (!attachment) throw unknownResource(params.attachmentId);
    const bytes = bytesOf(attachment.content);
    const headers = {
      'content-type': attachment.type,
      'content-length': String(bytes.length),
      'content-disposition': create(attachment.name),
    };
    return response.untyped(new Response(bytes, { headers }));
  }),
];
