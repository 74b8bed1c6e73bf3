import { isCataloguePath, leavesTheShop } from '#ui/routing/prefixes.ts';

/** The link that an event happened on. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether the router can show the link's page in place of this one. */
export const isOurs = ({ origin, pathname, target, download, dataset }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !download && dataset.load !== 'whole' && !leavesTheShop(pathname);

/** Only lists and products are fetched in advance: other addresses may be personal. */
export const mayBeEarly = ({ pathname }: HTMLAnchorElement): boolean => isCataloguePath(pathname);

/** Plain clicks only: with a modifier key or another button the browser opens a tab or a menu. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;
