import type { ServerResponse } from 'node:http';
import type { Shop } from '#ui/request/shop.ts';
import type { Answered } from '../metrics.ts';
import { accessLine, proxyHeaders, type RequestAccount } from '../request-account.ts';
import type { SecurityConfig } from '../security.ts';
import { headersAround } from './headers-around.ts';

interface Telling {
  log: Shop['log'];
  answered: Answered | undefined;
}

/** Notes an answer in the log and in the measurements; a check of health is no news. */
export const telling =
  ({ log, answered }: Telling) =>
  (account: RequestAccount, status: number): void => {
    answered?.(account, status);
    log[account.route.isCheck ? 'debug' : 'info'](accessLine(account, status), 'request');
  };

interface AtOnce {
  account: RequestAccount;
  status: number;
  /** Names and values in turn, with `Content-Length`. */
  headers: string[];
  nonce: string;
  pieces: readonly (string | Uint8Array)[];
}

/** Sends an answer without the HTTP application, with all that it would add. */
export function answeringAtOnce({
  security,
  isReady,
  ...around
}: Telling & { security: SecurityConfig; isReady(): boolean }) {
  const always = headersAround(security);
  const tell = telling(around);
  return (response: ServerResponse, { account, status, headers, nonce, pieces }: AtOnce): void => {
    headers.push(...always(nonce), ...proxyHeaders(account).flat());
    // While the server stops, an open connection would be cut.
    if (!isReady()) headers.push('Connection', 'close');
    response.writeHead(status, headers);
    // Headers and body leave in one system call: together with one text, which is the fastest, or as a list.
    const last = pieces.at(-1);
    if (pieces.length > 1) response.cork();
    for (const piece of pieces.slice(0, -1)) response.write(piece);
    response.end(last);
    tell(account, status);
  };
}
