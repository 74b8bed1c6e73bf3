/** The name in the browser's storage. */
export const viewedKey = 'lpel_vus';

/** Loaded with every product page, so it stands apart from what reads and writes the list. */
export function clearViewed(shelf: () => Pick<Storage, 'removeItem'>): void {
  try {
    shelf().removeItem(viewedKey);
  } catch {}
}
