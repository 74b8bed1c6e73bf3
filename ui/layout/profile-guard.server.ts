import { data, type MiddlewareFunction, redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { accessTo } from '#domain/session/session.ts';
import { field } from '#ui/forms/fields.ts';
import { errorPage } from '#ui/request/error/error-page.server.ts';
import { type RequestContext, requestContextOf } from '#ui/request/request-context.server.ts';
import { searchOf } from '#ui/routing/queries.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { withExpiryMark } from '#ui/session/expiry-mark.ts';
import { layoutView } from './layout.view.ts';

/**
 * Lets a signed-in shopper of the page's mode in; others sign in and come back (specification §2, §6). Whose session
 * ended is told so when they are back, and finds what they had typed.
 */
export const profileGuard: MiddlewareFunction<Response> = async ({ request, url, context: given }) => {
  const context = requestContextOf({ context: given, request });
  const { session, mode, wording } = context;
  if (session.down) throw alone(context, 503);
  if (accessTo({ shopper: session.open?.shopper ?? null, profile: mode }) === 'granted') return;
  await context.drafts.keep();
  const page = await pageOf(request, url);
  const wanted = session.id !== null && session.open === null ? withExpiryMark(page) : page;
  const inCheckout = routeOf(url.pathname)?.entry.layout === 'checkout';
  throw redirect(
    wording.paths.signIn({
      redirect: safePath(wanted),
      fallback: inCheckout ? wording.paths.cart() : wording.paths.home(),
      profile: mode,
    }),
  );
};

/** After a form was posted the page itself is wanted again, not the address of its action. */
async function pageOf(request: Request, { pathname, search }: URL): Promise<string> {
  if (request.method === 'GET') return pathname + search;
  if (routeOf(pathname)?.entry.name !== 'payment') return pathname;
  // Nothing that was typed there is kept; which way of paying was chosen is no secret.
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const mode = field(form, 'mode', 64);
  return pathname + searchOf('payment', { choix: isCode(mode) ? mode : null });
}

/** No loader has run when a guard refuses: the error page brings a frame of its own. */
function alone(context: RequestContext, status: number) {
  const { data: view, init } = errorPage(context, status);
  const phone = context.mode === 'pro' ? context.config.PHONE_PRO : context.config.PHONE_PART;
  return data({ ...view, layout: layoutView({ path: '/', categories: [], phone }, context.wording) }, init ?? {});
}
