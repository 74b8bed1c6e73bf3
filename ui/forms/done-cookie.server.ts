import { type Cookies, hostCookie } from '#ui/request/cookies.server.ts';
import { noteIn } from '#ui/routing/queries/queries.ts';

/** The cookie of a form that was saved: the next page says so once, and an address alone says nothing. */
export const doneCookie = hostCookie('lpel_done');
const fiveMinutes = 300;

const base = 'https://shop.invalid';
const valueOf = ({ pathname, searchParams }: URL): string | null => {
  const note = noteIn(searchParams);
  return note && encodeURIComponent(`${pathname}#${note}`);
};

/** @param to where a saved form leads; its `note` names what was done. */
export function rememberDone(cookies: Pick<Cookies, 'set'>, to: string): void {
  const value = valueOf(new URL(to, base));
  if (value) cookies.set(doneCookie, value, fiveMinutes);
}

/** Whether the note of an address names what was just done; it is forgotten, so that a reload does not say it again. */
export function takeDone(cookies: Pick<Cookies, 'get' | 'set'>, url: URL): boolean {
  const stored = cookies.get(doneCookie);
  if (stored === null || stored !== valueOf(url)) return false;
  cookies.set(doneCookie, '', 0);
  return true;
}
