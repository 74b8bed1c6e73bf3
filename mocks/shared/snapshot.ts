import type { JsonFile } from './json-file.ts';
import { DEFAULT_WORLD, onChange, resetWorld, TABLE_NAMES, type TableName, worldNamed } from './world.ts';

interface Snapshot {
  counter: number;
  clockOffsetMs: number;
  tables: Partial<Record<TableName, object[]>>;
}

/** Keeps the default world in a file. The worlds of tests are not kept. Gives the way to stop. */
export async function keepDefaultWorld(file: JsonFile): Promise<() => void> {
  const kept = file.read();
  if (isSnapshot(kept)) await restore(kept);
  const forget = onChange(() => file.writeSoon(taken));
  return () => {
    forget();
    file.flush();
  };
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && 'counter' in value && 'tables' in value;

function taken(): Snapshot {
  const world = worldNamed(DEFAULT_WORLD);
  const tables = Object.fromEntries(TABLE_NAMES.map((name) => [name, world[name].all()]));
  return { counter: world.counter, clockOffsetMs: world.clockOffsetMs, tables };
}

async function restore({ counter, clockOffsetMs, tables }: Snapshot): Promise<void> {
  resetWorld(DEFAULT_WORLD);
  const world = worldNamed(DEFAULT_WORLD);
  Object.assign(world, { counter, clockOffsetMs });
  for (const name of TABLE_NAMES) {
    const create = world[name].create.bind(world[name]) as (row: object) => Promise<object>;
    for (const row of tables[name] ?? []) await create(row);
  }
}
