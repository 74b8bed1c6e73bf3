import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
} from 'cockatiel';
import { Bulkhead } from '#adapters/http/bulkhead.ts';
import type { Observer } from '#adapters/operations/observers.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { media } from '#ui/routing/prefixes.ts';

/** Paths of the shop's own store and of OCC's, which names a picture by its context. */
const address = new RegExp(`^${media}/(?:[\\w-]{1,80}|(?:[\\w.-]{1,80})?\\?context=[\\w=.~%+-]{1,2000})$`);
const passed = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary'];

/** No picture of a product is larger. */
const most = 10 * 1024 * 1024;

/** Requests to the store at a time. A list has 96 pictures; if the store hangs, further requests are refused. */
const [atOnce, waiting] = [96, 200];
/**
 * Failures in a row that open the breaker, and the milliseconds for which it stays open. Then one request tries the store.
 */
const [failures, pause] = [20, 5000];

interface MediaStore {
  base: string;
  /** In milliseconds. */
  timeout: number;
}

/** The store's name in the measurements. */
const service = 'medias';

/** Passes product pictures on from the backend's media store, so that the browser needs one origin only. */
export function mediaPassing(store: MediaStore, observer: Observer = {}): (request: Request) => Promise<Response> {
  const bulkhead = new Bulkhead({ waiting });
  const circuit = circuitBreaker(handleType(Failing), {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(failures),
  });
  circuit.onStateChange((state) =>
    observer.circuitChanged?.({ service, operation: 'reads', isOpen: state !== CircuitState.Closed }),
  );
  const refuse = (reason: 'busy' | 'circuit') => {
    observer.backendNotCalled?.({ service, reason });
    return new Response(null, { status: 503, headers: { ...privateHeaders, 'Retry-After': '5' } });
  };
  const fetchPicture = (request: Request) => {
    // The breaker lets other requests wait for the one that tries the store. Here they are refused: a page can do without
    // pictures.
    if (circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return circuit.execute(() => passOn(request, { ...store, asksHowItIs: circuit.state === CircuitState.HalfOpen }));
  };
  return async (request) => {
    if (!address.test(pictureOf(request))) return new Response(null, { status: 404 });
    const leave = await bulkhead.enter({ compartments: [{ name: service, places: atOnce }] });
    if (!leave) return refuse('busy');
    try {
      return await fetchPicture(request);
    } catch (error) {
      if (error instanceof VisitorAbort) return new Response(null, { status: 504 });
      if (error instanceof Failing) return new Response(null, { status: error.status });
      if (isBrokenCircuitError(error)) return refuse('circuit');
      throw error;
    } finally {
      leave();
    }
  };
}

function pictureOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + (search.startsWith('?context=') ? search : '');
}

/** The visitor went away: the store did not fail. */
class VisitorAbort extends Error {}

/** The store did not answer, or answered 5xx. An answer that is no picture is no failure of the store. */
class Failing extends Error {
  readonly status: 502 | 504;

  constructor(status: 502 | 504) {
    super('media store');
    this.status = status;
  }
}

/** @param asksHowItIs this request tries the store for the others: it goes on if its visitor goes away. */
async function passOn(
  request: Request,
  { base, timeout, asksHowItIs }: MediaStore & { asksHowItIs: boolean },
): Promise<Response> {
  const isAborted = () => request.signal.aborted && !asksHowItIs;
  if (isAborted()) throw new VisitorAbort();
  const late = AbortSignal.timeout(timeout);
  const signal = asksHowItIs ? late : AbortSignal.any([request.signal, late]);
  const headers = { accept: request.headers.get('accept') ?? '*/*' };
  const once = () => fetch(base + pictureOf(request), { headers, redirect: 'manual', signal });
  try {
    // The store may close an idle socket at the moment at which it is used again.
    const answer = await once().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return once();
    });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) {
      await answer.body?.cancel();
      if (answer.status >= 500) throw new Failing(502);
      return new Response(null, { status: answer.status === 404 ? 404 : 502 });
    }
    const passedHeaders = new Headers();
    for (const header of passed) {
      const value = answer.headers.get(header);
      if (value !== null) passedHeaders.set(header, value);
    }
    const picture = await readLimited(answer);
    if (!picture) return new Response(null, { status: 502 });
    // The announced length is that of the compressed body, and the body is decompressed here.
    passedHeaders.set('content-length', String(picture.byteLength));
    return new Response(picture, { headers: passedHeaders });
  } catch (error) {
    if (isAborted()) throw new VisitorAbort();
    throw error instanceof Failing ? error : new Failing(504);
  }
}

/** The body; `null` when it is larger than any picture, whatever length it announced. */
async function readLimited(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
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
