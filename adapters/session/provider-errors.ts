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

const statusOf = (error: unknown): number => {
  if (error instanceof Response) return error.status;
  if (!(error instanceof Error)) return 0;
  return 'status' in error && typeof error.status === 'number' ? error.status : statusOf(error.cause);
};

/** What the provider says of a refresh token that is spent, revoked or too old. */
export const isRefused = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
