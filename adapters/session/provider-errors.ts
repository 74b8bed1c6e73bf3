import * as oidc from 'openid-client';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The error code of the library or the provider; never its message, which may repeat what was sent. */
export const reasonOf = (error: unknown) =>
  error instanceof Error && 'error' in error
    ? text(error.error)
    : error instanceof Error && 'code' in error
      ? text(error.code)
      : 'unknown';

/** The provider did not answer, or not in its protocol: the session may still be valid. */
export const isUnavailable = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    error instanceof TypeError ||
    ('code' in error && error.code === 'OAUTH_TIMEOUT') ||
    statusOf(error) >= 500);

/**
 * The status of the response in an error or its cause; found by shape, since a server may have replaced the Response
 * class.
 */
const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 0;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'cause' in error ? statusOf(error.cause) : 0;
};

/** The provider's refusal of a refresh token that is spent, revoked or too old. */
export const isRefused = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';

/** It refuses the shop itself, such as its secret, which no visitor can mend. */
export const refusesShop = (error: unknown) =>
  error instanceof oidc.WWWAuthenticateChallengeError ||
  (error instanceof oidc.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));
