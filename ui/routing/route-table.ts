/* oxlint-disable max-lines -- one table of all routes */
import { type Mode, modeOf, partPath, proPrefix } from '#domain/shared/mode.ts';
import {
  account,
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
const indexed = { indexable: true } as const;
/** Nobody signs in, signs out or pays without a press. */
const begins = { effect: true } as const;
/** In both modes, as everything that a shopper sees (specification §2). */
const identifies = { ...begins, proVariant: true, agents: 'closed' } as const;
const single = { proVariant: false } as const;
const own = { guard: 'signedIn' } as const;
const typing = { ...own, drafts: true } as const;
const writing = { ...typing, uploads: 'file' } as const;
const contact = `${orders}/detail/:code/:subOrderCode/contact-vendeur` as const;
/** A file of a signed-in shopper. */
const ownFile = { ...own, proVariant: true } as const;
/** Its download is counted: what was printed is not paid back. */
const countedFile = { ...ownFile, effect: true } as const;
const desk = `${endpoints}/assistance` as const;
const companyPath = `${proPrefix}${account}/entreprise` as const;
const batch = `${proPrefix}/envoi-colis/colissimo-en-ligne/parcours/lot` as const;
const quickOrder = 'company/quick-order/quick-order.route.tsx';
const ordering = { guard: 'signedIn', layout: 'checkout' } as const;

/**
 * Every route of the shop. The professional variants, the typed paths and the kind of each page are derived from it.
 */
export const routeTable = [
  publicPage('home', '/', 'home/home.route.tsx', { ...indexed, agents: 'sends' }),
  privatePage('homeConnectedPro', `${proPrefix}/accueil`, 'home/connected-home.route.tsx', {
    ...single,
    agents: 'sends',
  }),

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
  contentPage('sendLetter', '/envoyer-une-lettre'),
  contentPage('sendParcel', '/envoyer-un-colis'),
  contentPage('help', '/aide'),
  contentPage('rankingCriteria', '/criteres-de-classement'),

  publicPage('brands', '/boutique/marques', directory, indexed),
  privatePage('stockNotice', '/boutique/retour-en-stock', 'catalog/stock-notice/stock-notice.route.tsx'),
  publicPage('search', '/boutique/recherche', listing, { agents: 'sends' }),
  publicPage('sellers', '/boutique/vendeurs', directory, indexed),
  publicPage('plp', '/boutique/c/:code', listing, { ...indexed, agents: 'sends' }),
  publicPage('plpFacet', '/boutique/c/:code/f/:facet', listing, { ...indexed, agents: 'sends' }),
  publicPage('plpMarque', '/boutique/marque/:code', listing, { ...indexed, agents: 'sends' }),
  publicPage('plpVendeur', '/boutique/vendeur/:slug/:code', listing, { ...indexed, agents: 'sends' }),
  publicPage('universe', '/boutique/u/:code', 'catalog/universe/universe.route.tsx', { ...indexed, agents: 'sends' }),
  publicPage('productOffer', '/boutique/p/:code/offer/:offer', product, { agents: 'sends' }),
  publicPage('product', '/boutique/:slug/p/:code', product, { ...indexed, agents: 'sends' }),
  publicPage('ownBrand', '/pp/c/:code', listing, { ...indexed, agents: 'sends' }),
  publicPage('ownBrandProduct', '/pp/:slug/p/:code', product, { agents: 'sends' }),

  publicPage('postage', '/quel-timbre', 'postage/postage.route.tsx', { ...indexed, agents: 'sends' }),
  publicPage('pointsOfSale', '/points-de-vente', 'points-of-sale/points-of-sale.route.tsx', {
    ...indexed,
    agents: 'sends',
  }),

  privatePage('cart', `${checkout}/recapitulatif`, 'cart/cart.route.tsx', { agents: 'sends' }),
  privatePage('selection', `${checkout}/selection`, 'cart/selection/selection.route.tsx', {
    ...ordering,
    agents: 'sends',
  }),
  privatePage('delivery', `${checkout}/livraison`, 'checkout/delivery/delivery.route.tsx', {
    ...ordering,
    drafts: true,
    agents: 'sends',
  }),
  privatePage('payment', `${checkout}/paiement`, 'checkout/payment/payment.route.tsx', {
    ...ordering,
    agents: 'paying',
  }),
  privatePage('billing', `${checkout}/paiement/facturation`, 'checkout/billing/billing.route.tsx', {
    ...ordering,
    drafts: true,
    agents: 'paying',
  }),
  privatePage('paymentReturn', `${checkout}/paiement/retour`, 'checkout/payment/verifying/verifying.route.tsx', {
    ...ordering,
    effect: true,
    agents: 'paying',
  }),
  privatePage('confirmation', `${checkout}/confirmation`, 'checkout/confirmation/confirmation.route.tsx', {
    ...ordering,
    agents: 'paying',
  }),

  privatePage('account', account, 'account/account.route.tsx', own),
  privatePage('orderList', `${account}/commandes`, 'orders/list/order-list.route.tsx', own),
  privatePage('addressBook', `${account}/adresses`, 'account/book/book.route.tsx', typing),
  privatePage('stampFavourites', `${account}/timbres-favoris`, 'stamps/favourites/favourites.route.tsx', typing),
  privatePage('savedParcels', `${account}/colis-enregistres`, 'parcels/saved/saved.route.tsx', typing),
  privatePage('depositLists', `${account}/listes-de-depot`, 'deposit-lists/lists/lists.route.tsx', typing),
  privatePage('depositList', `${account}/listes-de-depot/:number`, 'deposit-lists/list/list.route.tsx', own),
  privatePage('quickOrder', `${proPrefix}${account}/commande-rapide`, quickOrder, {
    ...typing,
    proVariant: false,
    agents: 'sends',
  }),
  privatePage('company', companyPath, 'certification/company/company.route.tsx', { ...typing, proVariant: false }),
  privatePage('certification', `${companyPath}/certification`, 'certification/request/request.route.tsx', {
    ...typing,
    uploads: 'file',
    proVariant: false,
  }),

  privatePage('orderDetail', `${orders}/detail/:code`, 'orders/detail/order-detail.route.tsx', {
    ...own,
    agents: 'sends',
  }),
  privatePage('dropOffCode', `${orders}/detail/:code/depot/:trackingId`, 'labels/code/drop-off-code.route.tsx', own),
  privatePage('orderRefund', `${orders}/detail/:code/remboursement`, 'labels/refund/refund.route.tsx', {
    ...typing,
    agents: 'sends',
  }),
  privatePage('orderReturn', `${orders}/detail/:code/retour/:returnRequestId`, 'returns/request/request.route.tsx', {
    ...own,
    agents: 'sends',
  }),
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
  privatePage('contactSeller', contact, 'messages/seller/seller.route.tsx', { ...writing, agents: 'closed' }),
  privatePage('sellerThread', `${contact}/:threadId`, 'messages/thread/thread.route.tsx', {
    ...writing,
    agents: 'closed',
  }),
  privatePage('startReturn', `${orders}/detail/:code/:subOrderCode/retour`, 'returns/start/start.route.tsx', {
    ...own,
    drafts: true,
    agents: 'sends',
  }),
  privatePage('labels', `${eServices}/colis/:code/labels`, 'orders/labels/labels.route.tsx', {
    ...own,
    proVariant: false,
  }),
  ...journey(
    'parcels',
    {
      entry: '/colissimo-en-ligne',
      steps: {
        item: '/parcours/votre-colis',
        delivery: '/parcours/livraison',
        addresses: '/parcours/adresses',
        contents: '/parcours/contenu',
        summary: '/parcours/recapitulatif',
      },
    },
    { agents: 'sends' },
  ),
  privatePage('proParcels', `${proPrefix}/envoi-colis/colissimo-en-ligne/parcours/`, 'parcels/entry/entry.route.tsx', {
    proVariant: false,
    keepsAnswers: true,
  }),
  privatePage('parcelBatch', batch, 'parcels/batch/batch.route.tsx', {
    proVariant: false,
    uploads: 'table',
    keepsAnswers: true,
  }),
  endpoint('parcelBatchFile', `${endpoints}/colis/lot.csv`, 'parcels/batch/batch-file.route.ts', { proVariant: true }),
  ...journey(
    'forwarding',
    {
      entry: '/demenagement-absence',
      steps: {
        needs: '/parcours/besoins',
        dates: '/parcours/dates',
        addresses: '/parcours/adresses',
        beneficiaries: '/parcours/beneficiaires',
        summary: '/parcours/recapitulatif',
      },
    },
    { agents: 'sends' },
  ),
  /** Where the link in the letters of a contract leads: whoever lives at one of its addresses may stop it. */
  privatePage(
    'forwardingObjection',
    '/demenagement-absence/opposition/:objectionId',
    'forwarding/objection/objection.route.tsx',
    { proVariant: false },
  ),
  ...journey(
    'stamps',
    {
      entry: '/mon-timbre-en-ligne',
      steps: {
        configuration: '/parcours/configuration',
        recipients: '/parcours/destinataires',
        summary: '/parcours/recapitulatif',
      },
      uploadsAt: { recipients: 'table' },
    },
    { agents: 'sends' },
  ),
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
  ...journey(
    'registeredMail',
    {
      entry: '/vignette-recommandee-en-ligne',
      steps: {
        item: '/parcours/votre-recommande',
        addresses: '/parcours/adresses-depot',
        summary: '/parcours/recapitulatif',
      },
    },
    { agents: 'sends' },
  ),
  ...journey(
    'carriers',
    {
      entry: '/envoi-colis/comparer-transporteurs',
      steps: { item: '/parcours/votre-colis', offers: '/parcours/offres' },
    },
    { agents: 'sends' },
  ),
  ...journey(
    'logo',
    {
      entry: `${proPrefix}/mon-timbre-en-ligne/logo`,
      steps: {
        library: '/parcours/bibliotheque',
        choice: '/parcours/choix',
        extension: '/parcours/prolongation',
        summary: '/parcours/recapitulatif',
      },
      uploadsAt: { library: 'file' },
    },
    { proVariant: false },
  ),
  endpoint('logoPreview', `${endpoints}/logos/apercu`, 'logo/logo-preview.route.ts', { proVariant: true }),
  endpoint('logoImage', `${endpoints}/logos/:logoId/image`, 'logo/logo-image.route.ts', { proVariant: true }),

  externalRedirect('customerArea', customerArea),
  externalRedirect('invoices', `${customerArea}/factures`),
  externalRedirect('purchases', purchases),
  externalRedirect('purchaseDetail', `${purchases}/:type/:code/:entry`),
  externalRedirect('tracking', tracking),
  externalRedirect('forwardingContract', `${contracts}/reexpedition/:contractId`),
  externalRedirect('mobileApp', mobileApp),
  externalRedirect('helpSite', helpSite),

  endpoint('signIn', `${endpoints}/connexion`, 'session/sign-in.route.ts', identifies),
  endpoint('register', `${endpoints}/connexion/inscription`, 'session/register.route.ts', identifies),
  endpoint('signInReturn', `${endpoints}/connexion/retour`, 'session/sign-in-return.route.ts', {
    ...begins,
    agents: 'closed',
  }),
  endpoint('signOut', signOut, 'session/sign-out.route.ts', { ...begins, proVariant: true }),
  endpoint('visitor', `${endpoints}/visiteur`, 'layout/visitor/visitor.route.ts'),
  endpoint('error', `${endpoints}/erreur`, 'layout/error/error.route.ts'),
  endpoint('language', `${endpoints}/langue`, 'layout/language.route.ts', { agents: 'neutral' }),
  endpoint('consent', `${endpoints}/consentement`, 'consent/consent.route.ts', { agents: 'neutral' }),
  endpoint('measure', `${endpoints}/mesure`, 'analytics/measure.route.ts', { agents: 'neutral' }),
  endpoint('recommendations', `${endpoints}/recommandations`, 'recommendations/recommendations.route.ts'),
  endpoint('communes', `${endpoints}/adresse/communes`, 'address/lookup/communes.route.ts'),
  endpoint('streets', `${endpoints}/adresse/rues`, 'address/lookup/streets.route.ts'),
  endpoint('stampGrid', `${endpoints}/timbres/grille`, 'stamps/printer/stamp-grid.route.ts', { proVariant: true }),
  endpoint('suggestions', `${endpoints}/recherche/suggestions`, 'search/suggestions.route.ts'),
  endpoint('fulfilment', `${endpoints}/commandes/:code/etat/:service`, 'orders/fulfilment/fulfilment.route.ts', own),
  endpoint(
    'attachment',
    `${endpoints}/messages/:code/:subOrderCode/:threadId/:attachmentId`,
    'messages/attachment.route.ts',
    { ...ownFile, agents: 'closed' },
  ),
  endpoint('labelsFile', `${endpoints}/commandes/:code/etiquettes`, 'labels/files/labels-file.route.ts', {
    ...countedFile,
    agents: 'closed',
  }),
  endpoint(
    'dropOffCodeFile',
    `${endpoints}/commandes/:code/depot/:trackingId`,
    'labels/files/drop-off-code-file.route.ts',
    ownFile,
  ),
  endpoint('stampsFile', `${endpoints}/commandes/:code/timbres`, 'labels/files/stamps-file.route.ts', {
    ...countedFile,
    agents: 'closed',
  }),
  endpoint('plankFile', `${endpoints}/commandes/:code/planche/:entry`, 'labels/files/plank-file.route.ts', {
    ...countedFile,
    agents: 'closed',
  }),
  endpoint('letterFile', `${endpoints}/commandes/:code/lettres/:entry`, 'labels/files/letter-file.route.ts', {
    ...ownFile,
    agents: 'closed',
  }),
  endpoint(
    'letterProof',
    `${endpoints}/commandes/:code/lettres/:entry/preuve/:envelope`,
    'labels/files/letter-proof.route.ts',
    ownFile,
  ),
  endpoint('invoiceFile', `${endpoints}/commandes/:code/factures/:invoice`, 'orders/invoice-file.route.ts', ownFile),
  endpoint(
    'withdrawnFile',
    `${endpoints}/commandes/:code/retractations/:withdrawalCode`,
    'withdrawal/acknowledgement/acknowledgement-file.route.ts',
    own,
  ),
  endpoint(
    'returnLabel',
    `${endpoints}/commandes/:code/retours/:returnRequestId/etiquette`,
    'returns/label.route.ts',
    ownFile,
  ),
  endpoint(
    'depositListFile',
    `${endpoints}/listes-de-depot/:number`,
    'deposit-lists/list/deposit-list-file.route.ts',
    ownFile,
  ),
  endpoint('labelTestPage', `${endpoints}/etiquettes/page-test`, 'labels/files/test-page.route.ts', {
    proVariant: true,
  }),
  endpoint('letterPdf', `${endpoints}/courrier/apercu`, 'letters/letter-pdf.route.ts', { proVariant: true }),
  endpoint('preview', preview, 'content/preview.route.ts', { ...begins, agents: 'closed' }),
  // Where the assisted service is configured; elsewhere these answer 404. No page that a shopper loads names them.
  endpoint('assistance', desk, 'assisted-service/desk/desk.route.tsx', { agents: 'desk' }),
  endpoint('assistanceSignIn', `${desk}/connexion`, 'assisted-service/agent-sign-in.route.ts', {
    effect: true,
    agents: 'desk',
  }),
  endpoint('assistanceReturn', `${desk}/retour`, 'assisted-service/agent-return.route.ts', {
    effect: true,
    agents: 'desk',
  }),
] as const satisfies RouteEntry[];

type Entry = (typeof routeTable)[number];
export type RouteName = Entry['name'];
export type StepRouteName = Extract<Entry, { journey: { step: string } }>['name'];
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
const fits = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, place) => part.startsWith(':') || part === segments[place]);

/** The route of a path and its mode; `null` for the catch-all. */
export function routeOf(pathname: string): { entry: RouteEntry; mode: Mode } | null {
  const mode = modeOf(pathname);
  const alone = parts(partPath(pathname));
  const shared = entries.find((one) => (one.proVariant || mode === 'part') && fits(one.parts, alone));
  if (shared) return { entry: shared, mode };
  const segments = parts(pathname);
  const single = mode === 'pro' && entries.find((one) => fits(one.parts, segments));
  return single ? { entry: single, mode } : null;
}

/** Whether an agent may only read the page: it says so before anything is typed. */
export const isReadOnly = (pathname: string): boolean => (routeOf(pathname)?.entry.agents ?? 'reads') === 'reads';

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
