export type PurgeListener = (names: readonly string[]) => void;

/** Tells all caches, in every process of the shop, what has changed: `product:1126001`, or `all`. */
export interface Purges {
  listen(listener: PurgeListener): void;
  /** Rejects when other processes may not have the purge. This one has it. */
  publish(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** For a shop of one process. */
export class OwnPurges implements Purges {
  readonly #all: PurgeListener[] = [];

  listen(listener: PurgeListener) {
    this.#all.push(listener);
  }

  async publish(names: readonly string[]) {
    for (const listener of this.#all) listener(names);
  }

  async close() {}
}
