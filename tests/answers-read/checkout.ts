import { aWholeAddress } from '#domain/address/examples.ts';
import { aPayment } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { address, openPoint, titles, withStreet } from './words.ts';

const mode = { sellerId: null, code: 'domicile', leadTime: null, shippingTypes: [] };
const point = { ...mode, point: { id: 'relais-1', country: 'FR' } };
const payment = {
  mode: 'card',
  amount: euros(10),
  returnUrl: 'https://boutique.example/retour',
  waivedAt: null,
  key: 'cle-1',
};
const started = {
  words: { status: 'REFUSED', redirectUrl: 'https://paiement.example/1' },
  otherWords: { status: 'EXPIRED', redirectUrl: 'https://autre.example/2' },
};

export const checkoutAnswers: AnswersAsked = {
  createDeliveryAddress: { ask: ({ deliveries }) => deliveries.deliverTo(address) },
  createPaymentDetails: null,
  getCompanyInfo: { ask: ({ deferredPayments }) => deferredPayments.scoringCode('1') },
  getDeferredPayment: {
    ask: ({ deferredPayments }) => deferredPayments.details(),
    words: { contractStatus: 'DRAFT', ineligibilityReason: 'INACTIVE_CONTRACT' },
    otherWords: { contractStatus: 'CLOSED', ineligibilityReason: 'UNKNOWN_SUBSCRIPTION' },
  },
  getDeliveryModes: {
    ask: ({ deliveries }) => deliveries.groups(),
    ...openPoint('deliveryGroups[].deliveryPointOfService.'),
  },
  getMainAddress: {
    ask: ({ deliveries }) => deliveries.mainAddress(),
    words: { ...withStreet('address.'), ...titles('address.').words },
    otherWords: titles('address.').otherWords,
  },
  cancelPayment: { ask: ({ payments }) => payments.giveUp({ ...aPayment(), id: '1' }), ...started },
  getPayment: { ask: ({ payments }) => payments.ofId('1'), ...started },
  getPaymentModes: { ask: ({ payments }) => payments.choices() },
  getPayments: {
    ask: ({ payments }) => payments.ofCart('1'),
    words: { 'payments[].status': 'REFUSED', 'payments[].redirectUrl': 'https://paiement.example/1' },
    otherWords: { 'payments[].status': 'EXPIRED', 'payments[].redirectUrl': 'https://autre.example/2' },
  },
  setBillingAddress: { ask: ({ deliveries }) => deliveries.billTo(address) },
  setDeliveryAddress: { ask: ({ deliveries }) => deliveries.deliverTo(aWholeAddress()) },
  setDeliveryMode: { ask: ({ deliveries }) => deliveries.choose(mode) },
  setDeliveryPointOfService: { ask: ({ deliveries }) => deliveries.choosePoint(point) },
  setPaymentDetails: null,
  setPaymentMode: { ask: ({ payments }) => payments.select('card') },
  setPhone: { ask: ({ deliveries }) => deliveries.setPhone({ number: '+33612345678', country: 'FR' }) },
  startPayment: { ask: ({ payments }) => payments.start(payment), ...started },
  countStores: null,
  getStore: null,
  findStores: {
    ask: ({ pickupPoints }) =>
      pickupPoints.near({ address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 5 }),
    ...openPoint('stores[].'),
  },
};
