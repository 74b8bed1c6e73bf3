import { randomBytes } from 'node:crypto';

const drawnAtOnce = 4096;
let [drawn, at] = [Buffer.alloc(0), 0];

/** Random bytes as text, none of them given twice. Asking the system for each costs more than sending a page that is kept. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (at + bytes > drawn.length) [drawn, at] = [randomBytes(drawnAtOnce), 0];
  at += bytes;
  return drawn.toString(encoding, at - bytes, at);
}

/** 128 random bits, as the header and the page say them. */
export const newNonce = () => randomText(16, 'base64');
