import { randomBytes } from 'node:crypto';

const drawnAtOnce = 4096;
let [drawn, at] = [Buffer.alloc(0), 0];

/**
 * Random bytes as text, none used twice. Bytes are fetched in bulk, because one call to the system costs more than
 * sending a cached page.
 */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (at + bytes > drawn.length) [drawn, at] = [randomBytes(drawnAtOnce), 0];
  at += bytes;
  return drawn.toString(encoding, at - bytes, at);
}

/** 128 random bits, in the encoding of the header and the page. */
export const newNonce = () => randomText(16, 'base64');
