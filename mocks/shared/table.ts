import { Collection } from '@msw/data';
import type { World } from './world.ts';

interface Shape<Row> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'boutique';
    readonly types?: { readonly input: Row; readonly output: Row };
    readonly validate: (value: unknown) => { readonly value: Row };
  };
}

/** Only our own handlers write rows, so their type is enough. */
const shape = <Row>(): Shape<Row> => ({
  '~standard': { version: 1, vendor: 'boutique', validate: (value) => ({ value: value as Row }) },
});

/** Gives the rows of one world. */
export type Table<Row> = (world: World) => Collection<Shape<Row>>;

/** A table of every world, deleted with its world. */
export function table<Row>(): Table<Row> {
  const collections = new WeakMap<World, Collection<Shape<Row>>>();
  return (world) => {
    const collection = collections.get(world);
    if (collection) return collection;
    const empty = new Collection({ schema: shape<Row>() });
    collections.set(world, empty);
    return empty;
  };
}
