import type { Config } from '#adapters/config.ts';
import { callInSpan } from '#adapters/operations/tracing.ts';
import { turn } from '#adapters/operations/work-queue.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Breakers } from './breakers.ts';
import type { Deadline } from './deadline.ts';
import { exceeds } from './nesting.ts';
import { beforeAbort, pause } from './pause.ts';

/** No contract describes a larger answer. */
const maxBodyBytes = 5 * 1024 * 1024;
/** No contract nests as deep, its trees of categories included, or has as many values, a cart of 1,000 parcels included. */
const largestShape = { depth: 64, values: 200_000 };
/** Bytes below which every answer is parsed quickly: checking its shape would cost as much as parsing it. */
const shapeMattersFrom = 128 * 1024;
const reads = new Set(['GET', 'HEAD']);

export interface FetchOptions {
  scope: Pick<RequestScope, 'sid' | 'requestId' | 'backendTime' | 'signal' | 'testWorld' | 'changes' | 'comesFirst'> &
    Partial<Pick<RequestScope, 'agent'>>;
  /** Shared by all calls of the request. */
  deadline: Deadline;
  config: Pick<Config, 'TIMEOUT_DEFAULT' | 'FORWARD_TEST_HEADER'>;
  /** `null`: the call has no visitor's identity, so that a public page cannot depend on one. */
  accessToken: (() => Promise<string | null>) | null;
  /**
   * An outside service: its calls do not carry the visit id, and are never retried, because the service counts calls.
   */
  isOutside?: boolean;
  breakers?: Pick<Breakers, 'run'> | undefined;
}

export type BackendFetch = typeof fetch;

/**
 * A fetch for one request of the shop. Its calls share one deadline, so that a page never waits for their sum; a change
 * has its own deadline, and so has a call with a longer one (placing an order). An operation that timed out is not waited for
 * twice. Deadlines include the body. The shopper's leaving aborts reads. A read is retried once after a reset or a 503. Any
 * failure is a `Fault`.
 */
export function backendFetch({
  scope,
  deadline: shared,
  config,
  accessToken,
  isOutside = false,
  breakers,
}: FetchOptions) {
  return (timeout: number): BackendFetch =>
    async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const operation = `${request.method} ${new URL(request.url).pathname}`;
      if (shared.late.has(operation)) throw new Fault('timeout', operation);
      const isRead = reads.has(request.method);
      const isOwn = !isRead && (scope.changes || timeout > config.TIMEOUT_DEFAULT);
      const started = performance.now();
      const remaining = isOwn ? shared.forChange(timeout) : Math.min(timeout, shared.remaining());
      const isHurried = remaining < config.TIMEOUT_DEFAULT / 2;
      const deadline = AbortSignal.timeout(Math.max(1, Math.round(remaining)));
      // A change is completed even when the shopper leaves, because an aborted one might be half done.
      const signal = scope.changes ? deadline : AbortSignal.any([deadline, scope.signal]);
      const faultOf = (error: unknown) =>
        asFault(error, {
          operation,
          aborted: signal !== deadline && scope.signal.aborted,
          late: deadline.aborted,
        });
      const pendingHeaders = headersOf(request, { scope, config, accessToken, isOutside });
      const headers = await beforeAbort(pendingHeaders, signal).catch((error: unknown) => {
        // Waiting for a token that is not renewed counts against the deadline, as waiting for an answer does.
        shared.missed(started);
        throw signal.aborted ? faultOf(error) : error;
      });
      const body = isRead ? null : await request.arrayBuffer();
      const sent: RequestInit = { method: request.method, headers, body, signal, redirect: 'error' };
      const once = () =>
        callInSpan({ request, headers: isOutside ? null : headers }, async () =>
          wholeAnswer(await fetch(addressFor(request.url, { scope, accessToken }), sent), scope.comesFirst),
        );
      scope.backendTime.begin();
      try {
        const sendWithRetry = () => (isRead && !isOutside ? withOneRetry(once, signal) : once());
        const send = async () => sendWithRetry().catch((error: unknown) => Promise.reject(faultOf(error)));
        const answer = await (breakers
          ? breakers.run(request, { who: scope.backendTime, world: scope.testWorld, isHurried }, send)
          : sendWithRetry());
        // The page that follows a change has the whole deadline again.
        if (isOwn) shared.restart();
        return answer;
      } catch (error) {
        const fault = faultOf(error);
        if (fault.kind === 'timeout') {
          shared.late.add(operation);
          shared.missed(started);
        } else if (isOwn) shared.restart();
        throw fault;
      } finally {
        scope.backendTime.end();
      }
    };
}

