import type { QueryOfAnyPage } from '#ui/routing/queries.ts';

const name = 'session' satisfies keyof QueryOfAnyPage;
const value: QueryOfAnyPage[typeof name] = 'expiree';

/** Marks an address so that its page says once that the session ended: the page depends on its address only. */
export function withExpiryMark(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.invalid');
  searchParams.set(name, value);
  return `${pathname}?${searchParams}${hash}`;
}

export const hasExpiryMark = (search: URLSearchParams): boolean => search.get(name) === value;

/** Removes the mark from the address bar, so that a reload does not repeat the notice. */
export function dropExpiryMark(): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * The same as a script inside the document, for a reload before hydration. It contains no characters that HTML escapes.
 */
export const dropExpiryMarkAtOnce = `{const url=new URL(location);url.searchParams.delete(\`${name}\`);history.replaceState(history.state,\`\`,url)}`;
