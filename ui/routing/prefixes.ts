import { proPrefix } from '#domain/shared/mode.ts';

/** First segments of addresses. The browser imports these instead of the route table, which is large. */
export const checkout = '/checkout';
export const orders = '/mes-commandes';
export const account = '/mon-compte';
export const endpoints = '/ecom';
/** E-services are pages, although they stand below the endpoints' prefix. */
export const eServices = '/ecom/e-service';
export const signOut = '/deconnexion';
export const preview = '/cx-preview';
export const customerArea = '/espaceclient';
export const purchases = '/mes-achats';
export const tracking = '/mes-suivis';
export const contracts = '/mes-contrats';
export const mobileApp = '/application-mobile';
export const helpSite = '/espace-aide';
/** Lists and products. */
export const catalogue = '/boutique';
/** Pictures and documents from the backend. */
export const media = '/medias';

/** With or without the professional prefix. */
export const isBelow = (path: string, prefixes: readonly string[]) =>
  new RegExp(`^(${proPrefix})?(${prefixes.join('|')})(/|$)`).test(path);

/** The own goods of the shop are lists and products too. */
const goods = [catalogue, '/pp'];
/** In the catalogue, but a form of one visitor. */
const stockNotice = `${catalogue}/retour-en-stock`;

/** Whether an address is a list or a product: what holds a cart, an order, an account or a journey is always asked for anew. */
export const isCataloguePath = (path: string): boolean => isBelow(path, goods) && !isBelow(path, [stockNotice]);

/** Whether every visitor gets the same page: no purchase, no order, no account, no endpoint. */
export const isPublicPath = (path: string): boolean => !isBelow(path, [checkout, orders, account, endpoints]);

/** A page of the checkout or of an account, or an endpoint: never the first page of a visit. */
export const isLaterPath = (path: string): boolean => isBelow(path, [checkout, account, endpoints]);

/**
 * Whether an address leaves the shop, is a file, or changes who is signed in: the browser must load it as a whole
 * document.
 */
export const leavesTheShop = (path: string): boolean =>
  isBelow(path, [
    endpoints,
    signOut,
    preview,
    customerArea,
    purchases,
    tracking,
    contracts,
    mobileApp,
    helpSite,
    media,
  ]) && !isBelow(path, [eServices]);
