import type { Mode } from '#domain/shared/mode.ts';
import { stepNotes } from './notes.ts';
import {
  code,
  either,
  field,
  flag,
  joined,
  list,
  matching,
  oneOf,
  opaque,
  type Parameter,
  parcelNumber,
  path,
  text,
  type ValueOf,
  whole,
} from './parameters.ts';
import type { RouteName } from './route-table.ts';

const listing = {
  q: text(200),
  /** `facet:value` */
  f: list(joined<readonly [code: string, value: string]>(':', opaque(200), opaque(200)), 30),
  sort: matching(/^[\w-]{1,64}$/),
  /** The rank of a product in a personal list. */
  rank: opaque(200),
  /** The facet whose values are all shown. */
  tout: matching(/^\w{1,64}$/),
  page: whole(1, 1000),
};
const directory = { q: text(200) };
/** What was just added without scripts, and why it was not all that was asked for. */
const product = { ajoute: whole(1, 9999), limite: oneOf('stock', 'maximum') };
/** The result of the previous step. */
const note = oneOf(...stepNotes);
const entreprise = oneOf('modifier');
const certification = flag;
const signIn = { redirect: path, fallback: path, profile: oneOf('part', 'pro') };
/** An endpoint has no prefix, so its query holds the mode. */
const mode = oneOf('part', 'pro');
const country = matching(/^[A-Za-z]{2}$/);

/** A step of a journey: why the guard led here, and the fields that a change has reset. */
const journeyStep = { note: oneOf('incomplet'), retire: list(matching(/^[a-zA-Z.]{1,40}$/), 30) };

type Declared = Record<string, Parameter<unknown, unknown>>;

/** The query parameters of each route. A name that is not listed is ignored. */
export const queries = {
  homeConnectedPro: { certification },
  cookies: { choix: oneOf('enregistre') },

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

  stockNotice: { article: code, note: oneOf('demande') },
  postage: {
    /** By what the weight is known. */
    par: oneOf('feuilles', 'poids'),
    feuilles: field(4),
    enveloppe: code,
    poids: field(12),
    pays: country,
  },

  /**
   * Why a card's article was not added, without scripts; the result of a reorder: the order, the number of pieces, and
   * the articles that were left out.
   */
  cart: {
    refus: oneOf('out-of-stock', 'maximum', 'unknown-product', 'too-much', 'to-compose', 'quantity', 'failed'),
    rachat: code,
    ajoutes: either(oneOf('inconnue'), whole(0, 999_999)),
    manque: list(
      joined('.', code, oneOf('no-stock', 'less-stock', 'maximum', 'unavailable', 'to-compose'), whole(0, 9999)),
      100,
    ),
  },
  delivery: {
    adresse: oneOf('modifier', 'nouvelle', 'completer'),
    /** An entry of the address book. */
    entree: opaque(64),
    chercher: text(100),
    toutes: flag,
    telephone: oneOf('modifier'),
    facturation: oneOf('autre', 'nouvelle'),
    entreprise,
    /** The shop whose pickup points are shown, and the place that was searched. */
    retrait: opaque(64),
    rue: text(200),
    cp: field(11),
    ville: text(100),
    nombre: whole(1, 100),
    essai: whole(0, 100),
    /** The choices that a new address has undone. */
    oubli: list(oneOf('mode', 'point'), 2),
    note,
  },
  addressBook: {
    adresse: oneOf('nouvelle', 'modifier'),
    /** An entry of the address book. */
    entree: opaque(64),
    chercher: text(100),
    toutes: flag,
    note,
  },
  billing: { facturation: oneOf('autre', 'nouvelle') },
  payment: {
    /** Why the shopper is on the page again. */
    motif: oneOf(
      'refused',
      'cancelled',
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
      'payment-choice',
      'payment-mode-selection',
      'payment-mode-post',
      'aucun',
    ),
    debit: oneOf('non'),
    choix: code,
    certification,
    entreprise,
    note,
  },
  paymentReturn: {
    payment: code,
    panier: code,
    essai: whole(0, 99),
    /** Another payment was asked for, and this one could not be given up. */
    motif: oneOf('autre'),
  },
  /** An invalid code reads as an empty one, which names no order. */
  confirmation: { commande: field(200) },
  registeredMailItem: journeyStep,
  registeredMailAddresses: journeyStep,
  registeredMailSummary: journeyStep,

  tracking: { code: parcelNumber },
  helpSite: { sujet: oneOf('signalement'), produit: code },

  /** `autre`: with another account than the one that is signed in. */
  signIn: { ...signIn, autre: flag },
  register: signIn,
  signInReturn: { error: oneOf('access_denied') },
  otherProfile: { mode, redirect: path },
  /** `state` is OpenID Connect's name of the page to show: the identity provider leads back here. */
  signOut: { redirect: path, expiree: flag, voulu: path, state: path },
  visitor: { mode },
  /** The error page in the browser: its status. */
  error: { code: whole(400, 599), mode },
  /** Named by the collector's library: the site and the visitor. */
  measure: { s: code, idclient: code },
  recommendations: { mode, code },
  communes: { code: text(11), pays: country },
  streets: { q: text(100), code: text(11), pays: country },
  suggestions: { q: text(200), mode },
  preview: { quitter: flag, redirect: path, cmsTicketId: matching(/^[\w-]{1,128}$/) },
} satisfies Partial<Record<RouteName, Declared>>;

