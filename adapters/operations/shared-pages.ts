import * as v from 'valibot';
import { errorCode } from '#adapters/error-code.ts';
import type { Logger } from '#adapters/log.ts';
import { digest, readRecord } from '#adapters/records/record-text.ts';
import { type Patience, type RedisClient, redisClient } from '#adapters/records/redis.ts';

/** A public page, as processes share it. */
export interface SharedPage {
  /** The tags that a purge names: `product:1126001`. */
  tags: string[];
  headers: [name: string, value: string][];
  /** The hashes of its inline scripts and styles, as sources of its policy. */
  inline: Record<'scripts' | 'styles', string>;
  brotli: Buffer;
}

export interface Look {
  found: { page: SharedPage /** In milliseconds. */; age: number } | null;
  /** Stores a page made after this lookup, unless it was purged meanwhile. */
  share(page: SharedPage): void;
}

/**
 * The third memory of a listing: the pages of all processes, for all visitors, for ten minutes; a purge of one of its tags
 * removes a page (`redis-purges.ts`). An unreachable store counts as empty.
 */
export interface SharedPages {
  look(key: string): Promise<Look>;
  close(): Promise<void>;
}

/** In milliseconds: the lifetime of a page, and of a purge mark, which must outlive pages that are being made. */
const [life, markLife] = [600_000, 660_000];
/** In milliseconds: a slower answer would cost more than making the page. */
const usualPatience = 250;
const nothing: Look = { found: null, share: () => {} };

export class RedisPages implements SharedPages {
  readonly #client: ReturnType<typeof connect>;
  readonly #patience: number;

  constructor(url: string, log: Pick<Logger, 'error'>, { patience = usualPatience }: Partial<Patience> = {}) {
    this.#patience = patience;
    const logFailure = (error: unknown) => log.error({ code: errorCode(error) }, 'shared pages');
    this.#client = connect(url, logFailure);
    this.#client.catch(logFailure);
  }

  async look(key: string): Promise<Look> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Look>((resolve) => {
      // An answer that arrived while this process was busy is read before giving up.
      timer = setTimeout(() => setImmediate(resolve, nothing), this.#patience);
    });
    const look = this.#look(nameOf(key)).catch(() => nothing);
    return Promise.race([look, late]).finally(() => clearTimeout(timer));
  }

  async close() {
    await (await this.#client).client.destroy();
  }

  async #look(name: string): Promise<Look> {
    const { client, inBytes } = await this.#client;
    const [now, packed] = await Promise.all([timeOf(client), inBytes.get(name)]);
    const share = (page: SharedPage) =>
      void client.set(name, pack(page, now), { expiration: { type: 'PX', value: life } }).catch(() => {});
    const cached = packed && unpack(packed);
    if (!cached || (await isPurged(client, cached))) return { found: null, share };
    const { begun, ...page } = cached;
    return { found: { page, age: Math.max(0, now - begun) }, share };
  }
}

async function connect(url: string, failed: (error: unknown) => void) {
  const { RESP_TYPES } = await import('redis');
  const client = await redisClient(url, { onError: failed });
  void client.connect();
  return { client, inBytes: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
}

/**
 * In a cluster all of these lie on one node: whoever loses a mark of a purge loses the count of it too
 * (`redis-purges.ts`). Elsewhere they are those of earlier releases.
 */
export const purgeKey = ({ isCluster }: Pick<RedisClient, 'isCluster'>, name: string) =>
  isCluster ? `{lpel:purges}:${name}` : `lpel:${name}`;

/** Milliseconds of Redis's clock, which all processes share: in a cluster that of the node which has this key. */
async function timeOf(client: RedisClient): Promise<number> {
  const keys = [purgeKey(client, 'clock')];
  const [seconds, microseconds] = (await client.eval("return redis.call('TIME')", { keys })) as string[];
  return Number(seconds) * 1000 + Number(microseconds) / 1000;
}

const nameOf = (key: string) => `lpel:page:${digest(key)}`;
const markOf = (client: RedisClient, tag: string) => purgeKey(client, `purged:${tag}`);

/** Marks tags as purged: pages whose making began earlier are outdated. */
export async function markPurged(client: RedisClient, tags: readonly string[]): Promise<void> {
  const now = String(await timeOf(client));
  const expiration = { type: 'PX', value: markLife } as const;
  await Promise.all(tags.map((tag) => client.set(markOf(client, tag), now, { expiration })));
}

async function isPurged(client: RedisClient, { tags, begun }: Pick<Packed, 'tags' | 'begun'>): Promise<boolean> {
  const marks = await client.mGet(['all', ...tags].map((tag) => markOf(client, tag)));
  return marks.some((mark) => mark !== null && Number(mark) >= begun);
}

const hashes = v.pipe(v.string(), v.regex(/^(?:(?:^| )'sha256-[\w+/]{43}=')*$/));
const about = v.object({
  tags: v.array(v.string()),
  headers: v.array(v.tuple([v.string(), v.string()])),
  inline: v.object({ scripts: hashes, styles: hashes }),
  begun: v.number(),
});

type Packed = SharedPage & v.InferOutput<typeof about>;

/** A line of JSON, then the bytes. */
const pack = ({ brotli, ...page }: SharedPage, begun: number) =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ ...page, begun })}\n`), brotli]);

function unpack(packed: Buffer): Packed | null {
  const end = packed.indexOf('\n');
  const page = readRecord(about, packed.toString('utf8', 0, end));
  return page && { ...page, brotli: packed.subarray(end + 1) };
}
