import type { Mode } from '#domain/shared/mode.ts';
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
  /** A personal ranking. */
  rank: opaque(200),
  /** The facet all of whose values are shown. */
  tout: matching(/^\w{1,64}$/),
  page: whole(1, 1000),
};
const directory = { q: text(200) };
const product = { ajoute: whole(1, 9999) };
/** What the step before did. */
const note = oneOf(
  'ajoutee',
  'modifiee',
  'principale',
  'retablie',
  'non-verifiee',
  'telephone',
  'entreprise',
  'incomplet',
);
const entreprise = oneOf('modifier');
const certification = flag;
const signIn = { redirect: path, fallback: path, profile: oneOf('part', 'pro') };
/** An endpoint belongs to no mode, and is told it. */
const mode = oneOf('part', 'pro');
const country = matching(/^[A-Za-z]{2}$/);

/** A step of a journey: why the shopper is here, and the fields whose answers a change has dropped. */
const journeyStep = { note: oneOf('incomplet'), retire: list(matching(/^[a-zA-Z.]{1,40}$/), 30) };

type Declared = Record<string, Parameter<unknown, unknown>>;

/** What each route reads in the query of its address. A name that does not stand here has no meaning in the shop. */
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

  /** What became of a reorder: of which order, how many pieces, and what is missing. */
  cart: {
    rachat: code,
    ajoutes: either(oneOf('inconnue'), whole(0, 999_999)),
    manque: list(
      joined('.', code, oneOf('no-stock', 'less-stock', 'maximum', 'unavailable', 'to-compose'), whole(0, 9999)),
      100,
    ),
  },
  delivery: {
    adresse: oneOf('modifier', 'nouvelle', 'completer'),
    /** Of the address book. */
    entree: opaque(64),
    chercher: text(100),
    toutes: flag,
    telephone: oneOf('modifier'),
    facturation: oneOf('autre', 'nouvelle'),
    entreprise,
    /** The shop whose pickup points are shown, and where they are looked for. */
    retrait: opaque(64),
    rue: text(200),
    cp: field(11),
    ville: text(100),
    nombre: whole(1, 100),
    essai: whole(0, 100),
    note,
  },
  billing: { facturation: oneOf('autre', 'nouvelle') },
  payment: {
    /** Why the shopper is here again. */
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
  paymentReturn: { payment: code, panier: code, essai: whole(0, 99) },
  /** What is no code is no order. */
  confirmation: { commande: field(200) },

  registeredMailItem: journeyStep,
  registeredMailAddresses: journeyStep,
  registeredMailSummary: journeyStep,

  tracking: { code: parcelNumber },
  helpSite: { sujet: oneOf('signalement'), produit: code },

  signIn,
  register: signIn,
  signInReturn: { error: oneOf('access_denied') },
  otherProfile: { mode },
  signOut: { redirect: path, expiree: flag, voulu: path },
  visitor: { mode },
  /** In the words of the collector's library: the site, and the visitor. */
  measure: { s: code, idclient: code },
  recommendations: { mode, code },
  communes: { code: text(11), pays: country },
  streets: { q: text(100), code: text(11), pays: country },
  suggestions: { q: text(200), mode },
  preview: { quitter: flag, redirect: path, cmsTicketId: matching(/^[\w-]{1,128}$/) },
} satisfies Partial<Record<RouteName, Declared>>;

/** What the address of any page may say: that the session ended. The browser reads it too. */
export interface QueryOfAnyPage {
  session: 'expiree';
}

type Queries = typeof queries;
/** A route that reads its query. */
export type QueryRoute = keyof Queries;
/** The names that a route reads, as the field of a form may bear them. */
export type QueryName<Name extends QueryRoute> = keyof Queries[Name] & string;
/** What an address of a route may say. */
export type QueryOf<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]?: ValueOf<Queries[Name][Key]> | null | undefined;
};
/** What an address of a route says; `null` where it says nothing that could be. */
export type AskedOf<Name extends QueryRoute> = {
  readonly [Key in keyof Queries[Name]]: Queries[Name][Key] extends Parameter<infer Value, infer Absent>
    ? Value | Absent
    : never;
};

/** Listings write hundreds of addresses. */
const declared = new Map<string, [name: string, one: Parameter<unknown, unknown>][]>(
  Object.entries<Declared>(queries).map(([name, query]) => [name, Object.entries(query)]),
);

/** What the step before did, on any page that says so; `null` where nothing was said that could be. */
export const noteIn = (search: URLSearchParams): string | null =>
  /^[a-z-]{1,40}$/.exec(search.get('note') ?? '')?.[0] ?? null;

/** The same address, of which nothing is to be said any more. */
export function withoutNote(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('note');
  return left;
}

/** Reads the query of a route's address; without one, an address that says nothing. */
export const queryOf = <Name extends QueryRoute>(name: Name, search = new URLSearchParams()): AskedOf<Name> =>
  Object.fromEntries(
    declared.get(name)?.map(([key, one]) => [key, one.read(search.getAll(key))]) ?? [],
  ) as AskedOf<Name>;

/** The mode that an endpoint is told, whichever it is. */
export const modeAsked = (search: URLSearchParams): Mode | null => queryOf('visitor', search).mode;

/** Name by name, in the order of the declaration, without what is empty. */
export function pairsOf(name: RouteName, query: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [key, one] of declared.get(name) ?? []) {
    const value = query[key];
    if (value === null || value === undefined) continue;
    for (const text of one.write(value)) pairs.push([key, text]);
  }
  return pairs;
}

/** The query as it stands in an address: `?note=ajoutee`, or nothing. */
export function searchOf(name: RouteName, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of pairsOf(name, query)) search.append(key, value);
  return search.size === 0 ? '' : `?${search}`;
}

/** The same as hidden fields of a form that leads to the address. */
export const fieldsOf = <Name extends QueryRoute>(name: Name, query: QueryOf<Name>): Record<string, string> =>
  Object.fromEntries(pairsOf(name, query));
