import { anAddress } from '#domain/address/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { address, titles, withStreet } from './words.ts';

export const addressAnswers: AnswersAsked = {
  addAccountAddress: { ask: ({ addressBooks }) => addressBooks.add(address) },
  changeAccountAddress: { ask: ({ addressBooks }) => addressBooks.change('a', address) },
  getAddressAccount: { ask: ({ addressBooks }) => addressBooks.entries() },
  removeAccountAddress: { ask: ({ addressBooks }) => addressBooks.remove('a') },
  setMainAddress: { ask: ({ addressBooks }) => addressBooks.makeMain('a') },
  verifyAddress: {
    ask: ({ addressChecks }) => addressChecks.check(anAddress({ country: 'DE', codePostal: '10115', city: 'Berlin' })),
  },
  searchAddress: {
    ask: ({ addressChecks }) => addressChecks.streets({ text: 'rue', codePostal: '69002', country: 'FR' }),
  },
  getBaseSites: null,
  getLanguages: null,
  getCurrencies: null,
  getTitles: null,
  getCardTypes: null,
  getRegions: null,
  getConsentTemplates: null,
  giveConsent: null,
  withdrawConsent: null,
  getAccountPaymentDetails: null,
  verifyUserAddress: null,
  createUserAddress: null,
  getUserAddress: null,
  replaceUserAddress: null,
  updateUserAddress: null,
  deleteUserAddress: null,
  getCustomerCoupons: null,
  claimCustomerCoupon: null,
  disclaimCustomerCoupon: null,
  getPaymentRequest: null,
  handlePaymentResponse: null,
  clearDeliveryMode: null,
  clearDeliveryAddress: null,
  getCountries: { ask: ({ deliveries }) => deliveries.countries() },
  getUser: {
    ask: async ({ companies, accounts }) => [await companies.mine(), await accounts.holder()],
    words: {
      'legalEntity.certificationStatus': 'active',
      titleCode: 'mr',
      'connectionMethod.name': 'PASSWORD',
      'connectionMethod.mfaMethod': 'SMS',
      ...withStreet('defaultAddress.'),
      ...titles('defaultAddress.').words,
    },
    otherWords: {
      'legalEntity.certificationStatus': 'pending',
      titleCode: 'mrs',
      'connectionMethod.name': 'DIGITAL_IDENTITY',
      'connectionMethod.mfaMethod': 'APP',
      ...titles('defaultAddress.').otherWords,
    },
  },
  getUserAddresses: {
    ask: ({ deliveries }) => deliveries.accountAddresses(),
    words: { ...withStreet('addresses[].'), ...titles('addresses[].').words },
    otherWords: titles('addresses[].').otherWords,
  },
};
