import { type Mode, modeOf, partPath, proPrefix } from '#domain/shared/mode.ts';
import { accountRoutes } from './account-routes.ts';
import { assistedRoutes } from './assisted-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { forwardingRoutes } from './forwarding-routes.ts';
import { logoRoutes } from './logo-routes.ts';
import { parcelRoutes } from './parcel-routes.ts';
import {
  checkout,
  contracts,
  customerArea,
  endpoints,
  eServices,
  helpSite,
  mobileApp,
  orders,
  preview,
  purchases,
  signOut,
  tracking,
} from './prefixes.ts';
import {
  contentPage,
  endpoint,
  externalRedirect,
  journey,
  privatePage,
  publicPage,
  type RouteEntry,
} from './route-entry.ts';
import { variantsOf } from './variants.ts';

const listing = 'catalog/listing/listing.route.tsx';
const directory = 'catalog/directory/directory.route.tsx';
const product = 'catalog/product/product.route.tsx';
const shown = { indexable: true } as const;
/** Nobody signs in, signs out or pays without a press. */
const begins = { effect: true } as const;
const single = { proVariant: false } as const;
const own = { guard: 'signedIn' } as const;
const typing = { ...own, drafts: true } as const;
const writing = { ...typing, uploads: 'file' } as const;
const contact = `${orders}/detail/:code/:subOrderCode/contact-vendeur` as const;
const ordering = { guard: 'signedIn', layout: 'checkout' } as const;

/**
 * Every route of the shop. The professional variants, the typed paths and the kind of each page are derived from it.
 */
