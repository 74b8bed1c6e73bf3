import type { Config } from '#adapters/config.ts';
import {
  createThread,
  downloadAttachment,
  getThread,
  getThreads,
  replyToThread,
} from '#adapters/generated/messages/sdk.gen.ts';
import type { Thread as WireThread } from '#adapters/generated/messages/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Answer, isUnknownOrOthers } from '#adapters/http/backend-calls.ts';
import { downloadFrom } from '#adapters/http/download.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { Correspondence, SellerMessages, SendOutcome, SentFile, Thread } from '#domain/messages/messages.ts';
import type { Download } from '#domain/shared/download.ts';
import { toCorrespondence, toRefusal, toThread } from './messages-mapping.ts';

type Settings = Pick<Config, 'TIMEOUT_UPLOAD'>;

export class HttpSellerMessages implements SellerMessages {
  readonly #backend: Backend;
  readonly #config: Settings;

  constructor(backend: Backend, config: Settings) {
    this.#backend = backend;
    this.#config = config;
  }

  async about(consignment: string): Promise<Correspondence | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const query = { consignmentCode: consignment, ...context };
    const answer = await calls.call('getThreads', getThreads({ ...own, path: { userId: 'current' }, query }));
    return answer.ok ? toCorrespondence(answer.data) : 'unknown';
  }

  async thread(id: string): Promise<Thread | 'unknown'> {
    if (!isName(id)) return 'unknown';
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', threadId: id };
    const answer = await calls.call('getThread', getThread({ ...own, path, query: context }));
    return answer.ok ? toThread(answer.data) : 'unknown';
  }

  /** Only files take their time: a text alone is sent like any form. */
  #within(files: Parameters<SellerMessages['reply']>[0]['files']) {
    return files.length > 0 ? this.#backend.ownWithin(this.#config.TIMEOUT_UPLOAD) : this.#backend.own;
  }

  async begin({ consignment, topic, text, files, key }: Parameters<SellerMessages['begin']>[0]): Promise<SendOutcome> {
    if (!isName(consignment)) return { kind: 'unknown' };
    const { calls, context } = this.#backend;
    const sent = createThread({
      ...this.#within(files),
      path: { userId: 'current', consignmentCode: consignment },
      query: context,
      headers: { 'Idempotency-Key': key },
      body: { topic, body: text, ...toUploads(files) },
    });
    return toSent(await calls.call('createThread', sent));
  }

  async reply({ thread, text, files, key }: Parameters<SellerMessages['reply']>[0]): Promise<SendOutcome> {
    if (!isName(thread)) return { kind: 'unknown' };
    const { calls, context } = this.#backend;
    const sent = replyToThread({
      ...this.#within(files),
      path: { userId: 'current', threadId: thread },
      query: context,
      headers: { 'Idempotency-Key': key },
      body: { body: text, ...toUploads(files) },
    });
    return toSent(await calls.call('replyToThread', sent));
  }

  async attachment(id: string): Promise<Download | 'unknown'> {
    if (!isName(id)) return 'unknown';
    const { calls, ownFile, context } = this.#backend;
    const path = { userId: 'current', attachmentId: id };
    const answer = await downloadFrom(calls, 'downloadAttachment', {
      result: downloadAttachment({ ...ownFile(null), path, query: context }),
      name: null,
      otherwise: 'piece-jointe',
      extension: null,
    });
    return answer.ok ? answer.data : 'unknown';
  }
}

/** The files with their names and the types that their contents show. */
const toUploads = (files: readonly SentFile[]) =>
  files.length === 0 ? {} : { files: files.map(({ name, type, content }) => new File([content], name, { type })) };

function toSent(answer: Answer<WireThread>): SendOutcome {
  if (answer.ok) return { kind: 'sent', thread: toThread(answer.data) };
  const { refusal } = answer;
  return isUnknownOrOthers(refusal) ? { kind: 'unknown' } : { kind: 'refused', refusal: toRefusal(refusal) };
}
