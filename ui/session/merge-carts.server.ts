import type { RouterContextProvider } from 'react-router';
import type { Mode } from '#domain/shared/audience.ts';
import { optional } from '#domain/shared/fault.ts';
import { cookiesContext } from '#ui/shared/middleware/cookies.server.ts';
import { cartCookies } from '#ui/shared/middleware/ports.server.ts';
import { langContext, requestContext, shop, sidContext } from '#ui/shared/ports.server.ts';

interface Merge {
  context: Readonly<RouterContextProvider>;
  request: Request;
  sessionId: string;
  guids: { mode: Mode; guid: string | null }[];
}

/**
 * Joins the visitor's carts of both modes to those of the account. A cart whose merge fails keeps its cookie:
 * nothing is lost, and the next sign-in tries again.
 */
export async function mergeVisitorCarts({ context, request, sessionId, guids }: Merge): Promise<void> {
  const open = await shop.signIns.open(sessionId);
  const cookies = context.get(cookiesContext);
  const merges = guids.flatMap(({ mode, guid }) => {
    if (!guid) return [];
    const { visitorCarts } = shop.portsFor({
      mode,
      lang: context.get(langContext),
      sid: context.get(sidContext),
      ...context.get(requestContext),
      testWorld: shop.config.FORWARD_TEST_HEADER === '' ? null : request.headers.get(shop.config.FORWARD_TEST_HEADER),
      previewTicket: null,
      signal: request.signal,
      changes: true,
      signedIn: true,
      accessToken: async () => open?.accessToken() ?? null,
      cartGuid: {
        get: () => guid,
        keep: (kept) => cookies.set(cartCookies[mode], kept ?? '', kept === null ? 0 : 30 * 86_400),
      },
    });
    return [optional(visitorCarts.mergeIntoAccount(guid))];
  });
  await Promise.all(merges);
}
