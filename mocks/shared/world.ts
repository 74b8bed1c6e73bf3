export const WORLD_HEADER = 'x-mock-world';
export const DEFAULT_WORLD = 'default';

/**
 * Everything that changes, for one name: parallel tests each have their own, the catalogue is common to all. Its rows
 * stand in the tables of the features (`table.ts`).
 */
export interface World {
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
