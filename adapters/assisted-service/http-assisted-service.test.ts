import { expect, test } from 'vitest';
import { json, type ReceivedRequest } from '#adapters/testing/play-server.ts';
import { assisting, shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';

const server = playServerForTests();
const shop = () =>
  shopOn(`${server.url}/occ/ecommerce`, {
    ASM_BASE_URL: `${server.url}/assistedservicewebservices`,
    ADDRESS_BASE_URL: `${server.url}/address`,
    AGENT_OIDC_CLIENT_SECRET: 'secret-of-agents',
    NO_LOGOUT_URLS: '',
    // Hundreds at once: how many may wait for a service is tried elsewhere.
    BREAKER_FAILURES: '0',
  });
const header = ({ headers }: ReceivedRequest) => headers['sap-commerce-cloud-user-id'];
const denied = json({ errors: [{ type: 'AccessDeniedError' }] }, 403);

test('every call of the shopper’s own names the shopper for whom an agent acts, in its path and in a header', async () => {
  server.play(json({ carts: [], orders: [], addresses: [], contacts: [] }));
  const ports = shop().portsFor(assisting('0000000001'));
  await Promise.allSettled([ports.orders.ofCode('A1'), ports.accounts.holder(), ports.addressBooks.entries()]);
  await ports.carts.mini().catch(() => null);
  expect(server.seen.map(header)).toEqual(server.seen.map(() => '0000000001'));
  const paths = server.seen.map(({ url }) => url.replace(/\?.*/, ''));
  expect(paths).toContain('/occ/ecommerce/users/0000000001/orders/A1');
  expect(paths).toContain('/occ/ecommerce/users/0000000001/carts/current');
  expect(paths.some((path) => path.includes('/users/current'))).toBe(false);
});

test('public calls name nobody, and a shopper’s own nobody else', async () => {
  server.play(json({ code: '1', name: 'Carnet', offers: [] }));
  await shop()
    .portsFor(assisting('0000000001'))
    .products.ofCode('1')
    .catch(() => null);
  await shop()
    .portsFor(signedIn('particulier@exemple.fr'))
    .accounts.holder()
    .catch(() => null);
  expect(server.seen.map(header)).toEqual(server.seen.map(() => undefined));
  expect(server.seen.some(({ url }) => url.includes('/users/current'))).toBe(true);
});

test('two agents at once never name each other’s shopper: nothing of one request outlives it', async () => {
  server.play(json({ orders: [] }));
  const { portsFor } = shop();
  const asked = Array.from({ length: 200 }, (_, at) => {
    const id = String(at % 2).padStart(10, '0');
    return portsFor(assisting(id, { sid: id }))
      .accounts.holder()
      .catch(() => null);
  });
  await Promise.all(asked);
  expect(server.seen).toHaveLength(200);
  for (const call of server.seen) {
    expect(header(call)).toBe(call.headers['lpel-sid']);
    expect(call.url).toContain(`/users/${String(header(call))}?`);
  }
});

test('a forbidden act of an agent is the fault « forbidden », no broken contract', async () => {
  server.play(denied);
  const { orders } = shop().portsFor(assisting('0000000001'));
  await expect(orders.ofCode('A1')).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(shop().portsFor(signedIn('a@exemple.fr')).accounts.holder()).rejects.toMatchObject({ kind: 'contract' });
});

test('a caller who is no agent finds nobody; « current » and « anonymous » are no shoppers', async () => {
  server.play(denied);
  const { assistedService } = shop().portsFor(assisting(null));
  expect(await assistedService.find({ name: 'Compte' })).toBe('forbidden');
  expect(await assistedService.customer('0000000001', 'part')).toBeNull();
  const before = server.seen.length;
  for (const id of ['current', 'anonymous', '', '../x', 'a b'])
    expect(await assistedService.customer(id, 'part')).toBeNull();
  expect(server.seen).toHaveLength(before);
});

const professional = { id: '0000000002', firstName: 'Compte', lastName: 'Pro', email: '', profile: 'pro' } as const;

test('a visitor’s cart is looked for in the shop of the shopper’s own profile, wherever the agent is', async () => {
  server.play(json(null));
  const { assistedService } = shop().portsFor(assisting(null, { mode: 'part' }));
  expect(await assistedService.bindCart({ number: '00000042', customer: professional })).toBe('bound');
  expect(server.seen.map(({ url }) => new URL(url, server.url).searchParams.get('baseSite'))).toEqual(['pro']);
  server.play(json({ errors: [{ type: 'CartError' }] }, 400));
  expect(await assistedService.bindCart({ number: '00000042', customer: professional })).toBe('unknown-cart');
});

test('a shopper is asked about in the shop where they were found, wherever the agent is', async () => {
  server.play(json({ uid: 'pro@exemple.fr', firstName: 'Compte', lastName: 'Pro', name: 'Compte Pro' }));
  const { assistedService } = shop().portsFor(assisting(null, { mode: 'part' }));
  expect(await assistedService.customer('0000000002', 'pro')).toMatchObject({ id: '0000000002', profile: 'pro' });
  expect(server.seen.map(({ url }) => new URL(url, server.url).searchParams.get('baseSite'))).toEqual(['pro']);
});

test.each([
  ['pro', ['pro', 'pro']],
  ['part', ['part', 'part']],
  ['other', ['part', 'pro']],
])('a shopper whose profile the backend says to be « %s » is found as %j', async (profile, found) => {
  const pagination = { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1 };
  server.play(json({ entries: [{ customerId: '1', name: 'Compte', profile }], pagination }));
  const customers = await shop().portsFor(assisting(null)).assistedService.find({ name: 'Compte' });
  expect(customers).toMatchObject({ customers: found.map((each) => ({ profile: each })), hasMore: false });
});

test('an agent learns that the backend knows more people than it sent, in either mode', async () => {
  const pageOf = (totalResults: number) =>
    json({
      entries: [{ customerId: '1', name: 'Compte' }],
      pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults },
    });
  server.play((call, response) => pageOf(call.url.includes('baseSite=pro') ? 21 : 1)(call, response));
  expect(await shop().portsFor(assisting(null)).assistedService.find({ name: 'Compte' })).toMatchObject({
    hasMore: true,
  });
});
