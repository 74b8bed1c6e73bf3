import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/cart.ts';
import { shopperOf, signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { siteOf } from '../shared/site.ts';
import { worldOf } from '../shared/world.ts';
import { cartAnswer, miniCartAnswer } from './answer.ts';
import { cartOf, cartsOf, changeCart, deleteCart, newCart } from './carts.ts';
import { addEntry, removeEntry, updateEntry, validateCart } from './entries.ts';
import { mergeCarts } from './merge.ts';
import { withCart } from './request.ts';
import { addSeveral } from './several.ts';
import { totalsOf } from './totals.ts';
import { acceptedVoucher, voucherAnswers, voucherCodeOf } from './vouchers.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

const entryNumberOf = (text: string): number => {
  if (!/^\d{1,4}$/.test(text)) throw invalidField('entryNumber');
  return Number(text);
};

const quantityOf = (quantity: unknown, least: number): number => {
  if (!Number.isInteger(quantity) || Number(quantity) < least || Number(quantity) > 9999)
    throw invalidField('quantity');
  return Number(quantity);
};

export const cartHandlers = [
  http.get('/users/{userId}/carts', async ({ params, request, response }) => {
    const world = worldOf(request);
    const shopper = await shopperOf(world, request, params.userId);
    const carts = shopper ? cartsOf(world, shopper.uid).filter(({ site }) => site === siteOf(request)) : [];
    return response(200).json({ carts: carts.map((cart) => cartAnswer(world, cart, langOf(request))) });
  }),

  http.post('/users/{userId}/carts', async ({ params, query, request, response }) => {
    const world = worldOf(request);
    const shopper = await shopperOf(world, request, params.userId);
    const oldCartId = query.get('oldCartId');
    const cart = await world.exclusively(() =>
      shopper && oldCartId
        ? mergeCarts(world, { owner: shopper.uid, oldCartId, toMergeCartGuid: query.get('toMergeCartGuid') })
        : newCart(world, { owner: shopper?.uid ?? null, site: siteOf(request) }),
    );
    return response(201).json(cartAnswer(world, cart, langOf(request)));
  }),

  http.get('/users/{userId}/carts/{cartId}', ({ params, query, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const isMini = query.get('fields') === 'mini_cart';
      const lang = langOf(request);
      return response(200).json(isMini ? miniCartAnswer(cart, lang) : cartAnswer(world, cart, lang));
    }),
  ),

  http.delete('/users/{userId}/carts/{cartId}', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      deleteCart(world, cart);
      return response(200).empty();
    }),
  ),

  http.post('/users/{userId}/carts/{cartId}/entries', async ({ params, request, response }) => {
    const { product, offerId, configurationId, quantity } = await bodyOf(request);
    if (!product?.code) throw invalidField('product.code', 'missing');
    const wanted = { code: product.code, offerId, configurationId, quantity: quantityOf(quantity ?? 1, 1) };
    return withCart(request, params, async ({ world, cart }) =>
      response(200).json(await addEntry(world, cart, wanted, langOf(request))),
    );
  }),

  http.post('/orgUsers/{userId}/carts/{cartId}/entries', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid: owner } = await signedInShopperOf(world, request, params.userId);
    const { cartId } = params;
    const [site, lang, key] = [siteOf(request), langOf(request), request.headers.get('idempotency-key')];
    const wanted = await bodyOf(request);
    const added = await world.exclusively(async () => {
      const isFirst = cartId === 'current' && !cartsOf(world, owner).some((each) => each.site === site);
      const cart = isFirst ? await newCart(world, { owner, site }) : cartOf(world, { owner, cartId, site });
      return addSeveral(world, { cart, owner, key, wanted }, lang);
    });
    return response(200).json(added);
  }),

  http.patch('/users/{userId}/carts/{cartId}/entries/{entryNumber}', async ({ params, request, response }) => {
    const { quantity } = await bodyOf(request);
    const change = { entryNumber: entryNumberOf(params.entryNumber), quantity: quantityOf(quantity, 0) };
    return withCart(request, params, async ({ world, cart }) =>
      response(200).json(await updateEntry(world, cart, change, langOf(request))),
    );
  }),

  http.delete('/users/{userId}/carts/{cartId}/entries/{entryNumber}', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      await removeEntry(world, cart, entryNumberOf(params.entryNumber));
      return response(200).empty();
    }),
  ),

  http.get('/users/{userId}/carts/{cartId}/vouchers', ({ params, request, response }) =>
    withCart(request, params, async ({ cart }) => {
      const { goods, fullDelivery } = totalsOf(cart);
      const worth = { goodsCents: goods, deliveryCents: fullDelivery };
      return response(200).json({ vouchers: voucherAnswers(cart, worth, langOf(request)) });
    }),
  ),

  http.post('/users/{userId}/carts/{cartId}/vouchers', ({ params, query, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const code = acceptedVoucher(cart, query.get('voucherId') ?? '');
      await changeCart(world, cart, (draft) => {
        draft.vouchers.push(code);
      });
      return response(200).empty();
    }),
  ),

  http.delete('/users/{userId}/carts/{cartId}/vouchers/{voucherId}', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) => {
      const code = voucherCodeOf(cart, params.voucherId);
      await changeCart(world, cart, (draft) => {
        draft.vouchers = draft.vouchers.filter((each) => each !== code);
      });
      return response(200).empty();
    }),
  ),

  http.post('/users/{userId}/carts/{cartId}/validate', ({ params, request, response }) =>
    withCart(request, params, async ({ world, cart }) =>
      response(200).json({ cartModifications: await validateCart(world, cart, langOf(request)) }),
    ),
  ),
];
