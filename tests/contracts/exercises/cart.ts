import { sampleCompositions } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { PRO } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import type { Exercises, Witness } from './exercise.ts';

export interface AnsweredCart {
  code: string;
  guid: string;
  totalPriceWithTax: { value: number };
}

export const cartExercises: Exercises = {
  'a delivery mode and an address are chosen no more': async ({ call, gives }) => {
    const { body } = await call<AnsweredCart>('POST', '/users/anonymous/carts');
    for (const chosen of ['deliverymode', 'addresses/delivery']) {
      await gives(200, 'DELETE', `/users/anonymous/carts/${body.guid}/${chosen}`);
      await gives(400, 'DELETE', `/users/anonymous/carts/inconnu/${chosen}`);
    }
  },

  'a visitor fills a cart, changes it and throws it away': async (witness) => {
    const { call, gives } = witness;
    const { body } = await call<AnsweredCart>('POST', '/users/anonymous/carts');
    const cart = `/users/anonymous/carts/${body.guid}`;
    await useCart(witness, cart, {});
    await call('GET', '/users/anonymous/carts');
    await call('DELETE', cart);
    await gives(400, 'GET', cart);
  },

  'a professional adds a list, once': async ({ gives }) => {
    const several = '/orgUsers/current/carts/current/entries?baseSite=pro';
    const entry = (code: string) => ({ product: { code }, quantity: 1 });
    const body = { orderEntries: ['1126001', 'inconnu'].map(entry) };
    for (const key of ['list', 'list']) await gives(200, 'POST', several, { as: PRO, key, body });
    await gives(409, 'POST', several, { as: PRO, key: 'list', body: { orderEntries: [entry('1126001')] } });
    await gives(400, 'POST', several, { as: PRO, body: { orderEntries: [] } });
    await gives(401, 'POST', several, { body });
  },
};

/** The calls of a shopper with a cart, signed in or not, and some refusals. */
export async function useCart({ call, gives }: Witness, cart: string, who: Call): Promise<void> {
  const add = (code: string, quantity: number, offerId?: string) =>
    call('POST', `${cart}/entries`, { ...who, body: { product: { code }, quantity, ...(offerId && { offerId }) } });
  for (const code of Object.values(fixedProducts)) await add(code, 1);
  for (const [configurationId, { code }] of Object.entries(sampleCompositions))
    await call('POST', `${cart}/entries`, { ...who, body: { product: { code }, configurationId } });
  const composed = await call<{ entries: { configurationId?: string; entryNumber: number }[] }>('GET', cart, who);
  const fixed = composed.body.entries.find(({ configurationId }) => configurationId)?.entryNumber;
  await gives(400, 'PATCH', `${cart}/entries/${fixed}`, { ...who, body: { quantity: 9 } });
  await add(fixedProducts.lowStock, 9000);
  for (const [code, quantity] of [
    ['inconnu', 1],
    [fixedProducts.booklet, 0],
    [fixedProducts.booklet, 9999],
  ] as const)
    await add(code, quantity);
  await add(fixedProducts.fourOffers, 1, 'inconnue');
  await call('POST', `${cart}/entries`, { ...who, body: {} });
  await call('PATCH', `${cart}/entries/0`, { ...who, body: { quantity: 3 } });
  await call('PATCH', `${cart}/entries/99`, { ...who, body: { quantity: 3 } });
  await call('PATCH', `${cart}/entries/0`, { ...who, body: { quantity: 'trois' } });
  await call('DELETE', `${cart}/entries/1`, who);
  await call('DELETE', `${cart}/entries/99`, who);
  for (const voucher of ['BIENVENUE10', 'BIENVENUE10', 'PORTOFFERT', 'PRO2026', 'EXPIRE2025', 'RIEN', ''])
    await call('POST', `${cart}/vouchers?voucherId=${voucher}`, who);
  await call('GET', `${cart}/vouchers`, who);
  await call('DELETE', `${cart}/vouchers/PORTOFFERT`, who);
  await call('DELETE', `${cart}/vouchers/RIEN`, who);
  await call('POST', `${cart}/validate`, who);
  for (const lang of ['fr', 'en']) await call('GET', `${cart}?lang=${lang}`, who);
}

/** Merges a visitor's cart into the account's; returns its path. */
export async function mergedCart({ call }: Witness, who: Call): Promise<string> {
  const old = await call<AnsweredCart>('POST', '/users/anonymous/carts');
  const entry = { product: { code: fixedProducts.booklet }, quantity: 2 };
  await call('POST', `/users/anonymous/carts/${old.body.guid}/entries`, { body: entry });
  const { body } = await call<AnsweredCart>('POST', `/users/current/carts?oldCartId=${old.body.guid}`, who);
  return `/users/current/carts/${body.code}`;
}
