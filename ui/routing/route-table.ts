import type { Mode } from '#domain/shared/audience.ts';

/** Who may see a page: everybody, or a signed-in shopper whose profile is the page's mode (specification §6). */
export type Guard = 'open' | 'profile';

export interface RouteEntry {
  /** The specification's route name; the professional twin adds `Pro`. */
  name: string;
  path: string;
  file: string;
  guard: Guard;
  /** Whether `/professionnel` has the same page (postal-domain 9.2). */
  twin: boolean;
  /** The header shrinks to what is needed while an order is made. */
  frame: 'shop' | 'checkout';
  /** What was typed here survives the end of a session; never where a payment is chosen (architecture §5). */
  drafts: boolean;
}

type Options = Partial<Pick<RouteEntry, 'guard' | 'twin' | 'frame' | 'drafts'>>;

const entry = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  file: string,
  { guard = 'open', twin = true, frame = 'shop', drafts = false }: Options = {},
) => ({ name, path, file, guard, twin, frame, drafts });

const listing = 'catalog/listing/listing.route.tsx';
const directory = 'catalog/directory/directory.route.tsx';
const product = 'catalog/product/product.route.tsx';
const content = 'content/page.route.tsx';
const elsewhere = 'external-redirects/external-redirect.route.ts';
const upcoming = 'upcoming/upcoming.route.tsx';
const single = { twin: false } as const;
const own = { guard: 'profile' } as const;
const checkout = { guard: 'profile', frame: 'checkout' } as const;

/** Every route of the shop, once. The professional version and the typed paths are made from it. */
export const routeTable = [
  entry('home', '/', 'home/home.route.tsx'),
  entry('homeConnectedPro', '/professionnel/accueil', 'home/connected-home.route.tsx', single),

  entry('contractTerms', '/conditions-contractuelles', content),
  entry('generalTerms', '/conditions-generales', content),
  entry('salesTerms', '/conditions-generales-de-vente', content),
  entry('dangerousGoods', '/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites', content),
  entry('dangerousGoodsShort', '/conseils-pratiques/marchandises-dangereuses-interdites', content),
  entry('accessibility', '/accessibilite', content),
  entry('cookies', '/cookies', 'consent/cookies.route.tsx'),
  entry('personalData', '/donnees-personnelles', content),
  entry('withdrawal', '/retractation', content),
  entry('help', '/aide', content),
  entry('rankingCriteria', '/criteres-de-classement', content),

  entry('brands', '/boutique/marques', directory),
  entry('search', '/boutique/recherche', listing),
  entry('sellers', '/boutique/vendeurs', directory),
  entry('plp', '/boutique/c/:code', listing),
  entry('plpFacet', '/boutique/c/:code/f/:facet', listing),
  entry('plpMarque', '/boutique/marque/:code', listing),
  entry('plpVendeur', '/boutique/vendeur/:slug/:code', listing),
  entry('universe', '/boutique/u/:code', 'catalog/universe/universe.route.tsx'),
  entry('productOffer', '/boutique/p/:code/offer/:offer', product),
  entry('product', '/boutique/:slug/p/:code', product),
  entry('ownBrand', '/pp/c/:code', listing),
  entry('ownBrandProduct', '/pp/:slug/p/:code', product),

  entry('cart', '/checkout/recapitulatif', 'cart/cart.route.tsx'),
  entry('selection', '/checkout/selection', 'cart/selection/selection.route.tsx', checkout),
  entry('delivery', '/checkout/livraison', 'checkout/delivery/delivery.route.tsx', { ...checkout, drafts: true }),
  entry('payment', '/checkout/paiement', 'checkout/payment/payment.route.tsx', checkout),
  entry('billing', '/checkout/paiement/facturation', 'checkout/billing/billing.route.tsx', {
    ...checkout,
    drafts: true,
  }),
  entry('paymentReturn', '/checkout/paiement/retour', 'checkout/payment/verifying.route.tsx', checkout),
  entry('confirmation', '/checkout/confirmation', 'checkout/confirmation/confirmation.route.tsx', checkout),

  entry('orderDetail', '/mes-commandes/detail/:code', upcoming, own),
  entry('orderRefund', '/mes-commandes/detail/:code/remboursement', upcoming, own),
  entry('orderReturn', '/mes-commandes/detail/:code/retour/:returnRequestId', upcoming, own),
  entry('contactSeller', '/mes-commandes/detail/:code/:subOrderCode/contact-vendeur', upcoming, {
    ...own,
    drafts: true,
  }),
  entry('startReturn', '/mes-commandes/detail/:code/:subOrderCode/retour', upcoming, { ...own, drafts: true }),
  entry('labels', '/ecom/e-service/colis/:code/labels', upcoming, { ...own, twin: false }),

  entry('parcelSummary', '/colissimo-en-ligne/parcours/recapitulatif', upcoming),
  entry('forwardingNeeds', '/demenagement-absence/parcours/besoins', upcoming),
  entry('letterWriting', '/envoi-courrier-en-ligne/parcours/creer-lettre', upcoming),
  entry('stamps', '/mon-timbre-en-ligne', upcoming),
  entry('stampConfiguration', '/mon-timbre-en-ligne/parcours/configuration', upcoming),
  entry('stampSummary', '/mon-timbre-en-ligne/parcours/recapitulatif', upcoming),
  entry('registeredMail', '/vignette-recommandee-en-ligne', 'registered-mail/entry/entry.route.tsx'),
  entry(
    'registeredMailItem',
    '/vignette-recommandee-en-ligne/parcours/votre-recommande',
    'registered-mail/item/item.route.tsx',
  ),
  entry(
    'registeredMailAddresses',
    '/vignette-recommandee-en-ligne/parcours/adresses-depot',
    'registered-mail/addresses/addresses.route.tsx',
  ),
  entry(
    'registeredMailSummary',
    '/vignette-recommandee-en-ligne/parcours/recapitulatif',
    'registered-mail/summary/summary.route.tsx',
  ),
  entry('carrierComparison', '/envoi-colis/comparer-transporteurs/parcours/votre-colis', upcoming),
  entry('parcelsPro', '/professionnel/envoi-colis/colissimo-en-ligne/parcours/', upcoming, single),
  entry('logoLibraryPro', '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque', upcoming, single),
  entry('logoChoicePro', '/professionnel/mon-timbre-en-ligne/logo/parcours/choix', upcoming, single),
  entry('logoExtensionPro', '/professionnel/mon-timbre-en-ligne/logo/parcours/prolongation', upcoming, single),
  entry('logoSummaryPro', '/professionnel/mon-timbre-en-ligne/logo/parcours/recapitulatif', upcoming, single),

  entry('customerArea', '/espaceclient', elsewhere),
  entry('invoices', '/espaceclient/factures', elsewhere),
  entry('purchases', '/mes-achats', elsewhere),
  entry('purchaseDetail', '/mes-achats/:type/:code/:entry', elsewhere),
  entry('tracking', '/mes-suivis', elsewhere),
  entry('forwardingContract', '/mes-contrats/reexpedition/:contractId', elsewhere),
  entry('mobileApp', '/application-mobile', elsewhere),
  entry('helpSite', '/espace-aide', elsewhere),

  entry('signIn', '/ecom/connexion', 'session/sign-in.route.ts', single),
  entry('register', '/ecom/connexion/inscription', 'session/register.route.ts', single),
  entry('signInReturn', '/ecom/connexion/retour', 'session/sign-in-return.route.ts', single),
  entry('otherProfile', '/ecom/connexion/autre-profil', 'session/other-profile.route.ts', single),
  entry('signOut', '/deconnexion', 'session/sign-out.route.ts', single),
  entry('visitor', '/ecom/visiteur', 'layout/visitor.route.ts', single),
  entry('language', '/ecom/langue', 'layout/language.route.ts', single),
  entry('consent', '/ecom/consentement', 'consent/consent.route.ts', single),
  entry('measure', '/ecom/mesure', 'analytics/measure.route.ts', single),
  entry('recommendations', '/ecom/recommandations', 'recommendations/recommendations.route.ts', single),
  entry('communes', '/ecom/adresse/communes', 'address/lookup/communes.route.ts', single),
  entry('streets', '/ecom/adresse/rues', 'address/lookup/streets.route.ts', single),
  entry('suggestions', '/ecom/recherche/suggestions', 'search/suggestions.route.ts', single),
  entry('preview', '/cx-preview', 'content/preview.route.ts', single),
] as const satisfies RouteEntry[];

