import type { Config } from '#adapters/config.ts';
import { callInSpan } from '#adapters/operations/tracing.ts';
import { Fault } from '#domain/shared/fault.ts';
import {
  addressFor,
  asFault,
  type BackendFetch,
  type FetchOptions,
  headersOf,
  wholeAnswer,
  withOneRetry,
} from './backend-fetch.ts';

export interface DownloadOptions extends Pick<FetchOptions, 'scope' | 'accessToken' | 'breakers'> {
  config: Pick<Config, 'TIMEOUT_DOWNLOAD' | 'DOWNLOAD_MAX_MB' | 'FORWARD_TEST_HEADER'>;
  /** What the file must be; anything else is a broken contract. `null`: whatever it is. */
  type: string | null;
}

/**
 * A fetch of a file for one request: the body is passed on as it comes and is never whole in memory. Only waiting for the
 * backend counts as time, because a shopper may read slowly. The call ends when the shopper leaves, when the body is
 * cancelled or when it is larger than the configuration allows. An answer that is no file is read as any other.
 */
export const downloadFetch =
  ({ scope, config, accessToken, type, breakers }: DownloadOptions): BackendFetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const operation = `${request.method} ${new URL(request.url).pathname}`;
    const call = new Call(operation, { timeout: config.TIMEOUT_DOWNLOAD, leaving: scope.signal });
    const headers = await headersOf(request, { scope, config, accessToken });
    headers.set('accept', `${type ?? '*/*'}, application/json`);
    const sent: RequestInit = { method: request.method, headers, signal: call.signal, redirect: 'error' };
    const once = () =>
      callInSpan({ request, headers }, () => fetch(addressFor(request.url, { scope, accessToken }), sent));
    scope.backendTime.begin();
    try {
      return await call.within(async () => {
        const sendWithRetry = () =>
          withOneRetry(once, call.signal).catch((error: unknown) => Promise.reject(call.faultAtEnd(error)));
        const caller = { who: scope.backendTime, world: scope.testWorld, isFile: true };
        const response = await (breakers ? breakers.run(request, caller, sendWithRetry) : sendWithRetry());
        if (!response.ok) return wholeAnswer(response);
        return file(response, { call, type, maxBytes: config.DOWNLOAD_MAX_MB * 1024 * 1024 });
      });
    } catch (error) {
      throw call.faultAtEnd(error);
    } finally {
      scope.backendTime.end();
    }
  };

/** One call and what ends it. */
class Call {
  readonly #operation: string;
  readonly #timeout: number;
  readonly #leaving: AbortSignal;
  readonly #ends = new AbortController();

  constructor(operation: string, { timeout, leaving }: { timeout: number; leaving: AbortSignal }) {
    this.#operation = operation;
    this.#timeout = timeout;
    this.#leaving = leaving;
    if (leaving.aborted) this.#leave();
    else leaving.addEventListener('abort', this.#leave, { once: true });
  }

  readonly #leave = () => this.end('aborted');

  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  end(kind: Fault['kind']): Fault {
    const fault = new Fault(kind, this.#operation);
    this.#ends.abort(fault);
    this.finish();
    return fault;
  }

  finish(): void {
    this.#leaving.removeEventListener('abort', this.#leave);
  }

  /** Waits for the backend, at most as long as the configuration says. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => this.end('timeout'), this.#timeout);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  faultAtEnd(error: unknown): Fault {
    this.finish();
    const { aborted, reason } = this.signal;
    const cause = aborted && reason instanceof Fault ? reason : error;
    return asFault(cause, { operation: this.#operation, aborted: false, late: false });
  }
}

interface Expected {
  call: Call;
  type: string | null;
  maxBytes: number;
}

function file(response: Response, { call, type, maxBytes }: Expected): Response {
  const { headers, body } = response;
  const announced = headers.has('content-encoding') ? null : headers.get('content-length');
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!body || announced === '0' || (type !== null && contentType !== type) || Number(announced ?? 0) > maxBytes)
    throw call.end('contract');
  const passed = ['content-disposition', 'content-type'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  if (announced !== null) passed.push(['content-length', announced]);
  return new Response(limitBytes(body.getReader(), { call, maxBytes }), { headers: passed });
}

function limitBytes(reader: ReadableStreamDefaultReader<Uint8Array>, { call, maxBytes }: Omit<Expected, 'type'>) {
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await call.within(() => reader.read());
          size += value?.byteLength ?? 0;
          if (size > maxBytes) throw call.end('contract');
          if (value) return controller.enqueue(value);
          if (done && size === 0) throw call.end('contract');
          call.finish();
          return controller.close();
        } catch (error) {
          return controller.error(call.faultAtEnd(error));
        }
      },
      cancel: () => void call.end('aborted'),
    },
    // Nothing is read ahead of the shopper.
    { highWaterMark: 0 },
  );
}
