import { type MiddlewareFunction, redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { accessTo } from '#domain/session/session.ts';
import { orNull } from '#domain/shared/fault.ts';
import { paymentPageOf } from '#ui/request/chosen-payment.server.ts';
import { previewContext } from '#ui/request/contexts.server.ts';
import { unavailable } from '#ui/request/error/error-page.server.ts';
import { withSubmittedValues } from '#ui/request/error/resubmit-form.server.ts';
import { newsCookie, newsSeconds } from '#ui/request/middleware/session.server.ts';
import { type RequestContext, requestContextOf } from '#ui/request/request-context.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { withSessionMark } from '#ui/session/session-mark.ts';
import { withLayout } from './layout.server.ts';

/**
 * Lets a signed-in shopper of the page's mode pass; others sign in and come back (specification §2, §6). A shopper
 * whose session ended is told so, and finds the typed values again.
 */
export const profileGuard: MiddlewareFunction<Response> = async ({ request, url, context: framework }) => {
  const context = requestContextOf({ context: framework, request });
  const { session, mode, wording } = context;
  if (session.down) throw await withSubmittedValues(await withLayout(context, unavailable(context)), context, url);
  if (accessTo({ shopper: session.open?.shopper ?? null, profile: mode }) === 'granted') return;
  if (await isPreview(context, { request, url, ticket: framework.get(previewContext) })) return;
  await context.drafts.keep();
  const page = await pageOf(context, { request, url });
  const isEnded = session.id !== null && session.open === null;
  if (isEnded) context.cookies.set(newsCookie, 'expiree', newsSeconds);
  const wanted = isEnded ? withSessionMark(page, 'expiree') : page;
  const inCheckout = routeOf(url.pathname)?.entry.layout === 'checkout';
  throw redirect(
    wording.paths.signIn({
      redirect: safePath(wanted),
      fallback: inCheckout ? wording.paths.cart() : wording.paths.home(),
      profile: mode,
    }),
  );
};

/** After a post, the shopper wants the page, not the address of the form's action. */
async function pageOf(context: RequestContext, { request, url }: { request: Request; url: URL }): Promise<string> {
  if (request.method === 'GET') return url.pathname + url.search;
  return (await paymentPageOf({ request, url }, context.form)) ?? url.pathname;
}

interface Previewed {
  request: Request;
  url: URL;
  ticket: string | null;
}

/**
 * The preview of an editor skips the check (specification §2, §6). It opens no account: it reads pages, as a visitor without a
 * session would if they could, and only with a ticket that the content service confirms now, since anybody can set a cookie.
 */
async function isPreview({ ports, session }: RequestContext, { request, url, ticket }: Previewed): Promise<boolean> {
  const entry = routeOf(url.pathname)?.entry;
  if (ticket === null || session.open || request.method !== 'GET') return false;
  if (!entry || entry.kind === 'endpoint' || entry.effect) return false;
  return (await orNull(ports.contents.confirms(ticket))) ?? false;
}