export type RouteName = (typeof routeTable)[number]['name'];

/** What a page is today: `upcoming` says what it will be for; `elsewhere` leaves the shop; `endpoint` shows nothing. */
export type RouteState = 'page' | 'upcoming' | 'elsewhere' | 'endpoint';

export function stateOf({ file }: Pick<RouteEntry, 'file'>): RouteState {
  if (file === upcoming) return 'upcoming';
  if (file === elsewhere) return 'elsewhere';
  // A file without a screen answers, it shows nothing: it needs no frame.
  return file.endsWith('.ts') ? 'endpoint' : 'page';
}

/** Names in addresses and what they may be (postal-domain 9.57); anything else is no page of ours. */
const code = /^[A-Za-z0-9_-]{1,64}$/;
const paramRules: Record<string, RegExp> = {
  code,
  subOrderCode: code,
  type: code,
  entry: code,
  contractId: code,
  slug: /^[^\u0000-\u001f\u007f]{1,200}$/,
  facet: /^[A-Za-z0-9_]{1,64}-[^\u0000-\u001f\u007f]{1,200}$/,
  offer: /^offer_[0-9]{1,20}$/,
  returnRequestId: /^[0-9A-Fa-f]{8}(-?[0-9A-Fa-f]{4}){3}-?[0-9A-Fa-f]{12}$/,
  '*': /^[^\u0000-\u001f\u007f]{0,300}$/,
};

/** Whether each name in an address is one that a page could have. */
export const areParams = (params: Record<string, string | undefined>): boolean =>
  Object.entries(params).every(([name, value]) => value === undefined || (paramRules[name]?.test(value) ?? false));

const parts = (path: string) => path.split('/').filter((part) => part !== '');
const entries: readonly (RouteEntry & { parts: string[] })[] = routeTable.map((one) => ({
  ...one,
  parts: parts(one.path),
}));
const fits = (pattern: string[], given: string[]) =>
  pattern.length === given.length && pattern.every((part, place) => part.startsWith(':') || part === given[place]);

/** Which route a path is, and whose version of it; `null` for the catch-all. */
export function routeOf(pathname: string): { entry: RouteEntry; mode: Mode } | null {
  const given = parts(pathname);
  const pro = given[0] === 'professionnel';
  const alone = pro ? given.slice(1) : given;
  const twin = entries.find((one) => (one.twin || !pro) && fits(one.parts, alone));
  if (twin) return { entry: twin, mode: pro ? 'pro' : 'part' };
  const only = pro && entries.find((one) => fits(one.parts, given));
  return only ? { entry: only, mode: 'pro' } : null;
}
