export const WORLD_HEADER = 'x-mock-world';
export const DEFAULT_WORLD = 'default';

/**
 * Everything that changes, under one name: parallel tests have worlds of their own and share the catalogue. Its rows
 * are in the features' tables (`table.ts`).
 */
export interface World {
  name: string;
  /** A growing number for codes and for `touched`. */
  next(): number;
  counter: number;
  clockOffsetMs: number;
  /** Runs one writer at a time. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

const worlds = new Map<string, World>();
const listeners = new Set<() => void>();

export const worldNameOf = (request: Request): string => request.headers.get(WORLD_HEADER) || DEFAULT_WORLD;
export const worldOf = (request: Request): World => worldNamed(worldNameOf(request));

export function worldNamed(name: string): World {
  const existing = worlds.get(name);
  if (existing) return existing;
  const world = newWorld(name);
  worlds.set(name, world);
  return world;
}

export function resetWorld(name: string): void {
  worlds.delete(name);
  saveWorld();
}

/** Calls the listener after every change of any world; returns a function that stops it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function saveWorld(): void {
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
      last = turn.catch(() => undefined).then(saveWorld);
      return turn;
    },
  };
  return world;
}
