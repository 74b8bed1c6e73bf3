import { data, type MiddlewareFunction } from 'react-router';
import { intervals } from '#domain/orders/fulfilment.ts';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/fulfilment.route';
import { fulfilmentView } from './fulfilment.view.ts';

/** A redirect to signing in tells the page that asks that the session has ended. */
export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The state of one service of an order: one call of the backend for each call of the page (specification §4). */
export const loader = handler(async (context, { params: { code, service } }: Route.LoaderArgs) => {
  if (!isService(service)) throw notFound(context);
  const state = await context.ports.orders.stateOf(code, service);
  if (state === 'unknown') throw notFound(context);
  return data(fulfilmentView({ code, service, state }, context.wording), {
    headers: privateHeaders,
  });
});

const isService = (word: string): word is keyof typeof intervals => Object.hasOwn(intervals, word);
