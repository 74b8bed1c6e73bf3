import {
  cancelDepositList,
  createDepositList,
  downloadDepositList,
  getDepositableLabels,
  getDepositList,
  getDepositLists,
} from '#adapters/generated/labels/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isUnknownOrOthers, unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { pdfFrom } from '#adapters/http/download.ts';
import type {
  CreatedList,
  Depositable,
  DepositList,
  DepositLists,
  NewDepositList,
} from '#domain/labels/deposit-lists.ts';
import type { DownloadAnswer } from '#domain/labels/labels.ts';
import { toDepositableLabel, toDepositList, toNotListed } from './deposit-lists-mapping.ts';

export class HttpDepositLists implements DepositLists {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async depositable(): Promise<Depositable> {
    const { calls, own, context } = this.#backend;
    const result = getDepositableLabels({ ...own, path: { userId: 'current' }, query: context });
    const { labels, depositDates } = await calls.callOrThrow('getDepositableLabels', result);
    return { labels: labels.map(toDepositableLabel), dates: depositDates };
  }

  async all(): Promise<DepositList[]> {
    const { calls, own, context } = this.#backend;
    const result = getDepositLists({ ...own, path: { userId: 'current' }, query: context });
    const { depositLists } = await calls.callOrThrow('getDepositLists', result);
    return depositLists.map(toDepositList);
  }

  async ofNumber(number: string): Promise<DepositList | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', depositListNumber: number };
    const answer = await calls.call('getDepositList', getDepositList({ ...own, path, query: context }));
    return answer.ok ? toDepositList(answer.data) : 'unknown';
  }

  async create({ date, trackingIds }: NewDepositList): Promise<CreatedList> {
    const { calls, own, context } = this.#backend;
    const body = { depositDate: date, trackingIds: [...trackingIds] };
    const result = createDepositList({ ...own, path: { userId: 'current' }, query: context, body });
    const answer = await calls.call('createDepositList', result);
    if (answer.ok) return { kind: 'created', list: toDepositList(answer.data) };
    const { status, reason } = answer.refusal;
    if (status !== 400) throw unexpectedRefusal(answer.refusal, 'createDepositList');
    return { kind: 'refused', reason: toNotListed(reason) };
  }

  async cancel(number: string): Promise<DepositList | 'unknown' | 'not-cancellable'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', depositListNumber: number };
    const result = cancelDepositList({ ...own, path, query: context, body: { status: 'CANCELLED' } });
    const answer = await calls.call('cancelDepositList', result);
    if (answer.ok) return toDepositList(answer.data);
    return isUnknownOrOthers(answer.refusal) ? 'unknown' : 'not-cancellable';
  }

  async file(number: string): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', depositListNumber: number };
    const result = downloadDepositList({ ...ownFile('application/pdf'), path, query: context });
    const answer = await pdfFrom(this.#backend, 'downloadDepositList', {
      result,
      file: 'depositList',
      numbers: [number],
    });
    if (answer.ok) return answer.data;
    return isUnknownOrOthers(answer.refusal) ? 'unknown' : 'not-ready';
  }
}
