/** The link that an event is about. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Addresses of the shop that lead out of it, that are files, or that change who is signed in. */
export const leaves = (pathname: string): boolean =>
  /^(\/professionnel)?\/(ecom\/(?!e-service\/)|deconnexion|cx-preview|espaceclient|mes-achats|mes-suivis|mes-contrats|application-mobile|espace-aide|medias\/)/.test(
    pathname,
  );

/** A page of the shop that the router can show in place of this one. */
export const isOurs = ({ origin, pathname, target, download, dataset }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !download && dataset.load !== 'whole' && !leaves(pathname);

/** A page that the next visitor would get as well: only such a page is worth fetching before it is wanted. */
export const isPublic = ({ pathname }: HTMLAnchorElement): boolean =>
  !/^(\/professionnel)?\/(checkout|mes-commandes|ecom)\//.test(pathname);

/** Plain clicks only: with a modifier, or another button, the browser opens what it opens. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;
