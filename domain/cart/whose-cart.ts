/** What decides whose cart a request of one mode works on: the guid that its cookie holds, and whether somebody is signed in. */
export interface Keeping {
  guid: string | null;
  signedIn: boolean;
}

/** `joining`: a visitor's cart that the account has not taken in yet; it is tried whenever the cart is looked at. */
export type WhoseCart =
  | { kind: 'account'; joining: string | null }
  | { kind: 'visitor'; guid: string }
  | { kind: 'none' };

export function whoseCart({ guid, signedIn }: Keeping): WhoseCart {
  if (signedIn) return { kind: 'account', joining: guid };
  return guid === null ? { kind: 'none' } : { kind: 'visitor', guid };
}

/** What a backend said of a visitor's cart. */
export type CartNews =
  /** A new cart took the article: there was none, or the old one was gone. */
  | { kind: 'created'; guid: string }
  | { kind: 'joined'; guid: string }
  /** `missing`: the cart that the backend did not find, by its own words; `null` when it refused for another reason. */
  | { kind: 'not-joined'; guid: string; missing: string | null }
  /** One answer that it is gone proves little: the next article replaces it if that is true. */
  | { kind: 'seemed-gone'; guid: string };

/** The guid that the browser keeps after news, however late they come: a cart is let go when the account has it, or nobody has. */
export function keptAfter(kept: string | null, news: CartNews): string | null {
  if (news.kind === 'created') return news.guid;
  const isOver = news.kind === 'joined' || (news.kind === 'not-joined' && news.missing === news.guid);
  return isOver && news.guid === kept ? null : kept;
}
