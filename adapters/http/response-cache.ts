import { LRUCache } from 'lru-cache';

/** Bytes of the remembered answers. The objects made of a list of 96 articles take five times as much. */
const most = 20_000_000;
/** Bytes that count for the smallest answer, such as a search without results: anybody can send thousands of them. */
const least = 10_000;

interface CachedAnswer {
  bytes: Uint8Array;
  data: unknown;
}

/** The part of a generated operation's options that says how its answer is read. */
export interface Reading {
  parseAs?: string | undefined;
  responseValidator?: ((data: unknown) => Promise<unknown>) | undefined;
  responseTransformer?: ((data: unknown) => Promise<unknown>) | undefined;
}

const shared = new WeakSet<Response>();

/** Marks the answer to a call that holds nothing of its visitor: everybody calls the same address. */
export function markShared(answer: Response): Response {
  shared.add(answer);
  return answer;
}

/**
 * The first of three memories of a listing (`PageCache`, `RedisPages`): the last answer of each address, read and validated,
 * and what hangs on it and goes with it: the domain's objects (`memoize`), their views (`onceFor`) and the HTML of those
 * (`pageParts`). For all visitors, of answers that say nothing of one; in this process, until the backend answers otherwise
 * or newer addresses need the room. The backend is asked each time: nobody empties it.
 */
export class ResponseCache {
  readonly #cache = new LRUCache<string, CachedAnswer>({
    maxSize: most,
    sizeCalculation: ({ bytes }) => bytes.length + least,
  });

  /** Called before the generated client reads the answer; changes its options where there is nothing to read. */
  async reading(answer: Response, address: string, reading: Reading): Promise<Response> {
    if (!answer.ok || !shared.has(answer) || reading.parseAs === 'stream') return answer;
    const bytes = await answer.bytes();
    const cached = this.#cache.get(address);
    if (cached && areAlike(cached.bytes, bytes)) {
      reading.responseValidator = undefined;
      reading.responseTransformer = () => Promise.resolve(cached.data);
      return new Response('0', { status: answer.status, headers: answer.headers });
    }
    const { responseValidator: validate } = reading;
    reading.responseValidator = async (data) => {
      await validate?.(data);
      this.#cache.set(address, { bytes, data: freeze(data) });
    };
    return answer;
  }
}

/** Bytes need not be decoded to be compared, four at a time. */
function areAlike(previous: Uint8Array, bytes: Uint8Array): boolean {
  if (previous.length !== bytes.length) return false;
  const [before, now] = [viewOf(previous), viewOf(bytes)];
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) if (before.getUint32(at) !== now.getUint32(at)) return false;
  for (let at = whole; at < bytes.length; at += 1) if (previous[at] !== bytes[at]) return false;
  return true;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part);
  return value;
}

/** A pure function of an answer, remembered for as long as the answer is. */
export function memoize<Data extends object, Made extends object>(make: (data: Data) => Made): (data: Data) => Made {
  const made = new WeakMap<Data, Made>();
  return (data) => {
    const before = made.get(data);
    if (before) return before;
    const result = make(data);
    // An answer that is not remembered is read once.
    if (Object.isFrozen(data)) made.set(data, freeze(result));
    return result;
  };
}
