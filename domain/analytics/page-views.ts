import type { Cart } from '../cart/cart.ts';
import type { Product, SearchPage } from '../catalog/catalog.ts';
import type { Order } from '../orders/orders.ts';
import type { ReturnRequest } from '../returns/returns.ts';
import type { Connection } from '../session/account.ts';
import type { PageView } from './catalogue.ts';

/** The page view of a cart: counts, codes and kinds, never names or addresses. */
export const cartPageView = (cart: Pick<Cart, 'lines' | 'firstPurchase'> | null): PageView => ({
  page: 'cart',
  empty: !cart || cart.lines.length === 0,
  lines: cart?.lines.length ?? 0,
  firstPurchase: cart?.firstPurchase ?? false,
});

export const selectionPageView: PageView = { page: 'double-cart selection' };

export const productPageView = ({ code, kind, offers, stock }: Product): PageView => ({
  page: 'product page',
  code,
  type: kind,
  marketplace: offers.some(({ seller: shop }) => shop !== null),
  inStock: stock !== 'out',
});

export const confirmationPageView = ({ lines }: Pick<Order, 'lines'>): PageView => ({
  page: 'confirmation',
  final: true,
  lines: lines.length,
});

/**
 * `unknownStatus`: the backend says a word that the shop does not know, of a service, a logo, a contract, what a sender
 * sends or a return (postal-domain 9.38).
 */
export const orderPageView = (
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

export const popinPageView = ({ code, quantity }: { code: string; quantity: number }): PageView => ({
  page: 'add-to-cart popin',
  code,
  quantity,
});

/** A payment whose outcome is pending. */
export const pendingPaymentPageView: PageView = { page: 'confirmation', final: false, lines: 0 };

/** `label`: the short name of an editor's page. */
export const editorialPageView = (label: string): PageView => ({ page: 'editorial', label });

export const deliveryPageView = (groups: readonly unknown[]): PageView => ({
  page: 'delivery details',
  sellers: groups.length,
});

export const paymentPageView = ({
  choices,
  payments,
}: Record<'choices' | 'payments', readonly unknown[]>): PageView => ({
  page: 'payment choice',
  choices: choices.length,
  attempts: payments.length,
});

/** `step`: the last part of its address, or « entry ». */
export const stepPageView = (journey: string, step: string): PageView => ({ page: 'journey step', journey, step });

export const certificationPageView: PageView = { page: 'deferred-payment certification popin' };

/** `null`: the backend does not say how one has signed in. */
export const accountPageView = (connection: Connection | null): PageView => ({
  page: 'account',
  method: connection?.method ?? 'other',
  secondFactor: connection !== null && connection.secondFactor !== null,
});

export const brandsPageView: PageView = { page: 'brand list' };

export const sellersPageView: PageView = { page: 'sellers list' };

export const universePageView = (code: string): PageView => ({ page: 'universe', code });

const kinds = {
  brand: 'brand detail',
  seller: 'seller detail',
  category: 'product list',
  search: 'product list',
} as const;

/** `text`: the search text, of which only the length is measured. `code`: the category, brand or seller. */
export function listingPageView(
  { pageType, page, total, suggestion }: Pick<SearchPage, 'pageType' | 'page' | 'total' | 'suggestion'>,
  { text, code, filters }: { text: string; code: string | null; filters: number },
): PageView {
  const results = { number: page + 1, filters, results: total };
  return code === null
    ? { page: 'search results', length: text.length, suggestion: suggestion !== null, ...results }
    : { page: 'listing', kind: kinds[pageType], code, ...results };
}

/** `message`: what the error page says (specification §8). */
export const errorPageView = (error: { status: number; message: string }): PageView => ({ page: 'error', ...error });
