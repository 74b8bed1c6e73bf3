import { newNonce } from '#ui/request/random.server.ts';
import { type SecurityConfig, securityHeaders } from '../security.ts';

/** The headers of every answer, as alternating names and values, made once except for the nonce. */
export function headersAround(security: SecurityConfig) {
  const hole = newNonce();
  const written = Object.entries(securityHeaders(security, hole)).flat();
  const holes = written.flatMap((text, at) => (text.includes(hole) ? [{ at, texts: text.split(hole) }] : []));
  return (nonce: string): string[] => {
    const filled = written.slice();
    for (const { at, texts } of holes) filled[at] = texts.join(nonce);
    return filled;
  };
}
