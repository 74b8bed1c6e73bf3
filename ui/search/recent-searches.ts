/** Searches made on this device, kept here and nowhere else, until the shopper clears them. */

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'lpel_recherches';
const most = 5;
const longest = 80;
/** Numbers of parcels and of customers, addresses of people: what is nobody's business is not kept. */
const isPersonal = (text: string) => /@|(?:\d\D{0,2}){7}/.test(text);

/** The last one first; none where the browser keeps nothing. */
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

/** A browser that keeps nothing keeps no search either. */
function ignoringErrors(write: () => void): void {
  try {
    write();
  } catch {}
}
