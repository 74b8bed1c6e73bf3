import {
  downloadDropOffCode,
  downloadLabel,
  downloadLabels,
  downloadLetterProof,
  downloadPlank,
  downloadSentLetter,
  downloadStampGrid,
  downloadStamps,
  downloadTestPage,
  getLabels,
  getRefundableParcels,
  getSentLetters,
  refundParcels,
  setAutomaticRefund,
} from '#adapters/generated/labels/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Answer, unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { pdfFrom } from '#adapters/http/download.ts';
import type {
  DownloadAnswer,
  Labels,
  OrderLabels,
  Printing,
  RefundableOrder,
  RefundableParcel,
} from '#domain/labels/labels.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import type { Download } from '#domain/shared/download.ts';
import type { Offset } from '#domain/stamps/offset.ts';
import { fromOffset, fromPrinting, toOrderLabels, toParcel, toSentLetter } from './labels-mapping.ts';

export class HttpLabels implements Labels {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async ofOrder(orderCode: string): Promise<OrderLabels | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode };
    const answer = await calls.call('getLabels', getLabels({ ...own, path, query: context }));
    return answer.ok ? toOrderLabels(answer.data) : 'unknown';
  }

  async file(orderCode: string, trackingIds: readonly string[], printing: Printing): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const query = { ...fromPrinting(printing), ...context };
    const [first, ...others] = trackingIds;
    const isOne = first !== undefined && others.length === 0;
    const path = { userId: 'current', orderCode };
    const operation = isOne ? 'downloadLabel' : 'downloadLabels';
    const result = isOne
      ? downloadLabel({ ...ownFile('application/pdf'), path: { ...path, trackingId: first }, query })
      : downloadLabels({
          ...ownFile('application/pdf'),
          path,
          query: { ...(first !== undefined && { trackingId: [...trackingIds] }), ...query },
        });
    const named = isOne
      ? ({ file: 'label', numbers: [orderCode, first] } as const)
      : ({ file: 'labels', numbers: [orderCode] } as const);
    return toAnswer(await this.#pdf(operation, { result, ...named }));
  }

  async dropOffCode(orderCode: string, trackingId: string): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', orderCode, trackingId };
    const result = downloadDropOffCode({ ...ownFile('application/pdf'), path, query: context });
    const numbers = [orderCode, trackingId];
    return toAnswer(await this.#pdf('downloadDropOffCode', { result, file: 'dropOffCode', numbers }));
  }

  async stamps(orderCode: string, offset: Offset): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const result = downloadStamps({
      ...ownFile('application/pdf'),
      path: { userId: 'current', orderCode },
      query: { ...fromOffset(offset), ...context },
    });
    return toAnswer(await this.#pdf('downloadStamps', { result, file: 'stamps', numbers: [orderCode] }));
  }

  async stampGrid(support: string, offset: Offset): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const query = { support, ...fromOffset(offset), ...context };
    const result = downloadStampGrid({ ...ownFile('application/pdf'), query });
    const answer = await this.#pdf('downloadStampGrid', { result, file: 'stampGrid', numbers: [support] });
    return answer.ok ? answer.data : 'unknown';
  }

  async plank(orderCode: string, entryNumber: number): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', orderCode, entryNumber };
    const result = downloadPlank({ ...ownFile('application/pdf'), path, query: context });
    return toAnswer(await this.#pdf('downloadPlank', { result, file: 'logoSheet', numbers: [orderCode, entryNumber] }));
  }

  async sentLetters(orderCode: string): Promise<SentLetter[] | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode };
    const answer = await calls.call('getSentLetters', getSentLetters({ ...own, path, query: context }));
    return answer.ok ? answer.data.letters.map(toSentLetter) : 'unknown';
  }

  async letter(orderCode: string, entryNumber: number): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', orderCode, entryNumber };
    const result = downloadSentLetter({ ...ownFile('application/pdf'), path, query: context });
    const numbers = [orderCode, entryNumber];
    return toAnswer(await this.#pdf('downloadSentLetter', { result, file: 'letter', numbers }));
  }

  async letterProof(orderCode: string, entryNumber: number, envelope: number | null): Promise<DownloadAnswer> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', orderCode, entryNumber };
    const query = { ...(envelope !== null && { envelope }), ...context };
    const result = downloadLetterProof({ ...ownFile('application/pdf'), path, query });
    const numbers = [orderCode, entryNumber, ...(envelope === null ? [] : [envelope + 1])];
    return toAnswer(await this.#pdf('downloadLetterProof', { result, file: 'letterProof', numbers }));
  }

  async testPage(printing: Printing): Promise<Download> {
    const { ownFile, context } = this.#backend;
    const result = downloadTestPage({
      ...ownFile('application/pdf'),
      query: { ...fromPrinting(printing), ...context },
    });
    const answer = await this.#pdf('downloadTestPage', { result, file: 'testPage' });
    if (!answer.ok) throw unexpectedRefusal(answer.refusal, 'downloadTestPage');
    return answer.data;
  }

  async refundAutomatically(orderCode: string, isWanted: boolean): Promise<'done' | 'unknown' | 'refused'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'setAutomaticRefund',
      setAutomaticRefund({
        ...own,
        path: { userId: 'current', orderCode },
        query: context,
        body: { enabled: isWanted },
      }),
    );
    if (answer.ok) return 'done';
    return answer.refusal.status === 404 ? 'unknown' : 'refused';
  }

  async refundable({ orderCode, isShippingLabel }: RefundableOrder): Promise<RefundableParcel[] | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'getRefundableParcels',
      getRefundableParcels({
        ...own,
        path: { userId: 'current', orderCode },
        query: { isSmt: isShippingLabel, ...context },
      }),
    );
    return answer.ok ? answer.data.parcels.map(toParcel) : 'unknown';
  }

  async refund(
    { orderCode, isShippingLabel }: RefundableOrder,
    { trackingIds, reason }: { trackingIds: readonly string[]; reason: string | null },
  ): Promise<readonly RefundableParcel[] | 'unknown' | 'refused'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'refundParcels',
      refundParcels({
        ...own,
        path: { userId: 'current', orderCode },
        query: { isSmt: isShippingLabel, ...context },
        body: { trackingIds: [...trackingIds], ...(reason && { reason }) },
      }),
    );
    if (!answer.ok) return answer.refusal.status === 404 ? 'unknown' : 'refused';
    return answer.data.parcels.map(toParcel);
  }

  /** Professionals' files have the shop's name, by order (specification §6); others the backend's. */
  #pdf(operation: string, pdf: Omit<Parameters<typeof pdfFrom>[2], 'isNamedHere'>): Promise<Answer<Download>> {
    return pdfFrom(this.#backend, operation, { ...pdf, isNamedHere: this.#backend.context.baseSite === 'pro' });
  }
}

/** A file that cannot be had now is refused with 400; one that does not exist, or is somebody else's, with 404 or 403. */
const toAnswer = (answer: Answer<Download>): DownloadAnswer => {
  if (answer.ok) return answer.data;
  return answer.refusal.status === 400 || answer.refusal.status === 409 ? 'not-ready' : 'unknown';
};
