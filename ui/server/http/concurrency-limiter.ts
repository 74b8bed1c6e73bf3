/**
 * Limits the number of tasks that run, the number that wait, and how long one waits; the others are refused with 503
 * (promises §3a).
 */
export class ConcurrencyLimiter {
  readonly #limits: { running: number; waiting: number; patience: number };
  #running = 0;
  readonly #waiting: ((entered: boolean) => void)[] = [];

  /** @param limits `patience` in milliseconds. */
  constructor(limits: { running: number; waiting: number; patience: number }) {
    this.#limits = limits;
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#waiting.length;
  }

  /** Whether the caller may start; if so, it must call `leave` at the end. */
  enter(): Promise<boolean> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(settle), 1);
        resolve(false);
      }, this.#limits.patience);
      const settle = (entered: boolean) => {
        clearTimeout(timer);
        resolve(entered);
      };
      this.#waiting.push(settle);
    });
  }

  leave() {
    const next = this.#waiting.shift();
    if (next) next(true);
    else this.#running -= 1;
  }
}
