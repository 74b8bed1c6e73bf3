/** What a request says of its shopper: the guid that the cart cookie of its mode holds, and whether somebody is signed in. */
export interface Shopper {
  guid: string | null;
  signedIn: boolean;
}

/**
 * Whose cart a request of one mode works on. `pendingMerge`: the guid of a visitor's cart that the account has not taken
 * in yet; the merge is tried whenever the cart is read.
 */
export type WhoseCart =
  | { kind: 'account'; pendingMerge: string | null }
  | { kind: 'visitor'; guid: string }
  | { kind: 'none' };

export function whoseCart({ guid, signedIn }: Shopper): WhoseCart {
  if (signedIn) return { kind: 'account', pendingMerge: guid };
  return guid === null ? { kind: 'none' } : { kind: 'visitor', guid };
}

/** What a backend said of a visitor's cart. */
export type CartEvent =
  /** A new cart took the article: there was none, or the old one had expired. */
  | { kind: 'created'; guid: string }
  | { kind: 'merged'; guid: string }
  /** `missing`: the cart that the backend did not find, by its own words; `null` when it refused for another reason. */
  | { kind: 'merge-refused'; guid: string; missing: string | null }
  /** One answer that the cart is not there proves little: the next article replaces it if that is true. */
  | { kind: 'seemed-expired'; guid: string };

/**
 * The guid that the cookie holds after an event, however late the event comes: it is dropped when the account has taken
 * the cart in, or when nobody has it any more.
 */
export function guidAfter(guid: string | null, event: CartEvent): string | null {
  if (event.kind === 'created') return event.guid;
  const isOver = event.kind === 'merged' || (event.kind === 'merge-refused' && event.missing === event.guid);
  return isOver && event.guid === guid ? null : guid;
}
