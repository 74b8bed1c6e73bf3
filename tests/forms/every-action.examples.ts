import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';

/** How one form of an action meets a backend that fails. */
export interface Row {
  /** What is posted with the intent, so that a backend is asked. */
  fields?: Record<string, string>;
  path?: string;
  /** The status where no backend is asked. */
  asksNobody?: number;
  /** Leads to a page that says it, whose address holds this. */
  leadsTo?: string;
  /** The status of every fault, where it is none of the usual ones. */
  answers?: number;
  /** An agent who helps somebody sends it. */
  isAgents?: true;
}

/** Asks the backend with what the page's own example holds, and answers as usual. */
const usual: Row = {};
/** A press on « Continuer » of a journey's step. */
const step = { '': usual };
/** Adding an article to the cart. */
const adding: Row = { fields: { add: '1126001', quantity: '2' } };
/** Of a card, without scripts: the page of the cart says what failed. */
const card: Row = { ...adding, leadsTo: 'refus=' };
/** Only the draft of a journey is changed. */
const draft: Row = { asksNobody: 302 };
const one = { articles: '1126001  2 ' };
/** The steps of journeys, which a form leads on from. */
const steps = (routeTable as readonly RouteEntry[]).filter(({ journey }) => journey?.step).map(({ name }) => name);

/** Every action of the shop, by the first route of its page and the intent of its forms. */
export const everyAction: Record<string, Record<string, Row>> = {
  ...Object.fromEntries(steps.map((name) => [name, step])),
  home: { '': card },
  search: { '': card },
  productOffer: { '': adding },
  cart: {
    lines: usual,
    voucher: usual,
    'remove-voucher': usual,
    restore: { fields: one },
    reorder: { fields: { order: 'CMD-1' } },
  },
  selection: { '': usual },
  delivery: {
    address: usual,
    'known-address': usual,
    restore: usual,
    phone: usual,
    billing: usual,
    'billing-address': usual,
    'billing-number': usual,
    mode: usual,
    point: usual,
    'remove-seller': usual,
    'restore-articles': { fields: one },
  },
  payment: {
    order: { fields: { cart: '00001', mode: 'card', shown: '1824' }, leadsTo: 'motif=' },
    'billing-number': usual,
  },
  billing: { billing: usual, 'billing-address': usual },
  // Without the list of countries the form is read as it is, and is wrong.
  addressBook: { address: { answers: 422 }, 'known-address': usual, restore: usual },
  depositLists: { create: usual },
  depositList: { cancel: usual },
  savedParcels: { save: usual, rename: usual, remove: usual },
  stampFavourites: { keep: usual, take: usual, forget: usual },
  quickOrder: { add: usual },
  company: { siret: usual },
  certification: { request: usual },
  orderRefund: { refund: usual, automatic: usual },
  orderContract: { code: usual, letter: usual, card: usual },
  orderReturn: { 'cancel-return': usual },
  withdraw: { withdraw: usual },
  contactSeller: { 'new-thread': usual },
  sellerThread: { reply: usual },
  startReturn: { 'ask-return': usual },
  parcels: { duplicate: usual, 'use-saved': usual, 'once-more': usual, restart: draft, edit: usual, back: draft },
  parcelBatch: { read: usual, columns: draft, save: draft, buy: usual, restart: draft, back: draft },
  forwarding: { restart: draft, edit: usual, back: draft },
  forwardingObjection: { object: usual },
  stamps: { duplicate: usual, restart: draft, edit: usual, back: draft },
  stampPrinter: { keep: draft },
  letters: { duplicate: usual, restart: draft, edit: usual, back: draft },
  registeredMail: { duplicate: usual, restart: draft, edit: usual, back: draft },
  carriers: { restart: draft, back: draft },
  carriersOffers: { choose: usual },
  logo: { restart: draft, edit: usual, back: draft },
  assistance: {
    chercher: { isAgents: true, fields: { nom: 'Compte' } },
    assister: { isAgents: true, fields: { client: '0000000001', profil: 'part' } },
    rattacher: { isAgents: true, fields: { panier: '00000042' } },
    terminer: { isAgents: true },
    quitter: { isAgents: true },
  },
  language: { '': { asksNobody: 302 } },
  consent: { '': { asksNobody: 302 } },
  measure: { '': { asksNobody: 204 } },
  stockNotice: { ask: { fields: { article: '3202005' }, path: '/boutique/retour-en-stock?article=3202005' } },
};
