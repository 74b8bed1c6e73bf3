import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Bearer, Verifier } from '../shared/requests/bearer.ts';

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
  // Checking a signature takes longer than most answers.
  const cache = new LRUCache<string, { bearer: Bearer; ends: number }>({ max: 5000 });
  return async (token) => {
    const before = cache.get(token);
    if (before && Date.now() < before.ends) return before.bearer;
    if (issuerOf(token) !== issuer) return null;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: AUDIENCE });
      const isAgent = payload.role === 'agent';
      if (typeof payload.email !== 'string' || (who !== 'everybody' && isAgent !== (who === 'agents'))) return null;
      const bearer: Bearer = {
        email: payload.email,
        firstName: textOf(payload.given_name),
        lastName: textOf(payload.family_name),
        profile: payload.profile === 'pro' ? 'pro' : 'part',
        ...(isAgent && { role: 'agent' as const }),
      };
      cache.set(token, { bearer, ends: (payload.exp ?? 0) * 1000 });
      return bearer;
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
