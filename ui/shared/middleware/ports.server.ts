import type { MiddlewareFunction } from 'react-router';
import type { Mode } from '#domain/shared/audience.ts';
import {
  langContext,
  modeContext,
  portsContext,
  previewContext,
  requestContext,
  sessionContext,
  shop,
  sidContext,
} from '#ui/shared/ports.server.ts';
import { cookiesContext } from './cookies.server.ts';

/** One cart cookie a mode (specification §3). */
export const cartCookies: Record<Mode, string> = { part: 'lpel_cart', pro: 'lpel_cart_pro' };
const thirtyDays = 30 * 86_400;
const guid = /^[\w-]{1,64}$/;

/** The ports of this request, made from its scope: where dependency injection ends. */
export const ports: MiddlewareFunction<Response> = ({ request, context }) => {
  const cookies = context.get(cookiesContext);
  const mode = context.get(modeContext);
  const { open } = context.get(sessionContext);
  const came = cookies.get(cartCookies[mode]);
  let cart = came && guid.test(came) ? came : null;
  context.set(
    portsContext,
    shop.portsFor({
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
      cartGuid: {
        get: () => cart,
        keep: (kept) => {
          cart = kept;
          cookies.set(cartCookies[mode], kept ?? '', kept === null ? 0 : thirtyDays);
        },
      },
    }),
  );
};
