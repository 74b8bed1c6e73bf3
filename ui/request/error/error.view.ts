import type { FailureEvent, PageView } from '#domain/analytics/catalogue.ts';
import { errorSeen } from '#domain/analytics/page-views.ts';
import type { FaultKind } from '#domain/shared/fault.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FailureKind, failureEvent, failures } from './failures.ts';

/**
 * The error page: status code, session id and date (specification §2), and three links to go on. Never a stack trace.
 */
export interface ErrorView {
  status: number;
  title: string;
  /** Set where the title is not in the page's language: the specification fixes its words. */
  titleLang?: 'en';
  text: string;
  sid: string;
  date: string;
  ways: LinkView[];
  /** Counted as a page view, with its status and message (specification §8). */
  track?: PageView;
  /** Counted too, when the call that failed has a category of its own. */
  failure?: FailureEvent;
}

export const statusOf: Record<FaultKind, number> = {
  timeout: 504,
  unavailable: 503,
  contract: 502,
  'not-found': 404,
  'signed-out': 503,
  aborted: 503,
};

interface PageFault {
  status: number;
  sid: string;
  now: string;
  /** The failure category of the call that failed: it chooses the message. */
  failure?: FailureKind | undefined;
  /** What was not found, where it is no page of the shop's own. */
  missing?: 'order' | undefined;
}

export function errorView({ status, sid, now, failure, missing }: PageFault, wording: Wording): ErrorView {
  const { t, moment, lang } = wording;
  const known = status === 404 || status === 403 ? status : 500;
  const text = missing === 'order' ? 'Order' : status === 503 ? 503 : known;
  return {
    status,
    title: t(`error.title${known}`),
    ...(status === 404 && lang === 'fr' ? { titleLang: 'en' as const } : {}),
    text: failure ? `${t(failures[failure].message)} ${t(stands(failure))}` : t(`error.text${text}`),
    sid: sid || '—',
    date: moment(now),
    ways: waysOf(missing, wording),
    track: errorSeen(status),
    ...(failure ? { failure: failureEvent(failure, wording) } : {}),
  };
}

/** Reassures the shopper that the cart is safe. After an order the cart is empty, so this is not said. */
const stands = (failure: FailureKind) => (failure === 'order-fetch' ? 'error.orderStands' : 'error.cartIntact');

function waysOf(missing: PageFault['missing'], { t, paths }: Wording): LinkView[] {
  const home = { label: t('error.home'), href: paths.home() };
  return missing === 'order'
    ? [
        home,
        { label: t('error.purchases'), href: paths.purchases() },
        { label: t('error.help'), href: paths.help() },
      ]
    : [home, { label: t('error.search'), href: paths.search() }, { label: t('error.cart'), href: paths.cart() }];
}
