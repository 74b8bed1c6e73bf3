import type { IDToken, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';

/** The tokens that the provider gave, with the claims that the library has checked. */
export type IssuedTokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** An ID token with a right signature that still proves nothing here. */
export class UntrustedIdToken extends Error {
  override name = 'UntrustedIdToken';
  readonly code: string;

  /** @param code for the log, without a value of the token. */
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Seconds by which the clocks of the provider and of the shop may differ. */
const skew = 60;
/** Seconds for which a token that was just given may have existed; the library checks only that it is not over. */
const oldest = 300;

/**
 * The claims of the ID token that was given with an access token. The library has checked its signature, issuer,
 * audience, nonce and end.
 *
 * @throws UntrustedIdToken when there is none, or it was issued at another time than now.
 */
export function freshClaims(tokens: IssuedTokens): IDToken {
  const claims = tokens.claims();
  if (claims === undefined) throw new UntrustedIdToken('ID_TOKEN_MISSING');
  const age = Date.now() / 1000 - claims.iat;
  if (!(age >= -skew && age <= oldest)) throw new UntrustedIdToken('ID_TOKEN_ISSUED_AT');
  return claims;
}

/**
 * Checks the ID token that may come with a renewed access token (OpenID Connect Core §12.2).
 *
 * @throws UntrustedIdToken when it is somebody else's.
 */
export function assertSameShopper(tokens: IssuedTokens, subject: string): void {
  if (tokens.claims() !== undefined && freshClaims(tokens).sub !== subject)
    throw new UntrustedIdToken('ID_TOKEN_SUBJECT');
}
