import { bookOf, bookOwners } from '#mocks/order-book/book.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { type AnsweredCart, mergedCart, useCart } from './cart.ts';
import { delivers, paysOnceRefused } from './checkout.ts';
import type { Exercises } from './exercise.ts';

const me = { as: SHOPPER };
const of = (name: string) => `/users/current/orders/CMD-26-${name}`;

export const ordersExercises: Exercises = {
  'a shopper signs in, is delivered, pays after a refusal, and reads the order': async (witness) => {
    const { call, gives } = witness;
    const scratch = await call<AnsweredCart>('POST', '/users/current/carts', me);
    await useCart(witness, `/users/current/carts/${scratch.body.code}`, me);
    await call('DELETE', `/users/current/carts/${scratch.body.code}`, me);

    const cart = await mergedCart(witness, me);
    await call('GET', '/users/current/carts', me);
    await delivers(witness, cart);
    const { refused, paid } = await paysOnceRefused(witness, cart);
    const place = `/users/current/orders?cartId=${cart.split('/').at(-1)}&termsChecked=true`;
    await call('POST', `${place}&paymentId=inconnu`, { ...me, key: 'p' });
    const placed = await gives<{ code: string }>(201, 'POST', `${place}&paymentId=${paid}`, { ...me, key: 'q' });
    await gives(409, 'POST', `${place}&paymentId=${refused}`, { ...me, key: 'q' });

    const order = placed.body.code;
    await call('GET', `/users/current/orders/${order}`, me);
    await call('GET', `/users/current/orders/${order}?lang=en`, me);
    await call('GET', '/users/current/orders', me);
    await gives(404, 'GET', '/users/current/orders/CMD-0', me);
    await gives(200, 'POST', `/orgUsers/current/cartFromOrder?orderCode=${order}`, me);
    await gives(404, 'POST', '/orgUsers/current/cartFromOrder?orderCode=CMD-0', me);
    await gives(200, 'GET', '/users/current/carts/current?fields=mini_cart', me);
  },

  'an order’s state is asked for, for each service': async ({ call, gives, same }) => {
    const asked = [
      ['SUIVI-IMMEDIAT', 'smt', 'SUCCESS'],
      ['SUIVI-IMMEDIAT', 'parcel', 'SUCCESS'],
      ['SUIVI-INCOMPLET', 'smt', 'SUCCESS_INCOMPLETE'],
      ['SUIVI-EPUISE', 'smt', 'PENDING'],
      ['SUIVI-TIMBRE-TROISIEME', 'mtel', 'PENDING'],
      ['SUIVI-REEX-EPUISE', 'reex', 'PENDING'],
      ['REEX-DEUX', 'reex', 'SUCCESS'],
      ['LOGO-A-TELECHARGER', 'mtelLogo', 'SUCCESS'],
    ] as const;
    for (const [name, service, status] of asked) {
      const { body } = await gives<{ status: string }>(200, 'GET', `${of(name)}/services/${service}/state`, me);
      same([name, body.status], [name, status]);
    }
    await gives(404, 'GET', `${of('COLIS-TROIS')}/services/reex/state`, me);
    await gives(404, 'GET', `${of('COLIS-TROIS')}/services/smt/state`, { as: PRO });
    for (const name of ['TROIS-VENDEURS', 'BIENS-ET-SERVICES', 'LOGO-ABONNEMENTS']) await call('GET', of(name), me);
  },

  'every order of the book is read, in both languages': async ({ gives }) => {
    for (const owner of bookOwners)
      for (const code of bookOf(owner).keys())
        for (const lang of ['fr', 'en'])
          await gives(200, 'GET', `/users/current/orders/${code}?lang=${lang}`, { as: owner });
    await gives(200, 'GET', '/users/current/orders?pageSize=100', me);
    await gives(404, 'GET', of('COMPTE'), me);
  },

  'an order’s invoices are listed and downloaded': async ({ gives }) => {
    const list = `${of('TROIS-VENDEURS')}/invoices`;
    const { body } = await gives<{ invoices: { invoiceId: string }[] }>(200, 'GET', list, me);
    for (const { invoiceId } of body.invoices) await gives(200, 'GET', `${list}/${invoiceId}/download`, me);
    await gives(404, 'GET', `${list}/F-0/download`, me);
    await gives(404, 'GET', list, { as: PRO });
  },

  'a withdrawal is received once, and never twice of the same piece': async ({ gives, same }) => {
    const path = `${of('RETRACTATION')}/withdrawals`;
    const body = { entries: [{ entryNumber: 0, quantity: 1 }], email: SHOPPER };
    const [piece] = body.entries;
    const thrice = { ...body, entries: [piece, piece, piece] };
    same((await gives(400, 'POST', path, { ...me, body: thrice })).reason, 'alreadyWithdrawn');
    const first = await gives(201, 'POST', path, { ...me, key: 'r', body });
    same((await gives(201, 'POST', path, { ...me, key: 'r', body })).body, first.body);
    await gives(409, 'POST', path, { ...me, key: 'r', body: { ...body, comment: 'autre' } });
    await gives(201, 'POST', path, { ...me, key: 's', body: { ...body, comment: 'Trop grand' } });
    const { body: list } = await gives<{ withdrawals: { comment?: string }[] }>(200, 'GET', path, me);
    same(
      list.withdrawals.map(({ comment }) => comment),
      [undefined, 'Trop grand'],
    );
    await gives(404, 'GET', path, { as: PRO });
    same((await gives(400, 'POST', path, { ...me, key: 't', body })).reason, 'alreadyWithdrawn');
    const late = await gives(400, 'POST', `${of('RETRACTATION-PASSEE')}/withdrawals`, { ...me, body });
    same(late.reason, 'withdrawalPeriodOver');
    const service = await gives(400, 'POST', `${of('COLIS-TROIS')}/withdrawals`, { ...me, body });
    same(service.reason, 'notWithdrawable');
    await gives(400, 'POST', path, { ...me, body: { ...body, email: 'sans arobase' } });
    await gives(200, 'GET', of('RETRACTATION'), me);
  },
};
