import type { AddressFault } from './faults.ts';
import { lengthFault } from './lines.ts';

/** The carrier's limit (postal-domain 9.56). */
export const emailMax = 80;

const namePart = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+$/;
/** The last one is a word: no country and no other ending has one letter, or digits alone. */
const ending = /^[a-zA-Z].*[a-zA-Z0-9]$/;
const hostPart = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Before the @ (RFC 5321). */
const longestName = 64;

/**
 * An address « nom@domaine.fr » (specification §5): the pattern of `<input type="email">` (WHATWG), with a domain of two
 * parts and no dot at an edge or beside another, read in two halves so that no input is slow; empty breaks no rule.
 */
export function emailFault(email: string): AddressFault | undefined {
  if (email === '') return undefined;
  return lengthFault(email, emailMax) ?? (isEmail(email) ? undefined : { code: 'email' });
}

function isEmail(email: string): boolean {
  const at = email.indexOf('@');
  const hostParts = email.slice(at + 1).split('.');
  const nameParts = email.slice(0, Math.max(at, 0)).split('.');
  return (
    at <= longestName &&
    nameParts.every((one) => namePart.test(one)) &&
    hostParts.length > 1 &&
    hostParts.every((one) => hostPart.test(one)) &&
    ending.test(hostParts.at(-1) ?? '')
  );
}
