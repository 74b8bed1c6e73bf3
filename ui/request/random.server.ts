const drawnAtOnce = 4096;
let [drawn, at] = [new Uint8Array(0), 0];

/**
 * Random bytes as text, none used twice. Bytes are fetched in bulk, because one call to the system costs more than
 * sending a cached page.
 */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (at + bytes > drawn.length) [drawn, at] = [crypto.getRandomValues(new Uint8Array(drawnAtOnce)), 0];
  at += bytes;
  const text = btoa(String.fromCharCode(...drawn.subarray(at - bytes, at)));
  return encoding === 'base64' ? text : text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 128 random bits, in the encoding of the header and the page. */
export const newNonce = () => randomText(16, 'base64');
