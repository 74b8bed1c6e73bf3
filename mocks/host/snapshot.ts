import { tables } from '../features.ts';
import type { JsonFile } from '../shared/json-file.ts';
import { DEFAULT_WORLD, onChange, resetWorld, type World, worldNamed } from '../shared/world.ts';

interface Snapshot {
  counter: number;
  clockOffsetMs: number;
  /** By table. */
  tables: Record<string, object[]>;
}

/** Saves the default world to a file; tests' worlds are not saved. Returns a function that stops it. */
export async function keepDefaultWorld(file: JsonFile): Promise<() => void> {
  const saved = file.read();
  if (isSnapshot(saved)) await restore(saved);
  const forget = onChange(() => file.writeSoon(() => recordsOf(worldNamed(DEFAULT_WORLD))));
  return () => {
    forget();
    file.flush();
  };
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && 'counter' in value && 'tables' in value;

/** All that a world holds, table by table. */
export function recordsOf(world: World): Snapshot {
  const rows = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table(world).all()]));
  return { counter: world.counter, clockOffsetMs: world.clockOffsetMs, tables: rows };
}

async function restore({ counter, clockOffsetMs, tables: rows }: Snapshot): Promise<void> {
  resetWorld(DEFAULT_WORLD);
  const world = worldNamed(DEFAULT_WORLD);
  Object.assign(world, { counter, clockOffsetMs });
  for (const [name, table] of Object.entries(tables))
    for (const row of rows[name] ?? []) await table(world).create(row);
}
