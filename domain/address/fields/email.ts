import type { AddressFault } from './faults.ts';
import { lengthFault } from './lines.ts';

/** The carrier's limit (postal-domain 9.56). */
export const emailMax = 80;

const local = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const hostPart = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** The pattern of `<input type="email">` (WHATWG), read in two halves so that no input is slow; empty breaks no rule. */
export function emailFault(email: string): AddressFault | undefined {
  if (email === '') return undefined;
  return lengthFault(email, emailMax) ?? (isEmail(email) ? undefined : { code: 'email' });
}

function isEmail(email: string): boolean {
  const at = email.indexOf('@');
  const hostParts = email.slice(at + 1).split('.');
  return at > 0 && local.test(email.slice(0, at)) && hostParts.every((one) => hostPart.test(one));
}
