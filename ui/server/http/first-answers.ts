import type { IncomingMessage, ServerResponse } from 'node:http';
import { modeOf } from '#domain/shared/mode.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { bareHeaders, bareHtml } from './bare-page.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { entrantOf } from './entrant.ts';
import { headersAround } from './headers-around.ts';
import type { measuredRoutes } from './measured-route.ts';
import type { Answered } from './metrics.ts';
import { accessLine, openAccount, type RequestAccount } from './request-account.ts';
import type { SecurityConfig } from './security.ts';

interface First {
  shop: Pick<Shop, 'log'>;
  limiter: Pick<ConcurrencyLimiter, 'refuses'>;
  security: SecurityConfig;
  measuredRouteOf: ReturnType<typeof measuredRoutes>;
  isReady(): boolean;
  answered: Answered | undefined;
  /** Whether there is a page to send without making one. */
  isCached(request: IncomingMessage): boolean;
}

const noPages = new Set(['asset', 'media', 'file']);

/**
 * Answers before the HTTP application: the health of the process, and a refusal while there is no place to make a page,
 * which so costs nearly nothing. Returns whether it did.
 */
export function firstAnswers({ shop, limiter, security, measuredRouteOf, isReady, answered, isCached }: First) {
  const always = headersAround(security);
  const send = (
    response: ServerResponse,
    account: RequestAccount,
    { status, headers, body, nonce }: { status: number; headers: Record<string, string>; body: string; nonce: string },
  ) => {
    const flat = [...Object.entries(headers).flat(), ...always(nonce), 'X-Request-Id', account.requestId];
    if (!isReady()) flat.push('Connection', 'close');
    response.writeHead(status, [...flat, 'Content-Length', String(Buffer.byteLength(body))]);
    response.end(account.method === 'HEAD' ? '' : body);
    answered?.(account, status);
    shop.log[account.route.isCheck ? 'debug' : 'info'](accessLine(account, status), 'request');
    return true;
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers: came } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.replace(/\?.*/s, '');
    const route = measuredRouteOf(path);
    const accountOf = () =>
      openAccount({ get: (name) => (typeof came[name] === 'string' ? came[name] : null) }, { method, route });
    const nonce = newNonce();
    if (path === '/healthz') {
      const headers = { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/plain; charset=UTF-8' };
      return send(response, accountOf(), { status: 200, headers, body: 'ok', nonce });
    }
    if (noPages.has(route.id)) return false;
    if (!limiter.refuses(entrantOf({ method, path, route: route.id })) || isCached(request)) return false;
    const account = accountOf();
    const { sid, lang } = account;
    const body = bareHtml({ status: 503, sid, lang, mode: modeOf(path), nonce });
    return send(response, account, { status: 503, headers: bareHeaders(503), body, nonce });
  };
}
