import * as oidc from 'openid-client';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A code of the library or of the provider; never its text, which may hold what was sent. */
export const reasonOf = (error: unknown) =>
  error instanceof Error && 'error' in error
    ? text(error.error)
    : error instanceof Error && 'code' in error
      ? text(error.code)
      : 'unknown';

/** The provider did not answer, or not as a provider: nothing is known of the shopper. */
export const isUnavailable = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    error instanceof TypeError ||
    ('code' in error && error.code === 'OAUTH_TIMEOUT') ||
    statusOf(error) >= 500);

/** Of the answer in an error or below it; by its shape, since a server may have replaced the class of responses. */
const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 0;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'cause' in error ? statusOf(error.cause) : 0;
};

/** What the provider says of a refresh token that is spent, revoked or too old. */
export const isRefused = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
