import { compose } from '#adapters/container.ts';
import { BusyTime } from '#adapters/operations/busy-time.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { requiredSettings } from './required-settings.ts';

/** A fake cookie with the guid of a visitor's cart; `said` has what merges joined. */
export function guidCookie(guid: string | null = null) {
  let current = guid;
  const said: string[][] = [];
  return {
    said,
    get: () => current,
    keep: (next: string | null) => {
      current = next;
    },
    joined: (codes: string[]) => void said.push(codes),
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
  agent: null,
  accessToken: async () => null,
  cartGuid: guidCookie(),
  ...over,
});

/** The scope of a signed-in shopper; the mock backend accepts this token in tests. */
export const signedIn = (email: string, over: Partial<RequestScope> = {}): RequestScope =>
  aScope({ signedIn: true, accessToken: async () => `test:${email}`, ...over });

/** The scope of an agent who acts for a shopper. */
export const assisting = (onBehalfOf: string | null, over: Partial<RequestScope> = {}): RequestScope => {
  const accessToken = async () => 'test:conseiller@exemple.fr';
  const isFor = onBehalfOf !== null;
  return aScope({
    signedIn: isFor,
    agent: { accessToken, onBehalfOf },
    accessToken: async () => (isFor ? accessToken() : null),
    ...over,
  });
};

/** The longest that a setting may be. */
const untilItHangs = '120000';
/** A test that says nothing of time does not fail on a slow machine. */
export const patience = Object.fromEntries(
  [
    'DEFAULT',
    'CONTENT',
    'ADDRESS',
    'AGENT_IDENTITY',
    'CARRIER',
    'OPTIONAL',
    'PLACE_ORDER',
    'PAYMENT',
    'PAYPAL',
    'IDENTITY',
    'DOWNLOAD',
    'UPLOAD',
  ].map((what) => [`TIMEOUT_${what}`, untilItHangs]),
);

/** The composed shop on a backend at this address, which it waits for longer than a real one. */
export const shopOn = (backendUrl: string, env: Record<string, string> = {}) =>
  compose({
    OCC_BASE_URL: backendUrl,
    ...requiredSettings,
    SESSION_DB: ':memory:',
    LOG_LEVEL: 'silent',
    ...patience,
    ...env,
  });
