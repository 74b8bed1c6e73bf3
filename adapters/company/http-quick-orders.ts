import { toShortfallReason } from '#adapters/cart/cart-refusals.ts';
import { addEntries } from '#adapters/generated/cart/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { QuickOrders, QuickRow, RowOutcome } from '#domain/cart/quick-orders.ts';
import { Fault } from '#domain/shared/fault.ts';

export class HttpQuickOrders implements QuickOrders {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async add(rows: readonly QuickRow[], key: string): Promise<RowOutcome[]> {
    const { calls, own, context } = this.#backend;
    const call = addEntries({
      ...own,
      path: { userId: 'current', cartId: 'current' },
      query: context,
      headers: { 'Idempotency-Key': key },
      body: { orderEntries: rows.map(({ code, quantity }) => ({ product: { code }, quantity })) },
    });
    const { cartModifications } = await calls.callOrThrow('addEntries', call);
    if (cartModifications.length !== rows.length) throw new Fault('contract', 'addEntries');
    return cartModifications.map(({ statusCode, quantityAdded }) => ({
      added: quantityAdded,
      reason: statusCode === 'success' ? null : toShortfallReason(statusCode),
    }));
  }
}
