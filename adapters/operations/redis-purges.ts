import { errorCode } from '#adapters/error-code.ts';
import type { Logger } from '#adapters/log.ts';
import { type RedisClient, redisClient } from '#adapters/redis.ts';
import { type Heard, OwnPurges, type Purges } from './purges.ts';
import { markPurged } from './shared-pages.ts';

const channel = 'lpel:purges';

/**
 * For processes that share a Redis. A process that lost its connection may have missed a purge, and drops all its
 * pages.
 */
export class RedisPurges implements Purges {
  readonly #own = new OwnPurges();
  readonly #clients: Promise<Record<'speaker' | 'listener', RedisClient>>;

  constructor(url: string, log: Pick<Logger, 'error'>) {
    const logFailure = (error: unknown) => log.error({ code: errorCode(error) }, 'purges');
    this.#clients = this.#connect(url, logFailure);
    this.#clients.catch(logFailure);
  }

  listen(heard: Heard) {
    this.#own.listen(heard);
  }

  async publish(names: readonly string[]) {
    await this.#own.publish(names);
    const { speaker } = await this.#clients;
    await markPurged(speaker, names);
    await speaker.publish(channel, JSON.stringify(names));
  }

  async close() {
    for (const client of Object.values(await this.#clients)) client.destroy();
  }

  async #connect(url: string, failed: (error: unknown) => void) {
    const options = { onError: failed };
    const [speaker, listener] = await Promise.all([redisClient(url, options), redisClient(url, options)]);
    void speaker.connect().catch(failed);
    listener.on('ready', () => void this.#own.publish(['all']));
    void listener
      .connect()
      .then(() => listener.subscribe(channel, (message) => void this.#own.publish(namesIn(message))))
      .catch(failed);
    return { speaker, listener };
  }
}

/** A malformed message is treated as `all`. */
function namesIn(message: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(message);
    return Array.isArray(names) ? names.map(String) : ['all'];
  } catch {
    return ['all'];
  }
}
