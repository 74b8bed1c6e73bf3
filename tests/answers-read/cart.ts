import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { line, titles, withStreet } from './words.ts';

export const cartAnswers: AnswersAsked = {
  addEntry: {
    ask: ({ carts }) => carts.add({ code: '1', offerId: null, quantity: 1 }),
    visitorOf: 'guid-1',
    ...line('entry'),
  },
  addEntries: {
    ask: ({ quickOrders }) => quickOrders.add([{ code: '1', quantity: 1 }], 'key'),
    words: { 'cartModifications[].statusCode': 'lowStock' },
    otherWords: { 'cartModifications[].statusCode': 'noStock' },
  },
  applyVoucher: { ask: ({ carts }) => carts.applyVoucher('CODE'), visitorOf: 'guid-1' },
  createCart: { ask: ({ carts }) => carts.add({ code: '1', offerId: null, quantity: 1 }), visitorOf: null },
  deleteCart: null,
  getCart: {
    ask: ({ carts }) => carts.current(),
    words: {
      net: false,
      ...line('entries[]').words,
      ...withStreet('deliveryAddress.', 'billingAddress.'),
      ...titles('deliveryAddress.', 'billingAddress.').words,
    },
    otherWords: { ...line('entries[]').otherWords, ...titles('deliveryAddress.', 'billingAddress.').otherWords },
  },
  getCarts: { ask: ({ visitorCarts }) => visitorCarts.merge() },
  getVouchers: null,
  removeEntry: { ask: async ({ carts }) => carts.remove([(await carts.current())?.lines[0]?.id ?? '']) },
  removeVoucher: { ask: ({ carts }) => carts.removeVoucher('CODE') },
  updateEntry: {
    ask: async ({ carts }) =>
      carts.changeQuantities([{ id: (await carts.current())?.lines[0]?.id ?? '', quantity: 99 }]),
    words: { statusCode: 'lowStock' },
    otherWords: { statusCode: 'noStock' },
  },
  validateCart: {
    ask: ({ carts }) => carts.validate(),
    words: { 'cartModifications[].statusCode': 'lowStock', ...line('cartModifications[].entry').words },
    otherWords: { 'cartModifications[].statusCode': 'noStock', ...line('cartModifications[].entry').otherWords },
  },
};
