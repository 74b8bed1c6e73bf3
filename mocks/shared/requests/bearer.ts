import type { Site } from '../site.ts';
import { isAgent } from './agents.ts';

/** The identity in an access token. */
export interface Bearer {
  email: string;
  firstName: string;
  lastName: string;
  profile: Site;
  /** Set for an agent, who is nobody's shopper. */
  role?: 'agent';
}

/** Reads a token; null when it belongs to another issuer or is invalid. */
export type Verifier = (token: string) => Promise<Bearer | null>;

const TEST_PREFIX = 'test:';

/** `Bearer test:<e-mail>`: for Node tests and Storybook only, a started server refuses it. */
const testVerifier: Verifier = async (token) => {
  if (!token.startsWith(TEST_PREFIX)) return null;
  const email = token.slice(TEST_PREFIX.length).toLowerCase();
  const profile = email.startsWith('pro-') ? 'pro' : 'part';
  const names = { firstName: 'Compte', lastName: email.split('@')[0] ?? email };
  return { email, ...names, profile, ...(isAgent(email) && { role: 'agent' as const }) };
};

let trusted: Verifier[] = [];

/** Adds a verifier; while there is one, test tokens are refused. Returns a function that removes it. */
export function trust(verifier: Verifier): () => void {
  trusted = [...trusted, verifier];
  return () => {
    trusted = trusted.filter((each) => each !== verifier);
  };
}

/** When each revoked token ends by itself. */
const revoked = new Map<string, number>();

/**
 * The token opens nothing any more, though its time is not over.
 *
 * @param end of its time, in milliseconds: it is forgotten after that
 */
export function revoke(token: string, end: number): void {
  for (const [each, itsEnd] of revoked) if (itsEnd <= Date.now()) revoked.delete(each);
  revoked.set(token, end);
}

export const isRevoked = (token: string): boolean => revoked.has(token);

export async function bearerOf(request: Request): Promise<Bearer | null> {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || isRevoked(token)) return null;
  for (const verify of trusted.length > 0 ? trusted : [testVerifier]) {
    const bearer = await verify(token);
    if (bearer) return bearer;
  }
  return null;
}
