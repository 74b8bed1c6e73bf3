import type { ServerResponse } from 'node:http';
import type { Shop } from '#ui/request/shop.ts';
import type { OnAnswer } from '../metrics.ts';
import { accessLine, proxyHeaders, type RequestAccount } from '../request-account.ts';
import { type InlineSources, type SecurityConfig, securityHeaders } from '../security.ts';

interface Telling {
  log: Shop['log'];
  answered: OnAnswer | undefined;
}

/** Writes an answer to the log and the measurements, except health checks. */
export const accessLogger =
  ({ log, answered }: Telling) =>
  (account: RequestAccount, status: number): void => {
    answered?.(account, status);
    log[account.route.isCheck ? 'debug' : 'info'](accessLine(account, status), 'request');
  };

interface NodeAnswer {
  account: RequestAccount;
  status: number;
  /** Names and values in turn, with `Content-Length`. */
  headers: string[];
  inline: InlineSources;
  body: string | Uint8Array;
}

/** Sends an answer without the HTTP application, with the headers that it would add. */
export function nodeResponder({
  security,
  isReady,
  ...around
}: Telling & { security: SecurityConfig; isReady(): boolean }) {
  const tell = accessLogger(around);
  return (response: ServerResponse, { account, status, headers, inline, body }: NodeAnswer): void => {
    headers.push(...Object.entries(securityHeaders(security, inline)).flat(), ...proxyHeaders(account).flat());
    // While the server stops, an open connection would be cut.
    if (!isReady()) headers.push('Connection', 'close');
    response.writeHead(status, headers);
    response.end(body);
    tell(account, status);
  };
}
