import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { errorCode } from '#adapters/error-code.ts';
import type { Logger } from '#adapters/log.ts';
import { type RedisClient, redisClient } from '#adapters/records/redis.ts';
import { OwnPurges, type PurgeListener, type Purges } from './purges.ts';
import { markPurged, purgeKey } from './shared-pages.ts';

const channel = 'lpel:purges';
/**
 * Numbers a purge by the time, above the one before: a master that has lost purges gives no number a second time. The script
 * answers with both.
 */
const countScript = `
  local before = tonumber(redis.call('GET', KEYS[1]) or '0')
  local time = redis.call('TIME')
  local count = string.format('%.0f', math.max(before + 1, time[1] * 1000 + math.floor(time[2] / 1000)))
  redis.call('SET', KEYS[1], count)
  return { string.format('%.0f', before), count }`;
/** In milliseconds. */
const usualInterval = 5000;

const purgeMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ before: v.number(), count: v.number(), names: v.array(v.string()) }),
);

interface Purge {
  before: number;
  count: number;
  names: readonly string[];
}

/**
 * For processes that share a Redis. A process that has missed a purge, because its connection or a node of Redis was lost,
 * drops all its pages within seconds. A master that took the place of one that died may not have the last purges, and has the
 * pages of before: a process that has received them purges all.
 */
export class RedisPurges implements Purges {
  readonly #own = new OwnPurges();
  readonly #clients: Promise<Record<'speaker' | 'listener', RedisClient>>;
  /** The last purge that this process has received; `null` before it has asked. */
  #count: number | null = null;
  /** Redis may not have a purge that this process has received. */
  #hasLost = false;
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
    const keys = [countKey(speaker)];
    const [before, count] = ((await speaker.eval(countScript, { keys })) as string[]).map(Number) as [number, number];
    // This process knows of it even if Redis dies before the message arrives.
    this.#notePurge({ before, count, names });
    await speaker.publish(channel, JSON.stringify({ before, count, names }));
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
      .then(() => listener.subscribe(channel, (message) => this.#receive(message)))
      .catch(failed);
    return { speaker, listener };
  }

  /** A malformed message is treated as `all`. */
  #receive(message: string) {
    const { success, output } = v.safeParse(purgeMessage, message);
    if (success) this.#notePurge(output);
    else void this.#own.publish(['all']);
  }

  #notePurge({ before, count, names }: Purge) {
    const known = this.#count;
    if (known === null) return void this.#own.publish(['all']);
    this.#count = Math.max(known, count);
    // No number lies between that of a purge and the one before, unless the purge of that number was lost.
    this.#hasLost ||= before < known && known < count && !names.includes('all');
    void this.#own.publish(before === known || count <= known ? names : ['all']);
  }

  async #watchCount(speaker: RedisClient, interval: number) {
    while (!this.#isClosed) {
      // Whatever did not succeed is tried again.
      await this.#look(speaker).catch(() => {});
      await pause(interval, null, { ref: false });
    }
  }

  async #look(speaker: RedisClient) {
    const known = this.#count;
    const count = Number(await speaker.get(countKey(speaker)));
    // A message that came meanwhile knows more.
    if (this.#count !== known) return;
    if (this.#hasLost || (known !== null && count < known)) {
      await this.publish(['all']);
      [this.#hasLost, this.#count] = [false, null];
      return;
    }
    if (count !== known) void this.#own.publish(['all']);
    this.#count = count;
  }
}

const countKey = (client: RedisClient) => purgeKey(client, 'purges:count');
