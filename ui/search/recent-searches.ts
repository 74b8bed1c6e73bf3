/** Searches of this device, stored in its browser only, until the shopper clears them. */

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'lpel_recherches';
const most = 5;
const longest = 80;
/** Texts that look like parcel or customer numbers or e-mail addresses are not stored. */
const isPersonal = (text: string) => /@|(?:\d\D{0,2}){7}/.test(text);

/** The latest first; empty when the browser's storage is unavailable. */
export function recentSearches(shelf: () => Shelf): string[] {
  try {
    const stored: unknown = JSON.parse(shelf().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepSearch(typed: string, shelf: () => Shelf): void {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > longest || isPersonal(text)) return;
  const others = recentSearches(shelf).filter((one) => one.toLowerCase() !== text.toLowerCase());
  ignoringErrors(() => shelf().setItem(key, JSON.stringify([text, ...others].slice(0, most))));
}

export function forgetSearches(shelf: () => Shelf): void {
  ignoringErrors(() => shelf().removeItem(key));
}

/** Storage may be disabled or full: then no search is stored. */
function ignoringErrors(write: () => void): void {
  try {
    write();
  } catch {}
}
