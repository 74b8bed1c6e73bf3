import type { QueryOfAnyPage } from '#ui/routing/queries.ts';

const name = 'session' satisfies keyof QueryOfAnyPage;
const value: QueryOfAnyPage[typeof name] = 'expiree';

/** An address whose page says, once, that the session ended: a page depends on its address, never on the visitor. */
export function withExpiryMark(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.invalid');
  searchParams.set(name, value);
  return `${pathname}?${searchParams}${hash}`;
}

export const hasExpiryMark = (search: URLSearchParams): boolean => search.get(name) === value;

/** Takes the mark out of the address that the browser shows: reloading does not say it again. */
export function dropExpiryMark(): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** The same for a page as it arrives, without signs that HTML escapes: its program comes later than a hasty reload. */
export const dropExpiryMarkAtOnce = `{const url=new URL(location);url.searchParams.delete(\`${name}\`);history.replaceState(history.state,\`\`,url)}`;
