/** Every form of the shop, and the status of its answer to each thing that may be wrong with a post. */

import { compositionIds as samples } from '#mocks/cart/samples.ts';
import { address } from './checkout-upstreams.ts';
import { type FormRow, journeyFormStatuses, offered, others, own } from './journey-form-statuses.ts';

/** What may be wrong: the browser has neither cart nor draft; an id is nobody's or somebody else's; and so on. */
export const cases = ['no-cart', 'unknown', 'others', 'empty', 'long', 'twice'] as const;
export type Case = (typeof cases)[number];

/** The status of a row in one case. */
export const statusIn = ({ statuses }: FormRow, place: number): string => statuses?.split(' ')[place] ?? '302';

const adding: FormRow = {
  fields: { add: '1126001', offer: '', quantity: '2' },
  others: { add: '3202005', offer: '99' },
};
/** By the first route of a page, then by intent; a page with one form has one without a name. */
export const formStatuses: Record<string, Record<string, FormRow>> = {
  home: { '': adding },
  stockNotice: {
    ask: {
      fields: { article: '3202005', email: 'a@exemple.fr' },
      others: { article: '1126001' },
      statuses: '302 404 404 404 404 302',
    },
  },
  search: { '': adding },
  productOffer: { '': { ...adding, statuses: '302 404 422 422 422 302' } },
  cart: {
    lines: {
      fields: { remove: '0.1126001', 'quantite-2-0.1126001': '3' },
      others: { remove: '9.1' },
      statuses: '200 200 200 200 200 200',
    },
    voucher: { fields: { code: 'PORTOFFERT' }, others: { code: 'PRO2026' }, statuses: '422 422 422 422 422 422' },
    'remove-voucher': {
      fields: { code: 'BIENVENUE10' },
      others: { code: 'PRO2026' },
      statuses: '422 302 302 302 302 302',
    },
    restore: {
      fields: { articles: '1131001  1' },
      others: { articles: `1131001  1 ${samples.letter}` },
    },
    reorder: { fields: { order: 'CMD-26-000001' }, others: { order: 'CMD-26-PRO-COMPTE' } },
  },
  selection: { '': { fields: { cart: 'part' }, others: { cart: 'pro' } } },
  delivery: {
    address: { fields: address, others: { entry: others }, statuses: '302 422 422 422 422 302' },
    'known-address': {
      fields: { addressId: own },
      others: { addressId: others },
      statuses: '302 422 422 422 422 302',
    },
    restore: { fields: address, statuses: '302 302 302 422 422 302' },
    phone: { fields: { telephone: '06 12 34 56 78' }, statuses: '302 302 302 422 422 302' },
    billing: {
      fields: { addressId: own },
      others: { addressId: others },
      statuses: '302 422 422 422 422 302',
    },
    'billing-address': { fields: address, others: { entry: others }, statuses: '302 302 302 422 422 302' },
    'billing-number': { fields: { entreprise: '404833048' }, statuses: '302 302 302 422 422 302' },
    mode: {
      fields: { sellerId: '', mode: 'lettre-suivie' },
      others: { sellerId: '2001' },
      statuses: '302 422 422 422 422 302',
    },
    point: {
      fields: { sellerId: '', point: 'FR:1' },
      others: { sellerId: '2001' },
      statuses: '302 422 422 422 422 422',
    },
    'remove-seller': {
      fields: { sellerId: '2001' },
      others: { sellerId: '2002' },
      statuses: '302 302 302 200 302 302',
    },
    'restore-articles': {
      fields: { articles: '1131001  1' },
      others: { articles: `1131001  1 ${samples.letter}` },
    },
  },
  payment: {
    'billing-number': { fields: { entreprise: '404833048', mode: 'card' }, statuses: '302 302 302 302 422 302' },
    order: { fields: { cart: '00000001', mode: 'card', shown: '100' }, others: { cart: '00000002' } },
  },
  billing: {
    billing: { fields: { addressId: own }, others: { addressId: others } },
    'billing-address': { fields: address, others: { entry: others } },
  },
  addressBook: {
    address: {
      fields: { ...address, streetName: '20 rue de Paris' },
      others: { entry: others },
      statuses: '422 422 422 422 422 422',
    },
    'known-address': {
      fields: { main: 'adr-vacances' },
      others: { main: others },
      statuses: '302 422 422 422 422 302',
    },
    restore: { fields: address, statuses: '302 302 302 422 422 302' },
  },
  depositLists: {
    create: {
      fields: { etiquette: '6A04043954320', jour: offered },
      others: { etiquette: '6A00000000000' },
      statuses: '302 422 422 422 422 302',
    },
  },
  // A counter has scanned it.
  depositList: { cancel: { statuses: '422 404 404 422 422 422' } },
  savedParcels: {
    save: { fields: { name: 'Boîte M' }, statuses: '422 422 422 422 422 422' },
    rename: {
      fields: { saved: '1', 'name.1': 'Boîte M' },
      others: { saved: '2' },
      statuses: '422 422 422 422 422 422',
    },
    remove: { fields: { saved: '1' }, others: { saved: '2' } },
  },
  stampFavourites: {
    keep: { fields: { name: 'Vœux' }, statuses: '302 302 302 422 422 302' },
    take: { fields: { favourite: '1' }, others: { favourite: '2' } },
    forget: { fields: { favourite: '1' }, others: { favourite: '2' } },
  },
  quickOrder: {
    add: {
      fields: { articles: '1126001;2', envoi: 'liste' },
      others: { articles: '9999999;1' },
      statuses: '302 422 422 422 422 302',
    },
  },
  company: { siret: { fields: { siret: '356 000 000 09075' }, statuses: '422 422 422 422 422 422' } },
  certification: {
    request: {
      fields: { representant: 'rep-gerant', attestation: 'oui' },
      others: { representant: 'rep-1' },
    },
  },
  orderRefund: {
    refund: {
      fields: { etiquette: '6A01797431740', motif: 'Non envoyé.' },
      others: { etiquette: '6A00000000000' },
      statuses: '302 404 404 422 422 302',
    },
    // No label of this order is valid any more.
    automatic: { fields: { voulu: 'oui' }, statuses: '422 404 404 422 422 422' },
  },
  orderReturn: { 'cancel-return': { statuses: '302 404 404 302 302 302' } },
  orderContract: {
    code: { fields: { code: '177251' }, statuses: '302 404 404 422 422 302' },
    letter: { statuses: '422 404 404 302 302 422' },
    card: { fields: { recue: 'oui' }, statuses: '302 404 404 302 302 302' },
  },
  withdraw: {
    withdraw: {
      fields: { article: '0.1126001', 'quantite-0.1126001': '1', email: 'particulier@exemple.fr', envoi: 'b-1' },
      others: { article: '9.3202005' },
      statuses: '422 404 404 422 422 422',
    },
  },
  contactSeller: {
    'new-thread': {
      fields: { envoi: 'b-1', sujet: 'ITEM', message: 'Bonjour.' },
      others: { sujet: 'AUTRE' },
      statuses: '302 404 404 422 422 302',
    },
  },
  sellerThread: { reply: { fields: { envoi: 'b-2', message: 'Merci.' }, statuses: '302 404 404 422 302 302' } },
  startReturn: {
    'ask-return': {
      fields: {
        envoi: 'b-1',
        'quantite-0': '1',
        'motif-0': 'OTHER',
        mode: 'RETURN_METHOD_BY_MAIL',
        commentaire: 'Trop grand.',
      },
      others: { 'motif-0': 'AUTRE', mode: 'AUTRE' },
      statuses: '302 404 404 422 422 302',
    },
  },
  ...journeyFormStatuses,
  assistance: {
    chercher: { statuses: '404 404 404 404 404 404' },
    assister: { statuses: '404 404 404 404 404 404' },
    rattacher: { statuses: '404 404 404 404 404 404' },
    terminer: { statuses: '404 404 404 404 404 404' },
    quitter: { statuses: '404 404 404 404 404 404' },
  },
  language: { '': { fields: { lang: 'fr', back: '/' } } },
  consent: { '': { fields: { answer: 'refuse', redirect: '/' } } },
  measure: { '': { fields: { events: '[]' }, statuses: '204 204 204 204 204 204' } },
};
