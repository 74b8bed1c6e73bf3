import type { HttpHandler } from 'msw';
import type { Words } from './lang.ts';
import type { States } from './states.ts';
import type { World } from './world.ts';

/** What the file of a world and the front page need of a table, whatever its rows are. */
type AnyTable = (world: World) => { all(): object[]; count(): number; create(row: object): Promise<object> };

export interface CompositionInfo {
  label: Words;
  value: Words;
  /** It no longer holds: what was composed is changed before it is ordered. */
  isOver?: boolean;
}

/** A service as it was composed. */
export interface Composition {
  owner: string | null;
  /** Of one piece; absent where the catalogue's price applies. */
  cents?: number;
  /** Of all pieces, where they cost differently. */
  totalCents?: number;
  /** How many pieces were composed. */
  quantity: number;
  /** How many stamps or letters one piece stands for, where it is sold as a whole: an invoice counts them. */
  parts?: number;
  /** Its name, where it is not that of its article: a parcel of another carrier. */
  name?: Words;
  /** What it is on an invoice, where its article has plans of different prices. */
  plan?: Words;
  /** Of a parcel. */
  carrierCode?: string;
  /** Of a label that is printed where its parcel is handed in. */
  labelPrinting?: string;
  /** Many parcels that were composed as one. */
  isBatch?: true;
  /** What tells it from another: the recipient, the kind of label. */
  infos: readonly CompositionInfo[];
}

/** What a service was composed of, by the product that is put into a cart, and the id of its configuration. */
export type Compositions = Record<string, (world: World, configurationId: string) => Composition | undefined>;

/** What one feature adds to the mock backend; `mocks/features.ts` lists the features. */
export interface Feature {
  /** One handler an operation of its contracts. */
  handlers?: HttpHandler[];
  /** Handlers outside the contracts, for messages of other services. */
  sideHandlers?: HttpHandler[];
  /** By the names under which the file of a world keeps them. */
  tables?: Record<string, AnyTable>;
  compositions?: Compositions;
  /** By the names that pacts use. */
  states?: States;
}
