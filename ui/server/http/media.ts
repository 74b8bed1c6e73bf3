import {
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { media } from '#ui/routing/prefixes.ts';

const name = new RegExp(`^${media}/[\\w-]{1,80}$`);
const passed = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary'];

/** No picture of a product is larger. */
const most = 10 * 1024 * 1024;

/** A list has 96 pictures; a store that hangs holds so many requests of this process, and refuses the others. */
const [atOnce, waiting] = [96, 200];
/** After so many failures in a row the store is left alone for so many milliseconds; then one picture asks how it is. */
const [failures, pause] = [20, 5000];

interface MediaStore {
  base: string;
  /** In milliseconds. */
  timeout: number;
}

/** Passes product pictures on from the backend's media store, so that the browser needs one origin only. */
export function mediaPassing(store: MediaStore): (request: Request) => Promise<Response> {
  // Who went away says nothing of the store; where theirs was the picture that asked how it is, the next one asks.
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    handleWhenResult((passed) => passed instanceof Response && passed.status > 500).orType(
      Left,
      () => circuit.state === CircuitState.HalfOpen,
    ),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(failures) },
  );
  const policy = wrap(bulkhead(atOnce, waiting), circuit);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!name.test(pathname)) return new Response(null, { status: 404 });
    try {
      return await policy.execute(() => passedOn(request, store));
    } catch (error) {
      if (error instanceof Left) return new Response(null, { status: 504 });
      if (!isBulkheadRejectedError(error) && !isBrokenCircuitError(error)) throw error;
      return new Response(null, { status: 503, headers: { ...privateHeaders, 'Retry-After': '5' } });
    }
  };
}

/** The visitor went away. */
class Left extends Error {}

async function passedOn(request: Request, { base, timeout }: MediaStore): Promise<Response> {
  if (request.signal.aborted) throw new Left();
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
  const headers = { accept: request.headers.get('accept') ?? '*/*' };
  const once = () => fetch(base + new URL(request.url).pathname, { headers, redirect: 'error', signal });
  try {
    // The store may close a kept-alive socket just as it is used again.
    const answer = await once().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return once();
    });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      return new Response(null, { status: answer.status === 404 ? 404 : 502 });
    const kept = new Headers();
    for (const header of passed) {
      const value = answer.headers.get(header);
      if (value !== null) kept.set(header, value);
    }
    const picture = await limited(answer);
    if (!picture) return new Response(null, { status: 502 });
    // The length that was announced is that of a compressed answer, which is compressed no more.
    kept.set('content-length', String(picture.byteLength));
    return new Response(picture, { headers: kept });
  } catch {
    if (request.signal.aborted) throw new Left();
    return new Response(null, { status: 504 });
  }
}

/** The body; `null` when it is larger than any picture, whatever it announced. */
async function limited(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) {
    await answer.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
