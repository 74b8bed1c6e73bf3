import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/assisted-service.ts';
import { cartsOf } from '../cart/carts.ts';
import { mergeCarts } from '../cart/merge.ts';
import { bookOwners } from '../order-book/book.ts';
import { bookOrder } from '../order-book/records.ts';
import { cartsIn } from '../records/carts.ts';
import { ordersIn } from '../records/orders.ts';
import { customerIdOf, customerOf, customersIn } from '../session/users.ts';
import { accessDenied, invalidField, invalidToken, noCart, unknownIdentifier } from '../shared/problems.ts';
import { type Bearer, bearerOf } from '../shared/requests/bearer.ts';
import { siteOf } from '../shared/site.ts';
import { type World, worldOf } from '../shared/world.ts';

export const ASM_PATH = '/assistedservicewebservices';
const http = createOpenApiHttp<paths>({ baseUrl: `*${ASM_PATH}` });

type Customer = ReturnType<typeof customersIn>[number];

const shortest = 3;

export const assistedServiceHandlers = [
  http.get('/customers/search', async ({ query, request, response }) => {
    await agentOf(request);
    const world = worldOf(request);
    const size = Math.min(100, Math.max(1, Number(query.get('pageSize') ?? 20) || 20));
    const page = Math.max(0, Number(query.get('currentPage') ?? 0) || 0);
    const sort = query.get('sort') === 'byNameDesc' ? 'byNameDesc' : 'byNameAsc';
    const customers = foundBy(world, { text: query.get('query'), orderId: query.get('orderId') })
      .filter(({ profile }) => profile === siteOf(request))
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'fr') * (sort === 'byNameAsc' ? 1 : -1));
    return response(200).json({
      entries: customers.slice(page * size, (page + 1) * size).map(customerAnswer),
      pagination: {
        currentPage: page,
        pageSize: size,
        sort,
        totalPages: Math.ceil(customers.length / size),
        totalResults: customers.length,
      },
      sorts: [
        { code: 'byNameAsc', selected: sort === 'byNameAsc' },
        { code: 'byNameDesc', selected: sort === 'byNameDesc' },
      ],
    });
  }),

  http.post('/bind-cart', async ({ request, response }) => {
    await agentOf(request);
    const world = worldOf(request);
    const form = new URLSearchParams(await new Response(request.body as BodyInit).text());
    const [cartId, customerId] = [requiredField(form, 'cartId'), requiredField(form, 'customerId')];
    const customer = await customerOf(world, customerId);
    if (!customer) throw unknownIdentifier(customerId, 'user');
    await world.exclusively(() => mergeVisitorCart(world, { cartId, owner: customer.uid, site: siteOf(request) }));
    return response(200).empty();
  }),
];

async function agentOf(request: Request): Promise<Bearer> {
  const bearer = await bearerOf(request);
  if (!bearer) throw invalidToken();
  if (bearer.role !== 'agent') throw accessDenied();
  return bearer;
}

function requiredField(form: URLSearchParams, name: string): string {
  const value = form.get(name)?.trim();
  if (!value) throw invalidField(name, 'missing');
  return value;
}

function foundBy(world: World, { text, orderId }: { text: string | null; orderId: string | null }): Customer[] {
  if (orderId) {
    const owner = ownerOfOrder(world, orderId.trim());
    return customersIn(world).filter(({ uid }) => uid === owner);
  }
  const wanted = plain(text ?? '');
  if (wanted.length < shortest) throw invalidField('query', text ? 'invalid' : 'missing');
  return customersIn(world).filter((each) =>
    [each.firstName, each.lastName, nameOf(each), each.uid].some((name) => plain(name).startsWith(wanted)),
  );
}

const ownerOfOrder = (world: World, code: string): string | undefined =>
  ordersIn(world).findFirst((q) => q.where({ code }))?.owner ??
  bookOwners.find((owner) => bookOrder(world, owner, code) !== undefined);

async function mergeVisitorCart(
  world: World,
  { cartId, owner, site }: { cartId: string; owner: string; site: string },
) {
  const isMeant = (cart: { code: string; guid: string; site: string }) =>
    cart.site === site && (cart.code === cartId || cart.guid === cartId);
  const visitors = cartsIn(world).findFirst((q) => q.where((cart) => cart.owner === null && isMeant(cart)));
  if (!visitors) throw noCart(cartId);
  const own = cartsOf(world, owner).find((cart) => cart.site === site);
  return mergeCarts(world, { owner, oldCartId: visitors.guid, toMergeCartGuid: own?.guid ?? null });
}

const nameOf = ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`;
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

const customerAnswer = (customer: Customer): components['schemas']['Customer'] => ({
  customerId: customerIdOf(customer.uid),
  uid: customer.uid,
  name: nameOf(customer),
  firstName: customer.firstName,
  lastName: customer.lastName,
  profile: customer.profile,
});
