import { proPrefix } from '#domain/shared/mode.ts';

/** Where kinds of addresses begin. The browser has these, and not the table, which is made of them. */
export const checkout = '/checkout';
export const orders = '/mes-commandes';
export const endpoints = '/ecom';
/** Pages among the endpoints. */
export const eServices = '/ecom/e-service';
export const signOut = '/deconnexion';
export const preview = '/cx-preview';
export const customerArea = '/espaceclient';
export const purchases = '/mes-achats';
export const tracking = '/mes-suivis';
export const contracts = '/mes-contrats';
export const mobileApp = '/application-mobile';
export const helpSite = '/espace-aide';
/** Pictures and documents of the backend. */
export const media = '/medias';

/** In either mode. */
const isBelow = (path: string, prefixes: readonly string[]) =>
  new RegExp(`^(${proPrefix})?(${prefixes.join('|')})(/|$)`).test(path);

/** What the next visitor would get as well: no purchase, no order, no endpoint. */
export const isPublicPath = (path: string): boolean => !isBelow(path, [checkout, orders, endpoints]);

/** A page of a purchase, or behind an endpoint: nobody lands there first. */
export const isLaterPath = (path: string): boolean => isBelow(path, [checkout, endpoints]);

/** What leads out of the shop, is a file, or changes who is signed in: no page that can be shown in place of another. */
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
