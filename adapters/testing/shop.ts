import { compose } from '#adapters/container.ts';
import { BusyTime } from '#adapters/operations/busy-time.ts';
import type { RequestScope } from '#adapters/scope.ts';

/** A cookie with the guid of a visitor's cart. */
export function guidCookie(guid: string | null = null) {
  let current = guid;
  return {
    get: () => current,
    keep: (next: string | null) => {
      current = next;
    },
  };
}

export const aScope = (over: Partial<RequestScope> = {}): RequestScope => ({
  mode: 'part',
  lang: 'fr',
  sid: 'sid-1',
  requestId: 'request-1',
  backendTime: new BusyTime(),
  testWorld: null,
  previewTicket: null,
  signal: new AbortController().signal,
  changes: true,
  signedIn: false,
  accessToken: async () => null,
  cartGuid: guidCookie(),
  ...over,
});

/** What a request of a signed-in shopper has; the token is one that the mock backend takes in tests. */
export const signedIn = (email: string, over: Partial<RequestScope> = {}): RequestScope =>
  aScope({ signedIn: true, accessToken: async () => `test:${email}`, ...over });

/** The whole shop on a backend at this address. */
export const shopOn = (backendUrl: string, env: Record<string, string> = {}) =>
  compose({
    OCC_BASE_URL: backendUrl,
    OIDC_CLIENT_SECRET: 'secret-of-tests',
    SESSION_DB: ':memory:',
    LOG_LEVEL: 'silent',
    ...env,
  });
