import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Verifier } from '../shared/bearer.ts';

export const AUDIENCE = 'occ';

/**
 * Verifies the access tokens of one issuer with its published keys.
 *
 * @param who an issuer says: where agents have an issuer of their own, no other makes one, and theirs makes no shopper.
 */
export function jwtVerifier(
  issuer: string,
  jwksUrl: string,
  who: 'everybody' | 'shoppers' | 'agents' = 'everybody',
): Verifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (token) => {
    if (issuerOf(token) !== issuer) return null;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: AUDIENCE });
      const isAgent = payload.role === 'agent';
      if (typeof payload.email !== 'string' || (who !== 'everybody' && isAgent !== (who === 'agents'))) return null;
      return {
        email: payload.email,
        firstName: textOf(payload.given_name),
        lastName: textOf(payload.family_name),
        profile: payload.profile === 'pro' ? 'pro' : 'part',
        ...(isAgent && { role: 'agent' as const }),
      };
    } catch {
      return null;
    }
  };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
