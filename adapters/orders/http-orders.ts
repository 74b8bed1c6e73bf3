import { entryNumberOf } from '#adapters/cart/cart-mapping.ts';
import { toShortfallReason } from '#adapters/cart/cart-refusals.ts';
import type { Config } from '#adapters/config.ts';
import {
  cartFromOrder,
  downloadInvoice,
  getInvoices,
  getOrder,
  getOrderState,
  getOrders,
  getWithdrawals,
  placeOrder,
  withdraw,
} from '#adapters/generated/orders/sdk.gen.ts';
import type {
  CartModification,
  InvoiceList,
  Withdrawal as WireWithdrawal,
} from '#adapters/generated/orders/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { pdfFrom } from '#adapters/http/download.ts';
import { fulfilmentStatuses } from '#adapters/service-statuses.ts';
import { nicknameOf, toMoney, toMoneyOrNull, wordOrOther } from '#adapters/shared-mapping.ts';
import type { Service } from '#domain/cart/cart.ts';
import { statusOf } from '#domain/orders/fulfilment.ts';
import type {
  Fulfilment,
  Invoice,
  Order,
  OrderPage,
  OrderSearch,
  Orders,
  Reordered,
  Shortfall,
  Withdrawal,
  WithdrawalOutcome,
  WithdrawalRequest,
} from '#domain/orders/orders.ts';
import type { Download } from '#domain/shared/download.ts';
import { toOrder, toOrderPage } from './orders-mapping.ts';
import { toContract } from './services-mapping.ts';

const toQuery = ({ text, from, to }: OrderSearch) => ({
  ...(text && { query: text }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Orders on a page of the list. */
const PAGE_SIZE = 20;

export class HttpOrders implements Orders {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_PLACE_ORDER'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_PLACE_ORDER'>) {
    this.#backend = backend;
    this.#config = config;
  }

  async ofShopper(page: number, size = PAGE_SIZE, search?: OrderSearch): Promise<OrderPage> {
    const { calls, own, context } = this.#backend;
    const query = { currentPage: page, pageSize: size, ...(search && toQuery(search)), ...context };
    return toOrderPage(await calls.callOrThrow('getOrders', getOrders({ ...own, path: { userId: 'current' }, query })));
  }

  async ofCode(code: string): Promise<Order | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'getOrder',
      getOrder({ ...own, path: { userId: 'current', orderCode: code }, query: { fields: 'FULL', ...context } }),
    );
    return answer.ok ? toOrder(answer.data) : 'unknown';
  }

  async place({ cartCode, paymentId, key }: { cartCode: string; paymentId: string; key: string }) {
    const { calls, context } = this.#backend;
    const answer = await calls.call(
      'placeOrder',
      placeOrder({
        ...this.#backend.ownWithin(this.#config.TIMEOUT_PLACE_ORDER),
        path: { userId: 'current' },
        query: { cartId: cartCode, termsChecked: true, paymentId, ...context },
        headers: { 'Idempotency-Key': key },
      }),
    );
    if (answer.ok) return { kind: 'placed' as const, code: answer.data.code };
    return { kind: 'refused' as const, reason: answer.refusal.reason ?? answer.refusal.type };
  }

  async reorder(code: string): Promise<Reordered | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'cartFromOrder',
      cartFromOrder({ ...own, path: { userId: 'current' }, query: { orderCode: code, ...context } }),
    );
    if (!answer.ok) return 'unknown';
    const { cartModifications } = answer.data;
    return {
      added: cartModifications.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0),
      shortfalls: cartModifications.flatMap(toShortfalls),
    };
  }

  async stateOf(code: string, service: Service): Promise<Fulfilment | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode: code, service: nicknameOf(service) };
    const answer = await calls.call('getOrderState', getOrderState({ ...own, path, query: context }));
    if (!answer.ok) return 'unknown';
    const { status, labels, contracts } = answer.data;
    const made = {
      labels: labels?.map(({ trackingId, downloadable }) => ({ trackingId, isDownloadable: downloadable })),
      contracts: contracts?.map(toContract),
    };
    return {
      status: statusOf(service, { status: fulfilmentStatuses[status], ...made }),
      labels: made.labels ?? [],
      contracts: made.contracts ?? [],
    };
  }

  async invoices(code: string): Promise<Invoice[] | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode: code };
    const answer = await calls.call('getInvoices', getInvoices({ ...own, path, query: context }));
    return answer.ok ? answer.data.invoices.map(toInvoice) : 'unknown';
  }

  async invoice(code: string, invoiceId: string): Promise<Download | 'unknown'> {
    const { ownFile, context } = this.#backend;
    const path = { userId: 'current', orderCode: code, invoiceId };
    const result = downloadInvoice({ ...ownFile('application/pdf'), path, query: context });
    const answer = await pdfFrom(this.#backend, 'downloadInvoice', { result, file: 'invoice', numbers: [invoiceId] });
    return answer.ok ? answer.data : 'unknown';
  }

  async withdraw({ orderCode, lines, email, comment, key }: WithdrawalRequest): Promise<WithdrawalOutcome | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const entries = lines.map(({ lineId, quantity }) => ({ entryNumber: entryNumberOf({ id: lineId }), quantity }));
    const answer = await calls.call(
      'withdraw',
      withdraw({
        ...own,
        path: { userId: 'current', orderCode },
        query: context,
        headers: { 'Idempotency-Key': key },
        body: { entries, email, ...(comment && { comment }) },
      }),
    );
    if (!answer.ok)
      return answer.refusal.status === 404
        ? 'unknown'
        : { kind: 'refused', reason: wordOrOther(withdrawalRefusals, answer.refusal.reason) };
    return { kind: 'received', ...toWithdrawal(answer.data) };
  }

  async withdrawals(orderCode: string): Promise<Withdrawal[] | 'unknown'> {
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', orderCode };
    const answer = await calls.call('getWithdrawals', getWithdrawals({ ...own, path, query: context }));
    return answer.ok ? answer.data.withdrawals.map(toWithdrawal) : 'unknown';
  }
}

const toWithdrawal = ({ code, receivedAt, email, comment, entries }: WireWithdrawal): Withdrawal => ({
  code,
  receivedAt,
  email: email ?? null,
  comment: comment ?? null,
  lines: entries.map(({ entryNumber, quantity }) => ({ entryNumber, quantity })),
});

const withdrawalRefusals: Record<string, (WithdrawalOutcome & { kind: 'refused' })['reason']> = {
  withdrawalPeriodOver: 'too-late',
  alreadyWithdrawn: 'already',
  notWithdrawable: 'not-withdrawable',
};

const toInvoice = ({
  invoiceId,
  createdAt,
  totalAmount,
  sellerName,
  size,
  seller,
  totalWithoutTax,
  taxes = [],
  exemption,
}: InvoiceList['invoices'][number]): Invoice => ({
  id: invoiceId,
  date: createdAt,
  total: toMoneyOrNull(totalAmount),
  seller: sellerName ?? null,
  size: size ?? null,
  issuer: seller ?? null,
  totalWithoutTax: toMoneyOrNull(totalWithoutTax),
  taxes: taxes.map(({ rate, base, tax }) => ({ rate, base: toMoney(base), tax: toMoney(tax) })),
  exemption: exemption ?? null,
});

const toShortfalls = ({ statusCode, quantityAdded, entry }: CartModification): Shortfall[] =>
  statusCode === 'success' || !entry
    ? []
    : [{ code: entry.product.code, reason: toShortfallReason(statusCode), added: quantityAdded }];
