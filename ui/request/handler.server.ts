import { type LoaderFunctionArgs, redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { Fault } from '#domain/shared/fault.ts';
import { areParams } from '#ui/routing/path-params.ts';
import { type RouteName, routeOf } from '#ui/routing/route-table.ts';
import { paymentPageOf } from './chosen-payment.server.ts';
import { errorLayoutContext } from './contexts.server.ts';
import { agentIsOut } from './ended-agent.server.ts';
import { statusOf } from './error/error.view.ts';
import {
  badGateway,
  failedPage,
  mistakePage,
  notForAgents,
  notFound,
  orderNotFound,
  withoutAccount,
} from './error/error-page.server.ts';
import type { FailureKind } from './error/failures.ts';
import { isErrorPage, withSubmittedValues } from './error/resubmit-form.server.ts';
import { withRetry } from './error/retry-link.server.ts';
import { rememberFlash, withoutStaleFlash } from './flash-message.server.ts';
import { refusedCookie } from './middleware/session.server.ts';
import { type RequestContext, requestContextOf } from './request-context.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'> & {
  params: Readonly<Record<string, string | undefined>>;
};

/**
 * Gives a loader or an action the context of its request, and turns a fault into an error page; that of an action brings its
 * layout, whose loader the router does not run then. Malformed names in the
 * address are answered 404 before any call (postal-domain 9.57). @param needs the failure category (specification §8)
 * of the data that the page requires.
 */
export function handler<A extends Args, Result>(
  run: (context: RequestContext, args: A) => Promise<Result>,
  needs?: FailureKind,
) {
  return async (args: A): Promise<Result> => {
    const context = requestContextOf(args);
    if (!areParams(args.params)) throw isOfOrder(args.url) ? orderNotFound(context) : notFound(context);
    try {
      const answer = await run(context, { ...args, url: withoutStaleFlash(context.cookies, args) });
      return withFlash(answer, context, args);
    } catch (error) {
      withFlash(error, context, args);
      const page = await withSubmittedValues(await toPage(error, context, { ...args, needs }), context, args.url);
      const whole =
        context.posted !== null && isErrorPage(page) ? await args.context.get(errorLayoutContext)(page) : page;
      throw withRetry(whole, context, args.url);
    }
  };
}

/** They lead to an address that the request names: its flash message is about nothing that they did. */
const leadingBack: ReadonlySet<string> = new Set([
  'preview',
  'language',
  'signIn',
  'register',
  'signInReturn',
  'signOut',
] satisfies RouteName[]);

/** The flash message of a redirect is true for the page that it leads to. */
function withFlash<Answer>(answer: Answer, { cookies }: RequestContext, { url }: Pick<Args, 'url'>): Answer {
  const from = routeOf(url.pathname)?.entry.name;
  if (from && leadingBack.has(from)) return answer;
  const to = answer instanceof Response ? answer.headers.get('location') : null;
  if (to) rememberFlash(cookies, to);
  return answer;
}

/**
 * Loads data that a page requires: a fault becomes the error page, with the message of its category where it has one
 * (specification §8).
 */
export async function orErrorPage<Value>(
  { context, failure }: { context: Pick<RequestContext, 'wording' | 'sid'>; failure?: FailureKind },
  promise: Promise<Value>,
): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signed-out' || error.kind === 'forbidden') throw error;
    // The page exists but its data are not found: that is a broken contract, not a 404.
    const status = statusOf[error.kind === 'not-found' ? 'contract' : error.kind];
    throw failedPage(context, { status, failure });
  }
}

/** Seconds: longer than a browser takes to follow a redirect. */
const refusedSeconds = 60;

/** Whether an address names an order. */
function isOfOrder({ pathname }: URL): boolean {
  const route = routeOf(pathname)?.entry;
  return route?.guard === 'signedIn' && route.path.includes(':code');
}

/** The subject of the error page of a page about an order. */
function orderAway({ params: { code }, wording: { paths } }: RequestContext, url: URL) {
  if (code === undefined || !isOfOrder(url)) return undefined;
  return { kind: 'order-away', page: url.pathname, order: paths.orderDetail({ code }) } as const;
}

interface Page extends Pick<Args, 'request' | 'url'> {
  needs: FailureKind | undefined;
}

async function toPage(error: unknown, context: RequestContext, { request, url, needs }: Page) {
  if (isAnswer(error)) return error;
  if (error instanceof Fault && error.kind === 'signed-out') {
    // A visitor without a session cannot be signed out: the redirect would come back here forever.
    if (context.agent) return agentIsOut(context, { agent: context.agent, request });
    if (context.session.open === null) return context.preview ? withoutAccount(context, url) : badGateway(context);
    await context.drafts.keep();
    const page = (await paymentPageOf({ request, url }, context.form)) ?? url.pathname + url.search;
    return toSignOut(context, { url, page });
  }
  if (error instanceof Fault && error.kind === 'forbidden') return notForAgents(context);
  // The visitor went away in the middle of a post: nothing failed here.
  if (!request.signal.aborted) logMistake(context, error);
  return error instanceof Fault
    ? failedPage(context, { status: statusOf[error.kind], failure: needs, about: orderAway(context, url) })
    : mistakePage(context);
}

/** An error that is neither a fault nor a response is a bug in the shop, and is logged. */
export function logMistake({ log, sid }: Pick<RequestContext, 'log' | 'sid'>, error: unknown) {
  if (error instanceof Fault || isAnswer(error)) return;
  log.error({ sid, error: error instanceof Error ? (error.stack ?? error.name) : 'thrown value' }, 'page fault');
}

/** Whether what was thrown is the answer itself: a redirect, or a page. */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit');

/**
 * 401: the shopper is signed out, with a notice; listed routes lead home, the others come back (specification §8,
 * postal-domain 9.62).
 */
function toSignOut({ wording, config, cookies }: RequestContext, { url, page }: { url: URL; page: string }): Response {
  const route = routeOf(url.pathname)?.entry;
  const home = wording.paths.home();
  const leaves = route && (config.LOGOUT_UNAUTHORIZED_ROUTES.includes(route.name) || route.kind === 'endpoint');
  const wanted = safePath(page) ?? home;
  cookies.set(refusedCookie, '1', refusedSeconds);
  return redirect(
    wording.paths.signOut({ redirect: leaves ? home : wanted, expired: true, wanted: leaves ? wanted : null }),
  );
}
