import { data } from 'react-router';
import { privateHeaders } from '#ui/page/page-headers.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ErrorCause, errorView } from './error.view.ts';

export interface ErrorRequest {
  wording: Wording;
  sid: string;
}

/** Seconds after which the breaker of a failing service lets a call through. */
const soon = '5';

/** The error page with the message of what caused it, as a value to throw. */
export const failedPage = ({ wording, sid }: ErrorRequest, { status, ...cause }: ErrorCause & { status: number }) =>
  data(errorView({ status, sid, now: new Date().toISOString(), ...cause }, wording), {
    status,
    headers: status === 503 ? { ...privateHeaders, 'Retry-After': soon } : privateHeaders,
  });

/*
 * The error pages by what they mean, as values to throw. Pages say one of these names, never a number
 * (`one-place.test.ts` of this folder).
 */

/** The request makes no sense: its body is not a form. */
export const badRequest = (asking: ErrorRequest) => refusedPage(asking, 400);

/** Seconds after which an address that sent many files at once may send again. */
export const waitOfRefused = 10;

/** The request was not carried out, whatever its status says of the reason. */
export const refusedPage = (asking: ErrorRequest, status: number) =>
  status === 429
    ? tooMany(asking, waitOfRefused)
    : failedPage(asking, { status, ...(status < 500 && status !== 404 ? { about: { kind: 'refusal' } } : {}) });

/** The page exists, and not for this visitor. */
export const forbiddenPage = (asking: ErrorRequest) => failedPage(asking, { status: 403 });

/** The page is for accounts of another profile; `signIn` leads to it by another account. */
export const otherProfile = (asking: ErrorRequest, about: Pick<OtherProfile, 'profile' | 'signIn'>) =>
  failedPage(asking, { status: 403, about: { kind: 'other-profile', ...about } });

/** An editor's preview of a page that shows the data of an account. */
export const withoutAccount = (asking: ErrorRequest, { pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  failedPage(asking, { status: 403, about: { kind: 'preview', page: pathname + search } });

/** An editor's ticket that the content service does not confirm. */
export const wrongTicket = (asking: ErrorRequest) => failedPage(asking, { status: 403, about: { kind: 'ticket' } });

/** Another site leads to the end of the session: `signOut` ends it, by a press. */
export const isSignOut = (asking: ErrorRequest, signOut: string) =>
  failedPage(asking, { status: 403, about: { kind: 'sign-out', signOut } });

/** The visitor did this too often in a short time; `Retry-After` says the same to programs. */
export const tooMany = (asking: ErrorRequest, seconds: number) =>
  failedPage(asking, { status: 429, about: { kind: 'too-many', seconds } });

/** An agent may not do this on behalf of a shopper. */
export const notForAgents = (
  asking: ErrorRequest,
  what: Extract<ErrorSubject, { kind: 'assisted' }>['what'] = 'anything',
) => failedPage(asking, { status: 403, about: { kind: 'assisted', what } });

export const notFound = (asking: ErrorRequest) => failedPage(asking, { status: 404 });

/** There is no such order, or it is somebody else's. The page does not say which. */
export const orderNotFound = (asking: ErrorRequest) => failedPage(asking, { status: 404, about: { kind: 'order' } });

/** The order is the shopper's, and says nothing of such a contract. */
export const contractNotFound = (asking: ErrorRequest, order: string) =>
  failedPage(asking, { status: 404, about: { kind: 'contract', order } });

/** The same for a deposit list. */
export const depositListNotFound = (asking: ErrorRequest) =>
  failedPage(asking, { status: 404, about: { kind: 'deposit-list' } });

/** A mistake of the shop's own. */
export const mistakePage = (asking: ErrorRequest) => failedPage(asking, { status: 500 });

/** A backend answered what cannot be true. */
export const badGateway = (asking: ErrorRequest) => failedPage(asking, { status: 502 });

/** What the page depends on does not answer. */
export const unavailable = (asking: ErrorRequest) => failedPage(asking, { status: 503 });

/** A page that is shown although what it is about was not found: search engines and caches must not keep it. */
export const withNotFoundStatus = <Page>(page: Page) => data(page, { status: 404, headers: privateHeaders });

type ErrorSubject = NonNullable<ErrorCause['about']>;
type OtherProfile = Extract<ErrorSubject, { kind: 'other-profile' }>;
