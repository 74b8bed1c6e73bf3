import type { Cookies } from './cookies.server.ts';

const [day, mostCodes] = [86_400, 20];
const cookieOf = (cart: string) => `${cart}_joined`;

/** Stores what a merge joined, for the next page that shows the cart. @param cart the name of the cart's cookie */
export function rememberJoined(cookies: Pick<Cookies, 'set'>, cart: string, codes: string[]) {
  cookies.set(cookieOf(cart), codes.slice(0, mostCodes).join(' '), day);
}

/** What a merge joined, also one of this very request; it is forgotten, so that one page says it. */
export function takeJoined(cookies: Pick<Cookies, 'get' | 'set' | 'changes'>, cart: string): string[] {
  const name = cookieOf(cart);
  const stored = cookies.changes().find((each) => each.name === name)?.value ?? cookies.get(name);
  if (!stored) return [];
  cookies.set(name, '', 0);
  return stored.split(' ');
}
