import { bookOwners } from '../order-book/book.ts';
import { bookOrder } from '../order-book/records.ts';
import { piecesOf } from '../orders/services.ts';
import { type DepositListRecord, depositListsIn } from '../records/label-files.ts';
import { dayOf } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';

/** The prefix of an account's orders in the book, and of its list. */
const prefixes: Record<string, string> = { 'particulier@exemple.fr': '', 'pro-certifie@exemple.fr': 'PRO-' };

/** The list of the order book: a counter has scanned the label of `COLIS-SCANNE`. */
function listOfBook(world: World, owner: string): DepositListRecord[] {
  const prefix = prefixes[owner];
  const record = prefix === undefined ? undefined : bookOrder(world, owner, `CMD-26-${prefix}COLIS-SCANNE`);
  const pieces = record?.order.fr.entries.flatMap((entry) => piecesOf(world, record, entry)) ?? [];
  const [scannedAt] = pieces.map(({ statusDate }) => statusDate);
  if (!record || !scannedAt) return [];
  const trackingIds = pieces.map(({ id }) => id);
  return [
    {
      number: `BD-26-${prefix}EXEMPLE`,
      owner,
      depositDate: dayOf(Date.parse(scannedAt)),
      createdAt: record.order.fr.created,
      trackingIds,
      scannedAt,
      accepted: trackingIds,
    },
  ];
}

/** The oldest first. */
export const listsOf = (world: World, owner: string): DepositListRecord[] => [
  ...listOfBook(world, owner),
  ...depositListsIn(world).findMany((q) => q.where({ owner })),
];

/** A list of any account: a counter knows its number alone. */
export const listNumbered = (world: World, number: string): DepositListRecord | undefined =>
  depositListsIn(world).findFirst((q) => q.where({ number })) ??
  bookOwners.flatMap((owner) => listOfBook(world, owner)).find((list) => list.number === number);
