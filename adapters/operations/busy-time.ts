/** The time during which at least one call of a request was under way, and the number of calls. */
export class BusyTime {
  #count = 0;
  #running = 0;
  #since = 0;
  #total = 0;

  get count() {
    return this.#count;
  }

  /** In milliseconds, including calls that still run. */
  get milliseconds() {
    return this.#total + (this.#running > 0 ? performance.now() - this.#since : 0);
  }

  begin() {
    if (this.#running === 0) this.#since = performance.now();
    this.#running += 1;
    this.#count += 1;
  }

  end() {
    this.#running -= 1;
    if (this.#running === 0) this.#total += performance.now() - this.#since;
  }
}
