import { data } from 'react-router';
import { privateHeaders } from '#ui/page/page-headers.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { errorView } from './error.view.ts';
import type { FailureKind } from './failures.ts';

interface Asking {
  wording: Wording;
  sid: string;
}

interface Failed {
  status: number;
  /** The failure category of the call that failed, where it has one (specification §8). */
  failure?: FailureKind | undefined;
  missing?: 'order' | undefined;
}

/** The error page with the message of a failure category, as a value to throw. */
export const failedPage = ({ wording, sid }: Asking, { status, ...about }: Failed) =>
  data(errorView({ status, sid, now: new Date().toISOString(), ...about }, wording), {
    status,
    headers: privateHeaders,
  });

/*
 * The error pages by what they mean, as values to throw. Pages say one of these names, never a number
 * (`one-place.test.ts` of this folder).
 */

/** The request makes no sense: its body is not a form. */
export const badRequest = (asking: Asking) => failedPage(asking, { status: 400 });

/** The page exists, and not for this visitor. */
export const forbidden = (asking: Asking) => failedPage(asking, { status: 403 });

export const notFound = (asking: Asking) => failedPage(asking, { status: 404 });

/** There is no such order, or it is somebody else's: which of the two is nobody's business. */
export const orderNotFound = (asking: Asking) => failedPage(asking, { status: 404, missing: 'order' });

/** A mistake of the shop's own. */
export const mistaken = (asking: Asking) => failedPage(asking, { status: 500 });

/** A backend answered what cannot be true. */
export const badGateway = (asking: Asking) => failedPage(asking, { status: 502 });

/** What the page depends on does not answer. */
export const unavailable = (asking: Asking) => failedPage(asking, { status: 503 });

/** A page that is shown although what it is about was not found: search engines and caches must not keep it. */
export const shownAsNotFound = <Shown>(shown: Shown) => data(shown, { status: 404, headers: privateHeaders });
