import { stepNotes } from '../notes.ts';
import {
  code,
  day,
  either,
  field,
  flag,
  flash,
  joinParameters,
  list,
  matching,
  oneOf,
  opaque,
  orderSearch,
  type Parameter,
  parcelNumber,
  path,
  text,
  whole,
  withUrlName,
} from '../parameters.ts';
import type { RouteName, StepRouteName } from '../route-table.ts';
import {
  forwardingQueries,
  journeyStep,
  letterQueries,
  logoQueries,
  pastedStep,
  stampQueries,
} from './journey-queries.ts';
import { staffQueries } from './staff-queries.ts';

const listing = {
  q: text(200),
  /** `facet:value` */
  f: list(joinParameters<readonly [code: string, value: string]>(':', opaque(200), opaque(200)), 30),
  sort: matching(/^[\w-]{1,64}$/),
  /** The rank of a product in a personal list. */
  rank: opaque(200),
  /** The facet whose values are all shown. */
  tout: matching(/^\w{1,64}$/),
  page: whole(1, 1000),
};
const directory = { q: text(200) };
/** What was just added without scripts, and why it was not all that was asked for. */
const product = {
  added: flash(withUrlName('ajoute', whole(1, 9999))),
  limit: flash(withUrlName('limite', oneOf('stock', 'maximum'))),
};
/** The result of the previous step. */
const note = oneOf(...stepNotes);
const company = oneOf('modifier');
const signIn = { redirect: path, fallback: path, profile: oneOf('part', 'pro') };
/** An endpoint has no prefix, so its query holds the mode. */
const mode = oneOf('part', 'pro');
/** The shop whose pickup points are shown, and the place that was searched. */
const finder = {
  pickupOf: withUrlName('retrait', opaque(64)),
  street: withUrlName('rue', text(200)),
  postalCode: withUrlName('cp', field(11)),
  city: withUrlName('ville', text(100)),
  count: withUrlName('nombre', whole(1, 100)),
  tries: withUrlName('essai', whole(0, 100)),
};
const country = matching(/^[A-Za-z]{2}$/);

/** What of an order's labels is printed, and how: `case` is the first free place of a sheet of four. */
const printing = {
  etiquette: list(code, 1000),
  format: oneOf('a4', 'a4-4', '10x15', 'dymo'),
  case: whole(1, 4),
};

export type DeclaredQuery = Record<string, Parameter<unknown, unknown>>;

