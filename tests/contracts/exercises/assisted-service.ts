import { ASM_PATH } from '#mocks/assisted-service/handlers.ts';
import type { WireCart } from '#mocks/records/carts.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { customerIdOf } from '#mocks/session/users.ts';
import { AGENT } from '#mocks/shared/requests/agents.ts';
import { refusedToAgents } from '#mocks/shared/requests/refused-to-agents.ts';
import type { Exercises } from './exercise.ts';

const search = `${ASM_PATH}/customers/search`;
const bind = `${ASM_PATH}/bind-cart`;
const shopper = customerIdOf(SHOPPER);

interface CustomerList {
  entries: { customerId: string; uid: string }[];
}

export const assistedServiceExercises: Exercises = {
  'an agent finds a shopper by a name, an address or an order; nobody else does': async ({ gives, same }) => {
    for (const query of ['Compte', 'particulier@', 'carnet plein']) {
      const { body } = await gives<CustomerList>(200, 'GET', `${search}?query=${query}&lang=fr`, { as: AGENT });
      same(body.entries.length > 0, true);
    }
    const byOrder = `${search}?orderId=CMD-26-PRO-COMPTE&baseSite=pro`;
    const { body } = await gives<CustomerList>(200, 'GET', byOrder, { as: AGENT });
    same(
      body.entries.map(({ uid }) => uid),
      [PRO],
    );
    await gives(200, 'GET', `${search}?query=personne-du-tout`, { as: AGENT });
    await gives(400, 'GET', `${search}?query=co`, { as: AGENT });
    await gives(403, 'GET', `${search}?query=Compte`, { as: SHOPPER });
    await gives(401, 'GET', `${search}?query=Compte`);
  },

  'an agent acts for one shopper in the place of the shopper': async ({ gives, same }) => {
    await gives(200, 'GET', `/users/${shopper}`, { as: AGENT });
    const cart = await gives<WireCart>(201, 'POST', `/users/${shopper}/carts`, { as: AGENT });
    await gives(200, 'POST', `/users/${shopper}/carts/current/entries`, {
      as: AGENT,
      body: { product: { code: '1126001' }, quantity: 2 },
    });
    const own = await gives<WireCart>(200, 'GET', '/users/current/carts/current', { as: SHOPPER });
    same(own.body.code, cart.body.code);
    const named = { 'sap-commerce-cloud-user-id': shopper };
    await gives(200, 'GET', '/address/part/account', { as: AGENT, headers: named });
    await gives(403, 'GET', '/address/part/account', { as: AGENT });
  },

  'an agent neither orders nor pays, nor changes the account': async ({ gives, same }) => {
    await gives(201, 'POST', `/users/${shopper}/carts`, { as: AGENT });
    const headers = { 'sap-commerce-cloud-user-id': shopper };
    await gives(403, 'GET', `/users/${shopper}/carts/current/paymentmodes`, { as: AGENT });
    await gives(403, 'POST', `/users/${shopper}/orders?cartId=current`, { as: AGENT });
    await gives(403, 'POST', '/address/part/account/addresses', { as: AGENT, headers, body: home });
    await gives(403, 'GET', '/users/current/orders', { as: AGENT });
    await gives(403, 'GET', '/users/0000000000/orders', { as: AGENT });
    same(refusedToAgents.has('placeOrder') && refusedToAgents.has('startPayment'), true);
  },

  'the cart that a visitor reads the number of joins the shopper’s': async ({ gives, same }) => {
    const bound = (body: Record<string, string>) => ({ as: AGENT, body: new URLSearchParams(body) });
    for (const quantity of [1, 2]) {
      const { body: visitors } = await gives<WireCart>(201, 'POST', '/users/anonymous/carts');
      await gives(200, 'POST', `/users/anonymous/carts/${visitors.guid}/entries`, {
        body: { product: { code: '1126001' }, quantity },
      });
      await gives(200, 'POST', bind, bound({ cartId: visitors.code, customerId: shopper }));
      await gives(400, 'POST', bind, bound({ cartId: visitors.code, customerId: shopper }));
    }
    const { body: own } = await gives<WireCart>(200, 'GET', '/users/current/carts/current', { as: SHOPPER });
    same(own.totalUnitCount, 3);
    await gives(400, 'POST', bind, bound({ cartId: own.code, customerId: customerIdOf(PRO) }));
    await gives(400, 'POST', bind, bound({ cartId: own.code, customerId: '0000000000' }));
    await gives(400, 'POST', bind, bound({ customerId: shopper }));
    const form = new URLSearchParams({ cartId: own.code, customerId: shopper });
    await gives(403, 'POST', bind, { as: SHOPPER, body: form });
    await gives(401, 'POST', bind, { body: form });
  },
};
