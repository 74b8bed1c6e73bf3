import type { HttpHandler } from 'msw';
import type { Exercises } from '../testing/exercise.ts';
import type { States } from './states.ts';
import type { World } from './world.ts';

/** What the file of a world and the front page need of a table, whatever its rows are. */
type AnyTable = (world: World) => { all(): object[]; count(): number; create(row: object): Promise<object> };

/** What a service was composed of, by the product that is put into a cart, and the id of its configuration. */
export type Compositions = Record<
  string,
  (world: World, configurationId: string) => { owner: string | null; cents: number } | undefined
>;

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
  /** Calls that produce every answer of the contracts, by the sentences that they prove. */
  exercises?: Exercises;
}
