import { wholeBody } from '#mocks/shared/legal-bodies.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { contractWords, line, titles, withStreet } from './words.ts';

/** The entry of the whole order, which its consignments name. */
const orderedEntry = (wholeBody('getOrder').body as { entries: [{ entryNumber: number }] }).entries[0].entryNumber;
const contract = (at: string) => ({
  words: {
    [`${at}status`]: 'CREATED',
    [`${at}contractType`]: 'temporary',
    [`${at}destination`]: 'national',
    ...contractWords.words(at),
  },
  otherWords: {
    [`${at}status`]: 'READY_FOR_PICKUP',
    [`${at}contractType`]: 'mobility',
    [`${at}destination`]: 'international',
    ...contractWords.otherWords(at),
  },
});

export const ordersAnswers: AnswersAsked = {
  cartFromOrder: {
    ask: ({ orders }) => orders.reorder('1'),
    words: { 'cartModifications[].statusCode': 'lowStock' },
    otherWords: { 'cartModifications[].statusCode': 'noStock' },
  },
  getOrder: {
    ask: ({ orders }) => orders.ofCode('1'),
    words: {
      net: false,
      ...line('entries[]').words,
      ...line('entryGroups[].entries[]').words,
      ...withStreet('deliveryAddress.', 'billingAddress.'),
      ...titles('deliveryAddress.', 'billingAddress.').words,
      ...contract('entries[].serviceState.contract.').words,
      'entries[].serviceState.status': 'READY_FOR_PICKUP',
      'entries[].serviceState.subscription.status': 'APPROVED',
      'entryGroups[].type': 'smt',
      'consignments[].entries[].orderEntry.entryNumber': orderedEntry,
      'consignments[].status': 'SHIPPED',
      'refunds[].status': 'WAITING_REFUND',
    },
    otherWords: {
      ...line('entries[]').otherWords,
      ...titles('deliveryAddress.', 'billingAddress.').otherWords,
      ...contract('entries[].serviceState.contract.').otherWords,
      status: 'SHIPPED',
      'entries[].serviceState.status': 'LABEL_EXPIRED',
      'entries[].serviceState.subscription.status': 'REFUSED',
      'entryGroups[].type': 'eservices',
      'consignments[].status': 'REFUSED',
      'consignments[].trackingUrl': 'https://autre.example/1',
      'refunds[].status': 'REFUNDED',
    },
  },
  getOrders: {
    ask: ({ orders }) => orders.ofShopper(0),
    words: { 'orders[].status': 'CREATED' },
    otherWords: { 'orders[].status': 'SHIPPED' },
  },
  getOrderState: {
    ask: async ({ orders }) => [await orders.stateOf('1', 'parcel'), await orders.stateOf('1', 'forwarding')],
    words: { ...contract('contracts[].').words, status: 'PENDING' },
    otherWords: { ...contract('contracts[].').otherWords, status: 'ERROR' },
  },
  getInvoices: { ask: ({ orders }) => orders.invoices('1') },
  downloadInvoice: null,
  getWithdrawals: { ask: ({ orders }) => orders.withdrawals('1') },
  withdraw: {
    ask: ({ orders }) =>
      orders.withdraw({
        orderCode: '1',
        lines: [{ lineId: '0.1', quantity: 1 }],
        email: 'a@b.fr',
        comment: null,
        key: '1',
      }),
  },
  placeOrder: { ask: ({ orders }) => orders.place({ cartCode: '1', paymentId: '1', key: '1' }) },
};
