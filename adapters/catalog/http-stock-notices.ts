import { addProductInterest } from '#adapters/generated/catalog/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { NoticeAnswer, StockNotices } from '#domain/catalog/stock-notices.ts';

export class HttpStockNotices implements StockNotices {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async ask({ code, email }: { code: string; email: string }): Promise<NoticeAnswer> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'addProductInterest',
      addProductInterest({
        ...own,
        query: { productCode: code, notificationType: 'BACK_IN_STOCK', ...context },
        body: { email },
      }),
    );
    if (answer.ok) return answer.data.confirmationNeeded ? 'to-confirm' : 'taken';
    const { status, reason } = answer.refusal;
    if (status === 404) return 'unknown-product';
    return reason === 'inStock' ? 'in-stock' : 'email';
  }
}
