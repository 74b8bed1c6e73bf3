import type { QueryOfAnyPage } from '#ui/routing/queries.ts';

export const expiryMark = 'session' satisfies keyof QueryOfAnyPage;
const value: QueryOfAnyPage[typeof expiryMark] = 'expiree';

/** An address whose page says, once, that the session ended: a page depends on its address, never on the visitor. */
export function withExpiryMark(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.invalid');
  searchParams.set(expiryMark, value);
  return `${pathname}?${searchParams}${hash}`;
}

export const hasExpiryMark = (search: URLSearchParams): boolean => search.get(expiryMark) === value;

/**
 * Takes a mark out of the address that the browser shows: reloading does not say it again. It also runs in the document
 * (`ui/lean/in-document.ts`), since the program comes later than a hasty reload.
 */
export function dropMark(mark: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(mark);
  history.replaceState(history.state, '', url);
}
