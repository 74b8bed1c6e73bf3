export type Heard = (names: readonly string[]) => void;

/** Tells all caches, in every process of the shop, what has changed: `product:1126001`, or `all`. */
export interface Purges {
  listen(heard: Heard): void;
  /** Rejects when other processes may not have the purge. This one has it. */
  publish(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** For a shop of one process. */
export class OwnPurges implements Purges {
  readonly #all: Heard[] = [];

  listen(heard: Heard) {
    this.#all.push(heard);
  }

  async publish(names: readonly string[]) {
    for (const heard of this.#all) heard(names);
  }

  async close() {}
}
