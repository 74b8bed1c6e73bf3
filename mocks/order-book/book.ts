import type { BookOrder } from './book-order.ts';
import { bookConversations } from './conversations.ts';
import { bookGoods } from './goods.ts';
import { bookServices } from './services.ts';

const INDIVIDUAL = 'particulier@exemple.fr';
const PROFESSIONAL = 'pro-certifie@exemple.fr';

export const bookOwners = [INDIVIDUAL, PROFESSIONAL] as const;

export const bookOrders: readonly BookOrder[] = [...bookServices, ...bookGoods, ...bookConversations];

const beginnings: Record<(typeof bookOwners)[number], string> = {
  [INDIVIDUAL]: 'CMD-26-',
  [PROFESSIONAL]: 'CMD-26-PRO-',
};

export const isProfessional = (owner: string): boolean => owner === PROFESSIONAL;

const codeOf = (owner: (typeof bookOwners)[number], { name, only }: BookOrder): string =>
  `${only ? beginnings[INDIVIDUAL] : beginnings[owner]}${name}`;

/** The orders of an account, by their codes. */
export function bookOf(owner: string): ReadonlyMap<string, BookOrder> {
  const bookOwner = bookOwners.find((each) => each === owner);
  if (!bookOwner) return new Map();
  const kind = isProfessional(owner) ? 'professional' : 'individual';
  const own = bookOrders.filter(
    ({ isOnAccount, only }) => (!isOnAccount || kind === 'professional') && (!only || only === kind),
  );
  return new Map(own.map((order) => [codeOf(bookOwner, order), order]));
}
