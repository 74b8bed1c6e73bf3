import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/session.ts';
import { signedInShopperOf } from '../session/users.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { type Lang, langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { siteOf } from '../shared/site.ts';
import { table } from '../shared/table.ts';
import { type World, worldOf } from '../shared/world.ts';
import { voucherRules } from './vouchers.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

interface ClaimedCoupon {
  owner: string;
  code: string;
}

/** The vouchers that accounts have claimed; each is entered in a cart like any other. */
export const couponsIn = table<ClaimedCoupon>();

function couponAnswer(world: World, code: string, lang: Lang): components['schemas']['CustomerCoupon'] {
  const year = new Date(nowIn(world)).getUTCFullYear();
  return {
    couponId: code,
    ...(voucherRules[code] && { name: voucherRules[code].name[lang] }),
    status: 'Effective',
    active: true,
    allProductsApplicable: true,
    notificationOn: false,
    startDate: `${year}-01-01T00:00:00+00:00`,
    endDate: `${year}-12-31T22:59:59+00:00`,
  };
}

export const couponHandlers = [
  http.get('/users/{userId}/customercoupons', async ({ params, query, request, response }) => {
    const world = worldOf(request);
    const { uid: owner } = await signedInShopperOf(world, request, params.userId);
    const claimed = couponsIn(world).findMany((q) => q.where({ owner }));
    const [page, size] = [Number(query.get('currentPage') ?? 0), Number(query.get('pageSize') ?? 20)];
    const coupons = claimed
      .slice(page * size, (page + 1) * size)
      .map(({ code }) => couponAnswer(world, code, langOf(request)));
    const pagination = {
      count: coupons.length,
      page,
      totalCount: claimed.length,
      totalPages: Math.ceil(claimed.length / size),
    };
    return response(200).json({ coupons, pagination, sorts: [{ code: 'endDate', asc: true }] });
  }),

  http.post('/users/{userId}/customercoupons/{couponCode}/claim', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid: owner, firstName, lastName } = await signedInShopperOf(world, request, params.userId);
    const code = params.couponCode.toUpperCase();
    const rule = Object.hasOwn(voucherRules, code) ? voucherRules[code] : undefined;
    return world.exclusively(async () => {
      const isClaimed = couponsIn(world).findFirst((q) => q.where({ owner, code }));
      if (!rule?.sites.includes(siteOf(request)) || rule.expired || isClaimed) throw invalidField('couponCode');
      await couponsIn(world).create({ owner, code });
      const customer = { uid: owner, name: `${firstName} ${lastName}` };
      return response(201).json({ coupon: couponAnswer(world, code, langOf(request)), customer });
    });
  }),

  http.delete('/users/{userId}/customercoupons/{couponCode}/claim', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid: owner } = await signedInShopperOf(world, request, params.userId);
    const code = params.couponCode.toUpperCase();
    if (!couponsIn(world).delete((q) => q.where({ owner, code }))) throw invalidField('couponCode');
    return response(200).empty();
  }),
];