export const routeTable = [
  publicPage('home', '/', 'home/home.route.tsx', shown),
  privatePage('homeConnectedPro', `${proPrefix}/accueil`, 'home/connected-home.route.tsx', single),

  contentPage('contractTerms', '/conditions-contractuelles'),
  contentPage('generalTerms', '/conditions-generales'),
  contentPage('salesTerms', '/conditions-generales-de-vente'),
  contentPage('dangerousGoods', '/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites'),
  contentPage('dangerousGoodsShort', '/conseils-pratiques/marchandises-dangereuses-interdites', {
    indexable: false,
  }),
  contentPage('accessibility', '/accessibilite'),
  contentPage('cookies', '/cookies', { file: 'consent/cookies.route.tsx', kind: 'private' }),
  contentPage('personalData', '/donnees-personnelles'),
  contentPage('withdrawal', '/retractation'),
  contentPage('help', '/aide'),
  contentPage('rankingCriteria', '/criteres-de-classement'),

  publicPage('brands', '/boutique/marques', directory, shown),
  privatePage('stockNotice', '/boutique/retour-en-stock', 'catalog/stock-notice/stock-notice.route.tsx'),
  publicPage('search', '/boutique/recherche', listing),
  publicPage('sellers', '/boutique/vendeurs', directory, shown),
  publicPage('plp', '/boutique/c/:code', listing, shown),
  publicPage('plpFacet', '/boutique/c/:code/f/:facet', listing, shown),
  publicPage('plpMarque', '/boutique/marque/:code', listing, shown),
  publicPage('plpVendeur', '/boutique/vendeur/:slug/:code', listing, shown),
  publicPage('universe', '/boutique/u/:code', 'catalog/universe/universe.route.tsx', shown),
  publicPage('productOffer', '/boutique/p/:code/offer/:offer', product),
  publicPage('product', '/boutique/:slug/p/:code', product, shown),
  publicPage('ownBrand', '/pp/c/:code', listing, shown),
  publicPage('ownBrandProduct', '/pp/:slug/p/:code', product),

  publicPage('postage', '/quel-timbre', 'postage/postage.route.tsx', shown),
  publicPage('pointsOfSale', '/points-de-vente', 'points-of-sale/points-of-sale.route.tsx', shown),

  privatePage('cart', `${checkout}/recapitulatif`, 'cart/cart.route.tsx'),
  privatePage('selection', `${checkout}/selection`, 'cart/selection/selection.route.tsx', ordering),
  privatePage('delivery', `${checkout}/livraison`, 'checkout/delivery/delivery.route.tsx', {
    ...ordering,
    drafts: true,
  }),
  privatePage('payment', `${checkout}/paiement`, 'checkout/payment/payment.route.tsx', ordering),
  privatePage('billing', `${checkout}/paiement/facturation`, 'checkout/billing/billing.route.tsx', {
    ...ordering,
    drafts: true,
  }),
  privatePage('paymentReturn', `${checkout}/paiement/retour`, 'checkout/payment/verifying/verifying.route.tsx', {
    ...ordering,
    effect: true,
  }),
  privatePage('confirmation', `${checkout}/confirmation`, 'checkout/confirmation/confirmation.route.tsx', ordering),

  ...accountRoutes,

  privatePage('orderDetail', `${orders}/detail/:code`, 'orders/detail/order-detail.route.tsx', own),
  privatePage('dropOffCode', `${orders}/detail/:code/depot/:trackingId`, 'labels/code/drop-off-code.route.tsx', own),
  privatePage('orderRefund', `${orders}/detail/:code/remboursement`, 'labels/refund/refund.route.tsx', typing),
  privatePage(
    'orderReturn',
    `${orders}/detail/:code/retour/:returnRequestId`,
    'returns/request/request.route.tsx',
    own,
  ),
  privatePage(
    'orderContract',
    `${orders}/detail/:code/reexpedition/:contractId`,
    'forwarding/contract/contract.route.tsx',
    {
      ...own,
      drafts: true,
    },
  ),
  privatePage('changeOfMind', `${orders}/changer-d-avis`, 'withdrawal/choice/choice.route.tsx'),
  privatePage('withdraw', `${orders}/detail/:code/retractation`, 'withdrawal/request/request.route.tsx', {
    ...own,
    drafts: true,
  }),
  privatePage(
    'withdrawn',
    `${orders}/detail/:code/retractation/:withdrawalCode`,
    'withdrawal/acknowledgement/acknowledgement.route.tsx',
    { ...own, proVariant: false },
  ),
  privatePage('contactSeller', contact, 'messages/seller/seller.route.tsx', writing),
  privatePage('sellerThread', `${contact}/:threadId`, 'messages/thread/thread.route.tsx', writing),
  privatePage('startReturn', `${orders}/detail/:code/:subOrderCode/retour`, 'returns/start/start.route.tsx', {
    ...own,
    drafts: true,
  }),
  privatePage('labels', `${eServices}/colis/:code/labels`, 'orders/labels/labels.route.tsx', {
    ...own,
    proVariant: false,
  }),
  ...parcelRoutes,
  ...forwardingRoutes,
  ...journey('stamps', {
    entry: '/mon-timbre-en-ligne',
    steps: {
      configuration: '/parcours/configuration',
      recipients: '/parcours/destinataires',
      summary: '/parcours/recapitulatif',
    },
    uploadsAt: { recipients: 'table' },
  }),
  privatePage('stampPrinter', '/mon-timbre-en-ligne/reglage-impression', 'stamps/printer/printer.route.tsx'),
  ...journey('letters', {
    entry: '/envoi-courrier-en-ligne',
    steps: {
      writing: '/parcours/creer-lettre',
      presentation: '/parcours/presentation',
      recipients: '/parcours/destinataires',
      summary: '/parcours/recapitulatif',
    },
    uploadsAt: { writing: 'file', recipients: 'table' },
  }),
  ...journey('registeredMail', {
    entry: '/vignette-recommandee-en-ligne',
    steps: {
      item: '/parcours/votre-recommande',
      addresses: '/parcours/adresses-depot',
      summary: '/parcours/recapitulatif',
    },
  }),
  ...journey('carriers', {
    entry: '/envoi-colis/comparer-transporteurs',
    steps: { item: '/parcours/votre-colis', offers: '/parcours/offres' },
  }),
  ...logoRoutes,

  externalRedirect('customerArea', customerArea),
  externalRedirect('invoices', `${customerArea}/factures`),
  externalRedirect('purchases', purchases),
  externalRedirect('purchaseDetail', `${purchases}/:type/:code/:entry`),
  externalRedirect('tracking', tracking),
  externalRedirect('forwardingContract', `${contracts}/reexpedition/:contractId`),
  externalRedirect('mobileApp', mobileApp),
  externalRedirect('helpSite', helpSite),

  endpoint('signIn', `${endpoints}/connexion`, 'session/sign-in.route.ts', begins),
  endpoint('register', `${endpoints}/connexion/inscription`, 'session/register.route.ts', begins),
  endpoint('signInReturn', `${endpoints}/connexion/retour`, 'session/sign-in-return.route.ts', begins),
  endpoint('otherProfile', `${endpoints}/connexion/autre-profil`, 'session/other-profile.route.ts', begins),
  endpoint('signOut', signOut, 'session/sign-out.route.ts', begins),
  endpoint('visitor', `${endpoints}/visiteur`, 'layout/visitor/visitor.route.ts'),
  endpoint('error', `${endpoints}/erreur`, 'layout/error/error.route.ts'),
  endpoint('language', `${endpoints}/langue`, 'layout/language.route.ts'),
  endpoint('consent', `${endpoints}/consentement`, 'consent/consent.route.ts'),
  endpoint('measure', `${endpoints}/mesure`, 'analytics/measure.route.ts'),
  endpoint('recommendations', `${endpoints}/recommandations`, 'recommendations/recommendations.route.ts'),
  endpoint('communes', `${endpoints}/adresse/communes`, 'address/lookup/communes.route.ts'),
  endpoint('streets', `${endpoints}/adresse/rues`, 'address/lookup/streets.route.ts'),
  endpoint('stampGrid', `${endpoints}/timbres/grille`, 'stamps/printer/stamp-grid.route.ts', { proVariant: true }),
  endpoint('suggestions', `${endpoints}/recherche/suggestions`, 'search/suggestions.route.ts'),
  endpoint('orderState', `${endpoints}/commandes/:code/etat/:service`, 'orders/state/order-state.route.ts', own),
  ...fileRoutes,
  endpoint('preview', preview, 'content/preview.route.ts', begins),
  ...assistedRoutes,
] as const satisfies RouteEntry[];

