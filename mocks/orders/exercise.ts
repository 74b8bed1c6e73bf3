import { type AnsweredCart, mergedCart, useCart } from '../cart/exercise.ts';
import { delivers, paysOnceRefused } from '../checkout/exercise.ts';
import type { Exercises } from '../testing/exercise.ts';
import { SHOPPER } from '../testing/shoppers.ts';

const me = { as: SHOPPER };

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
};