type ForWhom = Pick<FetchOptions, 'scope' | 'accessToken'>;

/** The shopper for whom an agent makes this call, where it is a call of the shopper's own. */
const behalfOf = ({ scope, accessToken }: ForWhom) => (accessToken === null ? null : (scope.agent?.onBehalfOf ?? null));

/** OCC has the id of the shopper where an agent calls, in the place of `current` (occ-conventions §9). */
export function addressFor(url: string, asking: ForWhom): string {
  const shopper = behalfOf(asking);
  return shopper === null
    ? url
    : url.replace(/\/((?:u|orgU)sers)\/current(?=[/?]|$)/, `/$1/${encodeURIComponent(shopper)}`);
}

export async function headersOf(
  request: Request,
  {
    scope,
    config,
    accessToken,
    isOutside,
  }: Omit<FetchOptions, 'deadline' | 'config'> & { config: Pick<Config, 'FORWARD_TEST_HEADER'> },
): Promise<Headers> {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  if (!isOutside) headers.set('lpel-sid', scope.sid);
  if (!isOutside) headers.set('x-request-id', scope.requestId);
  if (config.FORWARD_TEST_HEADER !== '' && scope.testWorld) headers.set(config.FORWARD_TEST_HEADER, scope.testWorld);
  // Services without a user in their address read it here.
  const shopper = behalfOf({ scope, accessToken });
  if (shopper !== null) headers.set('sap-commerce-cloud-user-id', shopper);
  const token = await accessToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

export async function withOneRetry(once: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    const response = await once();
    if (response.status !== 503) return response;
  } catch (error) {
    if (signal.aborted || !isReset(error)) throw error;
  }
  await pause(50 + Math.random() * 100, signal);
  return once();
}

/** Reads the whole body, so that the deadline covers it. */
export async function wholeAnswer(response: Response, comesFirst = false): Promise<Response> {
  const bytes = response.status === 204 || response.status === 304 ? new Uint8Array() : await limitedBytes(response);
  if (bytes.length >= shapeMattersFrom && exceeds(bytes, largestShape)) throw new TooLarge();
  // Reading an answer takes milliseconds: of many that arrive together each waits for its turn.
  await turn(comesFirst);
  const retryAfter = response.headers.get('retry-after');
  const headers = { 'content-type': 'application/json', ...(retryAfter !== null && { 'retry-after': retryAfter }) };
  return bufferedAnswer(bytes, { status: response.status, headers });
}

/** An answer whose body has been read. It can be read again, and is decoded when its text is read. */
export function bufferedAnswer(bytes: Uint8Array, init: ResponseInit): Response {
  let text: string | null = null;
  const readBody = () => {
    text ??= new TextDecoder().decode(bytes);
    return text;
  };
  return Object.defineProperties(new Response(null, init), {
    bytes: { value: async () => bytes },
    text: { value: async () => readBody() },
  });
}

async function limitedBytes(response: Response): Promise<Uint8Array> {
  const announced = response.headers.get('content-length');
  if (Number(announced ?? 0) > maxBodyBytes) throw new TooLarge();
  // An announced length without compression needs no counting.
  if (announced !== null && !response.headers.has('content-encoding')) return response.bytes();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks).bytes();
}

export class TooLarge extends Error {}

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
};
const isReset = (error: unknown) => ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'].includes(String(codeOf(error)));

interface Ending {
  operation: string;
  aborted: boolean;
  late: boolean;
}

export function asFault(error: unknown, { operation, aborted, late }: Ending): Fault {
  if (error instanceof Fault) return error;
  if (aborted) return new Fault('aborted', operation, { cause: error });
  if (late) return new Fault('timeout', operation, { cause: error });
  if (error instanceof TooLarge) return new Fault('contract', operation, { cause: error });
  return new Fault('unavailable', operation, { cause: error });
}
