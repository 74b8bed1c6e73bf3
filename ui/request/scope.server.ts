import type { RouterContextProvider } from 'react-router';
import type { Mode } from '#domain/shared/mode.ts';
import {
  accountContext,
  agentContext,
  cookiesContext,
  langContext,
  modeContext,
  previewContext,
  type RequestSession,
  sessionContext,
  shopContext,
  sidContext,
} from './contexts.server.ts';
import type { Cookies } from './cookies.server.ts';
import { rememberJoined, takeJoined } from './joined-cookie.ts';
import type { RequestScope } from './shop.ts';

/** One cart cookie for each mode (specification §3). */
export const cartCookies: Record<Mode, string> = { part: 'lpel_cart', pro: 'lpel_cart_pro' };
export const thirtyDays = 30 * 86_400;
const guid = /^[\w-]{1,64}$/;

interface ScopeInput {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Values that may differ from the request's. */
export interface ScopeChange {
  mode?: Mode;
  /** A session that was just opened. */
  open?: RequestSession['open'];
  /** The calls change something although the request is a GET. */
  changes?: boolean;
}

/** The values of a request from which its ports are made. */
export function scopeOf(
  { request, context }: ScopeInput,
  {
    mode = context.get(modeContext),
    open = context.get(sessionContext).open,
    changes = request.method !== 'GET' && request.method !== 'HEAD',
  }: ScopeChange = {},
): RequestScope {
  const { FORWARD_TEST_HEADER } = context.get(shopContext).config;
  const agent = context.get(agentContext);
  return {
    mode,
    lang: context.get(langContext),
    sid: context.get(sidContext),
    ...context.get(accountContext),
    testWorld: FORWARD_TEST_HEADER === '' ? null : request.headers.get(FORWARD_TEST_HEADER),
    previewTicket: context.get(previewContext),
    signal: request.signal,
    changes,
    signedIn: open !== null,
    agent:
      agent.state === 'open'
        ? { accessToken: agent.accessToken, onBehalfOf: agent.assistance?.customer.id ?? null }
        : null,
    accessToken: async () => open?.accessToken() ?? null,
    // The cart of an agent's browser is merged into no account.
    cartGuid: agent.state === 'none' ? cartGuidIn(context.get(cookiesContext), cartCookies[mode]) : noCart,
  };
}

const noCart: RequestScope['cartGuid'] = { get: () => null, keep: () => {}, joined: () => {} };

/** One account's articles are not named to the next shopper of a browser. */
export function forgetJoined(cookies: Pick<Cookies, 'get' | 'set' | 'changes'>): void {
  for (const cart of Object.values(cartCookies)) takeJoined(cookies, cart);
}

function cartGuidIn(cookies: Cookies, name: string): RequestScope['cartGuid'] {
  const came = cookies.get(name);
  let cart = came && guid.test(came) ? came : null;
  return {
    get: () => cart,
    keep: (guid) => {
      cart = guid;
      cookies.set(name, guid ?? '', guid === null ? 0 : thirtyDays);
    },
    joined: (codes) => rememberJoined(cookies, name, codes),
  };
}
