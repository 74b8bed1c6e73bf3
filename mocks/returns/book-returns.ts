import { bookOf } from '../order-book/book.ts';
import { returnsIn } from '../records/returns.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';

/** The state of the return of each order of the book, by the end of the order's name. */
const statuses: Record<string, string> = {
  'RETOUR-DEMANDE': 'WAITING_ACCEPTANCE',
  'RETOUR-ACCEPTE': 'IN_PROGRESS',
  'RETOUR-REFUSE': 'REFUSED',
  'RETOUR-RECU': 'RECEIVED',
  'RETOUR-NON-RECU': 'NO_RECEPTION',
  'RETOUR-TERMINE': 'CLOSED',
  'RETOUR-ANNULE': 'CANCELED',
};

/** The id of the return of an order of the book: the same in every world. */
export const bookReturnCode = (place: number, isPro: boolean): string =>
  `00000000-0000-4000-8000-${isPro ? '1' : '0'}${String(place + 1).padStart(11, '0')}`;

/** Writes the returns of an account's order book, once in each world. */
export async function writeReturns(world: World, owner: string): Promise<void> {
  const existing = returnsIn(world).findFirst((q) => q.where({ owner, told: 'CLOSED' }));
  if (existing) return;
  for (const code of bookOf(owner).keys()) {
    const place = Object.keys(statuses).findIndex((name) => code.endsWith(`-${name}`));
    const [, status] = Object.entries(statuses)[place] ?? [];
    if (!status) continue;
    await returnsIn(world).create({
      code: bookReturnCode(place, code.includes('-PRO-')),
      owner,
      orderCode: code,
      consignmentCode: `${code}-A`,
      createdAt: nowIn(world) - hours(status === 'WAITING_ACCEPTANCE' ? 20 : 120),
      methodCode: 'RETURN_METHOD_BY_MAIL',
      comment: '',
      entries: [{ entryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }],
      told: status,
      cancelledAt: null,
    });
  }
}
