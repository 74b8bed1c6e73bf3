/** What a backend's own tokens replace in the pacts. */
import { AGENT } from '#adapters/testing/pact.ts';

/** The header that a backend is sent in place of a pact's; `undefined` leaves the pact's as it is. */
export function bearerFor(
  written: string | undefined,
  given: { shopper: string | undefined; agent: string | undefined },
): string | undefined {
  if (!written) return undefined;
  const token = written === `Bearer test:${AGENT}` ? given.agent : given.shopper;
  return token && `Bearer ${token}`;
}
