import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { errorCode } from '#adapters/error-code.ts';
import type { Logger } from '#adapters/log.ts';
import { type RedisClient, redisClient } from '#adapters/records/redis.ts';
import { OwnPurges, type PurgeListener, type Purges } from './purges.ts';
import { markPurged } from './shared-pages.ts';

const channel = 'lpel:purges';
/** How many there were: a process that received fewer has missed one. */
const countKey = 'lpel:purges:count';
/** In milliseconds. */
const usualInterval = 5000;

const purgeMessage = v.pipe(v.string(), v.parseJson(), v.object({ count: v.number(), names: v.array(v.string()) }));

/**
 * For processes that share a Redis. A process that has missed a purge, because its connection or a node of Redis was lost,
 * drops all its pages within seconds.
 */
export class RedisPurges implements Purges {
  readonly #own = new OwnPurges();
  readonly #clients: Promise<Record<'speaker' | 'listener', RedisClient>>;
  /** Of the purges that this process has received; `null` before it has asked. */
  #count: number | null = null;
  #isClosed = false;

  /** @param interval in milliseconds, between two looks at the count. */
  constructor(url: string, log: Pick<Logger, 'error'>, { interval = usualInterval } = {}) {
    const logFailure = (error: unknown) => log.error({ code: errorCode(error) }, 'purges');
    this.#clients = this.#connect(url, logFailure);
    this.#clients.then(({ speaker }) => this.#watchCount(speaker, interval)).catch(logFailure);
  }

  listen(listener: PurgeListener) {
    this.#own.listen(listener);
  }

  async publish(names: readonly string[]) {
    await this.#own.publish(names);
    const { speaker } = await this.#clients;
    await markPurged(speaker, names);
    const count = await speaker.incr(countKey);
    await speaker.publish(channel, JSON.stringify({ count, names }));
  }

  async close() {
    this.#isClosed = true;
    await Promise.all(Object.values(await this.#clients).map((client) => client.destroy()));
  }

  async #connect(url: string, failed: (error: unknown) => void) {
    const options = { onError: failed };
    const [speaker, listener] = await Promise.all([redisClient(url, options), redisClient(url, options)]);
    void speaker.connect();
    void listener
      .connect()
      .then(() => listener.subscribe(channel, (message) => this.#hear(message)))
      .catch(failed);
    return { speaker, listener };
  }

  /** A malformed message is treated as `all`. */
  #hear(message: string) {
    const { success, output } = v.safeParse(purgeMessage, message);
    const next = success && (output.count === this.#count || output.count === (this.#count ?? 0) + 1);
    if (success) this.#count = output.count;
    void this.#own.publish(next ? output.names : ['all']);
  }

  async #watchCount(speaker: RedisClient, interval: number) {
    while (!this.#isClosed) {
      const count = await speaker.get(countKey).then(Number, () => this.#count);
      if (count !== this.#count) void this.#own.publish(['all']);
      this.#count = count;
      await pause(interval, null, { ref: false });
    }
  }
}
