import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/orders.ts';
import { cartOf } from '../cart/carts.ts';
import { orderCart } from '../checkout/order-cart.ts';
import { orderOf, ordersOf } from '../order-book/account-orders.ts';
import type { OrderRecord } from '../records/orders.ts';
import { signedInShopperOf } from '../session/users.ts';
import { dayOf } from '../shared/calendar/clock.ts';
import { type Lang, langOf, type Words } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { removeAccents } from '../shared/pages/typography.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { siteOf } from '../shared/site.ts';
import { type World, worldOf } from '../shared/world.ts';
import { orderAnswer } from './answer.ts';
import { consignmentsOf } from './consignments.ts';
import { contractOf } from './contracts.ts';
import { invoicesOf } from './invoices.ts';
import { reorder } from './reorder.ts';
import { isLabelled, piecesOf } from './services.ts';
import { stateAnswer } from './state.ts';
import { acknowledgementOf, withdraw, withdrawalsOf } from './withdrawals.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

export const ordersHandlers = [
  http.get('/users/{userId}/orders', async ({ params, query, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const page = { currentPage: numberOf(query.get('currentPage'), 0), pageSize: numberOf(query.get('pageSize'), 20) };
    const lang = langOf(request);
    const search = { text: query.get('query') ?? '', from: query.get('from'), to: query.get('to') };
    const sort = query.get('sort') === 'byOrderNumber' ? 'byOrderNumber' : 'byDate';
    const found = ordersOf(world, uid).filter((each) => isSought(world, each, search, lang));
    const orders = sort === 'byDate' ? found : found.toSorted((one, other) => one.code.localeCompare(other.code));
    return response(200).json(history(world, orders, { ...page, sort, lang }));
  }),

  http.post('/users/{userId}/orders', async ({ params, query, request, response }) => {
    const world = worldOf(request);
    const shopper = await signedInShopperOf(world, request, params.userId);
    const cartId = query.get('cartId') ?? '';
    const placed = await world.exclusively(() =>
      orderCart(world, {
        shopper,
        cartId,
        cart: () => cartOf(world, { owner: shopper.uid, cartId, site: siteOf(request) }),
        paymentId: query.get('paymentId'),
        key: request.headers.get('idempotency-key'),
      }),
    );
    return response(201).json(orderAnswer(world, placed, langOf(request)));
  }),

  http.get('/users/{userId}/orders/{orderCode}', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const order = orderOf(world, uid, params.orderCode);
    return response(200).json(orderAnswer(world, order, langOf(request)));
  }),

  http.get('/users/{userId}/orders/{orderCode}/services/{service}/state', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const order = orderOf(world, uid, params.orderCode);
    return response(200).json(await world.exclusively(() => stateAnswer(world, order, params.service)));
  }),

  http.get('/users/{userId}/orders/{orderCode}/invoices', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const order = orderOf(world, uid, params.orderCode);
    const invoices = invoicesOf(world, order, langOf(request)).map(({ invoice }) => invoice);
    return response(200).json({ invoices });
  }),

  http.get('/users/{userId}/orders/{orderCode}/withdrawals', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const order = orderOf(world, uid, params.orderCode);
    return response(200).json({ withdrawals: withdrawalsOf(world, order).map(acknowledgementOf) });
  }),

  http.post('/users/{userId}/orders/{orderCode}/withdrawals', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const record = orderOf(world, uid, params.orderCode);
    const wanted = await bodyOf(request);
    const key = request.headers.get('idempotency-key');
    const made = await world.exclusively(() => withdraw(world, { record, wanted, key }));
    return response(201).json(acknowledgementOf(made));
  }),

  http.post('/orgUsers/{userId}/cartFromOrder', async ({ params, query, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const code = query.get('orderCode') ?? '';
    const order = orderOf(world, uid, code);
    const again = { order, owner: uid, site: siteOf(request) };
    const cartModifications = await world.exclusively(() => reorder(world, again, langOf(request)));
    return response(200).json({ cartModifications });
  }),
];

const numberOf = (value: unknown, otherwise: number): number => {
  const number = value === null || value === undefined ? otherwise : Number(value);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
};

interface Search {
  text: string;
  from: string | null;
  to: string | null;
}

/** What is made of a service, by which its orders are searched too: the titles name the service alone. */
const made: Partial<Record<string, Words>> = {
  smt: { fr: 'étiquettes de colis', en: 'parcel labels' },
  vrel: { fr: 'étiquettes, vignettes recommandées', en: 'registered mail labels' },
};

/** By its number and those of its parcels, labels, contracts and invoices, by an article's name, number or seller, and by the day. */
function isSought(world: World, record: OrderRecord, { text, from, to }: Search, lang: Lang): boolean {
  const { code, created, entries } = record.order[lang];
  const day = dayOf(Date.parse(created));
  if ((from && day < from) || (to && day > to)) return false;
  const words = removeAccents(text).split(/\s+/).filter(Boolean);
  const has = (subject: string) => words.every((word) => removeAccents(subject).includes(word));
  const number = text.replace(/\s/g, '').toUpperCase();
  return (
    has(code) ||
    entries.some(({ product, sellerName = '' }) =>
      has(`${product.code} ${product.name} ${made[product.service ?? '']?.[lang] ?? ''} ${sellerName}`),
    ) ||
    (number.length > 0 && numbersOf(world, record, lang).includes(number))
  );
}

/** What stands on its parcels, its labels, its contracts and its invoices. */
const numbersOf = (world: World, record: OrderRecord, lang: Lang) => [
  ...consignmentsOf(world, record, lang).map(({ trackingID }) => trackingID),
  ...record.order[lang].entries
    .filter(isLabelled)
    .flatMap((entry) => piecesOf(world, record, entry).map(({ id }) => id)),
  ...record.order[lang].entries.flatMap((entry) => contractOf(world, record, entry)?.id ?? []),
  ...invoicesOf(world, record, lang).map(({ invoice }) => invoice.invoiceId),
];

/** OCC's two orders of a history. */
const sortNames = {
  byDate: { fr: 'Date', en: 'Date' },
  byOrderNumber: { fr: 'Numéro de commande', en: 'Order number' },
};

interface Page {
  currentPage: number;
  pageSize: number;
  sort: keyof typeof sortNames;
  lang: Lang;
}

function history(
  world: World,
  orders: OrderRecord[],
  { currentPage, pageSize, sort, lang }: Page,
): components['schemas']['OrderHistory'] {
  const size = Math.max(1, pageSize);
  const pageOrders = orders
    .slice(currentPage * size, (currentPage + 1) * size)
    .map((each) => orderAnswer(world, each, lang));
  return {
    orders: pageOrders.map(
      ({
        code,
        guid,
        created,
        status,
        statusDisplay,
        statusText,
        totalPriceWithTax,
        totalPriceWithoutTax,
        withdrawableUntil,
      }) => ({
        code,
        placed: created,
        total: totalPriceWithTax,
        ...(totalPriceWithoutTax && { totalWithoutTax: totalPriceWithoutTax }),
        ...(guid && { guid }),
        ...(status && { status }),
        ...(statusDisplay && { statusDisplay }),
        ...(statusText && { statusText }),
        ...(withdrawableUntil && { withdrawableUntil }),
      }),
    ),
    sorts: Object.entries(sortNames).map(([code, name]) => ({ code, name: name[lang], selected: code === sort })),
    pagination: {
      currentPage,
      pageSize: size,
      sort,
      totalPages: Math.ceil(orders.length / size),
      totalResults: orders.length,
    },
  };
}
