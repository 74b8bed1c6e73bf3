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

/** Adding an article to the cart. */
const adding: Row = { fields: { add: '1126001', quantity: '2' } };
/** Of a card, without scripts: the page of the cart says what failed. */
const card: Row = { ...adding, leadsTo: 'refus=' };
/** Only the draft of a journey is changed. */
const draft: Row = { asksNobody: 302 };
const one = { articles: '1126001  2 ' };
/**
 * The forms of which something else holds than of the others, which ask the backend with what the page's own example holds
 * (`form-pages.examples.ts`), and say that it fails: by the first route of their page and their intent.
 */
export const unusual: Record<string, Record<string, Row>> = {
  home: { '': card },
  search: { '': card },
  productOffer: { '': adding },
  cart: {
    restore: { fields: one },
    reorder: { fields: { order: 'CMD-1' } },
  },
  delivery: {
    'restore-articles': { fields: one },
  },
  payment: {
    order: { fields: { cart: '00001', mode: 'card', shown: '1824' }, leadsTo: 'motif=' },
  },
  // Without the list of countries the form is read as it is, and is wrong.
  addressBook: { address: { answers: 422 } },
  parcels: { restart: draft, back: draft },
  parcelBatch: { columns: draft, save: draft, restart: draft, back: draft },
  forwarding: { restart: draft, back: draft },
  stamps: { restart: draft, back: draft },
  stampPrinter: { keep: draft },
  letters: { restart: draft, back: draft },
  registeredMail: { restart: draft, back: draft },
  carriers: { restart: draft, back: draft },
  logo: { restart: draft, back: draft },
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
