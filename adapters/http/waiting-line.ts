interface Waiting<Caller> {
  caller: Caller;
  settle(entered: boolean): void;
}

/** Callers that wait for a place, in the order in which they came: of the services' bulkheads, and of the pages'. */
export class WaitingLine<Caller> {
  readonly #waiting: Waiting<Caller>[] = [];

  get length() {
    return this.#waiting.length;
  }

  /** How many of those who wait are such. */
  count(isSuch: (caller: Caller) => boolean): number {
    return this.#waiting.filter(({ caller }) => isSuch(caller)).length;
  }

  /**
   * Whether the caller was let in.
   *
   * @param remaining for how many milliseconds more it may wait, of those that it has waited: asked when they are over; it goes at 0.
   */
  wait(caller: Caller, remaining: (waited: number) => number): Promise<boolean> {
    const came = performance.now();
    return new Promise((resolve) => {
      const look = () => {
        const more = remaining(performance.now() - came);
        if (more > 0) {
          timer = setTimeout(look, more);
          return;
        }
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(false);
      };
      let timer = setTimeout(look, remaining(0));
      const settle = (entered: boolean) => {
        clearTimeout(timer);
        resolve(entered);
      };
      const waiting = { caller, settle };
      this.#waiting.push(waiting);
    });
  }

  /** Lets in the first one that has a place, if any: `enter` takes it. Returns whether there was one. */
  letIn(hasPlace: (caller: Caller) => boolean, enter: (caller: Caller) => void): boolean {
    const at = this.#waiting.findIndex(({ caller }) => hasPlace(caller));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return false;
    enter(next.caller);
    next.settle(true);
    return true;
  }
}
