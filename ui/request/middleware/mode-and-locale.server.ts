import type { MiddlewareFunction } from 'react-router';
import { modeOf } from '#domain/shared/mode.ts';
import { cookiesContext, langContext, modeContext } from '#ui/request/contexts.server.ts';
import { requestedMode } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/** The mode comes from the route prefix; endpoints have no prefix and read it from their query (specification §6). */
export const mode: MiddlewareFunction<Response> = ({ url, context }) => {
  const isNeutral = routeOf(url.pathname)?.entry.kind === 'endpoint';
  const isPro = isNeutral && requestedMode(url.searchParams) === 'pro';
  context.set(modeContext, isPro ? 'pro' : modeOf(url.pathname));
};

export const localeCookie = 'lpel_locale';

/** French unless the locale cookie says English (specification §1). */
export const locale: MiddlewareFunction<Response> = ({ context }) => {
  context.set(langContext, context.get(cookiesContext).get(localeCookie) === 'en' ? 'en' : 'fr');
};
