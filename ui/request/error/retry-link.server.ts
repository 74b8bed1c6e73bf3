import type { RequestContext } from '#ui/request/request-context.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { ErrorView } from './error.view.ts';
import { isErrorPage } from './resubmit-form.server.ts';

/**
 * The error page of a failure that may end soon, with a link that loads the page again. On a journey it says that the
 * answers are saved. Typed values of a post have a button of their own (`resubmit-form.server.ts`).
 */
export function withRetry<Thrown>(thrown: Thrown, { wording }: Pick<RequestContext, 'wording'>, url: URL): Thrown {
  if (!isErrorPage(thrown) || (thrown.data.status < 500 && thrown.data.status !== 429)) return thrown;
  const route = routeOf(url.pathname)?.entry;
  if (!route || route.kind === 'endpoint') return thrown;
  thrown.data = {
    ...thrown.data,
    ...(route.keepsAnswers ? { text: `${thrown.data.text} ${wording.t('error.answersKept')}` } : {}),
    ...(thrown.data.typed ? {} : { ways: waysWith(thrown.data.ways, { page: url.pathname + url.search, wording }) }),
  };
  return thrown;
}

/** The retry link, then the links of the error page but the search: three, as on every error page. */
function waysWith(
  ways: ErrorView['ways'],
  { page, wording: { t, paths } }: { page: string } & Pick<RequestContext, 'wording'>,
): ErrorView['ways'] {
  const retry = { label: t('error.retry'), href: page };
  // A page about an order leads to itself already, without what its address asks.
  const others = ways.filter(({ href, label }) => href !== page && label !== retry.label && href !== paths.search());
  return [retry, ...others];
}
