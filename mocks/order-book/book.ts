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

const books: ReadonlyMap<string, ReadonlyMap<string, BookOrder>> = new Map(
  bookOwners.map((owner) => {
    const kind = isProfessional(owner) ? 'professional' : 'individual';
    const own = bookOrders.filter(
      ({ isOnAccount, only }) => (!isOnAccount || kind === 'professional') && (!only || only === kind),
    );
    return [owner, new Map(own.map((order) => [codeOf(owner, order), order]))];
  }),
);

/** The orders of an account, by their codes. */
export const bookOf = (owner: string): ReadonlyMap<string, BookOrder> => books.get(owner) ?? new Map();
