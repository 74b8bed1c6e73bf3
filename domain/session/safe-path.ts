import { decodeUri } from '../shared/decode-uri.ts';

/**
 * A redirect target from a query: a path of this shop, or `null`. Refused are other origins in every spelling that a
 * browser accepts: `//`, `/\`, encoded forms of both, schemes, control characters (browsers drop tabs and newlines
 * inside an address), and more than 2,000 characters.
 */
export function safePath(target: string | null | undefined): string | null {
  if (!target || target.length > 2000 || !target.startsWith('/')) return null;
  for (let read = target, times = 0; times < 5; times += 1) {
    if (isSuspicious(read)) return null;
    const next = decodePath(read);
    if (next === null) return null;
    if (next === read) break;
    read = next;
  }
  const resolved = new URL(target, 'https://shop.invalid');
  return resolved.origin === 'https://shop.invalid' && !resolved.pathname.startsWith('//')
    ? resolved.pathname + resolved.search + resolved.hash
    : null;
}

// Only the path must not contain `//`; a query may hold an address, which is not followed.
const isSuspicious = (target: string) => /[\u0000-\u001f\u007f\\]/.test(target) || /^[^?#]*\/\//.test(target);

function decodePath(target: string): string | null {
  const [encoded = '', ...rest] = target.split(/(?=[?#])/);
  const path = decodeUri(encoded);
  return path === null ? null : path + rest.join('');
}
