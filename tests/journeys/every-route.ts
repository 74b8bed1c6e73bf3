/** Every address of the shop with existing names, and the answer that each visitor expects. */

import type { Mode } from '#domain/shared/mode.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';

export type Visitor = 'anonymous' | 'individual' | 'professional';

export interface Address {
  name: string;
  path: string;
  mode: Mode;
  entry: RouteEntry;
}

export interface Expected {
  status: number;
  /** The target of a redirect: a path of the shop with its query, or the beginning of an external address. */
  to?: string | RegExp;
}

const product = { slug: 'carnet-de-12-timbres-marianne-lettre-verte', code: fixedProducts.booklet };
/** An attachment of the demonstration's messages; each account has its own. */
function written(number: string): Record<string, string> {
  const code = `CMD-26-000${number}`;
  const threadId = `FIL-${number}A-1`;
  return { code, subOrderCode: `${code}-A`, threadId, attachmentId: `PJ-${number}A-1-00` };
}

/** The returns of the order book, which the table of mocks/SCENARIOS.md lists. */
function returnedAs(variant: string, prefix: string): Record<string, Record<string, string>> {
  const accepted = {
    code: `${prefix}RETOUR-ACCEPTE`,
    returnRequestId: `00000000-0000-4000-8000-${variant ? '1' : '0'}00000000002`,
  };
  const code = `${prefix}RETOUR-POSSIBLE`;
  return {
    [`startReturn${variant}`]: { code, subOrderCode: `${code}-A` },
    [`orderReturn${variant}`]: accepted,
    [`returnLabel${variant}`]: accepted,
  };
}

/** By the name of a route, or of its professional variant where that has others. */
const names: Record<string, Record<string, string>> = {
  plp: { code: 'timbres' },
  plpFacet: { code: 'enveloppes', facet: 'format-c5' },
  plpMarque: { code: 'la-boutique' },
  plpVendeur: { slug: 'papeterie-du-canal', code: '2001' },
  universe: { code: 'timbres' },
  ownBrand: { code: 'timbres' },
  productOffer: { code: fixedProducts.fourOffers, offer: 'offer_1' },
  product,
  ownBrandProduct: product,
  orderDetail: { code: 'CMD-26-COLIS-TROIS' },
  orderDetailPro: { code: 'CMD-26-PRO-COLIS-TROIS' },
  fulfilment: { code: 'CMD-26-COLIS-TROIS', service: 'parcel' },
  ...Object.fromEntries(['contactSeller', 'sellerThread', 'attachment'].map((name) => [name, written('101')])),
  ...Object.fromEntries(['contactSellerPro', 'sellerThreadPro', 'attachmentPro'].map((name) => [name, written('201')])),
  ...returnedAs('', 'CMD-26-'),
  ...returnedAs('Pro', 'CMD-26-PRO-'),
  depositList: { number: 'BD-26-EXEMPLE' },
  depositListPro: { number: 'BD-26-PRO-EXEMPLE' },
  depositListFile: { number: 'BD-26-EXEMPLE' },
  depositListFilePro: { number: 'BD-26-PRO-EXEMPLE' },
  labels: { code: 'CMD-26-COLIS-TROIS' },
  orderRefund: { code: 'CMD-26-COLIS-PERIME' },
  orderContract: { code: 'CMD-26-REEX-CODE', contractId: 'CONTRAT-26-REEX-CODE-0' },
  orderContractPro: { code: 'CMD-26-PRO-REEX-CODE', contractId: 'CONTRAT-26-PRO-REEX-CODE-0' },
  forwardingObjection: { objectionId: 'exemple-reex-code' },
  withdraw: { code: 'CMD-26-RETRACTATION' },
  withdrawPro: { code: 'CMD-26-PRO-RETRACTATION' },
  withdrawn: { code: 'CMD-26-RETRACTATION-RECUE', withdrawalCode: 'RETRACTATION-RECUE-1' },
  withdrawnFile: { code: 'CMD-26-RETRACTATION-RECUE', withdrawalCode: 'RETRACTATION-RECUE-1' },
  orderRefundPro: { code: 'CMD-26-PRO-COLIS-PERIME' },
};
const anything = {
  code: 'CMD-1',
  subOrderCode: 'CMD-1-A',
  returnRequestId: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  type: 'colis',
  entry: '0',
  contractId: 'CTR-1',
};

const filled = ({ name, id }: { name: string; id: string }, path: string) => {
  const given: Record<string, string> = { ...anything, ...(names[id] ?? names[name]) };
  return path.replace(/:(\w+)/g, (_, key: string) => given[key] ?? key);
};

/** Each route in each variant, in the order of the table. */
export const addresses: Address[] = (routeTable as readonly RouteEntry[]).flatMap((entry) =>
  variantsOf(entry).map(({ id, path, mode }) => ({
    name: entry.name,
    path: filled({ name: entry.name, id }, path),
    mode,
    entry,
  })),
);

const modeOfVisitor: Record<Visitor, Mode | null> = { anonymous: null, individual: 'part', professional: 'pro' };

const ownFiles = new Set(['attachment', 'returnLabel', 'withdrawnFile', 'parcelBatchFile', 'depositListFile']);

