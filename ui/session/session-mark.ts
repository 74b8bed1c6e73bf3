import type { QueryOfAnyPage } from '#ui/routing/queries/queries.ts';

export const sessionMark = 'session' satisfies keyof QueryOfAnyPage;
/** What a page says once of the session: that it ended, or that signing in failed. */
export type SessionNews = QueryOfAnyPage[typeof sessionMark];

/** Marks an address so that its page, which may be the same for everybody, looks for news of the session. */
export function withSessionMark(path: string, news: SessionNews): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.invalid');
  searchParams.set(sessionMark, news);
  return `${pathname}?${searchParams}${hash}`;
}

/** The address without its mark: whoever signs in from there and comes back is not told again. */
export function withoutSessionMark(path: string): string {
  // Anybody can ask for an address that cannot be read, such as « // ».
  const url = URL.parse(path, 'https://shop.invalid');
  if (!url?.searchParams.has(sessionMark)) return path;
  const { pathname, searchParams, hash } = url;
  searchParams.delete(sessionMark);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

const isNews = (value: string | null): value is SessionNews => value === 'expiree' || value === 'echouee';

/**
 * The news that a page says: those of its address, if the shop told this browser the same by a cookie. Anybody can
 * write an address.
 *
 * @param cookieValue the value of the cookie.
 */
export function sessionNews(search: URLSearchParams, cookieValue: string | null): SessionNews | null {
  const news = search.get(sessionMark);
  return isNews(news) && news === cookieValue ? news : null;
}

/**
 * Takes a mark out of the address that the browser shows: reloading does not say it again. It also runs in the document
 * (`ui/lean/in-document.ts`), since the program comes later than a hasty reload.
 */
export function dropMark(mark: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(mark);
  history.replaceState(history.state, '', url);
}
