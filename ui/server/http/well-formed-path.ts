import { decodeUri } from '#domain/shared/decode-uri.ts';

/** Letters, digits and the signs - . _ ~ (RFC 3986, unreserved). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i;

/**
 * Whether a path means something once it is decoded: without control characters, which browsers drop inside addresses
 * and the router cannot, without broken escapes, which the router writes to the log as they came, and without escapes of
 * signs that need none: the router would read another route than those who judge the address as it stands.
 */
export function isSpoken(pathname: string): boolean {
  const path = decodeUri(pathname);
  return path !== null && !needless.test(pathname) && !/[\u0000-\u001f\u007f]/.test(path);
}
