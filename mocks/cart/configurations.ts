import { cartsIn } from '../records/carts.ts';
import { ordersIn } from '../records/orders.ts';
import { refusal } from '../shared/problems.ts';
import type { Table } from '../shared/table.ts';
import type { World } from '../shared/world.ts';
import { changeCart } from './carts.ts';

/** What a service journey composed, as its feature keeps it. */
interface StoredConfiguration {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
}

/** What a line of a cart holds of a configuration. */
export interface Pieces {
  quantity: number;
  /** Of one piece. */
  cents: number;
  /** Its article, where what was composed decides it. */
  code?: string;
  /** Of all pieces, where they cost differently. */
  totalCents?: number;
}

/** Keeping what a journey composed, the same for each service. */
export function configurationsOf<Row extends StoredConfiguration>(
  rowsIn: Table<Row>,
  piecesOf: (world: World, row: Row) => Pieces,
) {
  const byId = (world: World, id: string) => rowsIn(world).findFirst((q) => q.where((row: Row) => row.id === id));
  return {
    byId,

    keep: (world: World, row: Omit<Row, 'id'>): Promise<Row> =>
      rowsIn(world).create({ ...row, id: crypto.randomUUID() } as Row),

    /** A user's configuration is visible to that user only. */
    read(world: World, id: string, owner: string | null): Row {
      const found = byId(world, id);
      if (!found || (found.owner !== null && found.owner !== owner)) throw noConfiguration(id);
      return found;
    },

    /** Cart lines with this configuration get its new price and article; `compose` refuses what is not taken. */
    async replace(
      world: World,
      { id, owner }: Row,
      compose: () => Omit<Row, 'id' | 'owner'> | Promise<Omit<Row, 'id' | 'owner'>>,
    ): Promise<Row> {
      if (isOrdered(world, id)) throw noConfiguration(id);
      const next = { ...(await compose()), id, owner } as Row;
      await rowsIn(world).update((q) => q.where((row: Row) => row.id === id), {
        data: (draft) => void Object.assign(draft as object, next),
      });
      await changeLines(world, id, piecesOf(world, next));
      return next;
    },
  };
}

async function changeLines(world: World, id: string, pieces: Pieces): Promise<void> {
  const { quantity, cents, totalCents, code } = pieces;
  const isItsLine = (line: { configurationId?: string }) => line.configurationId === id;
  for (const cart of cartsIn(world).findMany((q) => q.where(({ lines }) => lines.some(isItsLine)))) {
    await changeCart(world, cart, ({ lines }) => {
      for (const line of lines.filter(isItsLine))
        Object.assign(line, {
          quantity,
          configuredCents: cents,
          configuredTotalCents: totalCents,
          ...(code && { code }),
        });
    });
  }
}

/** What is paid for stays as it was paid. */
const isOrdered = (world: World, id: string): boolean =>
  ordersIn(world)
    .all()
    .some(({ order }) => order.fr.entries.some((entry) => entry.configurationId === id));

const noConfiguration = (id: string) =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject: id,
    subjectType: 'configuration',
    message: `No configuration ${id}.`,
  });

/** Refuses a configuration: for a fault of its own, or because its quote does not hold. */
export const notTaken =
  (type: string, subjectType: string) =>
  ({ reason, subject }: { reason: string; subject: string }): Response =>
    refusal(400, { type, reason, subject, subjectType, message: `Not taken as a ${subjectType}: ${reason}.` });

export const quoteExpired = { reason: 'quoteExpired', subject: 'quoteId' };
