import { type Cart, countOf } from './cart.ts';

/** The shopper of a request: the guid in the cart cookie of its mode, and whether somebody is signed in. */
export interface CartOwner {
  guid: string | null;
  signedIn: boolean;
}

/**
 * The cart of a request. `pendingMerge`: the guid of a visitor's cart that the account has not merged yet; merging is
 * tried whenever the cart is read.
 */
export type WhoseCart =
  | { kind: 'account'; pendingMerge: string | null }
  | { kind: 'visitor'; guid: string }
  | { kind: 'none' };

export function whoseCart({ guid, signedIn }: CartOwner): WhoseCart {
  if (signedIn) return { kind: 'account', pendingMerge: guid };
  return guid === null ? { kind: 'none' } : { kind: 'visitor', guid };
}

/** What a backend answered about a visitor's cart. */
export type CartEvent =
  /** A new cart was created, because there was none or the old one had expired. */
  | { kind: 'created'; guid: string }
  | { kind: 'merged'; guid: string }
  /** `notFound`: the guid that the backend did not find; `null` when it refused for another reason. */
  | { kind: 'merge-refused'; guid: string; notFound: string | null }
  /** One answer that the cart is not found is not proof; if it is, the next addition creates a new cart. */
  | { kind: 'seemed-expired'; guid: string };

/**
 * The guid in the cookie after an event, which may arrive late: removed once the account has merged the cart, or once
 * the cart is known not to exist.
 */
export function guidAfter(guid: string | null, event: CartEvent): string | null {
  if (event.kind === 'created') return event.guid;
  const isOver = event.kind === 'merged' || (event.kind === 'merge-refused' && event.notFound === event.guid);
  return isOver && event.guid === guid ? null : guid;
}

/**
 * The codes of what an account's cart held before a visitor's cart was merged into it, which the shopper must be told;
 * none when either cart was empty, so that nothing was joined.
 */
export function joinedCodes(account: Cart | null, merged: Cart): string[] {
  const count = countOf(account);
  if (account === null || count === 0 || countOf(merged) === count) return [];
  return [...new Set(account.lines.map(({ code }) => code))];
}
