import { Collection } from '@msw/data';
import type {
  AddressRecord,
  CartRecord,
  ContactRecord,
  KeyRecord,
  LedgerRecord,
  OrderRecord,
  PaymentRecord,
  PayPalOrderRecord,
  StockRecord,
  UserRecord,
} from './records.ts';

export const WORLD_HEADER = 'x-mock-world';
export const DEFAULT_WORLD = 'default';

interface Shape<Row> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'boutique';
    readonly types?: { readonly input: Row; readonly output: Row };
    readonly validate: (value: unknown) => { readonly value: Row };
  };
}

/** Rows are written by our own handlers only: the type is check enough. */
const shape = <Row>(): Shape<Row> => ({
  '~standard': { version: 1, vendor: 'boutique', validate: (value) => ({ value: value as Row }) },
});

const tablesOf = () => ({
  carts: new Collection({ schema: shape<CartRecord>() }),
  payments: new Collection({ schema: shape<PaymentRecord>() }),
  payPalOrders: new Collection({ schema: shape<PayPalOrderRecord>() }),
  orders: new Collection({ schema: shape<OrderRecord>() }),
  users: new Collection({ schema: shape<UserRecord>() }),
  addresses: new Collection({ schema: shape<AddressRecord>() }),
  contacts: new Collection({ schema: shape<ContactRecord>() }),
  stockTaken: new Collection({ schema: shape<StockRecord>() }),
  keys: new Collection({ schema: shape<KeyRecord>() }),
  ledger: new Collection({ schema: shape<LedgerRecord>() }),
});

export type Tables = ReturnType<typeof tablesOf>;
export type TableName = keyof Tables;
export const TABLE_NAMES = Object.keys(tablesOf()) as TableName[];

/** Everything that changes, for one name: parallel tests each have their own, the catalogue is common to all. */
export interface World extends Tables {
  name: string;
  /** Numbers that grow: cart codes, order codes, "touched". */
  next(): number;
  counter: number;
  clockOffsetMs: number;
  /** One writer at a time, as a database would have it. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

const worlds = new Map<string, World>();
const listeners = new Set<() => void>();

export const worldNameOf = (request: Request): string => request.headers.get(WORLD_HEADER) || DEFAULT_WORLD;
export const worldOf = (request: Request): World => worldNamed(worldNameOf(request));

export function worldNamed(name: string): World {
  const known = worlds.get(name);
  if (known) return known;
  const world = newWorld(name);
  worlds.set(name, world);
  return world;
}

export function resetWorld(name: string): void {
  worlds.delete(name);
  changed();
}

/** Calls back after every change of any world; gives the way to stop. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changed(): void {
  for (const listener of listeners) listener();
}

function newWorld(name: string): World {
  let last: Promise<unknown> = Promise.resolve();
  const world: World = {
    ...tablesOf(),
    name,
    counter: 0,
    clockOffsetMs: 0,
    next: () => {
      world.counter += 1;
      return world.counter;
    },
    exclusively: (work) => {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined).then(changed);
      return turn;
    },
  };
  return world;
}