/** The answer for a visitor with an empty cart. */
export function expectedAt(address: Address, visitor: Visitor): Expected {
  const { name, path, mode, entry } = address;
  const special = specials[name]?.(address, visitor);
  if (special) return special;
  if (entry.guard === 'signedIn' && modeOfVisitor[visitor] !== mode) return toSignIn(address);
  if (entry.kind === 'externalRedirect') return { status: 302, to: /^http:\/\/127\.0\.0\.1:\d+\/ailleurs\// };
  // An order without a name of its own is nobody's.
  if (entry.guard === 'signedIn' && path.includes(`/${anything.code}`)) return { status: 404 };
  if (ownFiles.has(name)) return { status: 200 };
  if (entry.kind === 'endpoint') throw new Error(`nothing is expected at ${path}`);
  if (isLaterStep(entry)) return { status: 302, to: firstStepOf(address) };
  return { status: 200 };
}

function toSignIn({ path, mode, entry }: Address): Expected {
  const fallback = entry.layout === 'checkout' ? pathsOf(mode).cart() : pathsOf(mode).home();
  return { status: 302, to: pathsOf(mode).signIn({ redirect: path, fallback, profile: mode }) };
}

const stepsOf = (journey: string) =>
  (routeTable as readonly RouteEntry[]).filter((each) => each.journey?.name === journey && each.journey.step !== null);

/** Whether a page is a later step of a journey. */
export const isLaterStep = ({ name, journey }: RouteEntry): boolean =>
  journey !== undefined && journey.step !== null && stepsOf(journey.name)[0]?.name !== name;

/** Without a draft, a later step redirects to the first, which says why. */
function firstStepOf({ mode, entry }: Address): string {
  const first = addresses.find(
    (each) => each.mode === mode && each.name === stepsOf(entry.journey?.name ?? '')[0]?.name,
  );
  if (!first) throw new Error(`${entry.name} is no step`);
  return `${first.path}?note=incomplet`;
}

/** With an empty cart, the checkout steps redirect to the cart. */
const toCart = (address: Address, visitor: Visitor): Expected | null =>
  modeOfVisitor[visitor] === address.mode ? { status: 302, to: pathsOf(address.mode).cart() } : null;
const provider = /^http:\/\/127\.0\.0\.1:\d+\/auth\?/;

const specials: Record<string, (address: Address, visitor: Visitor) => Expected | null> = {
  home: ({ mode }, visitor) =>
    mode === 'pro' && visitor === 'professional' ? { status: 302, to: pathsOf('pro').homeConnectedPro() } : null,
  // Of no product.
  stockNotice: () => ({ status: 404 }),
  homeConnectedPro: (_, visitor) => (visitor === 'professional' ? null : { status: 302, to: pathsOf('pro').home() }),
  // It was asked for and granted.
  certification: (_, visitor) => (visitor === 'professional' ? { status: 302, to: pathsOf('pro').company() } : null),
  selection: toCart,
  delivery: toCart,
  payment: toCart,
  billing: toCart,
  paymentReturn: ({ mode }, visitor) =>
    modeOfVisitor[visitor] === mode
      ? { status: 302, to: `${pathsOf(mode).payment({ reason: 'aucun' })}#message` }
      : null,
  confirmation: toCart,
  // Without a choice of labels.
  labelsFile: ({ mode }, visitor) => {
    if (modeOfVisitor[visitor] !== mode) return null;
    const [at, echec] = [{ code: anything.code }, 'choix'] as const;
    return {
      status: 302,
      to:
        mode === 'part'
          ? pathsOf(mode).labels(at, { failure: echec })
          : pathsOf(mode).orderDetail(at, { failure: echec }),
    };
  },
  labelTestPage: () => ({ status: 200 }),
  // Nobody has sent a picture, or has that logo.
  logoPreview: () => ({ status: 404 }),
  logoImage: () => ({ status: 404 }),
  signIn: () => ({ status: 302, to: provider }),
  register: () => ({ status: 302, to: provider }),
  signInReturn: () => ({ status: 302, to: '/?session=echouee' }),
  error: () => ({ status: 200 }),
  // The professional address comes last, when the other one has signed out.
  signOut: ({ mode }, visitor) => ({
    status: 302,
    to: visitor === 'anonymous' || mode === 'pro' ? pathsOf(mode).home() : /^http:\/\/127\.0\.0\.1:\d+\//,
  }),
  visitor: () => ({ status: 200 }),
  language: () => ({ status: 302, to: '/' }),
  consent: () => ({ status: 302, to: '/cookies' }),
  measure: () => ({ status: 204 }),
  recommendations: () => ({ status: 200 }),
  fulfilment: (_, visitor) => (visitor === 'individual' ? { status: 200 } : null),
  communes: () => ({ status: 200 }),
  streets: () => ({ status: 200 }),
  suggestions: () => ({ status: 200 }),
  // Without a support.
  stampGrid: ({ mode }) => ({ status: 302, to: pathsOf(mode).stampPrinter({ echec: 'grille' }) }),
  // Without a document.
  letterPdf: ({ mode }) => ({ status: 302, to: pathsOf(mode).lettersPresentation({ note: 'pdf' }) }),
  preview: () => ({ status: 403 }),
  // The shop of the walk has no assisted service.
  assistance: () => ({ status: 404 }),
  assistanceSignIn: () => ({ status: 404 }),
  assistanceReturn: () => ({ status: 404 }),
};
