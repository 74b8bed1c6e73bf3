/** Who may see a page: everybody, a signed-in shopper, or one whose profile is the page's mode (specification §6). */
export type Guard = 'open' | 'secured' | 'profile';

export interface RouteEntry {
  /** The specification's route name; the professional twin adds `Pro`. */
  name: string;
  path: string;
  file: string;
  guard: Guard;
  /** Whether `/professionnel` has the same page (postal-domain 9.2). */
  twin: boolean;
}

const entry = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  file: string,
  { guard = 'open', twin = true }: { guard?: Guard; twin?: boolean } = {},
) => ({ name, path, file, guard, twin });

/** Every route of the shop, once. The professional version and the typed paths are made from it. */
export const routeTable = [
  entry('home', '/', 'catalog/home.route.tsx'),
  entry('search', '/boutique/recherche', 'catalog/search.route.tsx'),
  entry('plp', '/boutique/c/:code', 'catalog/category.route.tsx'),
  entry('plpMarque', '/boutique/marque/:code', 'catalog/brand.route.tsx'),
  entry('plpVendeur', '/boutique/vendeur/:slug/:code', 'catalog/seller.route.tsx'),
  entry('productOffer', '/boutique/p/:code/offer/:offer', 'catalog/product-offer.route.tsx'),
  entry('product', '/boutique/:slug/p/:code', 'catalog/product.route.tsx'),
  entry('cart', '/checkout/recapitulatif', 'cart/cart.route.tsx'),
  entry('delivery', '/checkout/livraison', 'checkout/delivery.route.tsx', { guard: 'profile' }),
  entry('payment', '/checkout/paiement', 'checkout/payment.route.tsx', { guard: 'profile' }),
  entry('paymentReturn', '/checkout/paiement/retour', 'checkout/verifying.route.tsx', { guard: 'profile' }),
  entry('confirmation', '/checkout/confirmation', 'checkout/confirmation.route.tsx', { guard: 'profile' }),
  entry('signIn', '/ecom/connexion', 'session/sign-in.route.ts', { twin: false }),
  entry('register', '/ecom/connexion/inscription', 'session/register.route.ts', { twin: false }),
  entry('signInReturn', '/ecom/connexion/retour', 'session/sign-in-return.route.ts', { twin: false }),
  entry('signOut', '/deconnexion', 'session/sign-out.route.ts', { twin: false }),
  entry('visitor', '/ecom/visiteur', 'frame/visitor.route.ts', { twin: false }),
  entry('language', '/ecom/langue', 'frame/language.route.ts', { twin: false }),
] as const satisfies RouteEntry[];

export type RouteName = (typeof routeTable)[number]['name'];
