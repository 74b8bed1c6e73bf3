import type { Config } from '#adapters/config.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { BackendCalls } from './backend-calls.ts';
import { type BackendFetch, backendFetch } from './backend-fetch.ts';
import type { Client } from './client.ts';
import { type Deadline, deadlineOf } from './deadline.ts';
import { downloadFetch } from './download-fetch.ts';
import { markShared } from './response-cache.ts';

/** How the adapters of one request reach the backend. */
export interface Backend {
  calls: BackendCalls;
  /** Who the backend is called for, as its addresses name them. */
  userId: 'anonymous' | 'current';
  /** The deadline of all calls of the request. */
  deadline: Deadline;
  /** Options of calls without a visitor's identity: public pages. */
  open: { client: Client; fetch: BackendFetch };
  /** The same with another deadline, in milliseconds. */
  openWithin(timeout: number): { client: Client; fetch: BackendFetch };
  /** The same for answers that are equal for everybody: an unchanged answer is not parsed again. */
  shared: { client: Client; fetch: BackendFetch };
  /** Options of calls on behalf of the shopper. */
  own: { client: Client; fetch: BackendFetch };
  /** The same with another deadline, in milliseconds. */
  ownWithin(timeout: number): { client: Client; fetch: BackendFetch };
  /** Calls of an agent's own: finding a shopper. */
  asAgent: { calls: BackendCalls; fetch: BackendFetch };
  /** Options of calls whose answer is a file that goes to the shopper as it comes; `type` is what it must be. */
  ownFile(type: 'application/pdf' | 'image/png' | null): { client: Client; fetch: BackendFetch; parseAs: 'stream' };
  context: { lang: 'fr' | 'en'; curr: 'EUR'; baseSite: 'part' | 'pro' };
}

export function backendFor(
  scope: RequestScope,
  { client, calls, config }: { client: Client; calls: BackendCalls; config: Config },
): Backend {
  const deadline = deadlineOf(config.TIMEOUT_DEFAULT, { changes: scope.changes, grace: config.TIMEOUT_GRACE });
  const { breakers } = calls;
  const open = backendFetch({ scope, deadline, config, accessToken: null, breakers });
  const sharedFetch: BackendFetch = async (input, init) => markShared(await open(config.TIMEOUT_DEFAULT)(input, init));
  const own = backendFetch({ scope, deadline, config, accessToken: scope.accessToken, breakers });
  const plain = { ...scope, agent: null };
  const accessToken = async () => scope.agent?.accessToken() ?? null;
  const agents = backendFetch({ scope: plain, deadline, config, accessToken, breakers });
  const openWithin = (timeout: number) => ({ client, fetch: open(timeout) });
  const ownWithin = (timeout: number) => ({ client, fetch: own(timeout) });
  return {
    calls: calls.forRequest(scope),
    userId: scope.signedIn ? 'current' : 'anonymous',
    deadline,
    open: openWithin(config.TIMEOUT_DEFAULT),
    openWithin,
    shared: { client, fetch: sharedFetch },
    own: ownWithin(config.TIMEOUT_DEFAULT),
    ownWithin,
    asAgent: { calls: calls.forRequest(plain), fetch: agents(config.TIMEOUT_DEFAULT) },
    ownFile: (type) => ({
      client,
      fetch: downloadFetch({ scope, config, accessToken: scope.accessToken, type, breakers }),
      parseAs: 'stream',
    }),
    context: { lang: scope.lang, curr: 'EUR', baseSite: scope.mode },
  };
}
