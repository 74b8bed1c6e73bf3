import type { RequestContext } from '#ui/request/request-context.server.ts';
import { keepsAnswers } from '#ui/routing/keeps-answers.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { ErrorView } from './error.view.ts';
import { isErrorPage } from './typed-again.server.ts';

/** As many links as an error page has: more would hide the one that helps. */
const mostWays = 3;

/**
 * The page of a failure that may be over soon, with a link that asks for the page again; of a journey it says that its
 * answers are kept. What a post has typed is sent again by a button of its own.
 */
export function withRetry<Thrown>(thrown: Thrown, { wording }: Pick<RequestContext, 'wording'>, url: URL): Thrown {
  if (!isErrorPage(thrown) || thrown.data.status < 500) return thrown;
  const route = routeOf(url.pathname)?.entry;
  if (!route || route.kind === 'endpoint') return thrown;
  thrown.data = {
    ...thrown.data,
    ...(keepsAnswers(route) ? { text: `${thrown.data.text} ${wording.t('error.answersKept')}` } : {}),
    ...(thrown.data.typed ? {} : { ways: waysWith(thrown.data.ways, { page: url.pathname + url.search, wording }) }),
  };
  return thrown;
}

/** The cart and the way home stay; a page about an order leads to itself already. */
function waysWith(
  ways: ErrorView['ways'],
  { page, wording: { t, paths } }: { page: string } & Pick<RequestContext, 'wording'>,
): ErrorView['ways'] {
  if (ways[0]?.href === page && ways[0].label === t('error.retry')) return ways;
  const others = ways.filter(({ href }) => href !== page && href !== paths.search());
  return [{ label: t('error.retry'), href: page }, ...others].slice(0, mostWays);
}