/** The parameter that any page may have: the session has ended, or could not be opened. The browser reads it too. */
export interface QueryOfAnyPage {
  session: 'expiree' | 'echouee';
}

type Queries = typeof queries;
/** A route that reads its query. */
export type QueryRoute = keyof Queries;
/** The parameter names of a route, for the fields of a GET form. */
export type QueryName<Name extends QueryRoute> = keyof Queries[Name] & string;
/** The query of a route, as it is written. */
export type QueryOf<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]?: ValueOf<Queries[Name][Key]> | null | undefined;
};
/** The query of a route, as it is read; `null` for an absent or invalid parameter. */
export type AskedOf<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]: Queries[Name][Key] extends Parameter<infer Value, infer Absent>
    ? Value | Absent
    : never;
};

/** Cached by route, because listings write hundreds of addresses. */
const declared = new Map<string, [name: string, one: Parameter<unknown, unknown>][]>(
  Object.entries<Declared>(queries).map(([name, query]) => [name, Object.entries(query)]),
);

/** The note in the address of any page; `null` when it is absent or invalid. */
export const noteIn = (search: URLSearchParams): string | null =>
  /^[a-z-]{1,40}$/.exec(search.get('note') ?? '')?.[0] ?? null;

/** The same query without its note. */
export function withoutNote(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('note');
  return left;
}

/** Reads the query of a route; without a search, all parameters are absent. */
export const queryOf = <Name extends QueryRoute>(name: Name, search = new URLSearchParams()): AskedOf<Name> =>
  Object.fromEntries(
    declared.get(name)?.map(([key, one]) => [key, one.read(search.getAll(key))]) ?? [],
  ) as AskedOf<Name>;

/** The fields that a change has reset, in the query of a step of any journey. */
export const resetFieldsIn = (search = new URLSearchParams()): readonly string[] =>
  journeyStep.retire.read(search.getAll('retire' satisfies keyof typeof journeyStep));

/** The mode in the query of any endpoint. */
export const modeAsked = (search: URLSearchParams): Mode | null => queryOf('visitor', search).mode;

/** The pairs in the order of the declaration, without empty values. */
export function pairsOf(name: RouteName, query: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [key, one] of declared.get(name) ?? []) {
    const value = query[key];
    if (value === null || value === undefined) continue;
    for (const text of one.write(value)) pairs.push([key, text]);
  }
  return pairs;
}

/** The query as text: `?note=ajoutee`, or an empty text. */
export function searchOf(name: RouteName, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of pairsOf(name, query)) search.append(key, value);
  return search.size === 0 ? '' : `?${search}`;
}

/** The query as hidden fields of a GET form. */
export const fieldsOf = <Name extends QueryRoute>(name: Name, query: QueryOf<Name>): Record<string, string> =>
  Object.fromEntries(pairsOf(name, query));
