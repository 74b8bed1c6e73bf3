import type { IncomingMessage, ServerResponse } from 'node:http';
import { modeOf } from '#domain/shared/mode.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import type { trustedProxies } from '../client-address.ts';
import type { measuredRoutes } from '../measured-route.ts';
import type { OnAnswer } from '../metrics.ts';
import type { PageBulkhead } from '../page-bulkhead.ts';
import { openAccount, type RequestAccount } from '../request-account.ts';
import { prioritisedRequestOf } from '../request-priority.ts';
import { byNonce, type SecurityConfig } from '../security.ts';
import { bareHeaders, bareHtml } from './bare-page.ts';
import { nodeResponder } from './node-response.ts';

interface ShortCircuitParts {
  shop: Pick<Shop, 'log'>;
  bulkhead: Pick<PageBulkhead, 'refuses'>;
  security: SecurityConfig;
  proxies: Pick<ReturnType<typeof trustedProxies>, 'sent'>;
  measuredRouteOf: ReturnType<typeof measuredRoutes>;
  isReady(): boolean;
  answered: OnAnswer | undefined;
  /** Whether the page cache has the page. */
  isCached(request: IncomingMessage): boolean;
}

interface ImmediateAnswer {
  account: RequestAccount;
  status: number;
  headers: Record<string, string>;
  body: string;
  nonce: string;
}

const noPages = new Set(['asset', 'media', 'file']);

/**
 * Answers health checks, and refuses a page while the bulkhead is full. It runs before the HTTP application, so that a
 * refusal costs nearly nothing. Returns whether it answered.
 */
export function shortCircuit({
  shop,
  bulkhead,
  security,
  proxies,
  measuredRouteOf,
  isReady,
  answered,
  isCached,
}: ShortCircuitParts) {
  const write = nodeResponder({ log: shop.log, security, isReady, answered });
  const send = (response: ServerResponse, { headers, body, nonce, ...answer }: ImmediateAnswer): true => {
    const length = ['Content-Length', String(Buffer.byteLength(body))];
    write(response, {
      ...answer,
      headers: [...Object.entries(headers).flat(), ...length],
      inline: byNonce(nonce),
      body: answer.account.method === 'HEAD' ? '' : body,
    });
    return true;
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers: came } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.replace(/\?.*/s, '');
    const route = measuredRouteOf(path);
    const accountOf = () =>
      openAccount(
        { get: (name) => (typeof came[name] === 'string' ? came[name] : null) },
        { method, route, isProxied: proxies.sent(request.socket.remoteAddress) },
      );
    const nonce = newNonce();
    if (path === '/healthz') {
      const headers = { ...privateHeaders, 'Content-Type': 'text/plain; charset=UTF-8' };
      return send(response, { account: accountOf(), status: 200, headers, body: 'ok', nonce });
    }
    if (noPages.has(route.id)) return false;
    if (!bulkhead.refuses(prioritisedRequestOf({ method, path, route: route.id })) || isCached(request)) return false;
    const account = accountOf();
    const { sid, lang } = account;
    const body = bareHtml({ status: 503, sid, lang, mode: modeOf(path), nonce });
    return send(response, { account, status: 503, headers: bareHeaders(503), body, nonce });
  };
}
