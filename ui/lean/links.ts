import { isPublicPath, leavesTheShop } from '#ui/routing/prefixes.ts';

/** The link that an event is about. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** A page of the shop that the router can show in place of this one. */
export const isOurs = ({ origin, pathname, target, download, dataset }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !download && dataset.load !== 'whole' && !leavesTheShop(pathname);

/** Only such a page is worth fetching before it is wanted. */
export const isPublic = ({ pathname }: HTMLAnchorElement): boolean => isPublicPath(pathname);

/** Plain clicks only: with a modifier, or another button, the browser opens what it opens. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;