type Entry = (typeof routeTable)[number];
export type RouteName = Entry['name'];
/** The name of a page that an editor writes. */
export type ContentPageName = Extract<Entry, { content: true }>['name'];

/** Pages that the shop must have: they show their title when the content service does not answer. */
export const isContentPage = (name: string | undefined): name is ContentPageName =>
  routeTable.some((one) => one.content && one.name === name);

const parts = (path: string) => path.split('/').filter((part) => part !== '');
const entries: readonly (RouteEntry & { parts: string[] })[] = routeTable.map((one) => ({
  ...one,
  parts: parts(one.path),
}));
const fits = (pattern: string[], given: string[]) =>
  pattern.length === given.length && pattern.every((part, place) => part.startsWith(':') || part === given[place]);

/** The route of a path and its mode; `null` for the catch-all. */
export function routeOf(pathname: string): { entry: RouteEntry; mode: Mode } | null {
  const mode = modeOf(pathname);
  const alone = parts(partPath(pathname));
  const shared = entries.find((one) => (one.proVariant || mode === 'part') && fits(one.parts, alone));
  if (shared) return { entry: shared, mode };
  const given = parts(pathname);
  const single = mode === 'pro' && entries.find((one) => fits(one.parts, given));
  return single ? { entry: single, mode } : null;
}

/** The router's name of the route of a path; `null` for the catch-all. */
export function routeIdOf(pathname: string): string | null {
  const route = routeOf(pathname);
  return (route && variantsOf(route.entry).find(({ mode }) => mode === route.mode)?.id) ?? null;
}

/** Addresses without parameters, in one mode, that search engines may index. */
export const indexablePathsOf = (mode: Mode): string[] =>
  entries
    .filter(({ indexable, path }) => indexable && !path.includes(':'))
    .flatMap((entry) => variantsOf(entry).flatMap((variant) => (variant.mode === mode ? [variant.path] : [])));
