import type { Cart } from '../cart/cart.ts';
import type { Product, SearchPage } from '../catalog/catalog.ts';
import type { Order } from '../orders/orders.ts';
import type { ReturnRequest } from '../returns/returns.ts';
import type { Connection } from '../session/account.ts';
import type { PageView } from './catalogue.ts';

/** The page view of a cart: counts, codes and kinds, never names or addresses. */
export const cartSeen = (cart: Pick<Cart, 'lines' | 'firstPurchase'> | null): PageView => ({
  page: 'cart',
  empty: !cart || cart.lines.length === 0,
  lines: cart?.lines.length ?? 0,
  firstPurchase: cart?.firstPurchase ?? false,
});

export const selectionSeen: PageView = { page: 'double-cart selection' };

export const productSeen = ({ code, kind, offers, stock }: Product): PageView => ({
  page: 'product page',
  code,
  type: kind,
  marketplace: offers.some(({ seller: shop }) => shop !== null),
  inStock: stock !== 'out',
});

export const orderConfirmed = ({ lines }: Pick<Order, 'lines'>): PageView => ({
  page: 'confirmation',
  final: true,
  lines: lines.length,
});

/**
 * `unknownStatus`: the backend says a word that the shop does not know, of a service, a logo, a contract, what a sender
 * sends or a return (postal-domain 9.38).
 */
export const orderSeen = (
  { services, consignments }: Pick<Order, 'services' | 'consignments'>,
  returns: readonly Pick<ReturnRequest, 'status'>[],
): PageView => ({
  page: 'order detail',
  unknownStatus:
    services.some(
      ({ state, subscription, contract }) =>
        state.status === null || subscription?.label === null || contract?.status === null,
    ) || [...consignments, ...returns].some(({ status }) => status === 'other'),
});

export const popinSeen = ({ code, quantity }: { code: string; quantity: number }): PageView => ({
  page: 'add-to-cart popin',
  code,
  quantity,
});

/** A payment whose outcome is pending. */
export const paymentVerified: PageView = { page: 'confirmation', final: false, lines: 0 };

/** `label`: the short name of an editor's page. */
export const editorialSeen = (label: string): PageView => ({ page: 'editorial', label });

export const deliverySeen = (groups: readonly unknown[]): PageView => ({
  page: 'delivery details',
  sellers: groups.length,
});

export const paymentSeen = ({ choices, payments }: Record<'choices' | 'payments', readonly unknown[]>): PageView => ({
  page: 'payment choice',
  choices: choices.length,
  attempts: payments.length,
});

/** `step`: the last part of its address, or « entry ». */
export const stepSeen = (journey: string, step: string): PageView => ({ page: 'journey step', journey, step });

export const certificationSeen: PageView = { page: 'deferred-payment certification popin' };

/** `null`: the backend does not say how one has signed in. */
export const accountSeen = (connection: Connection | null): PageView => ({
  page: 'account',
  method: connection?.method ?? 'other',
  secondFactor: connection !== null && connection.secondFactor !== null,
});

export const brandsSeen: PageView = { page: 'brand list' };

export const sellersSeen: PageView = { page: 'sellers list' };

export const universeSeen = (code: string): PageView => ({ page: 'universe', code });

const kinds = {
  brand: 'brand detail',
  seller: 'seller detail',
  category: 'product list',
  search: 'product list',
} as const;

/** `text`: the search text, of which only the length is measured. `code`: the category, brand or seller. */
export function listingSeen(
  { pageType, page, total, suggestion }: Pick<SearchPage, 'pageType' | 'page' | 'total' | 'suggestion'>,
  { text, code, filters }: { text: string; code: string | null; filters: number },
): PageView {
  const results = { number: page + 1, filters, results: total };
  return code === null
    ? { page: 'search results', length: text.length, suggestion: suggestion !== null, ...results }
    : { page: 'listing', kind: kinds[pageType], code, ...results };
}

/** `message`: what the error page says (specification §8). */
export const errorSeen = (error: { status: number; message: string }): PageView => ({ page: 'error', ...error });
