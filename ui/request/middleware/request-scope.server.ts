import type { RouterContextProvider } from 'react-router';
import type { Mode } from '#domain/shared/audience.ts';
import {
  langContext,
  modeContext,
  previewContext,
  type RequestSession,
  requestContext,
  sessionContext,
  shop,
  sidContext,
} from '#ui/request/ports.server.ts';
import { type Cookies, cookiesContext } from './cookies.server.ts';

/** One cart cookie a mode (specification §3). */
export const cartCookies: Record<Mode, string> = { part: 'lpel_cart', pro: 'lpel_cart_pro' };
export const thirtyDays = 30 * 86_400;
const guid = /^[\w-]{1,64}$/;

type RequestScope = Parameters<typeof shop.portsFor>[0];

interface Asking {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The values of a request from which its ports are made; another mode, or a session that was just opened, may be told. */
export function scopeOf(
  { request, context }: Asking,
  {
    mode = context.get(modeContext),
    open = context.get(sessionContext).open,
  }: { mode?: Mode; open?: RequestSession['open'] } = {},
): RequestScope {
  return {
    mode,
    lang: context.get(langContext),
    sid: context.get(sidContext),
    ...context.get(requestContext),
    testWorld: shop.config.FORWARD_TEST_HEADER === '' ? null : request.headers.get(shop.config.FORWARD_TEST_HEADER),
    previewTicket: context.get(previewContext),
    signal: request.signal,
    changes: request.method !== 'GET' && request.method !== 'HEAD',
    signedIn: open !== null,
    accessToken: async () => open?.accessToken() ?? null,
    cartGuid: cartGuidIn(context.get(cookiesContext), cartCookies[mode]),
  };
}

function cartGuidIn(cookies: Cookies, name: string): RequestScope['cartGuid'] {
  const came = cookies.get(name);
  let cart = came && guid.test(came) ? came : null;
  return {
    get: () => cart,
    keep: (kept) => {
      cart = kept;
      cookies.set(name, kept ?? '', kept === null ? 0 : thirtyDays);
    },
  };
}