/** The query parameters of each route. A name that is not listed is ignored. */
export const queries = {
  homeConnectedPro: { certification: flag },
  quickOrder: { note: oneOf('ajoute', 'colonnes') },
  company: {
    siret: oneOf('modifier'),
    note: oneOf('etablissement', 'demande', 'deja-demandee', 'siret-requis'),
  },
  cookies: { choice: flash(withUrlName('choix', oneOf('enregistre'))) },

  brands: directory,
  sellers: directory,
  search: listing,
  plp: listing,
  plpFacet: listing,
  plpMarque: listing,
  plpVendeur: listing,
  ownBrand: listing,
  product,
  productOffer: product,
  ownBrandProduct: product,

  stockNotice: { article: code, note: oneOf('demande', 'a-confirmer') },
  pointsOfSale: { street: finder.street, postalCode: finder.postalCode, city: finder.city },
  postage: {
    /** By what the weight is known. */
    by: withUrlName('par', oneOf('feuilles', 'poids')),
    sheets: withUrlName('feuilles', field(4)),
    envelope: withUrlName('enveloppe', code),
    weight: withUrlName('poids', field(12)),
    country: withUrlName('pays', country),
  },

  /**
   * Why a card's article was not added, without scripts; the result of a reorder: the order, the number of pieces, and
   * the articles that were left out.
   */
  cart: {
    refusal: flash(
      withUrlName(
        'refus',
        oneOf('out-of-stock', 'maximum', 'unknown-product', 'too-much', 'to-compose', 'quantity', 'failed'),
      ),
    ),
    reorder: flash(withUrlName('rachat', code)),
    added: flash(withUrlName('ajoutes', either(oneOf('inconnue'), whole(0, 999_999)))),
    leftOut: flash(
      withUrlName(
        'manque',
        list(
          joinParameters(
            '.',
            code,
            oneOf('no-stock', 'less-stock', 'maximum', 'unavailable', 'to-compose'),
            whole(0, 9999),
          ),
          100,
        ),
      ),
    ),
  },
  delivery: {
    address: withUrlName('adresse', oneOf('modifier', 'nouvelle', 'completer')),
    /** An entry of the address book. */
    entry: withUrlName('entree', opaque(64)),
    searched: withUrlName('chercher', text(100)),
    all: withUrlName('toutes', flag),
    phone: withUrlName('telephone', oneOf('modifier')),
    billing: withUrlName('facturation', oneOf('autre', 'nouvelle')),
    company: withUrlName('entreprise', company),
    ...finder,
    /** The choices that a new address has undone. */
    undone: flash(withUrlName('oubli', list(oneOf('mode', 'point'), 2))),
    note,
  },
  ...staffQueries,
  addressBook: {
    address: withUrlName('adresse', oneOf('nouvelle', 'modifier')),
    /** An entry of the address book. */
    entry: withUrlName('entree', opaque(64)),
    searched: withUrlName('chercher', text(100)),
    all: withUrlName('toutes', flag),
    note,
  },
  billing: { billing: withUrlName('facturation', oneOf('autre', 'nouvelle')) },
  payment: {
    /** Why the shopper is on the page again. */
    reason: flash(
      withUrlName(
        'motif',
        oneOf(
          'refused',
          'cancelled',
          'panier',
          'expired',
          'montant',
          'mode',
          'choix',
          'commande',
          'retractation',
          'adresse',
          'entreprise',
          'facturation',
          'solde',
          'plafond',
          'payment-choice',
          'payment-mode-selection',
          'payment-mode-post',
          'aucun',
        ),
      ),
    ),
    debit: flash(oneOf('non')),
    choice: withUrlName('choix', code),
    certification: flag,
    company: withUrlName('entreprise', company),
    note,
  },
  paymentReturn: {
    payment: code,
    cart: withUrlName('panier', code),
    tries: withUrlName('essai', whole(0, 99)),
    /** Another payment was asked for, and this one could not be given up. */
    reason: withUrlName('motif', oneOf('autre')),
  },
  /** An invalid code reads as an empty one, which names no order. */
  confirmation: { order: withUrlName('commande', field(200)) },
  orderReturn: { note: oneOf('demande', 'annule', 'etiquette') },
  sellerThread: { note: oneOf('envoye', 'telechargement') },
  /** The parcel that is changed although nothing is wrong with it, and the part of a long list. */
  parcelBatch: { ligne: whole(1, 1000), page: whole(1, 1000), note: oneOf('gardees', 'a-lire', 'fichier', 'en-cours') },
  /** The parcels of the draft; otherwise the template. */
  parcelBatchFile: { lot: flag },
  parcelsItem: journeyStep,
  parcelsDelivery: { ...journeyStep, ...finder },
  parcelsAddresses: pastedStep,
  parcelsContents: journeyStep,
  parcelsSummary: journeyStep,
  ...letterQueries,
  ...logoQueries,
  carriersItem: journeyStep,
  carriersOffers: {
    ...journeyStep,
    order: withUrlName('tri', oneOf('prix', 'arrivee', 'co2', 'distance')),
    /** What every shown offer must be. */
    wishes: withUrlName('avec', list(oneOf('sans-imprimante', 'suivi', 'signature', 'enlevement'), 4)),
    /** Slow carriers are waited for. */
    isPatient: withUrlName('attendre', flag),
  },
  ...forwardingQueries,
  registeredMailItem: journeyStep,
  registeredMailAddresses: pastedStep,
  registeredMailSummary: journeyStep,
  ...stampQueries,
  depositLists: { order: withUrlName('commande', code), note: oneOf('annulee') },
  depositList: { note: oneOf('creee'), failure: withUrlName('echec', oneOf('fichier')) },
  savedParcels: { parcel: withUrlName('colis', opaque(64)), note: oneOf('enregistre', 'renomme', 'supprime') },

  tracking: { code: parcelNumber },
  helpSite: {
    topic: withUrlName('sujet', oneOf('signalement', 'commande')),
    product: withUrlName('produit', code),
    order: withUrlName('commande', code),
  },

  /** `autre`: with another account than the one that is signed in. */
  signIn: { ...signIn, otherAccount: withUrlName('autre', flag) },
  register: signIn,
  signInReturn: { error: oneOf('access_denied') },
  /** `state` is OpenID Connect's name of the page to show: the identity provider leads back here. */
  signOut: { redirect: path, expired: withUrlName('expiree', flag), wanted: withUrlName('voulu', path), state: path },
  /** `isLook`: a page's timer asks whether the session is over, which prolongs nothing. */
  visitor: { mode, isLook: withUrlName('fin', flag) },
  /** Of which file the download failed; of labels, with what was chosen of them. */
  orderDetail: {
    failure: withUrlName(
      'echec',
      oneOf('etiquette', 'etiquettes', 'timbres', 'lettre', 'facture', 'choix', 'page-test'),
    ),
    ...printing,
  },
  labels: { failure: withUrlName('echec', oneOf('etiquette', 'etiquettes', 'choix', 'page-test')), ...printing },
  dropOffCode: { failure: withUrlName('echec', flag) },
  orderList: { q: orderSearch, from: withUrlName('du', day), to: withUrlName('au', day), page: whole(1, 1000) },
  orderRefund: { note: oneOf('demande') },
  changeOfMind: { q: orderSearch, page: whole(1, 1000) },
  withdrawn: { failure: withUrlName('echec', oneOf('accuse')) },
  fulfilment: { mode },
  /** All labels, one of them, or those that were chosen; `depuis`: asked for on the order's page. */
  labelsFile: { tout: flag, une: code, depuis: oneOf('commande'), ...printing },
  /** The order that the page is left from. */
  labelTestPage: { order: withUrlName('commande', code), format: printing.format, case: printing.case },
  /** The error page in the browser: its status. */
  error: { code: whole(400, 599), mode },
  /** Named by the collector's library: the site and the visitor. */
  measure: { s: code, idclient: code },
  recommendations: { mode, code },
  communes: { code: text(11), country: withUrlName('pays', country) },
  streets: { q: text(100), code: text(11), country: withUrlName('pays', country) },
  suggestions: { q: text(200), mode },
} satisfies Partial<Record<RouteName, DeclaredQuery>> & Record<StepRouteName, DeclaredQuery>;
