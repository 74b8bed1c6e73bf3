import {
  cancelReturnRequest,
  createReturnRequest,
  downloadReturnLabel,
  getReturnableItems,
  getReturnRequest,
  getReturnRequests,
} from '#adapters/generated/returns/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isUnknownOrOthers } from '#adapters/http/backend-calls.ts';
import { pdfFrom } from '#adapters/http/download.ts';
import type { NewReturn, Returnable, ReturnRequest, ReturnRequestResult, Returns } from '#domain/returns/returns.ts';
import type { Download } from '#domain/shared/download.ts';
import { toNotReturnable, toReturnable, toReturnRequest } from './returns-mapping.ts';

export class HttpReturns implements Returns {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async returnable(orderCode: string, consignmentCode: string): Promise<Returnable | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode, consignmentCode };
    const answer = await calls.call('getReturnableItems', getReturnableItems({ ...own, path, query: context }));
    return answer.ok ? toReturnable(answer.data) : 'unknown';
  }

  async ofOrder(orderCode: string): Promise<ReturnRequest[] | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current' };
    const result = getReturnRequests({ ...own, path, query: { orderCode, ...context } });
    const answer = await calls.call('getReturnRequests', result);
    return answer.ok ? answer.data.returnRequests.map(toReturnRequest) : 'unknown';
  }

  async ofCode(code: string): Promise<ReturnRequest | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', returnRequestId: code };
    const answer = await calls.call('getReturnRequest', getReturnRequest({ ...own, path, query: context }));
    return answer.ok ? toReturnRequest(answer.data) : 'unknown';
  }

  async ask({ lines, comment, key, ...wanted }: NewReturn): Promise<ReturnRequestResult> {
    const { calls, own, context } = this.#backend;
    const returnRequestEntryInputs = lines.map(({ entryNumber, quantity, reasonCode }) => ({
      orderEntryNumber: entryNumber,
      quantity,
      reasonCode,
    }));
    const { orderCode, consignmentCode, methodCode } = wanted;
    const answer = await calls.call(
      'createReturnRequest',
      createReturnRequest({
        ...own,
        path: { userId: 'current' },
        query: context,
        headers: { 'Idempotency-Key': key },
        body: { orderCode, consignmentCode, methodCode, returnRequestEntryInputs, ...(comment && { comment }) },
      }),
    );
    if (answer.ok) return { kind: 'asked', request: toReturnRequest(answer.data) };
    const { refusal } = answer;
    return isUnknownOrOthers(refusal)
      ? { kind: 'unknown' }
      : { kind: 'refused', reason: toNotReturnable(refusal.reason ?? undefined) };
  }

  async cancel(code: string): Promise<ReturnRequest | 'unknown' | 'too-late'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', returnRequestId: code };
    const result = cancelReturnRequest({ ...own, path, query: context, body: { status: 'CANCELLING' } });
    const answer = await calls.call('cancelReturnRequest', result);
    if (answer.ok) return toReturnRequest(answer.data);
    return isUnknownOrOthers(answer.refusal) ? 'unknown' : 'too-late';
  }

  async label(code: string): Promise<Download | 'unknown' | 'not-ready'> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', returnRequestId: code };
    const result = downloadReturnLabel({ ...ownFile('application/pdf'), path, query: context });
    const answer = await pdfFrom(this.#backend, 'downloadReturnLabel', {
      result,
      file: 'returnLabel',
      numbers: [code],
    });
    if (answer.ok) return answer.data;
    return isUnknownOrOthers(answer.refusal) ? 'unknown' : 'not-ready';
  }
}
