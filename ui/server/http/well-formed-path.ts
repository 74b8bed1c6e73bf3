import { decodeUri } from '#domain/shared/decode-uri.ts';

/** Letters, digits and the signs - . _ ~ (RFC 3986, unreserved). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i;

/**
 * Whether a path can be decoded safely. It has no control characters, which browsers drop and the router does not; no broken
 * escapes, which the router would write to the log; and no escapes of letters and digits, which the router would decode: it
 * would find another route than the checks before it.
 */
export function isWellFormedPath(pathname: string): boolean {
  const path = decodeUri(pathname);
  return path !== null && !needless.test(pathname) && !/[\u0000-\u001f\u007f]/.test(path);
}
